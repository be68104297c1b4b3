/** Which puzzle comes next. */

import type { Puzzle } from '../api/puzzle-sets';
import { dayNumber, gameOfPuzzle, type Diary } from './diary';

/** Among so many of the nearest one is drawn, so that not everybody meets the same ones in the same order. */
const NEAREST = 8;
/** A race begins here and gets harder by so much with every puzzle. */
const RACE_FROM = 900;
const RACE_STEP = 60;
/** The puzzle of the day is neither for beginners nor for the best. */
const DAILY: readonly [number, number] = [1_200, 1_900];

type Random = () => number;

/** One of those whose rating is near, if possible not tried yet; otherwise the one that was tried longest ago. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  rating: number,
  diary: Diary,
  random: Random = Math.random,
): Puzzle | undefined {
  const last = new Map(diary.tries.map(({ id }, index) => [id, index]));
  const fresh = puzzles.filter(({ id }) => !last.has(id));
  if (fresh.length > 0) return nearOne(fresh, rating, random);
  return [...puzzles].sort((a, b) => last.get(a.id)! - last.get(b.id)!)[0];
}

function nearOne(puzzles: readonly Puzzle[], rating: number, random: Random): Puzzle | undefined {
  const near = [...puzzles].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAREST);
  return near[Math.floor(random() * near.length)];
}

/** The next of a race: each harder than the one before, none twice. */
export function racePuzzle(
  puzzles: readonly Puzzle[],
  solved: number,
  met: ReadonlySet<string>,
  random: Random = Math.random,
): Puzzle | undefined {
  return nearOne(
    puzzles.filter(({ id }) => !met.has(id)),
    RACE_FROM + RACE_STEP * solved,
    random,
  );
}

/** The puzzle of a day, the same for everybody who has the same puzzles; every day another game. */
export function dailyPuzzle(sets: ReadonlyMap<string, readonly Puzzle[]>, date: string): Puzzle | undefined {
  const day = dayNumber(date);
  const games = [...sets.keys()].filter((game) => sets.get(game)!.length > 0).sort();
  const game = games[day % games.length];
  if (game === undefined) return undefined;
  const all = [...sets.get(game)!].sort((a, b) => (a.id < b.id ? -1 : 1));
  const fit = all.filter(({ rating }) => DAILY[0] <= rating && rating <= DAILY[1]);
  const among = fit.length > 0 ? fit : all;
  // A step that has no divisor in common with their number comes to each of them before it comes to one again.
  const round = Math.floor(day / games.length);
  return among[(round * stepFor(among.length)) % among.length];
}

function stepFor(count: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  let step = Math.max(1, Math.round(count * 0.618));
  while (common(step, count) !== 1) step++;
  return step;
}

/** The themes of puzzles, with how many have each, the most frequent first. */
export function themesOf(puzzles: readonly Puzzle[]): [theme: string, count: number][] {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** The puzzle with an id, among all. */
export const puzzleWith = (sets: ReadonlyMap<string, readonly Puzzle[]>, id: string): Puzzle | undefined =>
  sets.get(gameOfPuzzle(id))?.find((puzzle) => puzzle.id === id);
