/** Stars of steps, and what becomes of them when two places know some. Nothing here is kept or shown. */

import type { CourseProgress, StepDone } from '../api';

/** Stars by step, by game. */
export type Progress = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The most stars of each step. */
export function best(one: Progress, other: Progress): Progress {
  const found: Record<string, Record<string, number>> = {};
  for (const progress of [one, other]) {
    for (const [game, steps] of Object.entries(progress)) {
      const known = (found[game] ??= {});
      for (const [step, stars] of Object.entries(steps)) known[step] = Math.max(stars, known[step] ?? 0);
    }
  }
  return found;
}

/** What is better than somebody knows it. */
export function unknownTo(known: Progress, progress: Progress): StepDone[] {
  return Object.entries(progress).flatMap(([game, steps]) =>
    Object.entries(steps).flatMap(([step, stars]) =>
      stars > (known[game]?.[step] ?? 0) ? [{ game, step, stars }] : [],
    ),
  );
}

export function progressOf({ steps }: CourseProgress): Progress {
  return steps.reduce<Progress>((found, { game, step, stars }) => best(found, { [game]: { [step]: stars } }), {});
}
