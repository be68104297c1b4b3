/** Games that are played without a server: what is kept of them, and how they stand. */

import type { Event, Occupant, Over, Terms } from '../api';
import { randomWords } from '../parts/random-words';

/** A game as it is kept in this browser. */
export interface LocalGame {
  id: string;
  created_at: number;
  updated_at: number;
  terms: Terms;
  /** In turn order: people, all of whom sit here, and bots. */
  seats: Occupant[];
  /** Everything random, also what nobody may know yet: only the match itself looks at it before the end. */
  setup: string;
  /** A setup that leads to the position and says nothing that is hidden, for pictures. */
  seen: string;
  /** What happened, in order. Nothing is ever taken out. */
  events: Event[];
  /** The match that a server made of it. */
  uploaded?: string;
}

/** What events have come to. */
export interface Standing {
  moves: string[];
  movers: number[];
  /** Seats of people who have left; a bot plays on. */
  left: boolean[];
  over: Over | null;
  /** The game that was begun after it. */
  rematch: string | null;
}

const PREFIX = 'local-';

/** Whether a match is kept in this browser: servers' ids have no dashes. */
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);
export const newId = (): string => PREFIX + randomWords().slice(0, 12);

/** For deals and bots, which numbers of JavaScript can carry. */
export function randomSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! & 0x1f_ffff) * 2 ** 32 + low!;
}

export function standingOf({ seats, events }: Pick<LocalGame, 'seats' | 'events'>): Standing {
  const standing: Standing = { moves: [], movers: [], left: seats.map(() => false), over: null, rematch: null };
  for (const event of events) {
    if (event.type === 'moved') {
      standing.moves.push(event.text);
      standing.movers.push(event.seat);
    } else if (event.type === 'taken-back') {
      standing.moves.length = event.ply;
      standing.movers.length = event.ply;
    } else if (event.type === 'left') standing.left[event.seat] = true;
    else if (event.type === 'over') standing.over = event;
    else if (event.type === 'rematched') standing.rematch = event.id;
  }
  return standing;
}

/** How many moves are left if a person takes the last own one back; none if something was drawn since. */
export function takebackTo(game: LocalGame, { movers }: Standing, drew: readonly boolean[]): number | null {
  const ply = movers.map((seat) => game.seats[seat]?.kind).lastIndexOf('person');
  return ply < 0 || drew.slice(ply).includes(true) ? null : ply;
}

/** Each seat's rank: how many are before it. Those who left are behind all who stayed, and equal. */
export function ranked(left: readonly boolean[], points: readonly number[] | null): number[] {
  const before = (own: number, other: number): boolean => {
    if (left[own] || left[other]) return Boolean(left[own]) && !left[other];
    return points !== null && points[other]! > points[own]!;
  };
  return left.map((_, own) => left.filter((_, other) => before(own, other)).length);
}
