/** What keeps a match: the server, or this browser. `Game` knows no more of it than this. */

import type { ChatView, Event, FromClient, MatchView, Refused, Words } from '../api';
import type { Positions } from './positions';

export type Connection = 'connecting' | 'online' | 'away' | 'restarting';

/** What can be asked for, without our mark for it. */
type Unmarked<T> = T extends { client?: string } ? Omit<T, 'client'> : never;
export type Wish = Unmarked<FromClient>;

/** Who is told what happens. */
export interface Listener {
  /** Something happened; `caughtUp` says whether we were there when it did. */
  happened(event: Event, caughtUp: boolean): void;
  /** The state is there to which this has led. */
  arrived(): void;
  /** Somebody has said something since we came. */
  said(line: ChatView): void;
}

/** A match as it goes on. Its properties are reactive. */
export interface MatchSource {
  /** How the match stands; what is not kept for good never becomes part of it. */
  readonly state: MatchView;
  /** Our seats. */
  readonly seats: readonly number[];
  readonly connection: Connection;
  /** The move that is on its way. */
  readonly pending: string | null;
  /** Whose connection is there, seat by seat; empty as long as nothing is known. */
  readonly online: readonly boolean[];
  readonly watchers: number;
  /** The player to move has been away for so long that nobody need wait any longer. */
  readonly claimable: boolean;
  /** What was said. */
  readonly lines: readonly ChatView[];
  /** Makes a move; resolves with the reason if it is refused. */
  move(text: string): Promise<Refused | null>;
  /** Asks for anything else; resolves with the reason if it is refused. */
  ask(wish: Wish): Promise<Refused | null>;
  /** Says something to those in our room. */
  sendChat(words: Words): Promise<Refused | null>;
  /** What is left on a seat's clock now, in milliseconds; nothing without a clock. */
  clock(seat: number): number | null;
  /** Begins anew: in another language, or as somebody else. */
  reconnect(): void;
  close(): void;
}

/** Where a match is kept, and who knows its rules. */
export interface MatchBackend {
  open(first: MatchView, listener: Listener): MatchSource;
  readonly positions: Positions;
}
