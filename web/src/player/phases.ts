/** Where somebody loses what they had: in the opening, in the middle, or at the end of their games. */

import type { Review } from '../api';

export const PHASES = ['opening', 'middle', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export interface PhaseLoss {
  /** How many moves were judged. */
  moves: number;
  /** How much of what could be expected a move lost on average, from 0 to 1. */
  loss: number;
  /** How many were inaccuracies, mistakes or blunders. */
  mistakes: number;
}

/** A review, and the seats of whoever looks at it. */
export interface OwnReview {
  moves: Review['moves'];
  seats: readonly number[];
}

/** Thirds of each game: what an opening is nobody has agreed on for these games. */
const phaseOf = (ply: number, plies: number): Phase => PHASES[Math.min(2, Math.floor((3 * ply) / plies))]!;

/** What the reviews say, phase by phase. Moves that were forced tell nothing. */
export function phaseLosses(reviews: readonly OwnReview[]): Record<Phase, PhaseLoss> {
  const sums = {
    opening: { moves: 0, loss: 0, mistakes: 0 },
    middle: { moves: 0, loss: 0, mistakes: 0 },
    end: { moves: 0, loss: 0, mistakes: 0 },
  };
  for (const { moves, seats } of reviews) {
    for (const [ply, move] of moves.entries()) {
      if (!seats.includes(move.seat) || move.forced || move.loss == null) continue;
      const sum = sums[phaseOf(ply, moves.length)];
      sum.moves++;
      sum.loss += move.loss;
      if (move.class) sum.mistakes++;
    }
  }
  for (const sum of Object.values(sums)) sum.loss = sum.moves > 0 ? sum.loss / sum.moves : 0;
  return sums;
}

/** The phase in which a move loses most on average; none where too little is known, or nothing is lost. */
export function weakest(losses: Record<Phase, PhaseLoss>, fewest = 5): Phase | null {
  const known = PHASES.filter((phase) => losses[phase].moves >= fewest && losses[phase].loss > 0);
  return known.sort((a, b) => losses[b].loss - losses[a].loss)[0] ?? null;
}
