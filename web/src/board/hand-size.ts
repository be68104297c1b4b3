import { boxAround, centre } from './geometry';
import type { Box } from './geometry';
import type { Held, Piece, PieceOf } from './types';

/** Pixels a unit: snakes lie small in a hand, so that eight of them fit on a phone. */
const SNAKE_SCALE = 0.3;
const TILE_SCALE = 0.74;
/** How much smaller what the others hold is drawn. */
export const OTHERS = { tile: 0.53, snake: 0.68 };

/** What the style sheet puts around a piece of the own hand, the least it measures, and what is between pieces. */
const SLOT = { wide: 16, high: 10, leastWide: 44, leastHigh: 52, gap: 6 };
/** The same on a phone held sideways. */
export const CLOSE: typeof SLOT = { wide: 9, high: 7, leastWide: 44, leastHigh: 44, gap: 4 };
const LINE = { frame: 9, gap: 4 };
const TILE_SLOT = { wide: 14, high: 20 };
/** The letter before what another holds, and what is between pieces there. */
const LETTER = 20;
const BETWEEN = { across: 3, down: 2 };

interface Size {
  wide: number;
  high: number;
}

/** A snake of a hand: what of the drawing is seen, and how large. */
export function snakeSize(cells: PieceOf<'path'>['cells'], by: number): Size & { box: Box } {
  const box = boxAround(
    cells.map(([q, r]) => centre({ q, r })),
    31,
  );
  const size = SNAKE_SCALE * by;
  return { box, wide: Math.round((box.right - box.left) * size), high: Math.round((box.bottom - box.top) * size) };
}

export function tileSize(by: number): Size {
  return { wide: 72 * TILE_SCALE * by, high: 86 * TILE_SCALE * by };
}

function sizeOf(piece: Piece, by: number): Size {
  if (piece.kind === 'tile') return tileSize(by);
  return piece.kind === 'path' ? snakeSize(piece.cells, by) : { wide: 0, high: 0 };
}

/** How high a hand is in a column, its pieces so many times larger than usual. */
export function handHeight(pieces: Held[], by: number, column: number, slot = SLOT): number {
  const slots = pieces.map(({ piece }) => {
    const { wide, high } = sizeOf(piece, by);
    const frame = piece.kind === 'tile' ? TILE_SLOT : slot;
    return { wide: Math.max(slot.leastWide, wide + frame.wide), high: Math.max(slot.leastHigh, high + frame.high) };
  });
  return wrapped(slots, column, slot.gap, slot.gap);
}

/** How wide a hand is in one line below the board, where frames are narrower. */
export function lineWidth(pieces: Held[], by: number): number {
  const wide = pieces.map(({ piece }) => Math.max(SLOT.leastWide, sizeOf(piece, by).wide + LINE.frame));
  return wide.reduce((sum, one) => sum + one + LINE.gap, 0);
}

/** How high what another holds is in a column. */
export function otherHeight(pieces: Held[], column: number): number {
  const sizes = pieces.map(({ piece }) => sizeOf(piece, piece.kind === 'tile' ? OTHERS.tile : OTHERS.snake));
  return wrapped([{ wide: LETTER, high: LETTER }, ...sizes], column, BETWEEN.across, BETWEEN.down);
}

/** How high things are that stand in lines. */
function wrapped(sizes: Size[], column: number, across: number, down: number): number {
  let [whole, line, along] = [0, 0, 0];
  for (const { wide, high } of sizes) {
    if (along > 0 && along + across + wide > column) {
      whole += line + down;
      [line, along] = [0, 0];
    }
    along += (along > 0 ? across : 0) + wide;
    line = Math.max(line, high);
  }
  return whole + line;
}
