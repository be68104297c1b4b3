/** A match as one person sees it: what is legal, what is looked at, what is about to be done. */

import { api, ApiError, sentence, type ChatView, type Choice, type Event, type Legal, type MatchView, type Scene } from '../api';
import { withoutFrontier, type BoardEvents, type BoardState } from '../board';
import { hasPoints } from '../games.svelte';
import { announce, notify } from '../notices.svelte';
import { gameOf, shortName } from '../parts/people';
import { me } from '../person.svelte';
import { look, settings, type Confirm } from '../settings.svelte';
import { language, say } from '../texts/index.svelte';
import { Live } from './live.svelte';
import { wordsOf } from './phrases.svelte';
import { whyNot } from './refusals';
import { Scenes } from './scenes';
import { sound } from './sounds';

/** How a game went, for whoever looks at it. */
export type Outcome = 'won' | 'lost' | 'draw' | 'over' | 'aborted';

type Moved = Extract<Event, { type: 'moved' }>;

/** Whoever was away for longer hears only the last of what was played. */
const HEARD = 4;

export class Game {
  readonly live: Live;
  readonly #scenes: Scenes;
  /** The legal moves, for the position whose key is `#legalFor`. */
  choices = $state.raw<Choice[]>([]);
  /** The pieces of the hand that can be played, where moves are listed piece by piece. */
  playable = $state.raw<string[] | null>(null);
  #legalFor = '';
  #toldPly = -1;
  /** Looking back at the position after so many moves; null is now. */
  viewed = $state<number | null>(null);
  viewedScene = $state.raw<Scene | null>(null);
  /** What lies on the board but is not yet sent. */
  tentative = $state.raw<Choice | null>(null);
  /** Why the last attempt was not possible, and how often one was not. */
  why = $state('');
  refusals = $state(0);
  /** Whether the page shows what people say. */
  talkInView = $state(false);
  /** The game ended just now, and we were there. */
  justOver = $state(false);

  /** What happened since the last state, which may be several moves: who moved, and whether it is over. */
  #moved: Moved[] = [];
  #ended = false;
  /** Whether something happened while we were not there. */
  #missed = true;

  /** Whether there was a rematch already when we came: then nobody is taken there. */
  readonly rematchBefore: boolean;

  constructor(first: MatchView) {
    this.rematchBefore = first.rematch != null;
    this.#scenes = new Scenes(first.id);
    this.live = new Live(first, {
      happened: (event, there) => this.#happened(event, there),
      arrived: () => this.#arrived(),
      said: (line) => this.#said(line),
    });
  }

  /** Whether anything can be asked for now. */
  readonly online = $derived.by(() => this.live.connection === 'online');

  get state(): MatchView {
    return this.live.state;
  }

  readonly ply = $derived.by(() => this.viewed ?? this.state.ply);
  readonly myTurn = $derived.by(
    () => this.state.status === 'live' && this.state.turn != null && this.live.seats.includes(this.state.turn),
  );
  /** The seat that we act for: the one to move if it is ours, else our first. */
  readonly seat = $derived.by(() => (this.myTurn ? this.state.turn! : (this.live.seats[0] ?? null)));
  readonly oneScreen = $derived.by(() => this.live.seats.length === this.state.seats.length);
  /** Whether others are people: then nobody sits and waits unless there is a clock. */
  readonly people = $derived.by(() =>
    this.state.seats.some((seat, index) => seat.sitter.kind === 'person' && !this.live.seats.includes(index)),
  );
  /** Whether somebody else is waited for who has been away for too long. */
  readonly canClaim = $derived.by(() => this.live.claimable && this.live.seats.length > 0 && !this.myTurn && this.state.status === 'live');
  readonly slow = $derived.by(() => {
    const kind = this.state.terms.clock.kind;
    return kind === 'days' || (kind === 'none' && this.people);
  });
  readonly confirm: Confirm = $derived.by(() => (this.slow ? settings.confirmSlow : settings.confirmLive));
  readonly outcome: Outcome = $derived.by(() => {
    const { result } = this.state;
    if (!result || (this.live.seats.length === 0 && result.ending.kind !== 'aborted')) return 'over';
    if (result.ending.kind === 'aborted') return 'aborted';
    if (result.ranks.every((rank) => rank === 0)) return 'draw';
    if (this.oneScreen) return 'over';
    return this.live.seats.some((seat) => result.ranks[seat] === 0) ? 'won' : 'lost';
  });
  /** What to draw; nothing in a match that was called off before it began. */
  readonly scene = $derived.by(
    () => (this.viewed === null ? this.state.scene : this.viewedScene) ?? this.state.scene ?? null,
  );

  readonly shows: BoardState | null = $derived.by(() => this.scene && ({
    // Where more could lie matters no longer when all is over.
    scene: this.state.result ? withoutFrontier(this.scene, this.viewed === null) : this.scene,
    choices: this.viewed === null && this.myTurn && this.live.pending === null ? this.choices : [],
    playable: this.viewed === null ? this.playable : null,
    seat: this.seat,
    pending: this.live.pending,
    away: !this.online,
    confirm: this.confirm,
    look: look(),
  }));

  readonly events: BoardEvents = {
    chosen: (choice) => void this.play(choice.text),
    tentative: (choice) => {
      this.tentative = choice;
      if (choice) this.why = '';
    },
    refused: (attempt) => void (attempt && this.explain(attempt)),
    wants: (piece) => void this.#wants(piece),
    say: (message) => {
      announce(say(message.code, message.facts));
    },
  };

  close(): void {
    this.live.close();
  }

  /** Fetches what is legal, once a position. Called whenever the state changes. */
  async learn(): Promise<void> {
    const key = `${language()} ${this.state.seq} ${this.state.ply}`;
    if (!this.myTurn) {
      this.choices = [];
      this.playable = null;
      this.#legalFor = '';
      return;
    }
    if (key === this.#legalFor) return;
    this.#legalFor = key;
    // What was legal before the last move says nothing about now.
    this.choices = [];
    this.playable = null;
    try {
      const legal = await api.get<Legal>(`/matches/${this.state.id}/legal`);
      if (key !== this.#legalFor || legal.ply !== this.state.ply) return;
      // Where there are too many moves to list, they are asked for piece by piece.
      this.playable = legal.complete ? null : legal.pieces.map((piece) => piece.key);
      this.choices = legal.moves;
      this.#tellTurn(legal.count);
    } catch (error) {
      this.#legalFor = '';
      if (this.online) notify(sentence(error), 'wrong');
    }
  }

  /** Says whose turn it is and what is possible, once a position. */
  #tellTurn(count: number): void {
    if (this.#toldPly === this.state.ply) return;
    this.#toldPly = this.state.ply;
    const turn = this.oneScreen ? this.turnInWords() : say('event-your-turn', { count });
    announce([turn, ...this.state.remarks].join(' '));
  }

  async #wants(piece: string): Promise<void> {
    const key = this.#legalFor;
    try {
      const legal = await api.get<Legal>(`/matches/${this.state.id}/legal`, { piece });
      if (key === this.#legalFor && legal.ply === this.state.ply) this.choices = legal.moves;
    } catch (error) {
      notify(sentence(error), 'wrong');
    }
  }

  /** Makes a move: it shows as pending until the server has stored it. */
  async play(text: string): Promise<boolean> {
    this.why = '';
    this.tentative = null;
    const refused = await this.live.move(text);
    if (refused) {
      this.why = whyNot(refused);
      this.refusals++;
      this.#complain(this.why);
    } else sound('mine');
    return !refused;
  }

  /** A move as it is typed; true if it was made. */
  async type(text: string): Promise<boolean> {
    if (await this.explain(text)) return this.play(text);
    return false;
  }

  /** Whether a move could be made; if not, says why, in the rules' own words. */
  async explain(text: string): Promise<boolean> {
    try {
      await api.get(`/matches/${this.state.id}/explain`, { move: text });
      return true;
    } catch (error) {
      this.why = sentence(error);
      this.refusals++;
      announce(this.why);
      if (error instanceof ApiError && error.status === 422) sound('refused');
      return false;
    }
  }

  async ask(
    type: 'resign' | 'offer-draw' | 'decline-draw' | 'ask-takeback' | 'decline-takeback' | 'abort' | 'rematch' | 'claim',
  ): Promise<void> {
    const refused = await this.live.ask({ type });
    if (refused) this.#complain(whyNot(refused));
  }

  async lookAt(ply: number): Promise<void> {
    this.tentative = null;
    this.why = '';
    if (ply >= this.state.ply || ply < 0) return this.#lookAtNow();
    this.viewed = ply;
    try {
      const scene = await this.#scenes.at(this.state, ply, language());
      if (this.viewed === ply) this.viewedScene = scene;
    } catch (error) {
      notify(sentence(error), 'wrong');
    }
  }

  /** Whoever looks back when it is their turn and reaches for the board means to play. */
  reach(): void {
    if (this.viewed === null || !this.myTurn) return;
    this.#lookAtNow();
    announce(this.turnInWords());
  }

  #lookAtNow(): void {
    this.viewed = null;
    this.viewedScene = null;
  }

  lastInWords(): string {
    const text = this.state.moves.at(-1);
    if (!text) return say('no-moves-yet');
    return [say('last-move-was', { move: text }), ...this.#lastPlaces()].join(' ');
  }

  /** What the last move touched, in words. */
  #lastPlaces(): string[] {
    const scene = this.state.scene;
    const cells = (scene?.last ?? []).map(({ board, q, r }) =>
      scene?.boards[board]?.cells.find((cell) => cell.q === q && cell.r === r),
    );
    return cells.flatMap((cell) => (cell ? [`${cell.about}.`.replace('..', '.')] : []));
  }

  turnInWords(): string {
    const { state } = this;
    if (state.result) return state.result.sentence;
    if (state.turn == null) return say('status-waiting');
    return this.myTurn && !this.oneScreen ? say('your-turn') : say('turn-of', { who: this.#who(state.turn) });
  }

  scoresInWords(): string {
    if (!hasPoints(gameOf(this.state.terms.spec))) return say('no-scores');
    const scores = this.state.seats.map((seat) => `${seat.name}: ${seat.score ?? '–'}`);
    return say('scores-are', { scores: scores.join(', ') });
  }

  #complain(why: string): void {
    notify(why, 'wrong');
    sound('refused');
  }

  #who(seat: number): string {
    const view = this.state.seats[seat];
    if (!view) return '';
    // Before colours are chosen a seat has only a number, which says nothing to anybody.
    return view.code === 'seat' ? shortName(view.sitter) : `${view.name} (${shortName(view.sitter)})`;
  }

  /** Tells those who listen what has just happened, in the words of the position that came of it. */
  #arrived(): void {
    // What another has done is not to be missed by those who play and look back.
    const theirs = this.#ended || this.#moved.some(({ seat }) => !this.live.seats.includes(seat));
    const undone = this.viewed !== null && this.viewed >= this.state.ply;
    if (undone || (theirs && this.live.seats.length > 0)) this.#lookAtNow();
    const moved = this.#moved.splice(0).slice(-HEARD);
    for (const { seat, text, ply } of moved) {
      const places = ply + 1 === this.state.ply ? this.#lastPlaces() : [];
      const detail = places.length > 2 ? [] : places;
      announce([say('event-moved', { who: this.#who(seat), move: text }), ...detail].join(' '));
    }
    // Who comes, or comes back, hears where the game stands.
    if (this.#missed && moved.length === 0 && this.state.ply > 0) announce(this.lastInWords());
    if ((this.#missed || this.#ended) && this.state.result) announce(this.state.result.sentence);
    this.#ended = false;
    this.#missed = false;
  }

  /** What somebody says is told where it can be seen, unless it can be read where it stands. */
  #said(line: ChatView): void {
    if (line.player === me.person?.id) return;
    if (!this.talkInView) notify(say('chat-said', { name: line.name, words: wordsOf(line) }));
    if (!this.talkInView || document.hidden) sound('said');
  }

  #happened(event: Event, there: boolean): void {
    if (event.type === 'taken-back') {
      this.tentative = null;
      this.#moved = this.#moved.filter(({ ply }) => ply < event.ply);
      if (there) notify(say('event-taken-back'));
    }
    if (event.type === 'moved') this.#moved.push(event);
    if (!there) this.#missed = true;
    if (!there) return;
    const mine = 'seat' in event && this.live.seats.includes(event.seat);
    switch (event.type) {
      case 'started':
        sound('start');
        announce(say('event-started'));
        break;
      case 'moved':
        if (!mine) sound('theirs');
        break;
      case 'joined':
        notify(say('event-joined', { name: event.person.name }));
        break;
      case 'draw-offered':
      case 'takeback-asked':
      case 'rematch-offered':
        if (!mine) sound('asked');
        break;
      case 'draw-declined':
        if (!mine) notify(say('event-draw-declined'));
        break;
      case 'takeback-declined':
        if (!mine) notify(say('event-takeback-declined'));
        break;
      case 'left':
        notify(say('event-left', { who: this.#who(event.seat) }));
        break;
      case 'over':
        this.#ended = true;
        sound('over');
        this.justOver = true;
        setTimeout(() => (this.justOver = false), 6_000);
        break;
      case 'clock-credited':
        notify(say('event-clock-credited'));
        break;
    }
  }
}
