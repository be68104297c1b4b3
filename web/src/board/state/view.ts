import type { Box } from '../geometry';
import type { Point } from '../types';

/** A cell is never drawn larger than this by itself, in pixels a unit. */
const LARGEST = 1.5;

/** What part of the drawing is seen: pixels = units * scale + (x, y). */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Follows the drawing until the person moves it. */
  readonly auto: boolean;
  /** The scale at which all was seen. */
  readonly fitted: number;
}

export const UNFITTED: View = { scale: 1, x: 0, y: 0, auto: true, fitted: 1 };

/** Shows all of a box in a pane, below what is taken at its top. */
export function fitted(view: View, box: Box, width: number, whole: number, largest = LARGEST, top = 0): View {
  const height = whole - top;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  if (wide <= 0 || high <= 0 || width <= 0 || height <= 0) return view;
  const scale = Math.min(width / wide, height / high, largest);
  const x = width / 2 - ((box.left + box.right) / 2) * scale;
  const y = top + height / 2 - ((box.top + box.bottom) / 2) * scale;
  return { scale, x, y, auto: true, fitted: scale };
}

/** Larger or smaller about a point of the pane, which stays where it is. */
export function zoomed(view: View, factor: number, about: Point): View {
  const scale = Math.min(Math.max(view.scale * factor, view.fitted * 0.5), Math.max(3, view.fitted * 4));
  const change = scale / view.scale;
  const [x, y] = [about.x - (about.x - view.x) * change, about.y - (about.y - view.y) * change];
  return { ...view, scale, x, y, auto: false };
}

export function panned(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy, auto: false };
}

/** Keeps some of the box inside the pane, so that nobody loses it. */
export function keptInPane(view: View, box: Box, width: number, height: number): View {
  const keep = 60;
  let { x, y } = view;
  const [left, right] = [box.left * view.scale + x, box.right * view.scale + x];
  const [top, bottom] = [box.top * view.scale + y, box.bottom * view.scale + y];
  if (right < keep) x += keep - right;
  if (left > width - keep) x -= left - (width - keep);
  if (bottom < keep) y += keep - bottom;
  if (top > height - keep) y -= top - (height - keep);
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** Whether more is there than can be seen. */
export function isZoomedIn(view: View): boolean {
  return !view.auto && view.scale > view.fitted * 1.02;
}

/** From pixels of the pane to units of the drawing. */
export function toDrawing(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

/** From units of the drawing to pixels of the pane. */
export function toPane(view: View, { x, y }: Point): Point {
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

export function cssOf(view: View): string {
  return `translate(${view.x.toFixed(2)}px, ${view.y.toFixed(2)}px) scale(${view.scale.toFixed(4)})`;
}
