/** What a review says, in words. */

import type { Class, PlayerReview, Review } from '../api';
import { language, say } from '../texts/index.svelte';
import { percent } from '../texts/percent';

export const GLYPHS: Record<Class, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

export const classWords = (kind: Class): string =>
  kind === 'blunder' ? say('review-blunder') : kind === 'mistake' ? say('review-mistake') : say('review-inaccuracy');

/** A part of what there is to win, as people read it; in a game for one that is played for a score of `whole`, in its points. */
export function amount(part: number, whole: number | null | undefined): string {
  return whole ? pointsOf(part * whole) : percent(part);
}

export function pointsOf(points: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), digits).format(Math.abs(points) < 0.05 ? 0 : points);
}

/** What a move lost. */
export const lossWords = (loss: number, whole: number | null | undefined): string =>
  whole
    ? say('review-lost-points', { points: pointsOf(loss * whole) })
    : say('review-lost', { percent: percent(loss) });

/** A part that was added or taken away. */
export const change = (part: number, whole: number | null | undefined): string =>
  `${part < 0 ? '−' : '+'}${amount(Math.abs(part), whole)}`;

/** How far a number may be off. */
export const margin = (error: number, whole: number | null | undefined): string =>
  `±${amount(error, whole).replace(/\s*%/, '')}`;

/** What a result is: points of a game for one are whole. */
export const resultWords = (end: number, whole: number | null | undefined): string =>
  whole ? say('review-of-whole', { points: Math.round(end * whole), whole }) : percent(end);

/** How a result came about, for those who listen. */
export const balanceWords = ({ balance, luck }: PlayerReview, whole: number | null | undefined): string =>
  !balance || !luck
    ? ''
    : say('review-balance-said', {
        start: amount(balance.start, whole),
        skill: change(balance.skill, whole),
        luck: change(luck.sum, whole),
        end: resultWords(balance.end, whole),
      });

/** How well everybody played and what the bag did, in one line for whoever looks; empty if nothing is sure, or nothing is drawn. */
export function luckWords(review: Review, mine: readonly number[], names: readonly string[]): string {
  if (!review.verdict || review.draws.length === 0) return '';
  const [own] = mine.length === 1 ? mine : [];
  if (review.whole) return bagWords(review, own ?? null, names);
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
