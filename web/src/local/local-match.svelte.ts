/** A match that this browser keeps: it judges by the rules of the engine, and writes before it tells. */

import { ApiError, sentence, type ChatView, type Event, type MatchView, type Refused } from '../api';
import type { Engine } from '../engine';
import type { Connection, Listener, MatchSource, Wish } from '../match/source';
import { notify } from '../notices.svelte';
import { say } from '../texts/index.svelte';
import { begin } from './begin';
import { ranked, takebackTo, type LocalGame, type Standing } from './games';
import { localGames, onChanged } from './store';
import type { Thinking } from './thinking';
import { endOf, viewOf } from './view';

/** How strong the bot is that plays on for somebody who has left. */
const STAND_IN = 4;
/** What happens is to be seen before the next thing does. */
const PAUSE_MS = 450;

const refusal = (code: string): Refused => ({ code, message: '' });

export class LocalMatch implements MatchSource {
  state = $state.raw() as MatchView;
  readonly seats: readonly number[];
  readonly connection: Connection = 'online';
  pending = $state<string | null>(null);
  readonly online: readonly boolean[] = [];
  readonly watchers = 0;
  readonly claimable = false;
  readonly lines: readonly ChatView[] = [];

  #closed = false;
  /** One thing happens after the other. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #deaf: () => void;

  constructor(
    private game: LocalGame,
    first: MatchView,
    private readonly listener: Listener,
    private readonly engine: Engine,
    private readonly thinking: Thinking,
  ) {
    this.state = first;
    this.seats = game.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#deaf = onChanged((id) => id === game.id && void this.#then(() => this.#refresh()));
    void this.#then(async () => {
      this.listener.arrived();
      // A page may have gone between the last move and noting that it was the last.
      await this.#happen([]);
    });
  }

  close(): void {
    this.#closed = true;
    this.#deaf();
    this.thinking.stop();
  }

  /** Says everything again, in the language of the page. */
  reconnect(): void {
    void this.#then(() => this.#show());
  }

  async move(text: string): Promise<Refused | null> {
    const { turn, ply } = this.state;
    if (this.pending !== null || turn == null) return refusal('move-pending');
    this.pending = text;
    const refused = await this.#then(() =>
      this.state.ply === ply ? this.#happen([{ type: 'moved', seat: turn, ply, text }]) : refusal('not-stored'),
    );
    this.pending = null;
    return refused;
  }

  ask(wish: Wish): Promise<Refused | null> {
    return this.#then(() => {
      if (this.state.result ? wish.type !== 'rematch' : wish.type === 'rematch') return refusal('not-here');
      switch (wish.type) {
        case 'resign':
          return this.#resign();
        case 'abort':
          return this.#end({ kind: 'aborted' }, []);
        case 'ask-takeback':
          return this.#takeBack();
        case 'rematch':
          return this.#rematch();
        default:
          return refusal('not-here');
      }
    });
  }

  sendChat(): Promise<Refused | null> {
    return Promise.resolve(refusal('not-here'));
  }

  clock(): null {
    return null;
  }

  #then<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** The seat that acts: the one to move if it is a person's, else the first. */
  get #seat(): number {
    const { turn } = this.state;
    return turn != null && this.seats.includes(turn) ? turn : this.seats[0]!;
  }

  async #resign(): Promise<Refused | null> {
    const left = this.state.seats.map((seat, index) => seat.left || index === this.#seat);
    const stays = (_: unknown, index: number) => !left[index] && this.seats.includes(index);
    // Enough others play on.
    if (left.filter((gone) => !gone).length > 1 && left.some(stays))
      return this.#happen([{ type: 'left', seat: this.#seat, reason: 'resigned' }]);
    return this.#end({ kind: 'resigned', seat: this.#seat }, ranked(left, null));
  }

  #end(ending: Parameters<typeof endOf>[1], ranks: number[]): Promise<Refused | null> {
    const scores = this.state.seats.map(({ score }) => score ?? 0);
    return this.#happen([{ type: 'over', ...endOf(this.game, ending, scores, ranks) }]);
  }

  async #takeBack(): Promise<Refused | null> {
    const { moves, movers, terms } = this.state;
    const position = { spec: terms.spec, setup: this.game.setup, moves };
    const { drew } = await this.engine.ask('conceal', { position, seed: 0 });
    const ply = takebackTo(this.game, { movers } as Standing, drew);
    return ply === null ? refusal('takeback-drawn') : this.#happen([{ type: 'taken-back', ply }]);
  }

  /** The same again, with the seats moved on by one. */
  async #rematch(): Promise<Refused | null> {
    if (this.state.rematch) return null;
    const [first, ...others] = this.game.seats;
    const next = await begin(this.engine, { terms: this.game.terms, seats: [...others, first!] });
    return this.#happen([
      { type: 'rematch-offered', seat: this.#seat },
      { type: 'rematched', id: next.id },
    ]);
  }

  /** Lets something happen, if the rules allow it and no other page was faster: first it is kept, then it is told. */
  async #happen(events: Event[]): Promise<Refused | null> {
    const before = this.game.events.length;
    try {
      const next: LocalGame = { ...this.game, events: [...this.game.events, ...events] };
      let looked = await viewOf(next, this.engine);
      if (looked.ended) {
        next.events.push({ type: 'over', ...looked.ended });
        looked = await viewOf(next, this.engine);
      }
      const news = next.events.slice(before);
      if (news.length > 0) {
        next.updated_at = Date.now();
        next.seen = looked.view.setup ?? looked.seen;
        if (!(await localGames.put(next, before))) {
          await this.#refresh();
          return refusal('changed-elsewhere');
        }
        this.thinking.stop();
      }
      this.#arrive(next, looked.view, news, true);
      return null;
    } catch (error) {
      if (error instanceof ApiError) return { code: error.code, message: error.message };
      return refusal('not-kept');
    }
  }

  /** Another page has played on. */
  async #refresh(): Promise<void> {
    const kept = await localGames.get(this.game.id);
    const known = this.game.events.length;
    if (!kept || kept.events.length === known || this.#closed) return;
    const { view } = await viewOf(kept, this.engine);
    this.thinking.stop();
    this.#arrive(kept, view, kept.events.slice(known), true);
  }

  async #show(): Promise<void> {
    this.state = (await viewOf(this.game, this.engine)).view;
  }

  #arrive(game: LocalGame, view: MatchView, news: Event[], there: boolean): void {
    this.game = game;
    this.state = view;
    if (this.#closed) return;
    for (const event of news) this.listener.happened(event, there);
    if (news.length > 0) this.listener.arrived();
    void this.#letBotMove();
  }

  async #letBotMove(): Promise<void> {
    const { turn, ply, terms, moves, setup, seq } = this.state;
    const seat = turn == null ? null : this.state.seats[turn]!;
    const level = seat?.left ? STAND_IN : seat?.sitter.kind === 'bot' ? seat.sitter.level : null;
    if (level === null || turn == null) return;
    const pause = new Promise((done) => setTimeout(done, PAUSE_MS));
    try {
      const text = await this.thinking.move({ spec: terms.spec, setup: setup ?? '', moves }, level);
      await pause;
      if (text === null || this.#closed || this.state.seq !== seq) return;
      const refused = await this.#then(() =>
        this.state.seq === seq ? this.#happen([{ type: 'moved', seat: turn, ply, text }]) : null,
      );
      if (refused && refused.code !== 'changed-elsewhere') notify(refused.message || say(refused.code), 'wrong');
    } catch (error) {
      // The engine was stopped, or broke: what is to be done is looked at anew.
      if (this.#closed || this.state.seq !== seq) return;
      notify(sentence(error), 'wrong');
      setTimeout(() => !this.#closed && this.state.seq === seq && void this.#letBotMove(), 2_000);
    }
  }
}
