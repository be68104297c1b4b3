/** The server's API. Its types are generated from `crates/server/openapi.json` by `npm run api`. */

import { language, say } from '../texts/index.svelte';
import { hasServer, noteAnswer, noteSilence, untilAnswered } from './reach.svelte';
import type { Person, Refused } from './schema';

export type * from './schema';

/** A request that was refused, with a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return `/api/v1${path}?${search}`;
}

/**
 * The first answer makes a guest of a stranger. Nothing is done in anybody's name before it: two first answers
 * would make two guests, and what the one has done the other could not go on with.
 */
let introduced: Promise<unknown> = Promise.resolve();

async function send(method: string, path: string, query?: Query, body?: unknown): Promise<Response> {
  if (!hasServer) throw new ApiError(0, 'no-server', say('no-server'));
  if (method !== 'GET') await introduced;
  const options: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { 'Content-Type': 'application/json' };
  }
  try {
    const answer = await fetch(address(path, query), options);
    noteAnswer();
    return answer;
  } catch {
    noteSilence();
    throw new ApiError(0, 'unreachable', say('unreachable'));
  }
}

async function ask<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  const response = await send(method, path, query, body);
  if (response.status === 204) return undefined as T;
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (answer !== null) return answer as T;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<ApiError> {
  const refused = response.ok ? null : ((await response.json().catch(() => null)) as Refused | null);
  return new ApiError(response.status, refused?.code ?? 'broken', refused?.message ?? say('broken'));
}

/** Whether a request found nobody, as against a refusal. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;

export const api = {
  /** Something that is not JSON but a text. */
  async text(path: string): Promise<string> {
    const response = await send('GET', path);
    if (response.ok) return response.text();
    throw await refusal(response);
  },
  /** What a page can't do without: asked for until the server can be reached. */
  load: <T>(path: string, query?: Query) => untilAnswered(() => ask<T>('GET', path, query), isUnanswered),
  get: <T>(path: string, query?: Query) => ask<T>('GET', path, query),
  /** Who we are; a stranger becomes a guest. */
  me: () => {
    const answer = ask<Person>('GET', '/me');
    introduced = answer.catch(() => null);
    return answer;
  },
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, undefined, body),
  drop: <T>(path: string, body?: unknown) => ask<T>('DELETE', path, undefined, body),
};

/** Where to listen to a match. */
export function liveAddress(id: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const path = address(`/matches/${encodeURIComponent(id)}/live`, { since, brief: true, chat_since: 0 });
  return `${scheme}://${location.host}${path}`;
}

/** Where to listen to a study. */
export function studyAddress(id: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${address(`/studies/${encodeURIComponent(id)}/live`, { since })}`;
}

/** Where to listen to the lobby. */
export function lobbyAddress(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${address('/lobby/live')}`;
}

/** What went wrong, as a sentence. */
export function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : say('broken');
}
