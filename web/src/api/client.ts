/**
 * Asks the server. What there is to ask and what is answered is generated from `crates/server/openapi.json` (`npm run api`), so that
 * a path, a parameter or a body that the server does not know is a type error.
 */

import createClient from 'openapi-fetch';
import type { RequiredKeysOf, ResponseObjectMap, SuccessResponse } from 'openapi-typescript-helpers';
import { language, say } from '../texts/index.svelte';
import { hasServer, noteAnswer, noteSilence } from './reach.svelte';
import type { paths, Refused } from './schema';

const VERSION = '/api/v1';

/** What the server knows, without the version in front. */
type Known = { [P in keyof paths as P extends `${typeof VERSION}${infer Rest}` ? Rest : never]: paths[P] };
type Method = 'get' | 'post' | 'delete';
type AskedBy<M extends Method> = {
  [P in keyof Known]: Known[P] extends Record<M, { responses: object }> ? P : never;
}[keyof Known];
type Operation<P extends keyof Known, M extends Method> = M extends keyof Known[P] ? Known[P][M] : never;

/** The parameters of a request, `path` and `query`, and its `body`. */
type Wish<O> = (O extends { parameters: infer All } ? Omit<All, 'header' | 'cookie'> : object) &
  (O extends { requestBody: { content: { 'application/json': infer Body } } } ? { body: Body } : { body?: never });
type Given<W> = RequiredKeysOf<W> extends never ? [wish?: W] : [wish: W];
type JsonOf<O> =
  O extends Record<string | number, unknown> ? SuccessResponse<ResponseObjectMap<O>, 'application/json'> : never;
/** What is answered; nothing where the server has nothing to say. */
type Answer<O> = [JsonOf<O>] extends [never] ? void : JsonOf<O>;

export type Ask<M extends Method> = <P extends AskedBy<M>>(
  path: P,
  ...given: Given<Wish<Operation<P, M>>>
) => Promise<Answer<Operation<P, M>>>;

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

/** Every answer is in the language of the page, unless another is asked for. What is empty is not asked for. */
export function search(query: Record<string, unknown> = {}): string {
  const all = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') all.set(name, String(value));
  }
  return String(all);
}

export const apiAddress = (path: string, query?: Record<string, unknown>) => `${VERSION}${path}?${search(query)}`;

const client = createClient<paths>({
  // A request knows no page that its address would be completed by; without one, in tests, any will do.
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  credentials: 'same-origin',
  querySerializer: search,
  fetch: (request) => fetch(request),
});
client.use({
  onResponse: () => noteAnswer(),
  onError: () => {
    noteSilence();
    return new ApiError(0, 'unreachable', say('unreachable'));
  },
});

interface Parts {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

/** How what is answered is read: as JSON, or as a text. */
type ReadAs = 'json' | 'text';

/** Asks for something, whichever it is; what it may be and what comes of it is typed by those who call it. */
export async function ask(
  method: Method,
  path: string,
  { body, ...params }: Parts = {},
  parseAs: ReadAs = 'json',
): Promise<unknown> {
  if (!hasServer) throw new ApiError(0, 'no-server', say('no-server'));
  const asked = client.request(method, `${VERSION}${path}` as never, { params, body, parseAs } as never);
  const { data, error, response } = await asked.catch((wrong: unknown) => {
    // What can't be read is no answer of ours.
    throw wrong instanceof ApiError ? wrong : new ApiError(0, 'broken', say('broken'));
  });
  if (response.ok && (data !== undefined || response.status === 204)) return data;
  const refused = error as Partial<Refused> | undefined;
  throw new ApiError(response.status, refused?.code ?? 'broken', refused?.message ?? say('broken'));
}
