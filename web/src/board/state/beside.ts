import { SIZE } from '../geometry';
import type { Box } from '../geometry';
import { stackReach } from '../draw/stack';
import type { Place, Point } from '../types';
import { cellAt, isStack, layoutOf } from './queries';
import type { Size, State } from './state';
import { toPane } from './view';

/** The least that is left free to the edges of the pane, and to what something stands beside, in pixels. */
const MARGIN = 6;

/** What lies at a place takes this of the pane, with the signs that say what can be done there. */
export function roomOf(state: State, place: Place): Box {
  const { x, y } = toPane(state.view, layoutOf(state).pointOf(place));
  const { scale } = state.view;
  const reach = isStack(state, place) ? stackReach(cellAt(state, place)?.pieces.length ?? 1) : WHOLE;
  return {
    left: x + reach.left * scale,
    right: x + reach.right * scale,
    top: y + reach.top * scale,
    bottom: y + reach.bottom * scale,
  };
}

const WHOLE: Box = { left: -SIZE, right: SIZE, top: -SIZE, bottom: SIZE };

/**
 * Where the upper left corner of something goes that stands beside a box: below or above it as is wished, on the
 * other side where there is no room, else left or right of it; never outside the pane.
 */
export function besideBox(box: Box, { width, height }: Size, pane: Size, wish: 'above' | 'below'): Point {
  const within = (at: number, size: number, room: number) =>
    Math.min(Math.max(at, MARGIN), Math.max(MARGIN, room - MARGIN - size));
  const left = within((box.left + box.right - width) / 2, width, pane.width);
  const top = within((box.top + box.bottom - height) / 2, height, pane.height);
  const above = { x: left, y: box.top - MARGIN - height };
  const below = { x: left, y: box.bottom + MARGIN };
  const aside = [
    { x: box.right + MARGIN, y: top },
    { x: box.left - MARGIN - width, y: top },
  ];
  const wished = wish === 'below' ? [below, above] : [above, below];
  const inside = ({ x, y }: Point) =>
    x >= MARGIN && y >= MARGIN && x + width <= pane.width - MARGIN && y + height <= pane.height - MARGIN;
  const all = [...wished, ...aside];
  const fits = all.find(inside);
  if (fits) return fits;
  // Where there is no room at all it covers as little as it can.
  const moved = all.map(({ x, y }) => ({ x: within(x, width, pane.width), y: within(y, height, pane.height) }));
  const covered = ({ x, y }: Point) =>
    overlap(box.left, box.right, x, x + width) * overlap(box.top, box.bottom, y, y + height);
  return moved.reduce((best, other) => (covered(other) < covered(best) ? other : best));
}

const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
