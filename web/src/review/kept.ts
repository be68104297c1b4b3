/**
 * Reviews, kept in this browser with the matches that they are of: they are there at once the next time, offline too. Whoever has
 * an account has them with it as well, on every device; what it has not heard of is told when there is a connection.
 */

import { api, ApiError } from '../api';
import { hasServer, isOffline } from '../api/reach.svelte';
import type { Known } from '../engine';
import { within } from '../local/database';
import { session } from '../session.svelte';
import type { Tree } from '../study/tree';
import { pack, unpack } from './packed';

export interface KeptReview {
  /** Of the match. */
  id: string;
  /** The match, as it was reviewed. */
  tree: Tree;
  /** Who sat where, as far as that matters here. */
  people: readonly string[];
  /** What was found; all else follows from it. */
  known: Known;
  /** When, in milliseconds. */
  at: number;
}

/** In this browser: whose it is, an account's or that of whoever was here without one, and whether the account has heard of it. */
interface Here extends KeptReview {
  of?: string | null;
  sent?: boolean;
}

/** As many are kept, the latest. */
const MOST = 200;
/** So long what the account has is believed to be the same, and so long it is waited for where there is something to show. */
const FRESH_MS = 10_000;
const PATIENCE_MS = 1_500;

/** What is kept of a match; nothing if neither browser nor account keeps anything, or not this. */
export async function keptReview(id: string): Promise<KeptReview | null> {
  const here = await read(id);
  if (session.keeper === null || !hasServer || isOffline()) return here;
  const asked = fetched(id, here?.at ?? -1).catch(() => null);
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS));
  return (await (here ? Promise.race([asked, late]) : asked)) ?? here;
}

/** All that are kept of whoever is here, the latest first; none if nothing is kept. */
export async function allReviews(): Promise<KeptReview[]> {
  if (session.keeper !== null && hasServer && !isOffline()) await fetchAll().catch(() => undefined);
  const own = (await everything()).filter(isOwn);
  return own.sort((one, other) => other.at - one.at);
}

/** Keeps a review here, and tells the account. */
export async function keepReview(review: KeptReview): Promise<void> {
  await write({ ...review, of: session.keeper });
  void tellReviews();
}

const isOwn = ({ of }: Here): boolean => of == null || of === session.keeper;

let telling: Promise<void> = Promise.resolve();

/** Tells the account what it has not heard of, one after the other. What was found before there was an account goes along. */
export function tellReviews(): Promise<void> {
  telling = telling.then(async () => {
    const who = session.account?.id;
    if (who === undefined) return;
    for (const one of await everything()) {
      if (one.sent || !isOwn(one)) continue;
      const packed = await pack({ tree: one.tree, people: one.people, known: one.known });
      try {
        await api.post('/me/reviews', { body: { match: one.id, at: one.at, packed } });
        listed = null;
      } catch (error) {
        // What the server will never take stays in this browser; all else waits.
        if (!(error instanceof ApiError) || ![404, 409, 413, 422].includes(error.status)) return;
      }
      if (session.account?.id !== who) return;
      const now = await read(one.id);
      // It may have gone on meanwhile.
      if (now?.at === one.at) await write({ ...one, of: who, sent: true });
    }
  });
  return (telling = telling.catch(() => undefined));
}

/** Which reviews the account has, and when it was asked. */
let listed: { of: string; at: number; all: Promise<Map<string, number>> } | null = null;

function list(): Promise<Map<string, number>> {
  const of = session.keeper ?? '';
  if (listed?.of !== of || Date.now() - listed.at > FRESH_MS) {
    const asked = api.get('/me/reviews');
    listed = {
      of,
      at: Date.now(),
      all: asked.then(({ reviews }) => new Map(reviews.map((one) => [one.match, one.at]))),
    };
  }
  return listed.all;
}

/** A review from the account, if that is later than what is here. */
async function fetched(id: string, after: number): Promise<KeptReview | null> {
  const of = session.keeper;
  const at = (await list()).get(id);
  if (at === undefined || at <= after) return null;
  const { packed } = await api.get('/me/reviews/{id}', { path: { id } });
  const found = (await unpack(packed)) as Pick<KeptReview, 'tree' | 'people' | 'known'>;
  const review: KeptReview = { id, at, tree: found.tree, people: found.people, known: found.known };
  await write({ ...review, of, sent: true }).catch(() => undefined);
  return review;
}

async function fetchAll(): Promise<void> {
  const here = new Map((await everything()).map(({ id, at }) => [id, at]));
  for (const [id, at] of await list()) if (at > (here.get(id) ?? -1)) await fetched(id, here.get(id) ?? -1);
}

async function read(id: string): Promise<Here | null> {
  const asked = within<Here | undefined>('reviews', 'readonly', (all, done) => {
    const found = all.get(id);
    found.onsuccess = () => done(found.result as Here | undefined);
  });
  return (await asked.catch(() => undefined)) ?? null;
}

async function everything(): Promise<Here[]> {
  const asked = within<Here[]>('reviews', 'readonly', (all, done) => {
    const found = all.getAll();
    found.onsuccess = () => done(found.result as Here[]);
  });
  return asked.catch(() => []);
}

async function write(review: Here): Promise<void> {
  await within<void>('reviews', 'readwrite', (all) => {
    all.put(review);
    const found = all.getAll();
    found.onsuccess = () => {
      const latest = (found.result as Here[]).sort((one, other) => other.at - one.at);
      for (const { id } of latest.slice(MOST)) all.delete(id);
    };
  });
}
