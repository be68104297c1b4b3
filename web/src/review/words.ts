/** What a review says, in words. */

import type { Class, Review } from '../api';
import { say } from '../texts/index.svelte';

export const GLYPHS: Record<Class, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

export const classWords = (kind: Class): string =>
  kind === 'blunder' ? say('review-blunder') : kind === 'mistake' ? say('review-mistake') : say('review-inaccuracy');

/** How well everybody played and what the bag did, in one line for whoever looks; empty if nothing is sure, or nothing is drawn. */
export function luckWords(review: Review, mine: readonly number[], names: readonly string[]): string {
  if (!review.verdict || review.draws.length === 0) return '';
  const [own] = mine.length === 1 ? mine : [];
  const best = review.verdict.best ?? null;
  const skill =
    best === null
      ? say('review-skill-even')
      : best === own
        ? say('review-skill-you')
        : say('review-skill-name', { name: names[best] ?? '' });
  return `${skill} ${bagWords(review, own ?? null, names)}`;
}

function bagWords({ players }: Review, own: number | null, names: readonly string[]): string {
  const side = (seat: number) => players[seat]?.luck?.side ?? 0;
  if (own !== null && side(own) !== 0)
    return side(own) > 0 ? say('review-bag-with-you') : say('review-bag-against-you');
  const favoured = names.findIndex((_, seat) => side(seat) > 0);
  if (own === null && favoured >= 0) return say('review-bag-with-name', { name: names[favoured] ?? '' });
  return say('review-bag-even');
}
