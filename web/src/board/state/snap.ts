import { placeKey } from '../layout';
import type { Layout } from '../layout';
import { flipped, orientationKey, orientationOf, rotated } from '../orientation';
import type { Orientation } from '../orientation';
import type { Choice, Held, Place, Point } from '../types';

/** The choice that a piece snaps to where it is held, and how many others there are. */
export interface Snap {
  choice: Choice;
  orientation: Orientation;
  /** How many orientations are legal here, and which this is, from 1. */
  ways: number;
  way: number;
}

/**
 * Looks for choices that cover a cell. Of those that lie as wished the nearest to the point is taken;
 * if none does, the first way of turning that is legal, then the same turned over.
 */
export function snapTo(
  choices: readonly Choice[],
  held: Held,
  wished: Orientation,
  cell: Place,
  point: Point,
  layout: Layout,
): Snap | null {
  const legal = orientationsAt(choices, held, cell);
  const tile = held.piece.kind === 'tile';
  const orientation = byPreference(wished, tile).find((one) => legal.has(orientationKey(one, tile)));
  if (!orientation) return null;
  const key = orientationKey(orientation, tile);
  const way = [...legal.keys()].sort().indexOf(key) + 1;
  return { choice: nearest(legal.get(key)!, point, layout), orientation, ways: legal.size, way };
}

/** The next legal orientation at a cell, turning by steps; null if there is no other. */
export function nextTurn(
  choices: readonly Choice[],
  held: Held,
  from: Orientation,
  cell: Place,
  steps: number,
): Orientation | null {
  const tile = held.piece.kind === 'tile';
  const sense = steps < 0 ? -1 : 1;
  const plain = [1, 2, 3, 4, 5].map((turn) => rotated(from, sense * turn));
  const over = [0, 1, 2, 3, 4, 5].map((turn) => rotated(flipped(from), sense * turn));
  return firstOther(choices, held, from, cell, [...plain, ...(tile ? [] : over)]);
}

/** The same turned over, in the legal orientation that is nearest to it. */
export function nextFlip(choices: readonly Choice[], held: Held, from: Orientation, cell: Place): Orientation | null {
  if (held.piece.kind === 'tile') return null;
  return firstOther(
    choices,
    held,
    from,
    cell,
    EITHER_WAY.map((turn) => rotated(flipped(from), turn)),
  );
}

/** Turned by ever more to either side. */
const EITHER_WAY = [0, 1, 5, 2, 4, 3];

function firstOther(
  choices: readonly Choice[],
  held: Held,
  from: Orientation,
  cell: Place,
  tried: Orientation[],
): Orientation | null {
  const tile = held.piece.kind === 'tile';
  const legal = orientationsAt(choices, held, cell);
  const now = orientationKey(from, tile);
  return tried.find((one) => orientationKey(one, tile) !== now && legal.has(orientationKey(one, tile))) ?? null;
}

/** Choices that cover a cell, by how the piece lies. */
function orientationsAt(choices: readonly Choice[], held: Held, cell: Place): Map<string, Choice[]> {
  const tile = held.piece.kind === 'tile';
  const wanted = placeKey(cell);
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.places.some((place) => placeKey(place) === wanted)) continue;
    const key = orientationKey(orientationOf(choice, held), tile);
    const known = found.get(key);
    if (known) known.push(choice);
    else found.set(key, [choice]);
  }
  return found;
}

/** As wished, then turned by ever more to either side, then turned over. */
function byPreference(wished: Orientation, tile: boolean): Orientation[] {
  const plain = EITHER_WAY.map((turn) => rotated(wished, turn));
  return tile ? plain : [...plain, ...EITHER_WAY.map((turn) => rotated(flipped(wished), turn))];
}

/**
 * The choice whose middle is nearest to the point. Of two that are equally near, as they often are from the
 * middle of a cell, the one to the right or below: always the same one, or a place could be out of
 * reach for those who walk from cell to cell.
 */
function nearest(choices: Choice[], point: Point, layout: Layout): Choice {
  let best = choices[0]!;
  let least = Infinity;
  for (const choice of choices) {
    const middle = middleOf(choice.places, layout);
    const [x, y] = [middle.x - point.x, middle.y - point.y];
    // Of ways to lie in the same place the one that makes the most of it, then the one that drills less: it is seen
    // before anything is chosen.
    const same = (choice.growth?.to ?? 0) * -1e-6 + choice.drills.length * 1e-7;
    const cost = Math.hypot(x, y) - Math.sign(Math.round(x)) * 1e-3 - Math.sign(Math.round(y)) * 2e-3 + same;
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}

function middleOf(places: Place[], layout: Layout): Point {
  const points = places.map((place) => layout.pointOf(place));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}
