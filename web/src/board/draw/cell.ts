import { group, shape } from '../shape';
import type { Shape } from '../shape';
import type { Cell, Floor } from '../types';
import { part, placed } from './parts';
import type { Skin } from './skin';
import { stack } from './stack';
import type { Scale } from './stack';
import { tile } from './tile';
import { stone, token } from './token';

export type StackAct = 'carry' | 'swap';

/** What is known about a cell beside what lies on it. */
export interface Known {
  legal: boolean;
  dim: boolean;
  last: boolean;
  /** Touched before the last move, and since the person's own. */
  recent: boolean;
  /** Part of what has won. */
  won: boolean;
  faint: boolean;
  /** Something can be done here through a drill. */
  drills: boolean;
  /** What can be done with the stack that lies here. */
  acts: ReadonlySet<StackAct>;
  /** How large the signs are that say what can be done here with the one that is held; none if none is. */
  signs: number | null;
  held: boolean;
  owner: Skin | null;
  shape: Floor['shape'];
  turn: number;
}

export function cell(cell: Cell, known: Known, ids: string): Shape[] {
  if (known.shape === 'row') return stackCell(cell, known, ids);
  if (cell.mark === 'hole') return [part('eye', ids)];
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
  const ground = [
    bare ? 'sb-bare' : '',
    known.owner === null ? '' : `sb-owned sb-skin-${known.owner}`,
    cell.mark === 'dead' ? 'sb-dead' : '',
    known.won ? 'sb-won' : '',
  ];
  if (known.shape === 'table') ground.push(bare ? 'sb-frontier' : 'sb-under');
  return [
    known.shape === 'table' && !bare ? null : part('hex', ids, { look: ground.filter(Boolean).join(' ') }),
    ...lying,
    known.recent && !known.won ? sign('recent', ids) : null,
    known.won && known.shape === 'table' ? sign('won-tile', ids) : null,
    known.last && !known.won ? sign('last', ids) : null,
    cell.mark === 'forced' || cell.mark === 'waiting' || cell.mark === 'barred' || cell.mark === 'answer'
      ? sign(cell.mark, ids)
      : null,
    known.legal
      ? cell.mark === 'forced'
        ? shape('circle', { key: 'legal', class: 'sb-legal-ring', r: 25 })
        : legal(bare, known)
      : null,
  ].filter((drawn) => drawn !== null);
}

/** What is pointed out about a cell, or must be known of it. */
function sign(name: string, ids: string): Shape {
  return placed(part(name, ids), { key: name });
}

function stackCell(cell: Cell, known: Known, ids: string): Shape[] {
  const scales = cell.pieces.filter((piece): piece is Scale => piece.kind === 'scale');
  const legal = known.acts.has('carry') ? 'legal' : 'legal sb-glow-swap';
  const glow = known.won
    ? 'won'
    : known.held
      ? 'held'
      : known.legal
        ? legal
        : known.last
          ? 'last'
          : known.recent
            ? 'recent'
            : null;
  return [
    known.won ? sign('stack-won', ids) : null,
    glow === 'last' ? sign('stack-last-edge', ids) : null,
    glow ? placed(part('stack-glow', ids, { look: glow }), { key: 'glow' }) : null,
    group({ key: 'stack', class: known.won ? 'sb-stack-won' : known.dim ? 'sb-dim' : '' }, stack(scales, false, ids)),
    known.signs !== null && known.legal && !known.held
      ? group({ key: 'acts', class: 'sb-acts' }, ...actSigns(known.acts, known.signs))
      : null,
  ].filter((drawn) => drawn !== null);
}

/** What can be done with a stack: carry onto it, and let two of them change places. */
function actSigns(acts: ReadonlySet<StackAct>, by: number): Shape[] {
  const shown = (['carry', 'swap'] as const).filter((act) => acts.has(act));
  return shown.map((act, index) => actSign(act, (index - (shown.length - 1) / 2) * 27 * by, 47, by));
}

const SIGNS: Record<StackAct, string> = {
  carry: 'M-6,-2.500C-5,-8 3,-8 4,-1M.500,-3.500L4.200,.500L7,-4M-8,6.500H8',
  swap: 'M-8,-3H7M3,-7L7.500,-3L3,1M8,4.500H-7M-3,8.500L-7.500,4.500L-3,.500',
};

export function actSign(act: StackAct, x: number, y: number, by = 1): Shape {
  return group(
    { class: `sb-act sb-act-${act}`, transform: `translate(${x},${y}) scale(${by})` },
    shape('circle', { r: 12.5 }),
    shape('path', { d: SIGNS[act] }),
  );
}

/** A dot on a bare cell, a ring around what lies on one; the mouth of a burrow where something is drilled. */
function legal(bare: boolean, { faint, drills }: Known): Shape {
  if (bare && drills) {
    return group(
      { key: 'legal', class: 'sb-legal-drill' },
      shape('circle', { class: 'sb-legal-mouth', r: 11 }),
      shape('path', { d: 'M-4.500,-2L0,3L4.500,-2' }),
    );
  }
  return bare
    ? shape('circle', { key: 'legal', class: faint ? 'sb-legal sb-faint' : 'sb-legal', r: faint ? 4.5 : 6.5 })
    : shape('circle', { key: 'legal', class: 'sb-legal-ring', r: 31.5 });
}
