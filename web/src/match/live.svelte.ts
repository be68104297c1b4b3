/**
 * A match as it goes on: what the server says, numbered and without gaps, and what we ask of it. What
 * the server has not stored never becomes part of `state`.
 */

import { randomWords } from '../parts/words';
import { withLine } from './chat';
import { liveAddress, type ChatView, type Event, type FromClient, type MatchView, type Refused, type ToClient, type Words } from '../api';

export type Connection = 'connecting' | 'online' | 'away' | 'restarting';

/** A wish that the server has not answered yet. */
interface Wish {
  message: FromClient;
  resolve: (refused: Refused | null) => void;
}

/** Why something was not done that the server has said nothing about; the page has the words. */
export type Unsaid = 'not-connected' | 'connection-lost' | 'move-pending' | 'not-stored';
const unsaid = (code: Unsaid): Refused => ({ code, message: '' });

type Mark = { client: string };
/** What can be asked for, without our mark for it. */
type Unmarked<T> = T extends { client?: string } ? Omit<T, 'client'> : never;

/** After so long without a word we ask whether the server is there. */
const QUIET = 4_000;
/** And after so long without an answer it is not. */
const SILENT = 4_000;

export interface Listener {
  /** Something happened; `caughtUp` says whether we were there when it did. */
  happened(event: Event, caughtUp: boolean): void;
  /** The state is there to which this has led. */
  arrived(): void;
  /** Somebody has said something since we came. */
  said(line: ChatView): void;
}

export class Live {
  state: MatchView;
  /** Our seats. */
  seats = $state.raw<number[]>([]);
  connection = $state<Connection>('connecting');
  /** The move that is on its way. */
  pending = $state<string | null>(null);
  /** When the last state came, by the browser's own clock. */
  heardAt = performance.now();
  /** Whose connection is there, seat by seat; nothing is known at first. */
  online = $state.raw<boolean[]>([]);
  watchers = $state(0);
  /** The player to move has been away for so long that nobody need wait any longer. */
  claimable = $state(false);
  /** What was said. */
  lines = $state.raw<ChatView[]>([]);

  #socket: WebSocket | null = null;
  #seq: number;
  /** When we came, by the server's clock. */
  readonly #cameAt: number;
  #wishes = new Map<string, Wish>();
  #caughtUp = false;
  #closed = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** Goes on from a state that we have. */
  constructor(
    first: MatchView,
    private readonly listener: Listener,
  ) {
    this.state = $state.raw(first);
    this.#seq = first.seq;
    this.#cameAt = first.now;
    addEventListener('offline', this.#lost);
    addEventListener('online', this.#back);
    document.addEventListener('visibilitychange', this.#back);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#lost);
    removeEventListener('online', this.#back);
    document.removeEventListener('visibilitychange', this.#back);
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    clearTimeout(this.#patience);
    this.#drop();
  }

  /** Listens anew, for example in another language. */
  again(): void {
    this.#drop();
    this.#connect();
  }

  /**
   * Asks for something. Resolves when it is stored, or with the reason why it is not. Without a connection
   * only moves wait for one: whoever gives up or offers a draw means the game that they see.
   */
  ask(wish: Unmarked<FromClient>): Promise<Refused | null> {
    if (wish.type !== 'move' && !this.#open) return Promise.resolve(unsaid('not-connected'));
    const client = randomWords();
    const message = { ...wish, client } as FromClient & Mark;
    return new Promise((resolve) => {
      this.#wishes.set(client, { message, resolve });
      this.#send(message);
    });
  }

  /** Says something to those in our room. */
  speak(words: Words): Promise<Refused | null> {
    return this.ask({ type: 'say', ...words });
  }

  async move(text: string): Promise<Refused | null> {
    if (this.pending !== null) return unsaid('move-pending');
    const ply = this.state.ply;
    this.pending = text;
    const refused = await this.ask({ type: 'move', ply, move: text });
    this.pending = null;
    return refused;
  }

  /** What is left on a seat's clock now, in milliseconds; nothing without a clock. */
  clock(seat: number): number | null {
    const left = this.state.seats[seat]?.clock_ms;
    if (left === null || left === undefined) return null;
    const runs = this.state.status === 'live' && this.state.turn === seat;
    return Math.max(0, runs ? left - (performance.now() - this.heardAt) : left);
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    if (this.connection === 'online') this.connection = 'away';
    this.#caughtUp = false;
    const socket = new WebSocket(liveAddress(this.state.id, this.#seq));
    this.#socket = socket;
    socket.onopen = () => socket === this.#socket && this.#listen(SILENT);
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#listen(QUIET);
      this.#hear(JSON.parse(message.data as string) as ToClient);
    };
    socket.onclose = () => socket === this.#socket && this.#lost();
    this.#listen(SILENT * 2);
  }

  /** Waits for the next word, and asks for one before giving up. */
  #listen(time: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      const open = this.#socket?.readyState === WebSocket.OPEN;
      if (time === QUIET && open) {
        this.#socket!.send(JSON.stringify({ type: 'ping' }));
        this.#listen(SILENT + 1);
      } else this.#lost();
    }, time);
  }

  #hear(said: ToClient): void {
    switch (said.type) {
      case 'hello':
        this.seats = said.seats;
        break;
      case 'event':
        this.#seq = said.seq;
        this.listener.happened(said.event, this.#caughtUp);
        break;
      case 'state':
        this.#arrive(said.state);
        break;
      case 'presence':
        this.online = said.online;
        this.watchers = said.watchers;
        this.#waitForClaim(said.claim_in_ms ?? null);
        break;
      case 'chat':
        this.#read(said);
        break;
      case 'said':
      case 'done':
        this.#answer(said.client, null);
        break;
      case 'refused':
        this.#answer(said.client, said.error);
        break;
      case 'restart':
        this.connection = 'restarting';
        break;
    }
  }

  /** Lines come again with every connection; what was said before we came is no news. */
  #read(line: ChatView): void {
    const before = this.lines;
    this.lines = withLine(before, line);
    if (this.lines !== before && line.at > this.#cameAt) this.listener.said(line);
  }

  #waitForClaim(time: number | null): void {
    clearTimeout(this.#patience);
    this.claimable = time === 0;
    // Browsers take longer waits for none at all; whoever still sits there then is told anew.
    if (time && time < 2 ** 31) this.#patience = setTimeout(() => (this.claimable = true), time);
  }

  #arrive(state: MatchView): void {
    this.state = state;
    this.#seq = state.seq;
    this.heardAt = performance.now();
    this.connection = 'online';
    this.#attempts = 0;
    this.listener.arrived();
    if (this.#caughtUp) return;
    this.#caughtUp = true;
    // What was asked for before the connection broke is asked again: the same mark is the same wish.
    for (const [client, wish] of this.#wishes) {
      if (wish.message.type === 'move' && wish.message.ply <= state.ply) this.#send(wish.message);
      else this.#answer(client, unsaid(wish.message.type === 'move' ? 'not-stored' : 'connection-lost'));
    }
  }

  #answer(client: string, refused: Refused | null): void {
    this.#wishes.get(client)?.resolve(refused);
    this.#wishes.delete(client);
  }

  #send(message: FromClient): void {
    // What can't be sent now is sent when we are back.
    if (this.#open) this.#socket!.send(JSON.stringify(message));
  }

  get #open(): boolean {
    return this.#caughtUp && this.#socket?.readyState === WebSocket.OPEN;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#caughtUp = false;
    socket?.close();
  }

  #lost = (): void => {
    if (this.#closed) return;
    clearTimeout(this.#watch);
    this.#waitForClaim(null);
    this.#drop();
    if (this.connection !== 'restarting') this.connection = 'away';
    clearTimeout(this.#retry);
    // Full jitter, so that not everybody comes back at once.
    const longest = Math.min(5_000, 1_000 * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.#connect(), 500 + Math.random() * (longest - 500));
  };

  #back = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return;
    this.#connect();
  };
}
