import 'virtual:shades.css';
import 'virtual:looks.css';
import './board.css';
import { Board as Drawn } from './dom/board';
import { cancel, confirm, flipPiece, turnPiece } from './state/selection';
import { showAll, turnBoard, zoom } from './state/viewport';
import type { BoardEvents, BoardInput, Words } from './types';

export { drawPlayed, drawScene, withoutFrontier } from './picture';
export { SAID, WORDS } from './codes';
export { cellInWords } from './state/spoken';
export { usefulKeys } from './key-list';
export { DRAG_THRESHOLD } from './dom/pointer';
export type {
  Annotation,
  AnnotationColour,
  Attempt,
  BoardEvents,
  BoardInput,
  Choice,
  Facts,
  Look,
  Moved,
  Note,
  Piece,
  Place,
  Scene,
  Words,
} from './types';

/** A board as pages know it. */
export interface Board {
  set(input: BoardInput): void;
  /** Confirms what stands waiting. */
  confirm(): void;
  /** Takes it back. */
  cancel(): void;
  /** Turns the piece in hand, by steps of 60 degrees clockwise, to the next legal orientation. */
  rotate(steps: number): void;
  flip(): void;
  zoom(factor: number): void;
  fit(): void;
  /** Turns the whole board, by steps of 60 degrees clockwise. */
  turnView(steps: number): void;
  focus(): void;
  destroy(): void;
}

/** Puts a board into a host, which it fills. `words` finds what codes mean; see `codes.ts`. */
export function createBoard(host: HTMLElement, words: Words, events: BoardEvents): Board {
  const board = new Drawn(host, words, events);
  return {
    set: (input) => board.set(input),
    confirm: () => board.update(confirm),
    cancel: () => board.update(cancel),
    rotate: (steps) => board.update((state) => turnPiece(state, steps)),
    flip: () => board.update(flipPiece),
    zoom: (factor) => board.update((state) => zoom(state, factor)),
    fit: () => board.update(showAll),
    turnView: (steps) => board.update((state) => turnBoard(state, steps)),
    focus: () => board.focus(),
    destroy: () => board.destroy(),
  };
}
