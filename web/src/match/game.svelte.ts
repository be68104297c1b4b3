/** A match as one person sees it: what is legal, what is looked at, what is about to be done. */

import {
  ApiError,
  sentence,
  type ChatView,
  type Choice,
  type Event,
  type MatchView,
  type Place,
  type Refused,
  type Scene,
} from '../api';
import { engine } from '../engine';
import { cellInWords, withoutFrontier, type BoardEvents, type BoardInput } from '../board';
import { gameOf, isSolo } from '../games.svelte';
import { announce, notify } from '../notices.svelte';
import { BoardSpeech, type BoardMessage } from '../parts/board-speech';
import { personName, playerNames } from '../parts/names';
import { session } from '../session.svelte';
import { appearance, phone, saveSetting, settings, type Confirm } from '../settings.svelte';
import { language, say } from '../texts/index.svelte';
import { Hint } from './hint.svelte';
import { bestPlace, HEADLINES, outcomeOf, standingsOf, winnersOf, type Outcome, type Standing } from './outcome';
import { chatText } from './phrases.svelte';
import { Refusal } from './refusal.svelte';
import { refusalText } from './refusals';
import { MovesInWords } from './played.svelte';
import { Replay } from './replay.svelte';
import type { Positions } from './positions';
import { Scenes } from './scenes';
import { serverBackend } from './server-backend';
import { sound } from './sounds';
import type { MatchSource } from './source';
import { OverlayShown } from '../overlay/overlay.svelte';

type Moved = Extract<Event, { type: 'moved' }>;

/** Whoever was away for longer hears only the last of what was played. */
const HEARD = 4;

export class Game {
  readonly live: MatchSource;
  /** What the rules say. */
  readonly positions: Positions;
  readonly #scenes: Scenes;
  /** The moves as people read them. */
  readonly words: MovesInWords;
  /** The legal moves, for the position whose key is `#legalFor`. */
  choices = $state.raw<Choice[]>([]);
  /** The pieces of the hand that can be played, where moves are listed piece by piece. */
  playable = $state.raw<string[] | null>(null);
  #legalFor = '';
  #toldPly = -1;
  readonly #speech = new BoardSpeech(
    (move) => this.#wordsOf(move),
    (message) => this.#utter(message),
  );
  /** Looking back at the position after so many moves; null is now. */
  viewedPly = $state<number | null>(null);
  viewedScene = $state.raw<Scene | null>(null);
  /** What lies on the board but is not yet sent. */
  tentative = $state.raw<Choice | null>(null);
  /** Why the last attempt was not possible. */
  readonly refusal = new Refusal();
  readonly overlay = new OverlayShown(engine);
  readonly hint: Hint = new Hint(this);
  /** Whether the list of keys is shown. */
  keysShown = $state(false);
  /** Whether the page shows what people say. */
  chatInView = $state(false);
  /** The game ended just now, and we were there. */
  justOver = $state(false);

  /** What happened since the last state, which may be several moves: who moved, and whether it is over. */
  #moved: Moved[] = [];
  #ended = false;
  /** Whether something happened while we were not there. */
  #missed = true;

  /** Whether there was a rematch already when we came: then nobody is taken there. */
  readonly rematchBefore: boolean;

  constructor(first: MatchView, backend = serverBackend()) {
    this.rematchBefore = first.rematch != null;
    this.positions = backend.positions;
    this.#scenes = new Scenes(this.positions);
    this.words = new MovesInWords(this.positions);
    this.live = backend.open(first, {
      happened: (event, there) => this.#happened(event, there),
      arrived: () => this.#arrived(),
      said: (line) => this.#said(line),
    });
  }

  /** Whether anything can be asked for now. */
  readonly online = $derived.by(() => this.live.connection === 'online');

  /** Why nothing can be asked for, if it can't. */
  get offlineWhy(): string {
    return this.online ? '' : say('why-offline');
  }

  get state(): MatchView {
    return this.live.state;
  }

  /** What the server says about the game that is played. */
  readonly info = $derived.by(() => gameOf(this.state.terms.spec));
  readonly solo = $derived.by(() => isSolo(this.info));
  /** In a game for one, whether the score to reach is reached. */
  readonly solved = $derived.by(
    () => this.info?.target != null && (this.state.seats[0]?.score ?? 0) >= this.info.target,
  );

  /** What the players are called, in seat order. */
  readonly names = $derived.by(() => playerNames(this.state.seats));
  readonly ply = $derived.by(() => this.viewedPly ?? this.state.ply);
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
  readonly canClaim = $derived.by(
    () => this.live.claimable && this.live.seats.length > 0 && !this.myTurn && this.state.status === 'live',
  );
  readonly slow = $derived.by(() => {
    const kind = this.state.terms.clock.kind;
    return kind === 'days' || (kind === 'none' && this.people);
  });
  readonly confirm: Confirm = $derived.by(() => (this.slow ? settings.confirmSlow : settings.confirmLive));
  readonly outcome: Outcome = $derived.by(() =>
    outcomeOf(this.state.result, { own: this.live.seats, solved: this.#goal }),
  );
  /** The seats that have won. */
  readonly winners = $derived.by(() => winnersOf(this.state.result, this.#goal));
  /** Everybody's place when all is over, the best first, where there are more than a winner and a loser. */
  readonly standings = $derived.by(() => standingsOf(this.state.result));
  /** In a game for one, whether it is solved. */
  readonly #goal = $derived.by(() => (this.solo ? this.solved : null));
  /** How it went, in a word or two. */
  get headline(): string {
    const { info } = this;
    if (!this.solo || info?.target == null || this.outcome === 'aborted') {
      const { result, seats } = this.state;
      return say(HEADLINES[this.outcome], { place: result ? bestPlace(result, this.live.seats) : 0, of: seats.length });
    }
    return this.solved
      ? say('result-solved')
      : say('score-of', { score: this.state.seats[0]?.score ?? 0, target: info.target });
  }

  /** What to draw; nothing in a match that was called off before it began. */
  readonly scene = $derived.by(
    () => (this.viewedPly === null ? this.state.scene : this.viewedScene) ?? this.state.scene ?? null,
  );

  /** On a phone there is no room over the board for what others hold: it is opened from their names. */
  readonly handsApart = $derived.by(() => {
    const held = this.scene?.hands.flatMap(({ pieces }) => pieces) ?? [];
    // Sideways, tiles lie in a column beside the table, which has room for those of the others too.
    const crowded = phone.upright || (phone.sideways && held.some(({ piece }) => piece.kind === 'path'));
    // What one other holds has room there, but for the buttons of several boards sideways.
    const many = this.state.seats.length > 2 || (phone.sideways && (this.scene?.boards.length ?? 0) > 1);
    return crowded && many && held.length > 0;
  });
  /** Whose pieces are laid open there. */
  handShown = $state<number | null>(null);

  /** How many pieces another holds that can be laid open. */
  heldBy(seat: number): number {
    return this.handsApart && seat !== this.seat
      ? (this.scene?.hands.find((hand) => hand.seat === seat)?.pieces.length ?? 0)
      : 0;
  }

  /** Whose turn it is, or was in the position that is looked at; nobody's when all is over. */
  readonly turnShown = $derived.by(() => {
    if (this.viewedPly !== null) return this.state.movers?.[this.viewedPly] ?? null;
    return this.state.status === 'live' ? (this.state.turn ?? null) : null;
  });

  /** A seat's points in the position that is looked at. */
  scoreOf(seat: number): number | null {
    return this.scene?.scores?.[seat] ?? this.state.seats[seat]?.score ?? null;
  }

  readonly boardInput: BoardInput | null = $derived.by(
    () =>
      this.scene && {
        // Where more could lie matters no longer when all is over.
        scene: this.state.result ? withoutFrontier(this.scene, this.viewedPly === null) : this.scene,
        choices: this.viewedPly === null && this.myTurn && this.live.pending === null ? this.choices : [],
        playable: this.viewedPly === null ? this.playable : null,
        seat: this.seat,
        names: this.names,
        handShown: this.handsApart ? this.handShown : undefined,
        pending: this.live.pending,
        // Whoever has just come is not told that something is lost.
        away: this.live.connection === 'away' || this.live.connection === 'restarting',
        confirm: this.confirm,
        look: appearance(),
        notes: this.overlay.notes,
        annotations: this.viewedPly === null ? this.hint.annotations : [],
        suggested: this.viewedPly === null ? this.hint.suggested : [],
      },
  );

  /** Whether hints are given: against bots and at one screen, and between people where that was agreed on with `overlay`. */
  readonly mayHint = $derived.by(() => {
    const { terms, status } = this.state;
    if (terms.rated || status !== 'live' || this.live.seats.length === 0) return false;
    return terms.overlay === true || !this.people;
  });

  /** Between people nobody takes a hint in secret. */
  takeHint(): Promise<Refused | null> {
    return this.people ? this.live.ask({ type: 'take-hint' }) : Promise.resolve(null);
  }

  /**
   * Whether players may see what moves allow: where it was agreed on, and where nobody else is there to be unfair to. When
   * all is over the analysis board has it.
   */
  readonly mayOverlay = $derived.by(() => {
    const { terms, status } = this.state;
    if (this.info?.overlay == null || terms.rated || status !== 'live') return false;
    return terms.overlay === true || (this.live.seats.length > 0 && !this.people);
  });

  readonly events: BoardEvents = {
    chosen: (choice) => void this.play(choice.text),
    tentative: (choice) => {
      this.tentative = choice;
      if (!choice) return;
      this.refusal.forget();
      if (!choice.about) void this.#tellTentative(choice);
    },
    considered: (choice) => (this.overlay.considered = choice),
    refused: (attempt) => {
      const places = attempt.from ? [attempt.from, ...attempt.places] : attempt.places;
      void this.#allowed(() => this.positions.attempt(this.state, attempt), places);
    },
    coordinates: (on) => saveSetting('coordinates', on),
    wants: (piece) => void this.#loadMovesOf(piece),
    say: (message) => void this.#speech.say(message),
  };

  /** The words of a move that the board names by its text, since its choice came without; nothing for what are words already. */
  #wordsOf(move: string | number | undefined): Promise<string> | null {
    const choice = this.choices.find(({ text }) => text === move);
    if (!choice || choice.about) return null;
    // The board has the same choice, and needs not ask again.
    return this.positions.words(this.state, choice.text).then(
      (about) => (choice.about = about),
      () => choice.text,
    );
  }

  async #tellTentative(choice: Choice): Promise<void> {
    const about = await this.#wordsOf(choice.text);
    if (about && this.tentative === choice) this.tentative = { ...choice, about };
  }

  #utter(message: BoardMessage): void {
    const text = say(message.code, message.facts);
    // A button that has nothing to do says why, to everybody.
    if (message.code === 'board-said-none-held') return notify(text);
    announce(text);
    // Whoever sees a grey piece and presses it is told why as well, and whoever asks for the keys.
    if (message.code === 'board-said-idle') this.refusal.show(text, [], String(message.facts.key));
    if (message.code === 'board-said-keys') this.keysShown = !this.keysShown;
  }

  close(): void {
    this.refusal.forget();
    this.replay.stop();
    this.hint.stop();
    this.live.close();
  }

  /** Fetches what is legal, once a position. Called whenever the state changes. */
  async loadLegalMoves(): Promise<void> {
    // Other things happen too, and change nothing about what can be played.
    const key = `${language()} ${this.state.moves.join(' ')} ${this.state.turn}`;
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
      const legal = await this.positions.legal(this.state);
      if (key !== this.#legalFor || legal.ply !== this.state.ply) return;
      // Where there are too many moves to list, they are asked for piece by piece.
      this.playable = legal.complete ? null : legal.pieces.map((piece) => piece.key);
      this.choices = legal.moves;
      this.#announceTurn(legal.count);
    } catch (error) {
      this.#legalFor = '';
      if (this.online) notify(sentence(error), 'wrong');
    }
  }

  /** Says whose turn it is and what is possible, once a position. */
  #announceTurn(count: number): void {
    if (this.#toldPly === this.state.ply) return;
    this.#toldPly = this.state.ply;
    const turn = this.oneScreen && !this.solo ? this.turnInWords() : say('event-your-turn', { count });
    announce([turn, ...this.state.remarks].join(' '));
  }

  async #loadMovesOf(piece: string): Promise<void> {
    const key = this.#legalFor;
    try {
      const legal = await this.positions.legal(this.state, piece);
      if (key === this.#legalFor && legal.ply === this.state.ply) this.choices = legal.moves;
    } catch (error) {
      notify(sentence(error), 'wrong');
    }
  }

  /** Makes a move: it shows as pending until the server has stored it. */
  async play(text: string): Promise<boolean> {
    this.refusal.forget();
    this.tentative = null;
    const refused = await this.live.move(text);
    if (refused) {
      this.refusal.show(refusalText(refused), []);
      this.#showRefusal(this.refusal.text);
    } else sound('mine');
    return !refused;
  }

  /** A move as it is typed; true if it was made. */
  async type(text: string): Promise<boolean> {
    if (await this.explain(text)) return this.play(text);
    return false;
  }

  /** Whether a move could be made; if not, says why, in the rules' own words. */
  explain(text: string): Promise<boolean> {
    return this.#allowed(() => this.positions.explain(this.state, text), null);
  }

  /** Whether the rules have nothing against it; if they have, says what. */
  async #allowed(ask: () => Promise<unknown>, places: readonly Place[] | null): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch (error) {
      this.refusal.show(sentence(error), places);
      announce(this.refusal.text);
      if (error instanceof ApiError && error.status === 422) sound('refused');
      return false;
    }
  }

  async ask(
    type:
      'resign' | 'offer-draw' | 'decline-draw' | 'ask-takeback' | 'decline-takeback' | 'abort' | 'rematch' | 'claim',
  ): Promise<void> {
    const refused = await this.live.ask({ type });
    if (refused) this.#showRefusal(refusalText(refused));
  }

  /** How many moves had been made when our own last one was; for those who watch, when the last turn began. */
  readonly sinceOwn = $derived.by(() => {
    const movers = this.state.movers ?? [];
    const last = movers.at(-1);
    const own = last === this.seat ? null : this.seat;
    let made = movers.length;
    while (made > 0 && (own === null ? movers[made - 1] === last : movers[made - 1] !== own)) made--;
    return made;
  });

  /** Plays the moves one by one: those since our own last one, or a game that is over from its beginning. */
  readonly replay = new Replay({
    from: () => this.viewedPly ?? (this.state.result ? 0 : this.sinceOwn),
    to: () => this.state.ply,
    show: (ply) => this.#show(ply),
  });

  /** What that shows, in words. */
  get replayShows(): string {
    return say(
      this.viewedPly !== null || this.state.result
        ? 'replay-all'
        : this.live.seats.length > 0
          ? 'replay-since'
          : 'replay-last',
    );
  }

  /** Looks at a position, as somebody asked for. */
  viewPly(ply: number): Promise<void> {
    this.replay.stop();
    return this.#show(ply);
  }

  async #show(ply: number): Promise<void> {
    this.tentative = null;
    this.refusal.forget();
    if (ply >= this.state.ply || ply < 0) return this.#viewNow();
    this.viewedPly = ply;
    try {
      const scene = await this.#scenes.at(this.state, ply, language());
      if (this.viewedPly === ply) this.viewedScene = scene;
    } catch (error) {
      notify(sentence(error), 'wrong');
    }
  }

  /** Whoever looks back when it is their turn and reaches for the board means to play. */
  returnToNow(): void {
    if (this.viewedPly === null || !this.myTurn) return;
    this.replay.stop();
    this.#viewNow();
    announce(this.turnInWords());
  }

  #viewNow(): void {
    this.viewedPly = null;
    this.viewedScene = null;
  }

  lastInWords(): string {
    const { moves, ply } = this.state;
    const text = moves.at(-1);
    if (!text) return say('no-moves-yet');
    return [say('last-move-was', { move: this.words.about(ply - 1, text) }), ...this.#lastPlaces()].join(' ');
  }

  /** What the last move touched, in words. */
  #lastPlaces(): string[] {
    const scene = this.state.scene;
    return (scene?.last ?? []).flatMap((place) => {
      const cell = scene?.boards[place.board]?.cells.find(({ q, r }) => q === place.q && r === place.r);
      return scene && cell ? [`${cellInWords(scene, this.names, place, cell)}.`.replace('..', '.')] : [];
    });
  }

  turnInWords(): string {
    const { state } = this;
    if (state.result) return state.result.sentence;
    if (state.turn == null) return say('status-waiting');
    return this.myTurn && (this.solo || !this.oneScreen)
      ? say('your-turn')
      : say('turn-of', { who: this.#who(state.turn) });
  }

  scoresInWords(): string {
    if (!this.info?.has_points) return say('no-scores');
    const { target } = this.info;
    const scores = this.state.seats.map(({ score }, index) => {
      const points = target == null ? (score ?? '–') : say('score-of', { score: score ?? 0, target });
      return `${this.names[index]}: ${points}`;
    });
    return say('scores-are', { scores: scores.join(', ') });
  }

  #showRefusal(why: string): void {
    notify(why, 'wrong');
    sound('refused');
  }

  #who(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** Tells those who listen what has just happened, in the words of the position that came of it. */
  #arrived(): void {
    // What another has done is not to be missed by those who play and look back.
    const theirs = this.#ended || this.#moved.some(({ seat }) => !this.live.seats.includes(seat));
    const undone = this.viewedPly !== null && this.viewedPly >= this.state.ply;
    if (undone || (theirs && this.live.seats.length > 0)) {
      this.replay.stop();
      this.#viewNow();
    }
    const moved = this.#moved.splice(0).slice(-HEARD);
    const [missed, ended] = [this.#missed, this.#ended];
    this.#ended = false;
    this.#missed = false;
    void this.#tell(moved, missed, ended);
  }

  async #tell(moved: Moved[], missed: boolean, ended: boolean): Promise<void> {
    const { state } = this;
    const places = this.#lastPlaces();
    // What moves did is told in words, which the rules have.
    await this.words.upTo(state, language());
    for (const { seat, text, ply } of moved) {
      const detail = ply + 1 === state.ply && places.length <= 2 ? places : [];
      announce([say('event-moved', { who: this.#who(seat), move: this.words.about(ply, text) }), ...detail].join(' '));
    }
    // Who comes, or comes back, hears where the game stands.
    if (missed && moved.length === 0 && state.ply > 0) announce(this.lastInWords());
    if ((missed || ended) && state.result) this.#announceEnd(state.result.sentence);
  }

  /** To those who played, how it went for them comes first; then how it ended, and who came where. */
  #announceEnd(sentence: string): void {
    if (this.live.seats.length > 0 && this.outcome !== 'over' && this.outcome !== 'aborted') announce(this.headline);
    announce(sentence);
    const standing = ({ seat, place }: Standing) => {
      const facts = { place, who: this.#who(seat), points: this.state.seats[seat]?.score ?? 0 };
      return say(this.info?.has_points ? 'standing-points' : 'standing', facts);
    };
    announce(this.standings.map(standing).join(' '));
  }

  /** What somebody says is told where it can be seen, unless it can be read where it stands. */
  #said(line: ChatView): void {
    if (line.player === session.person?.id) return;
    if (!this.chatInView) notify(say('chat-said', { name: personName(line.name), words: chatText(line) }));
    if (!this.chatInView || document.hidden) sound('said');
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
        notify(say('event-joined', { name: personName(event.person.name) }));
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
      case 'hint-taken':
        if (!mine) notify(say('event-hint-taken', { who: this.#who(event.seat) }));
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
