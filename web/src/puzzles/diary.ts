/** What somebody has tried of the puzzles, how strong that makes them, and what should come back. Nothing here is kept or shown. */

import type { Strength } from '../engine/jobs';

/** One puzzle, tried once. */
export interface Try {
  id: string;
  at: number;
  solved: boolean;
  /** The rating before and after, if the try counted. */
  rated?: [before: number, after: number];
  /** What the server has not heard of yet. */
  unsent?: Unsent;
}

/** What a server needs to know of a try. */
export interface Unsent {
  moves: readonly string[];
  helped: boolean;
  rated: boolean;
  day?: number;
}

export interface Rated extends Strength {
  tries: number;
}

/** What was got wrong comes back. */
export interface Repeat {
  at: number;
  /** How often it was right since. */
  box: number;
}

export interface Diary {
  /** The latest last. */
  tries: readonly Try[];
  /** By game. */
  ratings: Readonly<Record<string, Rated>>;
  /** By puzzle. */
  repeats: Readonly<Record<string, Repeat>>;
  /** The puzzles of the day, by date. */
  days: Readonly<Record<string, boolean>>;
  /** The best race, by game; of all games together without one. */
  races: Readonly<Record<string, number>>;
}

export const EMPTY: Diary = { tries: [], ratings: {}, repeats: {}, days: {}, races: {} };

/** What anybody begins with. */
export const UNRATED: Rated = { rating: 1500, deviation: 350, volatility: 0.06, tries: 0 };
/** As long as nobody has met a puzzle, its rating is a guess of ours. */
export const PUZZLE_DEVIATION = 150;
/** Above this a rating says little. */
export const PROVISIONAL = 110;

const DAY_MS = 86_400_000;
/** When something comes back, by how often it was right since it was wrong; after the last one it stays away. */
const REPEAT_AFTER_DAYS = [1, 3, 7, 21];
/** More than anybody looks through. */
const MOST_TRIES = 2_000;
const MOST_DAYS = 800;

export const gameOfPuzzle = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** The day as everybody in the world names it, so that all have the same puzzle. */
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** How many days there have been since 1970. */
export const dayNumber = (date: string): number => Math.round(Date.parse(date) / DAY_MS);

/** The diary with one try more. */
export function withTry(diary: Diary, one: Try, rating?: Rated): Diary {
  const game = gameOfPuzzle(one.id);
  return {
    ...diary,
    tries: [...diary.tries, one].slice(-MOST_TRIES),
    ratings: rating ? { ...diary.ratings, [game]: rating } : diary.ratings,
    repeats: repeated(diary.repeats, one),
  };
}

function repeated(repeats: Diary['repeats'], { id, at, solved }: Try): Diary['repeats'] {
  const before = repeats[id];
  const { [id]: _, ...others } = repeats;
  if (!solved) return { ...others, [id]: { at: at + DAY_MS * REPEAT_AFTER_DAYS[0]!, box: 0 } };
  // Solved before its time it stays where it is.
  if (!before || before.at > at) return repeats;
  const box = before.box + 1;
  const days = REPEAT_AFTER_DAYS[box];
  return days === undefined ? others : { ...others, [id]: { at: at + DAY_MS * days, box } };
}

/** Those whose time has come, the one that waits longest first. */
export function dueAt({ repeats }: Diary, now: number): string[] {
  const due = Object.entries(repeats).filter(([, { at }]) => at <= now);
  return due.sort(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1)).map(([id]) => id);
}

/** The diary with a puzzle of the day: the first try of a day decides. */
export function withDay(diary: Diary, date: string, solved: boolean): Diary {
  if (date in diary.days) return diary;
  const days = Object.entries({ ...diary.days, [date]: solved }).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...diary, days: Object.fromEntries(days.slice(-MOST_DAYS)) };
}

/** How many days in a row were solved up to today; today's may still come. */
export function streakAt({ days }: Diary, now: number): number {
  const today = dayNumber(dateOf(now));
  const solved = (day: number) => days[dateOf(day * DAY_MS)] === true;
  let day = solved(today) ? today : today - 1;
  let streak = 0;
  while (solved(day)) {
    streak++;
    day--;
  }
  return streak;
}

export function withRace(diary: Diary, game: string, score: number): Diary {
  return score > (diary.races[game] ?? 0) ? { ...diary, races: { ...diary.races, [game]: score } } : diary;
}

/** What a server knows of somebody. */
export interface ServerDiary {
  ratings: readonly ({ game: string } & Rated)[];
  tries: readonly (Omit<Try, 'unsent'> & { day?: number })[];
}

/** The diary with what a server has: its ratings, and tries that were made elsewhere. What it has not heard of stays. */
export function withServer(diary: Diary, server: ServerDiary): Diary {
  const unsent = diary.tries.filter((one) => one.unsent);
  const known = server.tries.filter(isNotIn(unsent));
  let merged: Diary = { ...EMPTY, races: diary.races };
  for (const { day, ...one } of inOrder([...known, ...unsent.map((one) => ({ ...one, day: one.unsent!.day }))])) {
    merged = withTry(merged, one);
    if (day !== undefined) merged = withDay(merged, dateOf(day * DAY_MS), one.solved);
  }
  return { ...merged, ratings: Object.fromEntries(server.ratings.map(({ game, ...rating }) => [game, rating])) };
}

/**
 * The diary of an account with what was noted in the same browser before somebody was there with it. The server rates it anew;
 * until then a game that the account has never tried has the guest's rating.
 */
export function withGuest(diary: Diary, guest: Diary): Diary {
  const tries = inOrder([...diary.tries, ...guest.tries.filter(isNotIn(diary.tries))]);
  return {
    tries: tries.slice(-MOST_TRIES),
    ratings: { ...guest.ratings, ...diary.ratings },
    repeats: tries.reduce(repeated, {}),
    days: Object.entries(guest.days).reduce((merged, [date, solved]) => withDay(merged, date, solved), diary).days,
    races: Object.entries(guest.races).reduce((merged, [game, score]) => withRace(merged, game, score), diary).races,
  };
}

type Made = Pick<Try, 'id' | 'at'>;
const inOrder = <T extends Made>(tries: readonly T[]): T[] => [...tries].sort((a, b) => a.at - b.at);

/** A try is known by its puzzle and its time. */
function isNotIn(tries: readonly Made[]): (one: Made) => boolean {
  const known = new Set(tries.map(({ id, at }) => `${id} ${at}`));
  return ({ id, at }) => !known.has(`${id} ${at}`);
}

/** Whether something that was read is a diary; anything may stand where we keep ours. */
export function isDiary(read: unknown): read is Diary {
  if (typeof read !== 'object' || read === null) return false;
  const diary = read as Record<keyof Diary, unknown>;
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return Array.isArray(diary.tries) && [diary.ratings, diary.repeats, diary.days, diary.races].every(isRecord);
}
