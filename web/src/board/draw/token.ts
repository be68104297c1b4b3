import type { Shape } from '../shape';
import type { PieceOf, Tint } from '../types';
import { part } from './parts';

/** A round token with its picture; smaller when a stone lies on it. The blank lies there for nobody: a stamped, bare disc. */
export function token({ tint, symbol, letters }: PieceOf<'token'>, covered: boolean, ids: string): Shape {
  if (!symbol) return part('token-blank', ids);
  return part(covered ? 'token-covered' : 'token', ids, { tint, symbol, letters });
}

/** A player's stone: a ring, so that what it covers can still be seen. */
export function stone(tint: Tint, ids: string): Shape {
  return part(tint === 'black' ? 'stone-black' : 'stone-white', ids);
}
