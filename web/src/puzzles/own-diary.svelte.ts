/**
 * The diary of whoever uses this browser. It is kept in it and rated by the engine in the page; whoever has an account has
 * it on the server as well, which judges and rates anew, and hears later of what was tried without a connection, or before
 * there was an account.
 */

import { api, ApiError } from '../api';
import type { Puzzle } from '../api/puzzle-sets';
import { engine } from '../engine';
import { session } from '../session.svelte';
import {
  dateOf,
  dayNumber,
  dueAt,
  EMPTY,
  gameOfPuzzle,
  isDiary,
  PUZZLE_DEVIATION,
  streakAt,
  UNRATED,
  withDay,
  withGuest,
  withRace,
  withServer,
  withTry,
  type Diary,
  type Rated,
  type ServerDiary,
  type Try,
  type Unsent,
} from './diary';
import type { Outcome } from './session.svelte';

const KEY = 'serpentarium.puzzles';

/** How a puzzle was met: what one was told to do again, or has seen, says nothing of one's strength. */
export interface Counts {
  rated: boolean;
  /** Of which day it is the puzzle. */
  day?: string | undefined;
}

export class OwnDiary {
  diary = $state.raw<Diary>(EMPTY);
  /** Whether what was last noted is on disk; private windows may keep nothing. */
  kept = $state(true);
  /** The account that it is of; none for guests. */
  #of = session.keeper;
  /** What goes to the server goes there one after the other. */
  #sending: Promise<void> = Promise.resolve();

  constructor() {
    this.diary = this.#read();
    // Another page of this browser may have noted something.
    addEventListener('storage', ({ key }) => key === this.#key && (this.diary = this.#read()));
  }

  /** Opens the diary of whoever is there; with an account, what they did elsewhere comes too. */
  async open(): Promise<void> {
    this.#turn();
    await this.#send();
  }

  /** Takes what was noted as a guest along into the account, and tells it what it has not heard of. */
  async bring(): Promise<void> {
    this.#turn();
    if (this.diary.tries.some(({ unsent }) => unsent)) await this.#send();
  }

  /** Turns to the diary of whoever is there now. */
  #turn(): void {
    if (this.#of !== session.keeper) {
      this.#of = session.keeper;
      this.diary = this.#read();
    }
    const guest = this.#read(KEY);
    if (this.#of === null || guest === EMPTY) return;
    this.#keep((diary) => withGuest(diary, guest));
    // What could not be kept stays where it is.
    if (this.kept) localStorage.removeItem(KEY);
  }

  ratingOf(game: string): Rated {
    return this.diary.ratings[game] ?? UNRATED;
  }

  streak(now = Date.now()): number {
    return streakAt(this.diary, now);
  }

  due(now = Date.now()): string[] {
    return dueAt(this.diary, now);
  }

  /** How today's puzzle went; nothing as long as it was not tried. */
  today(now = Date.now()): boolean | undefined {
    return this.diary.days[dateOf(now)];
  }

  /** Notes a try; it counts for the rating where the puzzle is met for the first time. */
  async note(puzzle: Puzzle, { solved, moves, helped }: Outcome, { rated, day }: Counts): Promise<Try> {
    const game = gameOfPuzzle(puzzle.id);
    const first = !this.diary.tries.some(({ id }) => id === puzzle.id);
    const before = this.ratingOf(game);
    const after = rated && first ? await rate(before, puzzle, solved) : undefined;
    const unsent: Unsent = { moves, helped, rated, ...(day !== undefined && { day: dayNumber(day) }) };
    const one: Try = {
      id: puzzle.id,
      at: Date.now(),
      solved,
      ...(after && { rated: [before.rating, after.rating] as [number, number] }),
      unsent,
    };
    this.#keep((diary) => {
      const noted = withTry(diary, one, after);
      return day === undefined ? noted : withDay(noted, day, solved);
    });
    if (this.#of === null) return one;
    await this.#send();
    return this.diary.tries.filter(({ id }) => id === puzzle.id).at(-1) ?? one;
  }

  noteRace(game: string, score: number): void {
    this.#keep((diary) => withRace(diary, game, score));
  }

  /** Tells the server what it has not heard of, and takes what it has. Without a connection that waits. */
  #send(): Promise<void> {
    this.#sending = this.#sending.then(async () => {
      const of = this.#of;
      if (of === null || session.account?.id !== of) return;
      try {
        for (const { unsent, id, at } of this.diary.tries.filter((one) => one.unsent)) {
          const told = await api
            .post('/puzzles/{id}/tries', { path: { id }, body: { ...unsent!, moves: [...unsent!.moves], at } })
            .catch((error: unknown) => {
              // What it refuses it will refuse for ever.
              if (isRefusal(error)) return null;
              throw error;
            });
          if (of !== this.#of) return;
          this.#keep((diary) => ({
            ...diary,
            tries: diary.tries.map((kept) =>
              kept.id === id && kept.at === at ? (told?.try ?? withoutUnsent(kept)) : kept,
            ) as Try[],
          }));
        }
        const server = await api.get('/me/puzzles');
        if (of === this.#of) this.#keep((diary) => withServer(diary, server as ServerDiary));
      } catch {
        // It is tried again with the next one.
      }
    });
    return this.#sending;
  }

  get #key(): string {
    return this.#of === null ? KEY : `${KEY}.${this.#of}`;
  }

  #read(key = this.#key): Diary {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isDiary(found) ? found : EMPTY;
    } catch {
      return EMPTY;
    }
  }

  /** Changes what is on disk now, which another page may have changed. */
  #keep(change: (diary: Diary) => Diary): void {
    this.diary = change(this.kept ? this.#read() : this.diary);
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.diary));
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }
}

async function rate({ tries, ...player }: Rated, { rating }: Puzzle, solved: boolean): Promise<Rated> {
  const puzzle = { rating, deviation: PUZZLE_DEVIATION, volatility: UNRATED.volatility };
  const [now] = await engine.ask('rate-puzzle', { player, puzzle, solved });
  return { ...now, tries: tries + 1 };
}

/** What the server will never take, however often it is told; who is logged out or too fast may come again. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 404, 422].includes(error.status);

const withoutUnsent = ({ unsent: _, ...one }: Try): Try => one;

export const own = new OwnDiary();
