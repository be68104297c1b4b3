import type { Point } from './types';

/** Hexagons that stand on a point; `SIZE` is from the middle to a corner, in units of the drawing. */
export const SIZE = 40;
export const WIDTH = Math.sqrt(3) * SIZE;
export const ROW = 1.5 * SIZE;

export interface Axial {
  q: number;
  r: number;
}

/** The six directions, clockwise from the east. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function centre({ q, r }: Axial): Point {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

/** The cell that a point lies in. */
export function cellAt({ x, y }: Point): Axial {
  const r = y / ROW;
  const q = x / WIDTH - r / 2;
  return rounded(q, r);
}

/** The nearest whole cell: round all three cube coordinates, then mend the worst. */
function rounded(q: number, r: number): Axial {
  const s = -q - r;
  let [wholeQ, wholeR] = [Math.round(q), Math.round(r)];
  const wholeS = Math.round(s);
  const [awayQ, awayR, awayS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (awayQ > awayR && awayQ > awayS) wholeQ = -wholeR - wholeS;
  else if (awayR > awayS) wholeR = -wholeQ - wholeS;
  return { q: wholeQ + 0, r: wholeR + 0 };
}

/** Turned clockwise about the origin by steps of 60 degrees. */
export function turned(cell: Axial, steps: number): Axial {
  let { q, r } = cell;
  for (let step = mod6(steps); step > 0; step--) [q, r] = [-r, q + r];
  return { q: q + 0, r: r + 0 };
}

/** Turned over, left for right. */
export function mirrored({ q, r }: Axial): Axial {
  return { q: -q - r + 0, r };
}

export function mod6(steps: number): number {
  return ((steps % 6) + 6) % 6;
}

export function distance(a: Axial, b: Axial): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Corner `index` of a hexagon, clockwise from the top. */
export function corner(index: number, size = SIZE): Point {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

/** The outline of a hexagon as path data. */
export function hexagon(size = SIZE, at: Point = { x: 0, y: 0 }): string {
  const corners = [0, 1, 2, 3, 4, 5].map((index) => {
    const { x, y } = corner(index, size);
    return `${round(at.x + x)},${round(at.y + y)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A hexagon with soft corners. */
export function softHexagon(size: number, soft: number): string {
  const parts: string[] = [];
  for (let index = 0; index < 6; index++) {
    const here = corner(index, size);
    const [before, after] = [corner(index + 5, size), corner(index + 1, size)];
    const cut = soft / size;
    const into = towards(here, before, cut);
    const out = towards(here, after, cut);
    parts.push(`${index === 0 ? 'M' : 'L'}${at(into)}Q${at(here)} ${at(out)}`);
  }
  return parts.join('') + 'Z';
}

export function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A point in path data. */
export function at({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

export function round(number: number): number {
  return Math.round(number * 100) / 100 + 0;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around points, grown by a margin. */
export function boxAround(points: Point[], margin: number): Box {
  if (points.length === 0) return { left: -margin, top: -margin, right: margin, bottom: margin };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
