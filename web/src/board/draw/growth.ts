import type { Layout } from '../layout';
import { group, label, moveTo, shape } from '../shape';
import type { Shape } from '../shape';
import type { Growth, Place } from '../types';

/** A letter of this sign is never smaller than this, in pixels, however small the board is. */
const LEAST = 15;
const LETTER = 17;

/** How long something becomes by a choice, and by how much: above what is laid, or below it at the top of the board. */
export function growthSign({ from, to }: Growth, places: readonly Place[], layout: Layout, scale: number): Shape {
  const points = places.map((place) => layout.pointOf(place));
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const by = Math.max(1, LEAST / (LETTER * scale));
  const above = top - 42 - 12 * by;
  const y = above - 14 * by < layout.box.top ? bottom + 42 + 12 * by : above;
  const text = from > 0 ? `+${to - from} = ${to}` : `${to}`;
  const wide = 16 + text.length * 9.5;
  return group(
    { class: 'sb-growth', move: moveTo(x, y, by) },
    shape('rect', { x: -wide / 2, y: -13, width: wide, height: 26, rx: 13 }),
    label(text, { y: 6 }),
  );
}
