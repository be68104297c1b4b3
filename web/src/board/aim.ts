import { flipLie, lieKey, lieOf, turnLie } from './choices';
import type { Lie } from './choices';
import { placeKey } from './layout';
import type { Layout } from './layout';
import type { Choice, Held, Place, Point } from './types';

/** What a piece would do where it is held: the choice it snaps to, and all others within reach there. */
export interface Aim {
  choice: Choice;
  lie: Lie;
  /** How many ways of lying there are here, and which this is, from 1. */
  ways: number;
  way: number;
}

/**
 * Looks for choices that cover a cell. Of those that lie as wished the nearest to the point is taken;
 * if none does, the first way of turning that is legal, then the same turned over.
 */
export function aimAt(
  choices: Choice[],
  held: Held,
  wish: Lie,
  cell: Place,
  point: Point,
  layout: Layout,
): Aim | null {
  const byLie = waysAt(choices, held, cell);
  if (byLie.size === 0) return null;
  const tile = held.piece.kind === 'tile';
  const order = orders(wish, tile).filter((lie) => byLie.has(lieKey(lie, tile)));
  const lie = order[0];
  if (!lie) return null;
  const choice = nearest(byLie.get(lieKey(lie, tile))!, point, layout);
  const all = [...byLie.keys()].sort();
  return { choice, lie, ways: byLie.size, way: all.indexOf(lieKey(lie, tile)) + 1 };
}

/** The next legal way of lying at a cell, turning by steps; null if there is no other. */
export function turnAt(
  choices: Choice[],
  held: Held,
  from: Lie,
  cell: Place,
  steps: number,
): Lie | null {
  const tile = held.piece.kind === 'tile';
  const byLie = waysAt(choices, held, cell);
  const now = lieKey(from, tile);
  const sense = steps < 0 ? -1 : 1;
  const plain = [1, 2, 3, 4, 5].map((turn) => turnLie(from, sense * turn));
  const flipped = [0, 1, 2, 3, 4, 5].map((turn) => turnLie(flipLie(from), sense * turn));
  const others = [...plain, ...(tile ? [] : flipped)];
  return others.find((lie) => lieKey(lie, tile) !== now && byLie.has(lieKey(lie, tile))) ?? null;
}

/** The same turned over, in the legal way that is nearest to it. */
export function flipAt(choices: Choice[], held: Held, from: Lie, cell: Place): Lie | null {
  if (held.piece.kind === 'tile') return null;
  const byLie = waysAt(choices, held, cell);
  const now = lieKey(from, false);
  const over = flipLie(from);
  const turns = [0, 1, 5, 2, 4, 3].map((turn) => turnLie(over, turn));
  return turns.find((lie) => lieKey(lie, false) !== now && byLie.has(lieKey(lie, false))) ?? null;
}

/** Choices that cover a cell, by how the piece lies. */
function waysAt(choices: Choice[], held: Held, cell: Place): Map<string, Choice[]> {
  const tile = held.piece.kind === 'tile';
  const wanted = placeKey(cell);
  const ways = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.places.some((place) => placeKey(place) === wanted)) continue;
    const key = lieKey(lieOf(choice, held), tile);
    const known = ways.get(key);
    if (known) known.push(choice);
    else ways.set(key, [choice]);
  }
  return ways;
}

/** As wished, then turned by ever more to either side, then turned over. */
function orders(wish: Lie, tile: boolean): Lie[] {
  const turns = [0, 1, 5, 2, 4, 3];
  const plain = turns.map((turn) => turnLie(wish, turn));
  return tile ? plain : [...plain, ...turns.map((turn) => turnLie(flipLie(wish), turn))];
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
    // Drilling is offered afterwards: what drills less comes first.
    const cost = Math.hypot(x, y) + choice.drills.length * 0.01 - Math.sign(Math.round(x)) * 1e-3 - Math.sign(Math.round(y)) * 2e-3;
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}

export function middleOf(places: Place[], layout: Layout): Point {
  const points = places.map((place) => layout.pointOf(place));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}
