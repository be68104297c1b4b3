import { samePlace } from './layout';
import type { Place } from './types';

/** So long somebody points at a stack before it opens, in milliseconds. */
const PATIENCE = 350;

/** Which stack lies open, so that all of it can be seen. */
export class Fanning {
  open: Place | null = null;
  private timer = 0;

  constructor(
    private readonly isStack: (place: Place) => boolean,
    private readonly changed: () => void,
  ) {}

  /** The pointer is here; it opens what it stays on. */
  soon(place: Place | null): void {
    window.clearTimeout(this.timer);
    const stack = place && this.isStack(place) ? place : null;
    if (!stack && !this.open) return;
    if (stack && this.open && samePlace(stack, this.open)) return;
    this.open = null;
    this.timer = window.setTimeout(() => {
      this.open = stack;
      this.changed();
    }, PATIENCE);
  }

  /** Opens a stack, or closes it if it is open. */
  toggle(place: Place): void {
    this.open = this.open && samePlace(this.open, place) ? null : place;
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }
}
