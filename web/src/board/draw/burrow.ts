import type { Shape } from '../shape';
import type { Point } from '../types';
import { part, placed } from './parts';
import type { Skin } from './skin';

/** The mouth of a burrow, below the body that goes into it. */
export function burrow({ x, y }: Point, skin: Skin): Shape {
  return placed(part('burrow', '', { skin }), { transform: `translate(${x},${y})` });
}

/** The dark that the body goes into, above it, and the floor it leads to. */
export function depth({ x, y }: Point, floor: string, up: boolean, ids: string): Shape {
  return placed(part(up ? 'depth-up' : 'depth-down', ids, { floor }), { transform: `translate(${x},${y})` });
}
