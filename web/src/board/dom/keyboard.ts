import { placeOf } from '../layout';
import { activateCell, activatePiece, run } from '../state/commands';
import { cursorOnCell, cursorOnPiece } from '../state/cursor';
import { command } from '../state/keys';
import type { Command } from '../state/keys';
import type { Place } from '../types';
import type { Controls } from './controls';

/** Plays a board by keys, and by those presses and focuses that no pointer makes. */
export function listenToKeys(board: Controls, signal: AbortSignal): void {
  const { root } = board.renderer;
  root.addEventListener('keydown', (event) => keyDown(board, event), { signal });
  root.addEventListener('click', (event) => click(board, event), { signal });
  root.addEventListener('focusin', (event) => focused(board, event), { signal });
  root.addEventListener('pointerup', () => root.classList.remove('sb-panning'), { signal });
}

function keyDown(board: Controls, event: KeyboardEvent): void {
  const target = event.target as Element;
  const wish = command(event);
  if (!wish || target.closest('.sb-tool')) return;
  const inOptions = board.renderer.options.element.contains(target);
  // Enter on a button presses it.
  if ((inOptions || target.closest('.sb-other-open')) && wish.do === 'enter') return;
  if (inOptions && wish.do === 'walk') board.renderer.options.focus(['left', 'up', 'west'].includes(wish.way) ? -1 : 1);
  else if (!runs(board, wish)) return;
  event.preventDefault();
  event.stopPropagation();
}

function runs(board: Controls, wish: Command): boolean {
  let used = true;
  board.update((state) => {
    const next = run(state, wish);
    used = next !== null;
    return next ?? { ...state, device: 'keys' };
  });
  return used;
}

/** A press that no pointer made: screen readers and voice control do that. */
function click(board: Controls, event: MouseEvent): void {
  if (event.detail !== 0) return;
  const { piece, place } = partOf(event.target as Element);
  if (piece) board.update((state) => activatePiece(state, piece));
  if (place) board.update((state) => activateCell(state, place));
}

/** The tab stop follows the focus, however it came there. */
function focused(board: Controls, event: FocusEvent): void {
  const { piece, place } = partOf(event.target as Element);
  if (piece) board.change((state) => cursorOnPiece(state, piece));
  if (place) board.change((state) => cursorOnCell(state, place));
}

/** The piece or the cell that an element stands for. */
function partOf(target: Element): { piece: string | null; place: Place | null } {
  const piece = target.closest('[data-piece]')?.getAttribute('data-piece') ?? null;
  const key = target.closest('[data-place]')?.getAttribute('data-place');
  return { piece, place: key ? placeOf(key) : null };
}
