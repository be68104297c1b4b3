/** Matches that are played from a position. */

import type { MatchView } from '../api';

/** How many moves lead to where a match began. */
export const startPly = ({ start }: Pick<MatchView, 'start'>): number =>
  start?.played.filter((step) => !step.startsWith('draw:')).length ?? 0;

/** How many moves were made in the match itself. */
export const made = (match: Pick<MatchView, 'start' | 'ply'>): number => match.ply - startPly(match);
