/** Moves that are played again, one after the other. */

/** How long each position stays, in milliseconds. */
export const PACE = 900;

interface Shown {
  /** Where to begin and where to end, as numbers of moves made. */
  from(): number;
  to(): number;
  show(ply: number): Promise<void>;
}

export class Replay {
  running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly shown: Shown) {}

  /** Begins, or stops where it is. */
  toggle(): void {
    if (this.running) return this.stop();
    const from = this.shown.from();
    this.running = true;
    void this.#step(from >= this.shown.to() ? 0 : from);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  async #step(ply: number): Promise<void> {
    await this.shown.show(ply);
    if (!this.running) return;
    if (ply >= this.shown.to()) this.stop();
    else this.#timer = setTimeout(() => void this.#step(ply + 1), PACE);
  }
}
