import { group } from '../shape';
import type { Shape } from '../shape';
import type { Tint } from '../types';
import { TILE, part, placed } from './parts';

/** A tile whose links join its sides; `turn` turns it on, clockwise. */
export function tile(sides: Tint[], turn: number, ids: string): Shape {
  const shown = sides.map((_, side) => sides[(((side - turn) % 6) + 6) % 6]!);
  const links = pairs(shown).sort((a, b) => b.width - a.width);
  return group(
    { class: 'sb-tile' },
    part('tile-slab', ids),
    ...links.map(({ tint, from, width }) =>
      placed(part(`link-${width}`, ids, { tint }), { transform: turnedTo(from) }),
    ),
    part('tile-bevel', ids),
    group({ class: 'sb-link-letters sb-when-marks' }, ...shown.map((tint, side) => letter(tint, side, ids))),
  );
}

export interface LinkPair {
  tint: Tint;
  /** The side from which it goes clockwise to the other, the short way. */
  from: number;
  /** How many sides on: 1 a corner, 2 a curve, 3 straight. */
  width: number;
}

/** Which sides are joined: those of one colour. */
export function pairs(sides: Tint[]): LinkPair[] {
  return sides.flatMap((tint, from) => {
    const to = sides.indexOf(tint, from + 1);
    if (to < 0) return [];
    return [to - from <= 3 ? { tint, from, width: to - from } : { tint, from: to, width: 6 - to + from }];
  });
}

/** Turns what is drawn from the first side on to begin at another. */
export function turnedTo(side: number): string {
  return `rotate(${60 * side})`;
}

function letter(tint: Tint, side: number, ids: string): Shape {
  const [x, y] = TILE.letters[side]!;
  return placed(part('tile-letter', ids, { tint, letter: tint[0]!.toUpperCase() }), {
    transform: `translate(${x},${y})`,
  });
}
