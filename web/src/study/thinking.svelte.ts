/** The engine beside a board: it thinks about the position that is looked at, for as long as it is on. */

import { sentence, type Found } from '../api';
import type { Engine, Position, Thinkers } from '../engine';
import { pathKey, type Path } from './tree';

const BEST = 8;
/** So many moves are told, the best first. */
export const LINES = 5;
/** So much of how the game would go on is told. */
export const AHEAD = 6;

/** A proof is found again within this time, to be shown to its end, in milliseconds. */
const AGAIN_MS = 400;

/** What is proved. */
export interface Proof {
  /** The seats that win; several share, none in a draw. */
  winners: readonly number[];
  /** How it comes to that, to the end of the game; empty where only the first move is known. */
  line: readonly string[];
}

export class PageThinking {
  on = $state(false);
  working = $state(false);
  wrong = $state('');
  /** By the paths of positions. */
  known = $state.raw<ReadonlyMap<string, Found>>(new Map());
  #stop = new AbortController();

  constructor(
    private readonly engine: Engine,
    private readonly thinkers: Thinkers,
  ) {}

  at(path: Path): Found | undefined {
    return this.known.get(pathKey(path));
  }

  /** Thinks about a position, and about no other any more, until it is stopped or everything is proved. */
  async about(position: Position): Promise<void> {
    this.stop();
    const { signal } = (this.#stop = new AbortController());
    const key = pathKey(position.moves);
    this.wrong = '';
    this.working = true;
    const heard = (found: Found) => {
      if (!signal.aborted) this.known = new Map([...this.known, [key, found]]);
    };
    try {
      await this.thinkers.think({ position, level: BEST, heard, signal });
    } catch (error) {
      if (!signal.aborted) this.wrong = sentence(error);
    }
    if (!signal.aborted) this.working = false;
  }

  stop(): void {
    this.#stop.abort();
    this.working = false;
  }

  close(): void {
    this.stop();
    this.thinkers.close();
  }

  /** What a finished search has proved. */
  async proof(position: Position, found: Found): Promise<Proof | null> {
    if (!found.proven) return null;
    const best = Math.max(...found.values);
    const winners = found.values.flatMap((value, seat) => (best > 0.5 && value === best ? [seat] : []));
    if (await this.#ends(position, found.line)) return { winners, line: found.line };
    // A search that has proved its first move need not know the rest: the solver does. Who looks elsewhere stops it.
    const { signal } = this.#stop;
    const solved = await this.thinkers.solve(position, AGAIN_MS, signal).catch(() => null);
    const line = solved?.value ? solved.line : [];
    return { winners, line: (await this.#ends(position, line)) ? line : [] };
  }

  /** Whether the game is over at the end of a line. */
  async #ends(position: Position, line: readonly string[]): Promise<boolean> {
    if (line.length === 0) return false;
    const end = { ...position, moves: [...position.moves, ...line] };
    const shown = await this.engine.ask('show', { position: end, legal: false }).catch(() => null);
    return shown?.ranks != null;
  }
}
