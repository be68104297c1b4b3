/** How far somebody has come in the courses, and which games they have met: kept in this browser. */

import { hasCourse } from './courses';

/** Stars by step, by game. */
type Progress = Record<string, Record<string, number>>;

const STARS = 'serpentarium.courses';
const MET = 'serpentarium.games-met';

function kept<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? none;
  } catch {
    return none;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

let progress = $state.raw<Progress>(kept(STARS, {}));
// Another page of this browser may be where somebody goes on.
if (typeof addEventListener === 'function') addEventListener('storage', ({ key }) => key === STARS && (progress = kept(STARS, {})));

/** The stars of a step; none if it is not done. */
export const starsOf = (game: string, step: string): number => progress[game]?.[step] ?? 0;

/** Remembers stars; fewer than before change nothing. */
export function saveStars(game: string, step: string, stars: number): void {
  const now = kept<Progress>(STARS, {});
  const best = Math.max(stars, now[game]?.[step] ?? 0);
  progress = { ...now, [game]: { ...now[game], [step]: best } };
  keep(STARS, progress);
}

/** Whether somebody has opened a game or begun its course before. */
export function hasMet(game: string): boolean {
  return kept<string[]>(MET, []).includes(game) || Object.keys(progress[game] ?? {}).length > 0;
}

export function meet(game: string): void {
  if (!kept<string[]>(MET, []).includes(game)) keep(MET, [...kept<string[]>(MET, []), game]);
}

/** Whether to offer the course of a game: to those who open it for the first time. */
export const offers = (game: string): boolean => hasCourse(game) && !hasMet(game);
