import { samePlace } from '../layout';
import type { Place } from '../types';

/** So long somebody points at a stack before it opens, in milliseconds. */
const DELAY = 350;

/** Opens the stack that the mouse stays on. */
export class HoverTimer {
  private timer = 0;

  constructor(private readonly open: (place: Place) => void) {}

  /** The mouse is on this stack, or on none; another one may be open. */
  at(stack: Place | null, opened: Place | null): void {
    this.stop();
    if (!stack || (opened && samePlace(stack, opened))) return;
    this.timer = window.setTimeout(() => this.open(stack), DELAY);
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }
}
