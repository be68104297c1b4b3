/** Reviews, kept in this browser with the matches that they are of: they are there at once the next time, offline too. */

import type { Known } from '../engine';
import { within } from '../local/database';
import type { Tree } from '../study/tree';

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

/** As many are kept, the latest. */
const MOST = 200;

/** What is kept of a match; nothing if the browser keeps nothing, or not this. */
export async function keptReview(id: string): Promise<KeptReview | null> {
  const asked = within<KeptReview | undefined>('reviews', 'readonly', (all, done) => {
    const found = all.get(id);
    found.onsuccess = () => done(found.result as KeptReview | undefined);
  });
  return (await asked.catch(() => undefined)) ?? null;
}

/** All that are kept, the latest first; none if the browser keeps nothing. */
export async function allReviews(): Promise<KeptReview[]> {
  const asked = within<KeptReview[]>('reviews', 'readonly', (all, done) => {
    const found = all.getAll();
    found.onsuccess = () => done(found.result as KeptReview[]);
  });
  return (await asked.catch(() => [])).sort((one, other) => other.at - one.at);
}

export async function keepReview(review: KeptReview): Promise<void> {
  await within<void>('reviews', 'readwrite', (all) => {
    all.put(review);
    const found = all.getAll();
    found.onsuccess = () => {
      const latest = (found.result as KeptReview[]).sort((one, other) => other.at - one.at);
      for (const { id } of latest.slice(MOST)) all.delete(id);
    };
  });
}
