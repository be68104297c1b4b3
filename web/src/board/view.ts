import type { Box } from './geometry';
import type { Point } from './types';

/** Pixels that a finger or a mouse may wander without it being a drag. */
export const SLACK = 8;
/** A cell is never drawn larger than this by itself, in pixels a unit. */
const LARGEST = 1.5;

/** What part of the table is seen: pixels = units * scale + (x, y). */
export class View {
  scale = 1;
  x = 0;
  y = 0;
  /** Follows the table until the person moves it. */
  auto = true;

  private fitted = 1;

  /** Shows all of a box in a pane, below what is taken at its top. */
  fit(box: Box, width: number, whole: number, largest = LARGEST, top = 0): void {
    const height = whole - top;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    if (wide <= 0 || high <= 0 || width <= 0 || height <= 0) return;
    this.scale = Math.min(width / wide, height / high, largest);
    this.fitted = this.scale;
    this.x = width / 2 - ((box.left + box.right) / 2) * this.scale;
    this.y = top + height / 2 - ((box.top + box.bottom) / 2) * this.scale;
    this.auto = true;
  }

  /** Larger or smaller about a point of the pane, which stays where it is. */
  zoom(factor: number, about: Point): void {
    const scale = Math.min(Math.max(this.scale * factor, this.fitted * 0.5), Math.max(3, this.fitted * 4));
    const change = scale / this.scale;
    this.x = about.x - (about.x - this.x) * change;
    this.y = about.y - (about.y - this.y) * change;
    this.scale = scale;
    this.auto = false;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.auto = false;
  }

  /** Keeps some of the box inside the pane, so that nobody loses the table. */
  hold(box: Box, width: number, height: number): void {
    const keep = 60;
    const [left, right] = [box.left * this.scale + this.x, box.right * this.scale + this.x];
    const [top, bottom] = [box.top * this.scale + this.y, box.bottom * this.scale + this.y];
    if (right < keep) this.x += keep - right;
    if (left > width - keep) this.x -= left - (width - keep);
    if (bottom < keep) this.y += keep - bottom;
    if (top > height - keep) this.y -= top - (height - keep);
  }

  /** Whether more is there than can be seen. */
  get zoomed(): boolean {
    return !this.auto && this.scale > this.fitted * 1.02;
  }

  toTable({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  toPane({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  get css(): string {
    return `translate(${this.x.toFixed(2)}px, ${this.y.toFixed(2)}px) scale(${this.scale.toFixed(4)})`;
  }
}
