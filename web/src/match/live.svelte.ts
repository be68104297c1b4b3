/**
 * A match as it goes on: what the server says, numbered and without gaps, and what we ask of it. What
 * the server has not stored never becomes part of `state`. The server tells what happened and little more; a state is
 * whole, with its picture, before it is shown.
 */

import { KeptSocket } from '../api/kept-socket';
import { randomWords } from '../parts/random-words';
import { insertLine } from './chat';
import {
  liveAddress,
  type ChatView,
  type FromClient,
  type MatchUpdate,
  type MatchView,
  type Refused,
  type ToClient,
  type Words,
} from '../api';
import { language } from '../texts/index.svelte';
import type { Look, Positions } from './positions';
import type { Connection, Listener, MatchSource, Wish } from './source';

/** A wish that the server has not answered yet. */
interface Asked {
  message: FromClient;
  resolve: (refused: Refused | null) => void;
  /** The number of the event that it became, once it is stored: it is done when we have come so far. */
  stored?: number;
}

type Said<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

/** Why something was not done that the server has said nothing about; the page has the words. */
export type LocalRefusal = 'not-connected' | 'connection-lost' | 'move-pending' | 'not-stored';
const localRefusal = (code: LocalRefusal): Refused => ({ code, message: '' });

type Mark = { client: string };

export class Live implements MatchSource {
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

  readonly #socket: KeptSocket<FromClient, ToClient>;
  #seq: number;
  /** When we came, by the server's clock. */
  readonly #joinedAt: number;
  #wishes = new Map<string, Asked>();
  /** What was said and not heard yet, as a picture is being made. */
  #inbox: ToClient[] = [];
  #hearing = false;
  /** The moves that were made since the state. */
  #moved: { seat: number; text: string }[] = [];
  /** The picture and the remarks of a position, and which one that is. */
  #look: Look & { of: string };
  #caughtUp = false;
  #claimTimer: ReturnType<typeof setTimeout> | undefined;

  /** Goes on from a state that we have. */
  constructor(
    first: MatchView,
    private readonly listener: Listener,
    private readonly positions: Positions,
  ) {
    this.state = $state.raw(first);
    this.#look = { of: keyOf(first), scene: first.scene, remarks: first.remarks };
    this.#seq = first.seq;
    this.#joinedAt = first.now;
    this.#socket = new KeptSocket({
      address: () => liveAddress(this.state.id, this.#seq),
      opening: () => this.#begin(),
      heard: (said) => {
        this.#inbox.push(said);
        void this.#hearAll();
      },
      lost: () => this.#lose(),
      pingAfterMs: 4_000,
      lostAfterMs: 4_000,
      longestPauseMs: 5_000,
    });
  }

  close(): void {
    clearTimeout(this.#claimTimer);
    this.#socket.close();
  }

  /** Listens anew, for example in another language. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  /**
   * Asks for something. Resolves when it is stored, or with the reason why it is not. Without a connection
   * only moves wait for one: whoever gives up or offers a draw means the game that they see.
   */
  ask(wish: Wish): Promise<Refused | null> {
    if (wish.type !== 'move' && !this.#open) return Promise.resolve(localRefusal('not-connected'));
    const client = randomWords();
    const message = { ...wish, client } as FromClient & Mark;
    return new Promise((resolve) => {
      this.#wishes.set(client, { message, resolve });
      this.#send(message);
    });
  }

  /** Says something to those in our room. */
  sendChat(words: Words): Promise<Refused | null> {
    return this.ask({ type: 'say', ...words });
  }

  async move(text: string): Promise<Refused | null> {
    if (this.pending !== null) return localRefusal('move-pending');
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

  /** What came by an earlier connection is told anew by the next. */
  #begin(): void {
    if (this.connection === 'online') this.connection = 'away';
    this.#caughtUp = false;
    this.#inbox = [];
    this.#moved = [];
  }

  #lose(): void {
    this.#waitForClaim(null);
    this.#begin();
    if (this.connection !== 'restarting') this.connection = 'away';
  }

  /** One after the other, in the order in which they were said. */
  async #hearAll(): Promise<void> {
    if (this.#hearing) return;
    this.#hearing = true;
    for (let said = this.#inbox.shift(); said; said = this.#inbox.shift()) {
      const heard = this.#hear(said);
      if (heard) await heard;
    }
    this.#hearing = false;
  }

  #hear(said: ToClient): Promise<void> | void {
    switch (said.type) {
      case 'hello':
        this.seats = said.seats;
        break;
      case 'event':
        return this.#happen(said);
      case 'state':
        return this.#arrive(said.state);
      case 'presence':
        this.online = said.online;
        this.watchers = said.watchers;
        this.#waitForClaim(said.claim_in_ms ?? null);
        break;
      case 'chat':
        this.#read(said);
        break;
      case 'said':
        this.#answer(said.client, null);
        break;
      case 'done': {
        const asked = this.#wishes.get(said.client);
        if (asked) asked.stored = said.seq;
        this.#answerStored();
        break;
      }
      case 'refused':
        this.#answer(said.client, said.error);
        break;
      case 'restart':
        this.connection = 'restarting';
        break;
    }
  }

  #happen({ seq, at, event, update }: Said<'event'>): Promise<void> | void {
    this.#seq = seq;
    if (event.type === 'moved') this.#moved.push(event);
    this.listener.happened(event, this.#caughtUp);
    if (update) return this.#arrive({ ...this.#updated(update), seq, updated_at: at });
  }

  /** The state after the moves since the last one. */
  #updated({ seats, setup, ...changed }: MatchUpdate): MatchView {
    const { state } = this;
    const moves = [...state.moves, ...this.#moved.map(({ text }) => text)];
    return {
      ...state,
      ...changed,
      setup: setup ?? state.setup,
      scene: undefined,
      ply: moves.length,
      moves,
      movers: [...state.movers, ...this.#moved.map(({ seat }) => seat)],
      seats: state.seats.map((seat, index) => ({ ...seat, ...seats[index] })),
    };
  }

  /** Lines come again with every connection; what was said before we came is no news. */
  #read(line: ChatView): void {
    const before = this.lines;
    this.lines = insertLine(before, line);
    if (this.lines !== before && line.at > this.#joinedAt && !line.hidden) this.listener.said(line);
  }

  #waitForClaim(time: number | null): void {
    clearTimeout(this.#claimTimer);
    this.claimable = time === 0;
    // Browsers take longer waits for none at all; whoever still sits there then is told anew.
    if (time && time < 2 ** 31) this.#claimTimer = setTimeout(() => (this.claimable = true), time);
  }

  /** Shows a state, with its picture. */
  #arrive(state: MatchView): Promise<void> | void {
    const of = keyOf(state);
    // What has not begun has no picture, and what has changed nothing on the board has the same.
    if (state.scene || !state.setup) this.#look = { of, scene: state.scene, remarks: state.remarks };
    if (this.#look.of === of) return this.#show(state);
    const [connection, heardAt] = [this.#socket.connection, performance.now()];
    return this.positions.look(state).then(
      (look) => {
        this.#look = { of, ...look };
        if (connection === this.#socket.connection) this.#show(state, heardAt);
      },
      () => {
        if (connection === this.#socket.connection) this.#socket.lose();
      },
    );
  }

  #show(state: MatchView, heardAt = performance.now()): void {
    const { scene, remarks } = this.#look;
    this.state = { ...state, scene, remarks };
    this.#moved = [];
    this.#seq = state.seq;
    this.heardAt = heardAt;
    this.connection = 'online';
    this.#socket.settle();
    this.listener.arrived();
    this.#answerStored();
    if (this.#caughtUp) return;
    this.#caughtUp = true;
    // What was asked for before the connection broke is asked again: the same mark is the same wish.
    for (const [client, wish] of this.#wishes) {
      if (wish.message.type === 'move' && wish.message.ply <= state.ply) this.#send(wish.message);
      else this.#answer(client, localRefusal(wish.message.type === 'move' ? 'not-stored' : 'connection-lost'));
    }
  }

  #answerStored(): void {
    for (const [client, { stored }] of this.#wishes) {
      if (stored !== undefined && stored <= this.state.seq) this.#answer(client, null);
    }
  }

  #answer(client: string, refused: Refused | null): void {
    this.#wishes.get(client)?.resolve(refused);
    this.#wishes.delete(client);
  }

  #send(message: FromClient): void {
    // What can't be sent now is sent when we are back.
    if (this.#open) this.#socket.send(message);
  }

  get #open(): boolean {
    return this.#caughtUp && this.#socket.open;
  }
}

/** Which position a state is about, and in which language it speaks. */
const keyOf = (state: MatchView) => `${language()} ${state.setup != null} ${state.moves.join(' ')}`;
