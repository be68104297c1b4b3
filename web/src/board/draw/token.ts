import { group, label, shape } from '../svg';
import type { Shape } from '../svg';
import type { PieceOf, Tint } from '../types';
import { symbol } from './symbol';

const FACE = 29;

/** A round token with its picture; smaller when a stone lies on it. */
export function token({ tint, symbol: picture, letters }: PieceOf<'token'>, covered: boolean, ids: string): Shape {
  if (!picture) return blank();
  return group(
    { class: `sb-token sb-tint-${tint}` },
    shape('circle', { class: 'sb-shade', cx: 0, cy: 3, r: FACE }),
    shape('circle', { class: 'sb-rim', r: FACE }),
    shape('circle', { class: 'sb-face', r: FACE - 2.5 }),
    shape('circle', { class: `sb-pattern`, r: FACE - 2.5, fill: `url(#${ids}-${tint})` }),
    shape('circle', { class: 'sb-shine', r: FACE - 2.5, fill: `url(#${ids}-shine)` }),
    shape('circle', { class: 'sb-groove', r: FACE - 6 }),
    symbol(picture, covered ? 0.88 : 1),
    covered ? null : letterPlate(letters),
  );
}

/** The blank lies there for nobody: a stamped, bare disc. */
function blank(): Shape {
  return group(
    { class: 'sb-token sb-blank' },
    shape('circle', { class: 'sb-rim', r: FACE - 1 }),
    shape('circle', { class: 'sb-groove', r: FACE - 7 }),
    shape('path', { class: 'sb-groove', d: 'M-9,-9L9,9M9,-9L-9,9' }),
  );
}

function letterPlate(letters: string): Shape {
  return group(
    { class: 'sb-letters', transform: 'translate(0,23)' },
    shape('rect', { x: -12, y: -8, width: 24, height: 15, rx: 7 }),
    label(letters, { y: 4 }),
  );
}

/** A player's stone: a ring, so that what it covers can still be seen. */
export function stone(tint: Tint, ids: string): Shape {
  return group(
    { class: `sb-stone sb-stone-${tint}` },
    shape('path', { class: 'sb-shade', d: ring(32.5, 19.5), transform: 'translate(0,3.5)' }),
    shape('path', { class: 'sb-body', d: ring(32.5, 19.5), fill: `url(#${ids}-stone-${tint})` }),
    shape('path', { class: 'sb-gloss', d: 'M-23,-15A27.500,27.500 0 0 1 5,-27' }),
    shape('circle', { class: 'sb-edge', r: 19.5 }),
    tint === 'white'
      ? shape('circle', { class: 'sb-notches', r: 26 })
      : shape('circle', { class: 'sb-band', r: 26 }),
  );
}

function ring(outer: number, inner: number): string {
  const circle = (r: number) => `M${-r},0a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  return circle(outer) + circle(inner);
}
