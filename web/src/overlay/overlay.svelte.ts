/** What moves allow, laid over the board when somebody wants to see it. */

import type { Choice, Note } from '../board';
import type { Engine, Position } from '../engine';
import { saveSetting, settings } from '../settings.svelte';

export class OverlayShown {
  notes = $state.raw<readonly Note[]>([]);
  /** The same in sentences. */
  about = $state.raw<readonly string[]>([]);
  /** The move that is looked at as if it were made. */
  considered = $state.raw<Choice | null>(null);
  #asked = 0;

  constructor(private readonly engine: Engine) {}

  get on(): boolean {
    return settings.overlay;
  }

  set on(on: boolean) {
    saveSetting('overlay', on);
  }

  /** Shows it of a position, or of none. A move that is considered counts as made. */
  async follow(position: Position | null): Promise<void> {
    const asked = ++this.#asked;
    const move = this.considered?.text;
    const shown =
      position && (await this.#of(move === undefined ? position : { ...position, moves: [...position.moves, move] }));
    // What was asked for later is the newer.
    if (asked !== this.#asked) return;
    this.notes = shown?.notes ?? [];
    this.about = shown?.about ?? [];
  }

  #of(position: Position): Promise<{ notes: Note[]; about: string[] } | null> {
    // Nothing to see is better than a page that breaks: it only explains.
    return this.engine.ask('overlay', { position }).catch(() => null);
  }
}
