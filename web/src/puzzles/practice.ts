/** What somebody practises, by the address: the puzzle of the day, what comes back, a race, one game, or one puzzle. */

import type { Puzzle } from '../api/puzzle-sets';
import { dailyPuzzle, nextPuzzle, puzzleWith } from './choose';
import { dateOf } from './diary';
import { own, type Counts } from './own-diary.svelte';
import { allSets, setOf } from './sets';

export interface Task extends Counts {
  puzzle: Puzzle;
}

/** The next puzzle, and how it counts; nothing where there is none. */
export type Source = () => Promise<Task | null>;

const task = (puzzle: Puzzle | undefined, counts: Counts): Task | null => (puzzle ? { puzzle, ...counts } : null);

export const daily: Source = async () => {
  const day = dateOf(Date.now());
  return task(dailyPuzzle(await allSets(), day), { rated: true, day });
};

export const repeats: Source = async () => {
  const sets = await allSets();
  const found = own.due().flatMap((id) => puzzleWith(sets, id) ?? []);
  return task(found[0], { rated: false });
};

export const trains =
  (game: string, theme: string | null): Source =>
  async () => {
    const all = await setOf(game);
    const puzzles = theme === null ? all : all.filter(({ themes }) => themes.includes(theme));
    return task(nextPuzzle(puzzles, own.ratingOf(game).rating, own.diary), { rated: true });
  };

export const single =
  (id: string): Source =>
  async () =>
    task(puzzleWith(await allSets(), id), { rated: true });
