import { mirrored, mod6, turned } from './geometry';
import type { Axial } from './geometry';
import type { Choice, Held, PieceOf, Place } from './types';

/**
 * How a piece lies, whatever the place: its cells in reading order, seen from the first, and for a piece
 * of one cell by how much it is turned.
 */
export interface Orientation {
  cells: Axial[];
  turn: number;
}

export function orientationOf(choice: Choice, held: Held | null): Orientation {
  return { cells: settled(choice.places), turn: held?.piece.kind === 'path' ? 0 : choice.turn };
}

export function orientationInHand({ piece }: Held): Orientation {
  if (piece.kind !== 'path') return { cells: [{ q: 0, r: 0 }], turn: 0 };
  return { cells: settled(shapeOf(piece)), turn: 0 };
}

/** Turned clockwise, by steps of 60 degrees. */
export function rotated({ cells, turn }: Orientation, steps: number): Orientation {
  return { cells: settled(cells.map((cell) => turned(cell, steps))), turn: mod6(turn + steps) };
}

/** Turned over, left for right. */
export function flipped({ cells, turn }: Orientation): Orientation {
  return { cells: settled(cells.map(mirrored)), turn };
}

/** The same for what looks the same: a straight piece turned by half a circle lies as it lay. */
export function orientationKey({ cells, turn }: Orientation, tile: boolean): string {
  const text = cells.map(({ q, r }) => `${q},${r}`).join(' ');
  return tile ? `${text} r${turn}` : text;
}

/** How a piece of the hand comes to lie like this, in the vocabulary of choices, and where its cells are then. */
export interface Laid {
  turn: number;
  flipped: boolean;
  /** In the order of the piece's own cells. */
  cells: Axial[];
}

export function laid({ piece }: Held, orientation: Orientation): Laid {
  if (piece.kind !== 'path') return { turn: orientation.turn, flipped: false, cells: orientation.cells };
  const wanted = orientationKey(orientation, false);
  for (const over of [false, true]) {
    for (let turn = 0; turn < 6; turn++) {
      const cells = shapeOf(piece).map((cell) => turned(over ? mirrored(cell) : cell, turn));
      if (orientationKey({ cells: settled(cells), turn: 0 }, false) === wanted) return { turn, flipped: over, cells };
    }
  }
  // A choice that covers other cells than its piece has; what the server says counts.
  return { turn: 0, flipped: false, cells: orientation.cells };
}

/** The cells that a piece covers when it is held over a place, in the order of its own cells. */
export function cellsAt({ cells }: Laid, place: Place): Place[] {
  const grip = gripOf(cells);
  return cells.map(({ q, r }) => ({ board: place.board, q: place.q + q - grip.q, r: place.r + r - grip.r }));
}

/** The cell by which a piece is held: the one nearest to its middle, of several the first that is read. */
export function gripOf(cells: readonly Axial[]): Axial {
  const middle = {
    q: cells.reduce((sum, cell) => sum + cell.q, 0) / cells.length,
    r: cells.reduce((sum, cell) => sum + cell.r, 0) / cells.length,
  };
  const away = ({ q, r }: Axial) => {
    const [dq, dr] = [q - middle.q, r - middle.r];
    return dq * dq + dr * dr + dq * dr;
  };
  return inReadingOrder(cells).reduce((best, cell) => (away(cell) < away(best) - 1e-9 ? cell : best));
}

function shapeOf(piece: PieceOf<'path'>): Axial[] {
  return piece.cells.map(([q, r]) => ({ q, r }));
}

/** In reading order, the first at the origin. */
function settled(cells: readonly Axial[]): Axial[] {
  const sorted = inReadingOrder(cells);
  const first = sorted[0] ?? { q: 0, r: 0 };
  return sorted.map(({ q, r }) => ({ q: q - first.q, r: r - first.r }));
}

function inReadingOrder<Cell extends Axial>(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.r - b.r || a.q - b.q);
}
