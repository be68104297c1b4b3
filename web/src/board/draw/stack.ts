import type { Box } from '../geometry';
import { group, moveTo } from '../shape';
import type { Shape } from '../shape';
import type { PieceOf } from '../types';
import { STACK, part } from './parts';

export type Scale = PieceOf<'scale'>;

/** How much higher each scale of a stack lies; and when it is fanned out. */
export const { lift: LIFT, fanned: FANNED } = STACK;

/** A stack of scales from the bottom up. */
export function stack(scales: Scale[], fanned: boolean, ids: string): Shape {
  const lift = fanned ? FANNED : LIFT;
  return group(
    { class: fanned ? 'sb-stack sb-fanned' : 'sb-stack' },
    part('stack-shade', ids),
    ...scales.map((one, index) =>
      group(
        { key: `${index}`, class: 'sb-glide', move: moveTo(0, -index * lift + STACK.foot) },
        scale(one, index === scales.length - 1 || fanned, ids),
      ),
    ),
    scales.length > 1 && !fanned ? height(scales.length, (scales.length - 1) * lift, ids) : null,
  );
}

/** How far a stack reaches from where it stands: up to the number of its scales, down to the signs below it. */
export function stackReach(scales: number): Box {
  return { left: -35, right: 35, top: -36 - (scales - 1) * LIFT, bottom: 62 };
}

/** One scale: its face with the number, and on its edge as many dots, for when others lie on it. */
export function scale({ tint, number }: Scale, open: boolean, ids: string): Shape {
  if (!number) return part('scale-neutral', ids, { tint });
  return part(open ? 'scale' : 'scale-covered', ids, { tint, number });
}

function height(count: number, above: number, ids: string): Shape {
  const [x, y] = STACK.height;
  return group({ move: moveTo(x, y - above) }, part('stack-height', ids, { count }));
}
