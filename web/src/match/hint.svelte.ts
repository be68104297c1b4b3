/** A hint for whoever is to move, step by step: where, then what, then the move. The page's own engine thinks, else the server. */

import { api, sentence, type Choice, type MatchView, type Place, type Refused, type Scene } from '../api';
import type { Annotation } from '../board';
import { engine as pageEngine, thinkers as pageThinkers, type Engine, type Thinkers } from '../engine';
import { announce } from '../notices.svelte';
import { say } from '../texts/index.svelte';
import { positionOf, type Positions } from './positions';
import { refusalText } from './refusals';

const BEST = 8;
/** So long the best level thinks about a hint, in milliseconds. */
const TIME_MS = 1_500;
/** Where nothing tells a move's piece, it is one of so many cells. */
const CANDIDATES = 3;

/** A move that is recommended. */
interface Found {
  choice: Choice;
  why?: string | null;
}

/** What the page knows of the match while somebody asks. */
export interface Asked {
  readonly state: MatchView;
  readonly scene: Scene | null;
  readonly choices: readonly Choice[];
  readonly positions: Positions;
  /** Tells whoever else plays that a hint is taken; resolves with the reason if there must be none. */
  takeHint(): Promise<Refused | null>;
}

export class Hint {
  /** How much is told: nothing, where, what, the move. */
  step = $state<0 | 1 | 2 | 3>(0);
  working = $state(false);
  #wrong = $state('');
  found = $state.raw<Found | null>(null);
  /** For which position; another one has no hint yet. */
  #key = $state('');
  #stop = new AbortController();

  constructor(
    private readonly asked: Asked,
    private readonly engine: Engine = pageEngine,
    private readonly thinkers: () => Thinkers = pageThinkers,
  ) {}

  get #now(): string {
    const { id, moves } = this.asked.state;
    return `${id} ${moves.join(' ')}`;
  }

  /** Whether what is known is of the position as it stands. */
  get #current(): boolean {
    return this.#key === this.#now;
  }

  /** Why there is none. */
  get wrong(): string {
    return this.#current ? this.#wrong : '';
  }

  get shown(): 0 | 1 | 2 | 3 {
    return this.#current ? this.step : 0;
  }

  /** The next step; the first of a position lets the engine think. */
  async more(): Promise<void> {
    if (this.working) return;
    if (this.#current && this.found) {
      if (this.step < 3) this.step = (this.step + 1) as 1 | 2 | 3;
      return this.#tell();
    }
    const key = this.#now;
    const { signal } = (this.#stop = new AbortController());
    [this.#key, this.working, this.#wrong, this.found, this.step] = [key, true, '', null, 0];
    try {
      const found = await this.#find(signal);
      if (signal.aborted || key !== this.#now) return;
      // The others know of it before it is shown.
      const refused = found && (await this.asked.takeHint());
      if (signal.aborted || key !== this.#now) return;
      if (refused) {
        this.#wrong = refusalText(refused);
        return;
      }
      [this.found, this.step] = [found, found ? 1 : 0];
      if (found) this.#tell();
      else this.#wrong = say('hint-none');
    } catch (error) {
      if (!signal.aborted) this.#wrong = sentence(error);
    } finally {
      if (this.#stop.signal === signal) this.working = false;
    }
  }

  /** Forgets what was told. */
  stop(): void {
    this.#stop.abort();
    [this.working, this.step, this.found, this.#wrong] = [false, 0, null, ''];
  }

  async #find(signal: AbortSignal): Promise<Found | null> {
    const { state, positions } = this.asked;
    if (!(await this.engine.knows(state.terms.spec))) return api.get('/matches/{id}/hint', { path: { id: state.id } });
    const position = positionOf(state);
    const thought = await this.thinkers().think({ position, level: BEST, time: TIME_MS, signal });
    const move = thought?.line[0] ?? thought?.moves[0]?.move;
    if (!move) return null;
    const [told, why] = await Promise.all([
      positions.told(state, state.ply, move),
      this.engine.ask('why', { position, move }).catch(() => null),
    ]);
    return told && { choice: told.choice, why };
  }

  /** The piece of the hand that is meant, from the second step on. */
  readonly piece = $derived.by(() => {
    const key = this.shown >= 2 ? this.found?.choice.piece : null;
    if (!key) return null;
    return this.asked.scene?.hands.flatMap(({ pieces }) => pieces).find((held) => held.key === key) ?? null;
  });

  /** What is told now, a sentence each. */
  readonly said: readonly string[] = $derived.by(() => {
    const { found, shown } = this;
    if (!found || shown === 0) return [];
    const { choice, why } = found;
    if (shown === 1) return [say(choice.places.length === 0 ? 'hint-words' : 'hint-where')];
    const reason = why ? [why] : [];
    if (shown === 3) return [say('hint-move', { move: choice.about || choice.text }), ...reason];
    if (this.piece) return [say('hint-piece', { piece: this.piece.about }), ...reason];
    if (choice.from) return [say('hint-from', { place: this.#name(choice.from) }), ...reason];
    return [...(choice.places.length > 0 ? [say('hint-one-of')] : []), ...reason];
  });

  /** What is lit on the board. */
  readonly annotations: readonly Annotation[] = $derived.by(() => {
    const { found, shown } = this;
    if (!found || shown === 0 || shown === 3) return [];
    const { choice } = found;
    if (shown === 2 && choice.from) return [lit(choice.from)];
    const area = this.#around(choice.places);
    if (shown === 1 || this.piece) return area.map(lit);
    const legal = area.filter((place) =>
      this.asked.choices.some(({ places }) => places.some((one) => same(one, place))),
    );
    const others = legal.filter((place) => !choice.places.some((one) => same(one, place)));
    return [...choice.places, ...others].slice(0, CANDIDATES).map(lit);
  });

  /** The move itself, as a ghost. */
  readonly suggested: readonly Choice[] = $derived.by(() =>
    this.shown === 3 && this.found ? [this.found.choice] : [],
  );

  /** Places and what lies beside them. */
  #around(places: readonly Place[]): Place[] {
    const near = (one: Place, other: Place) => {
      const [dq, dr] = [one.q - other.q, one.r - other.r];
      return one.board === other.board && Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) <= 1;
    };
    const boards = this.asked.scene?.boards ?? [];
    const all = boards.flatMap(({ cells }, board) =>
      cells.flatMap(({ q, r, mark }) => (mark === 'hole' ? [] : [{ board, q, r }])),
    );
    return all.filter((cell) => places.some((place) => near(cell, place)));
  }

  #name(place: Place): string {
    const cells = this.asked.scene?.boards[place.board]?.cells ?? [];
    return cells.find(({ q, r }) => q === place.q && r === place.r)?.name ?? '';
  }

  #tell(): void {
    announce(this.said.join(' '));
  }
}

const same = (one: Place, other: Place): boolean => one.board === other.board && one.q === other.q && one.r === other.r;
const lit = (at: Place): Annotation => ({ kind: 'mark', colour: 'lit', at });
