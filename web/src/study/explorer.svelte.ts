/** What was played from positions in public games, asked of the server for as long as it is on. */

import { api, isUnanswered, sentence, type ExplorerView } from '../api';
import type { Position } from '../engine';
import { gameId } from '../games.svelte';
import { pathKey, type Path } from './tree';

/** Whoever walks through a game asks about where they stay. */
const PAUSE_MS = 150;

export class Explorer {
  on = $state(false);
  wrong = $state('');
  /** Whether the server could not be asked. */
  away = $state(false);
  /** By the paths of positions. */
  known = $state.raw<ReadonlyMap<string, ExplorerView>>(new Map());
  #waits: ReturnType<typeof setTimeout> | undefined;

  at(path: Path): ExplorerView | undefined {
    return this.known.get(pathKey(path));
  }

  /** Asks about a position, and about no other any more. */
  about(position: Position): void {
    this.stop();
    this.wrong = '';
    if (this.known.has(pathKey(position.moves))) return;
    this.#waits = setTimeout(() => void this.#ask(position), PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#waits);
  }

  async #ask({ spec, setup, moves }: Position): Promise<void> {
    const asked = this.#waits;
    try {
      const found = await api.get('/explorer/{game}', {
        path: { game: gameId(spec) },
        query: { spec, setup, moves: moves.join(' ') },
      });
      this.known = new Map([...this.known, [pathKey(moves), found]]);
      this.away = false;
    } catch (error) {
      if (asked !== this.#waits) return;
      this.away = isUnanswered(error);
      this.wrong = this.away ? '' : sentence(error);
    }
  }
}
