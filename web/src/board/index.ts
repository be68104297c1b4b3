import './board.css';
import { Board as Drawn } from './board';
import type { BoardEvents, BoardState, Words } from './types';

export { drawScene, withoutFrontier } from './picture';
export { SAID, WORDS } from './codes';
export type { BoardEvents, BoardState, Choice, Facts, Look, Place, Scene, Words } from './types';

/** A board as pages know it. */
export interface Board {
  set(state: BoardState): void;
  /** Confirms what stands waiting. */
  confirm(): void;
  /** Takes it back. */
  cancel(): void;
  /** Turns the piece in hand, by steps of 60 degrees clockwise, to the next legal way of lying. */
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
    set: (state) => board.set(state),
    confirm: () => board.confirm(),
    cancel: () => board.cancel(),
    rotate: (steps) => board.act(() => board.pick.turn(steps)),
    flip: () => board.act(() => board.pick.flip()),
    zoom: (factor) => board.zoom(factor),
    fit: () => board.fit(),
    turnView: (steps) => board.turnView(steps),
    focus: () => board.focus(),
    destroy: () => board.destroy(),
  };
}
