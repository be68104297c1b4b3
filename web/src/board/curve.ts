import { towards } from './geometry';
import type { Point } from './types';

/** A step along a curve: where, and the unit vector in which it goes on. */
export interface Step extends Point {
  dx: number;
  dy: number;
}

/**
 * The smooth line through the middles of neighbouring cells: straight from the first one, bending
 * round each cell between, in steps of about `gap` units.
 */
export function smooth(points: Point[], gap: number, closed = false): Step[] {
  const dots = closed ? ringDots(points, gap) : lineDots(points, gap);
  return evened(dots, gap, closed);
}

function lineDots(points: Point[], gap: number): Point[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return [];
  const dots: Point[] = [first];
  for (let index = 1; index < points.length - 1; index++) {
    bend(dots, points[index - 1]!, points[index]!, points[index + 1]!, gap);
  }
  dots.push(last);
  return dots;
}

function ringDots(points: Point[], gap: number): Point[] {
  const dots: Point[] = [];
  const count = points.length;
  for (let index = 0; index < count; index++) {
    const [before, here, after] = [index + count - 1, index, index + 1];
    bend(dots, points[before % count]!, points[here]!, points[after % count]!, gap);
  }
  if (dots[0]) dots.push(dots[0]);
  return dots;
}

/** From halfway before a cell to halfway after it. */
function bend(dots: Point[], before: Point, here: Point, after: Point, gap: number): void {
  const into = towards(here, before, 0.5);
  const out = towards(here, after, 0.5);
  const pieces = Math.max(4, Math.ceil(70 / gap) * 2);
  for (let piece = 0; piece <= pieces; piece++) {
    const t = piece / pieces;
    dots.push(towards(towards(into, here, t), towards(here, out, t), t));
  }
}

/** The same line in steps of equal length. */
function evened(dots: Point[], gap: number, closed: boolean): Step[] {
  let length = 0;
  for (let index = 1; index < dots.length; index++) length += span(dots[index - 1]!, dots[index]!);
  const count = Math.max(2, Math.round(length / gap));
  const step = length / count;
  const even: Point[] = [];
  let walked = 0;
  let next = 0;
  for (let index = 1; index < dots.length; index++) {
    const [from, to] = [dots[index - 1]!, dots[index]!];
    const piece = span(from, to);
    while (piece > 0 && next <= walked + piece + 1e-6 && even.length <= count) {
      even.push(towards(from, to, (next - walked) / piece));
      next += step;
    }
    walked += piece;
  }
  return even.map((point, index) => {
    const before = even[index - 1] ?? (closed ? even[even.length - 2]! : point);
    const after = even[index + 1] ?? (closed ? even[1]! : point);
    const [x, y] = [after.x - before.x, after.y - before.y];
    const size = Math.hypot(x, y) || 1;
    return { ...point, dx: x / size, dy: y / size };
  });
}

export function span(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point in path data: a tenth of a unit is finer than anybody sees of a body. */
export function tenths({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10 + 0},${Math.round(y * 10) / 10 + 0}`;
}

/** The outline of a line that is `half(index)` wide to each side at its steps. */
export function ribbon(steps: Step[], half: (index: number) => number): string {
  const side = (sign: number) =>
    steps.map(({ x, y, dx, dy }, index) => tenths({ x: x - sign * dy * half(index), y: y + sign * dx * half(index) }));
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`;
}
