import { SIZE, softHexagon } from '../geometry';
import type { Skin } from '../skin';
import { group, label, shape } from '../svg';
import type { Shape } from '../svg';
import type { Cell, Floor } from '../types';
import { eye, hex } from './ground';
import { stack } from './stack';
import type { Scale } from './stack';
import { tile } from './tile';
import { stone, token } from './token';

/** What is known about a cell beside what lies on it. */
export interface Known {
  legal: boolean;
  dim: boolean;
  last: boolean;
  faint: boolean;
  held: boolean;
  owner: Skin | null;
  shape: Floor['shape'];
  turn: number;
}

const RING = softHexagon(SIZE - 3.5, 4);

export function cell(cell: Cell, known: Known, ids: string): Shape[] {
  if (known.shape === 'row') return stackCell(cell, known, ids);
  if (cell.mark === 'hole') return [eye()];
  const lying = cell.pieces.map((piece, index) => {
    const top = index === cell.pieces.length - 1;
    switch (piece.kind) {
      case 'token':
        return group({ key: 'token', class: known.dim && top ? 'sb-dim' : '' }, token(piece, !top, ids));
      case 'stone':
        return group({ key: 'stone', class: 'sb-arrive' }, stone(piece.tint, ids));
      case 'tile':
        return group({ key: `tile-${piece.number}`, class: 'sb-arrive' }, tile(piece.sides, known.turn, ids));
      default:
        return null;
    }
  });
  const bare = cell.pieces.length === 0;
  const ground = ['sb-hex', bare ? 'sb-bare' : '', known.owner === null ? '' : `sb-owned sb-skin-${known.owner}`, cell.mark === 'dead' ? 'sb-dead' : ''];
  if (known.shape === 'table') ground.push(bare ? 'sb-frontier' : 'sb-under');
  return [
    known.shape === 'table' && !bare ? null : hex(ground.filter(Boolean).join(' ')),
    ...lying,
    known.last ? shape('path', { key: 'last', class: 'sb-last', d: RING }) : null,
    cell.mark === 'forced' ? forced() : null,
    cell.mark === 'waiting' ? shape('path', { key: 'waiting', class: 'sb-waiting-space', d: softHexagon(SIZE - 5, 4) }) : null,
    cell.mark === 'barred' ? shape('path', { key: 'barred', class: 'sb-barred', d: 'M-7,-7L7,7M7,-7L-7,7' }) : null,
    cell.mark === 'answer' ? answer() : null,
    known.legal ? (cell.mark === 'forced' ? shape('circle', { key: 'legal', class: 'sb-legal-ring', r: 25 }) : legal(bare, known.faint)) : null,
  ].filter((drawn) => drawn !== null);
}

function stackCell(cell: Cell, known: Known, ids: string): Shape[] {
  const scales = cell.pieces.filter((piece): piece is Scale => piece.kind === 'scale');
  const glow = known.held ? 'sb-glow sb-glow-held' : known.legal ? 'sb-glow sb-glow-legal' : known.last ? 'sb-glow sb-glow-last' : null;
  return [
    glow ? shape('ellipse', { key: 'glow', class: glow, cx: 0, cy: 18, rx: 34, ry: 25 }) : null,
    group({ key: 'stack', class: known.dim ? 'sb-dim' : '' }, stack(scales, false, ids)),
    label(cell.name, { key: 'name', class: 'sb-stack-name', y: 55 }),
  ].filter((drawn) => drawn !== null);
}

/** A dot on a bare cell, a ring around what lies on one. */
function legal(bare: boolean, faint: boolean): Shape {
  return bare
    ? shape('circle', { key: 'legal', class: faint ? 'sb-legal sb-faint' : 'sb-legal', r: faint ? 4.5 : 6.5 })
    : shape('circle', { key: 'legal', class: 'sb-legal-ring', r: 31.5 });
}

/** A space that must be filled first. */
function forced(): Shape {
  return group(
    { key: 'forced', class: 'sb-forced' },
    shape('path', { class: 'sb-forced-line', d: softHexagon(SIZE - 5, 4) }),
    shape('path', { class: 'sb-forced-sign', d: 'M0,-13L0,3' }),
    shape('circle', { class: 'sb-forced-dot', cy: 11, r: 2.7 }),
  );
}

/** What must be answered. */
function answer(): Shape {
  return group({ key: 'answer', class: 'sb-answer' }, shape('circle', { r: 34.5 }), shape('path', { d: softHexagon(SIZE - 2, 4) }));
}
