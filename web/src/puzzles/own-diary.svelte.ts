/** The diary of whoever uses this browser: kept in it, and rated by the engine in the page. */

import type { Puzzle } from '../api/puzzle-sets';
import { engine } from '../engine';
import { dateOf, dueAt, EMPTY, gameOfPuzzle, isDiary, PUZZLE_DEVIATION, streakAt, UNRATED, withDay, withRace, withTry, type Diary, type Rated, type Try } from './diary';

const KEY = 'serpentarium.puzzles';

function read(): Diary {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isDiary(found) ? found : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** How a puzzle was met: what one was told to do again, or has seen, says nothing of one's strength. */
export interface Counts {
  rated: boolean;
  /** Of which day it is the puzzle. */
  day?: string | undefined;
}

class OwnDiary {
  diary = $state.raw<Diary>(read());
  /** Whether what was last noted is on disk; private windows may keep nothing. */
  kept = $state(true);

  constructor() {
    // Another page of this browser may have noted something.
    addEventListener('storage', ({ key }) => key === KEY && (this.diary = read()));
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
  async note(puzzle: Puzzle, solved: boolean, { rated, day }: Counts): Promise<Try> {
    const game = gameOfPuzzle(puzzle.id);
    const first = !this.diary.tries.some(({ id }) => id === puzzle.id);
    const before = this.ratingOf(game);
    let after: Rated | undefined;
    if (rated && first) {
      const { tries, ...player } = before;
      const opponent = { rating: puzzle.rating, deviation: PUZZLE_DEVIATION, volatility: UNRATED.volatility };
      const [now] = await engine.ask('rate-puzzle', { player, puzzle: opponent, solved });
      after = { ...now, tries: tries + 1 };
    }
    const one: Try = { id: puzzle.id, at: Date.now(), solved, ...(after && { rated: [before.rating, after.rating] as const }) } as Try;
    this.#keep((diary) => {
      const noted = withTry(diary, one, after);
      return day === undefined ? noted : withDay(noted, day, solved);
    });
    return one;
  }

  noteRace(game: string, score: number): void {
    this.#keep((diary) => withRace(diary, game, score));
  }

  /** Changes what is on disk now, which another page may have changed. */
  #keep(change: (diary: Diary) => Diary): void {
    const before = this.kept ? read() : this.diary;
    this.diary = change(before);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.diary));
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }
}

export const own = new OwnDiary();
