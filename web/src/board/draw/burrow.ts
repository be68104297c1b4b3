import type { Skin } from '../skin';
import { group, label, shape } from '../svg';
import type { Shape } from '../svg';
import type { Point } from '../types';

/** The mouth of a burrow, below the body that goes into it. */
export function burrow({ x, y }: Point, skin: Skin): Shape {
  return group(
    { class: `sb-burrow sb-skin-${skin}`, transform: `translate(${x},${y})` },
    shape('circle', { class: 'sb-mound', r: 25 }),
    shape('circle', { class: 'sb-mouth', r: 20.5 }),
  );
}

/** The dark that the body goes into, above it, and the floor it leads to. */
export function depth({ x, y }: Point, floor: string, up: boolean, ids: string): Shape {
  return group(
    { class: 'sb-depth', transform: `translate(${x},${y})` },
    shape('circle', { r: 20.5, fill: `url(#${ids}-depth)` }),
    group(
      { class: 'sb-floor-badge', transform: 'translate(0,0)' },
      shape('circle', { r: 11.5 }),
      shape('path', { d: up ? 'M-4,-6.500L0,-10L4,-6.500' : 'M-4,6.500L0,10L4,6.500', class: 'sb-badge-arrow' }),
      label(floor, { y: 4.4 }),
    ),
  );
}
