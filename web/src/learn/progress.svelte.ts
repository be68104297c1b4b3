/**
 * How far somebody has come in the courses, and which games they have met: kept in this browser, and the stars with the
 * account as well. Of each step the most stars stay, wherever they come from; so it does not matter who hears of what first.
 */

import { api } from '../api';
import { session } from '../session.svelte';
import { hasCourse } from './courses';
import { best, progressOf, unknownTo, type Progress } from './stars';

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

/** Whose progress it is: an account's, or that of whoever is here without one. */
let of = session.keeper;
const key = () => (of === null ? STARS : `${STARS}.${of}`);

let progress = $state.raw<Progress>(kept(key(), {}));
// Another page of this browser may be where somebody goes on.
if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => event.key === key() && (progress = kept(key(), {})));

/** What the account is known to have; nothing as long as it was not asked. */
let told: Progress | null = null;
/** What goes to the server goes there one after the other. */
let telling: Promise<void> = Promise.resolve();

/** The stars of a step; none if it is not done. */
export const starsOf = (game: string, step: string): number => progress[game]?.[step] ?? 0;

/** Remembers stars; fewer than before change nothing. */
export function saveStars(game: string, step: string, stars: number): void {
  take({ [game]: { [step]: stars } });
  void tell();
}

/**
 * Opens the progress of whoever is here. What was done in this browser without an account goes along into it, and what was
 * done elsewhere comes from it.
 */
export async function openProgress(): Promise<void> {
  if (of !== session.keeper) {
    of = session.keeper;
    told = null;
    progress = kept(key(), {});
  }
  const guests = kept<Progress>(STARS, {});
  if (of !== null && Object.keys(guests).length > 0) {
    take(guests);
    keep(STARS, {});
  }
  await tell();
}

/** Adds to what is on disk now, which another page may have changed. */
function take(more: Progress): void {
  progress = best(best(kept(key(), {}), progress), more);
  keep(key(), progress);
}

/** Tells the account what it has not heard of. Without a connection that waits until there is one. */
function tell(): Promise<void> {
  telling = telling.then(async () => {
    const who = session.account?.id;
    if (who === undefined || who !== of) return;
    try {
      const known = told ?? progressOf(await api.get('/me/courses'));
      const steps = unknownTo(known, progress);
      const now = steps.length > 0 ? progressOf(await api.post('/me/courses', { body: { steps } })) : known;
      if (who !== of) return;
      told = now;
      take(now);
    } catch {
      // It is told again with the next step, or when there is a connection.
    }
  });
  return telling;
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
