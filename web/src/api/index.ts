/** The server's API. Its types are generated from `crates/server/openapi.json` by `npm run api`. */

import { say } from '../texts/index.svelte';
import { apiAddress, ApiError, ask, type Ask } from './client';
import { untilAnswered } from './reach.svelte';
import type { GameInfo, Person } from './schema';

export type * from './schema';
export { apiAddress, ApiError };

/**
 * The first answer makes a guest of a stranger. Nothing is done in anybody's name before it: two first answers
 * would make two guests, and what the one has done the other could not go on with.
 */
let introduced: Promise<unknown> = Promise.resolve();

/** Whether a request found nobody, as against a refusal. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;

/** What the server is asked, by the paths of its description: `api.get('/matches/{id}', { path: { id } })`. */
export const api = {
  get: ((path, wish) => ask('get', path, wish)) as Ask<'get'>,
  /** What a page can't do without: asked for until the server can be reached. */
  load: ((path, wish) => untilAnswered(() => ask('get', path, wish), isUnanswered)) as Ask<'get'>,
  post: ((path, wish) => introduced.then(() => ask('post', path, wish))) as Ask<'post'>,
  drop: ((path, wish) => introduced.then(() => ask('delete', path, wish))) as Ask<'delete'>,
  /** The games in a language, whichever the page speaks. */
  games: (lang: string) => ask('get', '/games', { query: { lang } }) as Promise<GameInfo[]>,
  /** The rules' page of a game, which is no JSON but Markdown. */
  rules: (id: string) => ask('get', '/games/{id}/rules', { path: { id } }, 'text') as Promise<string>,
  /** Who we are; a stranger becomes a guest. */
  me: (): Promise<Person> => {
    const answer = api.get('/me');
    introduced = answer.catch(() => null);
    return answer;
  },
};

/** Where to listen to a match. */
export function liveAddress(id: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const path = apiAddress(`/matches/${encodeURIComponent(id)}/live`, { since, brief: true, chat_since: 0 });
  return `${scheme}://${location.host}${path}`;
}

/** Where to listen to a study. */
export function studyAddress(id: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${apiAddress(`/studies/${encodeURIComponent(id)}/live`, { since })}`;
}

/** Where to listen to the lobby. */
export function lobbyAddress(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${apiAddress('/lobby/live')}`;
}

/** What went wrong, as a sentence. */
export function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : say('broken');
}
