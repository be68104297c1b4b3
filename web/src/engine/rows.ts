/** Legal moves come from the engine as rows of values without names (`crates/wasm/src/rows.rs`), since there can be thousands. */

import type { Legal } from '../api';
import type { Choice, Place } from '../board';
import type { Shown } from './jobs';

type Row = [
  text: string,
  piece: string | null,
  places: number[],
  turn: number,
  flipped: 0 | 1,
  growth: [from: number, to: number] | null,
  // What is as usual at the end is left out.
  drills?: number[],
  act?: Choice['act'],
  from?: number[],
  count?: number,
  about?: string,
];

export type LegalRows = Omit<Legal, 'moves'> & { moves: Row[] };

/** An answer as pages know it. */
export function read(job: string, answer: unknown): unknown {
  if (job === 'legal') return legalOf(answer as LegalRows);
  if (job === 'show' || job === 'puzzle-table') {
    const { legal, ...shown } = answer as Omit<Shown, 'legal'> & { legal?: LegalRows };
    return legal ? { ...shown, legal: legalOf(legal) } : shown;
  }
  return answer;
}

export function legalOf({ moves, ...legal }: LegalRows): Legal {
  return { ...legal, moves: moves.map(choiceOf) };
}

function choiceOf([
  text,
  piece,
  places,
  turn,
  flipped,
  growth,
  drills = [],
  act = 'place',
  from = [],
  count = 1,
  about = '',
]: Row): Choice {
  return {
    text,
    act,
    piece,
    from: placesOf(from)[0] ?? null,
    places: placesOf(places),
    turn,
    flipped: flipped === 1,
    count,
    drills: placesOf(drills),
    growth: growth && { from: growth[0], to: growth[1] },
    about,
  };
}

function placesOf(numbers: number[]): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < numbers.length; at += 3)
    places.push({ board: numbers[at]!, q: numbers[at + 1]!, r: numbers[at + 2]! });
  return places;
}
