/** How a match ended, for whoever looks at it. */

import type { ResultView } from '../api';

export type Outcome = 'won' | 'shared' | 'placed' | 'lost' | 'draw' | 'over' | 'aborted';

/** The sentences in which it is told. */
export const HEADLINES: Record<Outcome, string> = {
  won: 'result-won',
  shared: 'result-shared',
  placed: 'result-placed',
  lost: 'result-lost',
  draw: 'result-draw',
  over: 'result-over',
  aborted: 'result-aborted',
};

/** A seat's place, from 1; equals share the better one. */
export interface Standing {
  seat: number;
  place: number;
}

/** What there is to know beside the result: which seats are one's own, and of a game for one whether it is solved. */
export interface Viewer {
  own: readonly number[];
  solved: boolean | null;
}

type Result = Pick<ResultView, 'ranks' | 'ending'>;

const isDraw = ({ ranks }: Result) => ranks.length > 1 && ranks.every((rank) => rank === 0);

export function outcomeOf(result: Result | null | undefined, { own, solved }: Viewer): Outcome {
  if (result?.ending.kind === 'aborted') return 'aborted';
  if (!result || own.length === 0) return 'over';
  if (solved !== null) return solved ? 'won' : 'over';
  if (isDraw(result)) return 'draw';
  if (own.length === result.ranks.length) return 'over';
  if (bestPlace(result, own) > 1) return result.ranks.length > 2 ? 'placed' : 'lost';
  return result.ranks.filter((rank) => rank === 0).length > 1 ? 'shared' : 'won';
}

/** The best place among some seats. */
export function bestPlace({ ranks }: Result, seats: readonly number[]): number {
  return Math.min(...seats.map((seat) => (ranks[seat] ?? 0) + 1));
}

/** The seats that have won: none in a draw, and none that did not reach what was to be reached. */
export function winnersOf(result: Result | null | undefined, solved: boolean | null): number[] {
  if (!result || isDraw(result) || result.ending.kind === 'aborted' || solved === false) return [];
  return result.ranks.flatMap((rank, seat) => (rank === 0 ? [seat] : []));
}

/** Everybody's place, the best first, where there are more than a winner and a loser. */
export function standingsOf(result: Result | null | undefined): Standing[] {
  if (!result || result.ranks.length < 3 || result.ending.kind === 'aborted') return [];
  const all = result.ranks.map((rank, seat) => ({ seat, place: rank + 1 }));
  return all.sort((one, other) => one.place - other.place);
}
