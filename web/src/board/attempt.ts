import type { Lie } from './choices';
import type { Axial } from './geometry';
import type { Held, Place, Scene } from './types';
import type { Holding } from './choices';

/** What somebody tried, as move text, so that the rules can say why not. Empty if none can be formed. */
export function attempt(scene: Scene, holding: Holding | null, held: Held | null, cells: Place[], lie: Lie | null): string {
  const first = cells[0];
  if (!first) return '';
  const board = scene.boards[first.board];
  if (!board) return '';
  if (board.shape === 'row') {
    return holding?.kind === 'stack' ? `${holding.place.q + 1}>${first.q + 1}` : '';
  }
  if (held?.piece.kind === 'tile') return `${held.key}@${first.q},${first.r}r${lie?.turn ?? 0}`;
  const names = cells.map(({ q, r }) => board.cells.find((cell) => cell.q === q && cell.r === r)?.name);
  if (names.some((name) => name === undefined)) return '';
  const text = names.join('-');
  return scene.boards.length > 1 ? `${first.board + 1}:${text}` : text;
}

/** The cells of a lie with its middle on a place, in the order of a move's text: along the piece. */
export function cellsAt(lie: Lie, place: Place): Place[] {
  const grip = gripOf(lie);
  return along(lie.cells).map(({ q, r }) => ({ board: place.board, q: place.q + q - grip.q, r: place.r + r - grip.r }));
}

/** The cell by which a piece is held: the one nearest to its middle. */
export function gripOf({ cells }: Lie): Axial {
  const middle = {
    q: cells.reduce((sum, cell) => sum + cell.q, 0) / cells.length,
    r: cells.reduce((sum, cell) => sum + cell.r, 0) / cells.length,
  };
  const away = ({ q, r }: Axial) => {
    const [dq, dr] = [q - middle.q, r - middle.r];
    return dq * dq + dr * dr + dq * dr;
  };
  return cells.reduce((best, cell) => (away(cell) < away(best) - 1e-9 ? cell : best), cells[0]!);
}

/** Cells of a path, from the end that comes first in reading order on. */
export function along(cells: Axial[]): Axial[] {
  const near = (a: Axial, b: Axial) => {
    const [q, r] = [a.q - b.q, a.r - b.r];
    return Math.abs(q) + Math.abs(r) + Math.abs(q + r) === 2;
  };
  const sorted = [...cells].sort((a, b) => a.r - b.r || a.q - b.q);
  const start = sorted.find((cell) => cells.filter((other) => near(cell, other)).length <= 1) ?? sorted[0];
  if (!start) return [];
  const path = [start];
  const left = new Set(sorted.filter((cell) => cell !== start));
  for (let here = start; left.size > 0; ) {
    const next = [...left].find((cell) => near(here, cell));
    if (!next) return sorted;
    path.push(next);
    left.delete(next);
    here = next;
  }
  return path;
}
