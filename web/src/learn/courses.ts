/** The courses of the games: files of the site, which are there without a connection as well. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { ApiError } from '../api';
import type { Mark } from '../study/tree';
import { language, say } from '../texts/index.svelte';

/** A step as `docs/courses.md` explains it; what it does not say here is for the engine alone. */
export interface Step {
  id: string;
  spec: string;
  setup: string;
  moves?: string;
  seat: number;
  par: number;
  /** How many moves the learner has, if more than par. */
  most?: number;
  solution: string;
  shapes?: Mark[];
  lights?: Mark[];
}

/** What is said about a step. */
export type About = 'title' | 'task' | 'hint' | 'done' | 'failed' | `failed-${string}`;

export interface Course {
  steps: readonly Step[];
  tell: (step: Step, about: About) => string;
}

const records = import.meta.glob<string>('../../../crates/games/*/course/**/steps.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const sentences = import.meta.glob<string>('../../../crates/games/*/course/**/*.ftl', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A crate of one game has its course in `course`, a crate of several has a folder for each. */
const addressIn = (files: Record<string, string>, game: string, name: string): string | undefined => {
  const ends = [`/${game}/course/${name}`, `/course/${game}/${name}`];
  return Object.entries(files).find(([path]) => ends.some((end) => path.endsWith(end)))?.[1];
};

/** Whether there is a course for a game. */
export const hasCourse = (game: string): boolean => addressIn(records, game, 'steps.json') !== undefined;

/** The course of a game, in the language of the page; nothing if it has none. */
export async function courseOf(game: string): Promise<Course | null> {
  const spoken = language();
  const [record, words] = [addressIn(records, game, 'steps.json'), addressIn(sentences, game, `${spoken}.ftl`)];
  if (!record || !words) return null;
  const [steps, source] = await Promise.all([
    fetched(record).then((text) => JSON.parse(text) as Step[]),
    fetched(words),
  ]);
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const tell = (step: Step, about: About) => {
    const pattern = bundle.getMessage(`${step.id}-${about}`)?.value;
    return pattern ? bundle.formatPattern(pattern) : '';
  };
  return { steps, tell };
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, 'unreachable', say('unreachable'));
  return answer.text();
}
