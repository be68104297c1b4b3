/**
 * Bots and analysis in the page: several workers search the same position from the root, each with a seed of its own,
 * and what they tried is added up. A search goes on in slices, so that it can be stopped at any moment. It sleeps while
 * nobody sees the page, and only one page of the browser thinks at a time.
 */

import type { Considered, Found } from '../api';
import { thinkingEngine, type Engine } from './engine';
import type { Position, Solved, ThinkWish } from './jobs';
import { alone, TURN_MS, untilSeen } from './turns';

/** So long is one slice; `stop` is heard after it. */
const SLICE_MS = 40;
/** So many moves of each worker are added up. */
const MOVES = 100;
/** A search of the best level has slices; the others have an end of their own, and are asked once. */
const BEST = 8;

const isPhone = () => matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600;

/** How many workers there may be: one core is left for the page, and phones get warm. */
function mostWorkers(): number {
  const cores = (navigator.hardwareConcurrency || 2) - 1;
  return Math.max(1, Math.min(cores, isPhone() ? 2 : 4));
}

/** What a worker's tree may take, in bytes; with the engine itself it stays below 64 MB on a phone. */
const memoryOf = () => (isPhone() ? 24 : 96) << 20;

export interface Thinking {
  position: Position;
  /** How well, from 1 to 8. */
  level: number;
  /** For how long, in milliseconds; until it is stopped if left out. */
  time?: number;
  seed?: number;
  /** Hears what was found so far, again and again. */
  heard?: (found: Found) => void;
  /** Stops it. */
  signal?: AbortSignal;
}

export class Thinkers {
  readonly #make: () => Engine;
  readonly #most: number;
  readonly #memory: number;
  #engines: Engine[] = [];
  /** Searches come one after the other. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(make: () => Engine = thinkingEngine, most = mostWorkers(), memory = memoryOf()) {
    this.#make = make;
    this.#most = most;
    this.#memory = memory;
  }

  /** Thinks about a position, and resolves with what was found in the end; with nothing if it was stopped before anything was. */
  think(thinking: Thinking): Promise<Found | null> {
    const result = this.#before.then(() => this.#think(thinking));
    this.#before = result.catch(() => undefined);
    return result;
  }

  /** Proves what a position is worth, as far as that is done within the time, in milliseconds; nothing if it was stopped. */
  solve(position: Position, time: number, signal?: AbortSignal): Promise<Solved | null> {
    const result = this.#before.then(async () => {
      await untilSeen(signal);
      const [engine] = this.#workers(1);
      const ask = () => engine!.ask('solve', { position, time_ms: time, memory: this.#memory });
      return alone(signal, () => stoppable(engine!, signal, ask));
    });
    this.#before = result.catch(() => undefined);
    return result;
  }

  /**
   * Does many things that have nothing to do with each other, each worker one after the other: as long as there is something
   * left and nobody stops it. Resolves when nothing goes on any more.
   */
  each<T>(
    all: readonly T[],
    work: (engine: Engine, one: T, memory: number) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    const left = [...all];
    const goOn = () => left.length > 0 && !signal.aborted;
    const pull = async (engine: Engine) => {
      const ends = performance.now() + TURN_MS;
      while (goOn()) {
        await work(engine, left.shift()!, this.#memory);
        if (document.hidden || performance.now() >= ends) return;
      }
    };
    const result = this.#before.then(async () => {
      while (goOn()) {
        await untilSeen(signal);
        await alone(signal, async () => void (await Promise.all(this.#workers(BEST).map(pull))));
      }
    });
    this.#before = result.catch(() => undefined);
    return result;
  }

  /** Gives all workers and their memory free. */
  close(): void {
    for (const engine of this.#engines) engine.close();
    this.#engines = [];
  }

  async #think(thinking: Thinking): Promise<Found | null> {
    const { signal, time = Infinity } = thinking;
    const search = new Search(thinking, this.#memory);
    // Time in which nothing is thought does not count.
    while (!signal?.aborted && !search.proven && search.spent < time) {
      await untilSeen(signal);
      await alone(signal, () => search.go(this.#workers(thinking.level), time));
    }
    return search.found;
  }

  #workers(level: number): Engine[] {
    const count = level === BEST ? this.#most : 1;
    while (this.#engines.length < count) this.#engines.push(this.#make());
    return this.#engines.slice(0, count);
  }
}

/** What several workers have found about one position. */
class Search {
  readonly #latest: Found[] = [];
  #playouts = 0;
  found: Found | null = null;
  proven = false;
  /** For how long it has been thought about, in milliseconds. */
  spent = 0;

  constructor(
    private readonly thinking: Thinking,
    private readonly memory: number,
  ) {}

  /** Goes on until the time or the turn is up, it is proved or stopped, or nobody sees the page. */
  async go(engines: Engine[], time: number): Promise<void> {
    const before = this.spent;
    const began = performance.now();
    const goesOn = () => {
      this.spent = before + performance.now() - began;
      return !this.proven && this.spent < time && !this.thinking.signal?.aborted && !document.hidden;
    };
    const work = async (engine: Engine, index: number) => {
      // Lower levels have their own end, and think at once.
      do await this.#slice(engine, index, time);
      while (this.thinking.level === BEST && goesOn() && performance.now() < began + TURN_MS);
    };
    await Promise.all(engines.map(work));
    goesOn();
    if (this.thinking.level !== BEST) this.spent = time;
  }

  async #slice(engine: Engine, index: number, time: number): Promise<void> {
    const { position, level, seed = 0, heard } = this.thinking;
    const whole = Number.isFinite(time) ? Math.max(1, Math.ceil(time)) : SLICE_MS;
    const found = await this.#answer(engine, {
      position,
      level,
      seed: seed * 16 + index,
      time_ms: level === BEST ? Math.min(SLICE_MS, whole) : whole,
      memory: this.memory,
      moves: MOVES,
    });
    if (!found) return;
    this.#latest[index] = found;
    this.#playouts += found.playouts;
    this.found = { ...addUp(this.#latest.filter(Boolean)), playouts: this.#playouts };
    this.proven = this.found.proven;
    heard?.(this.found);
  }

  /** The answer of an engine; nothing if it was stopped meanwhile. What a lower level chooses follows from the whole of its search. */
  #answer(engine: Engine, wish: ThinkWish): Promise<Found | null> {
    return stoppable(engine, wish.level === BEST ? undefined : this.thinking.signal, () => engine.ask('think', wish));
  }
}

/**
 * What an engine answers; nothing if it was stopped before. Nobody can interrupt what an engine does: its worker ends, and whatever
 * is asked next starts another.
 */
async function stoppable<T>(engine: Engine, signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T | null> {
  if (signal?.aborted) return null;
  const end = () => engine.close();
  signal?.addEventListener('abort', end);
  try {
    return await ask();
  } catch (error) {
    if (signal?.aborted) return null;
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** What several searches of one position have found together: visits are added up, values weigh as much as was visited. */
export function addUp(all: readonly Found[]): Found {
  const proved = all.find((found) => found.proven);
  if (proved) return proved;
  const moves = new Map<string, Considered>();
  for (const move of all.flatMap((found) => found.moves)) {
    const known = moves.get(move.move);
    moves.set(move.move, known ? together(known, move) : move);
  }
  const best = [...moves.values()].sort((one, other) => other.visits - one.visits);
  const total = (found: Found) =>
    Math.max(
      1,
      found.moves.reduce((sum, { visits }) => sum + visits, 0),
    );
  const values = all
    .map((found) => ({ values: found.values, visits: total(found) }))
    .reduce((one, other) => ({ values: weighed(one, other), visits: one.visits + other.visits })).values;
  const first = best[0]?.move;
  return {
    values,
    proven: false,
    line: (all.find((found) => found.line[0] === first) ?? all[0]!).line,
    moves: best,
    playouts: all.reduce((sum, { playouts }) => sum + playouts, 0),
    nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
  };
}

function together(one: Considered, other: Considered): Considered {
  // What is proved is so for everybody.
  if (one.proven !== other.proven) {
    const proved = one.proven ? one : other;
    return { ...proved, visits: one.visits + other.visits };
  }
  return { ...one, visits: one.visits + other.visits, values: weighed(one, other) };
}

interface Weighed {
  values: number[];
  visits: number;
}

function weighed(one: Weighed, other: Weighed): number[] {
  const all = Math.max(1, one.visits + other.visits);
  return one.values.map((value, seat) => (value * one.visits + (other.values[seat] ?? 0) * other.visits) / all);
}

let ofThisPage: Thinkers | undefined;

/** Those of this page. */
export const thinkers = (): Thinkers => (ofThisPage ??= new Thinkers());
