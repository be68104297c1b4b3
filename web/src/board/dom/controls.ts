import type { State, Update } from '../state/state';
import type { HoverTimer } from './hover';
import type { Renderer } from './renderer';

/** A board, as whatever listens to hands and keys knows it. */
export interface Controls {
  readonly state: State;
  readonly renderer: Renderer;
  readonly hoverTimer: HoverTimer;
  /** Changes the state, and shows and tells what came of it. */
  update(update: Update): void;
  /** Changes what need not be shown. */
  change(update: Update): void;
}
