/** Bots of games without a server think in a worker of their own, one page at a time, and only where somebody looks. */

import type { Found } from '../api';
import { alone, engine, thinkingEngine, untilSeen, type Position } from '../engine';
import { randomSeed } from './games';

/** As long as a bot of a server has without a clock; weaker levels use a part of it. */
const THINKS_MS = 2_000;
const LATE_MS = 4 * THINKS_MS;
const MEMORY = 48 << 20;

export class Thinking {
  readonly #engine = thinkingEngine();
  readonly #seed = randomSeed();
  #turn = 0;

  /** The move of a bot; nothing if somebody stopped it. The position says nothing that is hidden. */
  async move(position: Position, level: number): Promise<string | null> {
    const turn = ++this.#turn;
    try {
      await untilSeen();
      const found = await alone(undefined, async () => {
        if (turn !== this.#turn) return null;
        return this.#soon(
          this.#engine.ask('think', {
            position,
            level,
            seed: this.#seed,
            time_ms: THINKS_MS,
            memory: MEMORY,
            moves: 1,
          }),
        );
      });
      if (turn !== this.#turn) return null;
      return found?.line[0] ?? (await this.#anyMove(position));
    } catch (error) {
      if (turn === this.#turn) throw error;
      return null;
    }
  }

  /** A bot that does not come back in time is given up. */
  async #soon(found: Promise<Found>): Promise<Found | null> {
    const late = new Promise<null>((done) => setTimeout(() => done(null), LATE_MS));
    const first = await Promise.race([found.catch(() => null), late]);
    if (!first) this.#engine.close();
    return first;
  }

  /** The game goes on whatever becomes of a bot: as on a server, one that fails plays anything. */
  async #anyMove(position: Position): Promise<string | null> {
    let legal = await engine.ask('legal', { position });
    if (!legal.complete) legal = await engine.ask('legal', { position, piece: legal.pieces[0]!.key });
    return legal.moves[randomSeed() % legal.moves.length]?.text ?? null;
  }

  /** Stops at once. */
  stop(): void {
    this.#turn++;
    this.#engine.close();
  }
}
