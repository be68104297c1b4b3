import { SIZE, at, corner, softHexagon } from '../geometry';
import { group, label, shape } from '../svg';
import type { Shape } from '../svg';
import type { Point, Tint } from '../types';

const OUTLINE = softHexagon(SIZE - 1, 5);

/** A tile whose links join its sides; `turn` turns it on, clockwise. */
export function tile(sides: Tint[], turn: number, ids: string): Shape {
  const shown = sides.map((_, side) => sides[(((side - turn) % 6) + 6) % 6]!);
  const links = pairs(shown).sort((a, b) => b.width - a.width);
  return group(
    { class: 'sb-tile' },
    shape('path', { class: 'sb-shade', d: OUTLINE, transform: 'translate(0,3)' }),
    shape('path', { class: 'sb-slab', d: OUTLINE, fill: `url(#${ids}-slate)` }),
    ...links.map(({ tint, from, to }) => link(tint, from, to)),
    shape('path', { class: 'sb-bevel', d: softHexagon(SIZE - 2, 5) }),
    group({ class: 'sb-link-letters' }, ...shown.map((tint, side) => letter(tint, side))),
  );
}

export interface LinkPair {
  tint: Tint;
  from: number;
  to: number;
  /** 1 a corner, 2 a curve, 3 straight. */
  width: number;
}

/** Which sides are joined: those of one colour. */
export function pairs(sides: Tint[]): LinkPair[] {
  const found: LinkPair[] = [];
  sides.forEach((tint, from) => {
    const to = sides.indexOf(tint, from + 1);
    if (to > from) found.push({ tint, from, to, width: Math.min(to - from, 6 - to + from) });
  });
  return found;
}

function link(tint: Tint, from: number, to: number): Shape {
  const d = linkPath(from, to);
  return group(
    { class: `sb-link sb-tint-${tint}` },
    shape('path', { class: 'sb-link-edge', d }),
    shape('path', { class: 'sb-link-body', d }),
    shape('path', { class: 'sb-link-shine', d }),
    shape('path', { class: `sb-link-mark sb-link-mark-${tint}`, d }),
  );
}

/** The middle of a side, from the north-east clockwise. */
function sideMiddle(side: number, share = 1): Point {
  const [a, b] = [corner(side), corner(side + 1)];
  return { x: ((a.x + b.x) / 2) * share, y: ((a.y + b.y) / 2) * share };
}

/** A link leaves each side at a right angle: part of a circle, or straight. */
export function linkPath(from: number, to: number): string {
  const steps = (((to - from) % 6) + 6) % 6;
  const [a, b] = [at(sideMiddle(from)), at(sideMiddle(to))];
  if (steps === 3) return `M${a}L${b}`;
  const near = steps === 1 || steps === 5;
  const radius = near ? SIZE / 2 : SIZE * 1.5;
  return `M${a}A${radius},${radius} 0 0 ${steps < 3 ? 0 : 1} ${b}`;
}

function letter(tint: Tint, side: number): Shape {
  const { x, y } = sideMiddle(side, 0.76);
  return label(tint[0]!.toUpperCase(), { class: `sb-tint-${tint}`, x, y: y + 3.4 });
}
