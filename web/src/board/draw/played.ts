import { boxAround, centre } from '../geometry';
import type { Box } from '../geometry';
import { group } from '../shape';
import type { Shape } from '../shape';
import type { Moved, Scene } from '../types';
import { actSign } from './cell';
import { snakeBody } from './ghost';
import { snake } from './snake';
import { LIFT, scale, stack } from './stack';
import type { Scale } from './stack';
import { tile } from './tile';
import { stone, token } from './token';

/** What a move laid or carried, as it lay there, and the room that it takes; nothing where nothing was moved. */
export function played(
  { choice, pieces }: Moved,
  signs: Scene['signs'],
  ids: string,
): { drawn: Shape; box: Box } | null {
  const scales = pieces.filter((piece): piece is Scale => piece.kind === 'scale');
  const [one, other] = scales;
  if (choice.act === 'swap' && one && other) {
    const beside = (piece: Scale, x: number) => group({ transform: `translate(${x},0)` }, scale(piece, true, ids));
    return {
      drawn: group({}, beside(one, -46), beside(other, 46), actSign('swap', 0, 4)),
      box: { left: -78, right: 78, top: -30, bottom: 42 },
    };
  }
  if (one)
    return {
      drawn: stack(scales, false, ids),
      box: { left: -34, right: 40, top: -40 - (scales.length - 1) * LIFT, bottom: 42 },
    };
  const path = pieces.find((piece) => piece.kind === 'path');
  if (path) {
    const points = path.cells.map(([q, r]) => centre({ q: q!, r: r! }));
    return { drawn: snake(snakeBody({ signs }, path.seat, points)), box: boxAround(points, 31) };
  }
  const lying = pieces.flatMap((piece, index) => {
    if (piece.kind === 'tile') return [tile(piece.sides, 0, ids)];
    if (piece.kind === 'token') return [token(piece, index < pieces.length - 1, ids)];
    return piece.kind === 'stone' ? [stone(piece.tint, ids)] : [];
  });
  return lying.length > 0 ? { drawn: group({}, ...lying), box: { left: -41, right: 41, top: -41, bottom: 43 } } : null;
}
