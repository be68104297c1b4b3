import { group, label, moveTo, shape } from '../svg';
import type { Shape } from '../svg';
import type { PieceOf } from '../types';

export type Scale = PieceOf<'scale'>;

/** How much higher each scale of a stack lies; and when it is fanned out. */
export const LIFT = 10;
export const FANNED = 50;

const FACE = 'M-27,-17Q0,-27 27,-17L27,3C27,16 14,25 0,29C-14,25 -27,16 -27,3Z';
const EDGE = 'M-27,3C-27,16 -14,25 0,29C14,25 27,16 27,3L27,12C27,25 14,34 0,38C-14,34 -27,25 -27,12Z';

/** A stack of scales from the bottom up. */
export function stack(scales: Scale[], fanned: boolean, ids: string): Shape {
  const lift = fanned ? FANNED : LIFT;
  return group(
    { class: fanned ? 'sb-stack sb-fanned' : 'sb-stack' },
    shape('ellipse', { class: 'sb-shade', cx: 0, cy: 22, rx: 31, ry: 17 }),
    ...scales.map((one, index) =>
      group(
        { key: `${index}`, class: 'sb-glide', move: moveTo(0, -index * lift - 4) },
        scale(one, index === scales.length - 1 || fanned, ids),
      ),
    ),
    scales.length > 1 && !fanned ? height(scales.length, (scales.length - 1) * lift) : null,
  );
}

/** One scale: its face with the number, and on its edge as many dots, for when others lie on it. */
export function scale({ tint, number }: Scale, open: boolean, ids: string): Shape {
  return group(
    { class: `sb-scale sb-scale-${tint}` },
    shape('path', { class: 'sb-scale-edge', d: EDGE }),
    shape('path', { class: 'sb-scale-face', d: FACE, fill: `url(#${ids}-scale-${tint})` }),
    shape('path', { class: 'sb-scale-rib', d: 'M-20,-13Q0,-20.500 20,-13M-20,-12L-20,3C-20,12 -10,18.500 0,21.500C10,18.500 20,12 20,3L20,-12' }),
    number
      ? open
        ? label(String(number), { class: 'sb-number', y: 9.5 })
        : null
      : shape('path', { class: 'sb-neutral', d: 'M0,-11C7,-4 10,1 10,5A10,9.500 0 0 1 -10,5C-10,1 -7,-4 0,-11Z' }),
    group({ class: 'sb-dots' }, ...dots(number ?? 0)),
  );
}

function dots(count: number): Shape[] {
  const at: Record<number, number[]> = { 1: [0], 2: [-6, 6], 3: [-12, 0, 12] };
  return (at[count] ?? []).map((x) =>
    shape('circle', { cx: x, cy: 33.2 - (Math.abs(x) / 12) * 3.4, r: 2.5 }),
  );
}

function height(count: number, above: number): Shape {
  return group(
    { class: 'sb-height', move: moveTo(25, -above - 26) },
    shape('circle', { r: 9.5 }),
    label(String(count), { y: 4 }),
  );
}
