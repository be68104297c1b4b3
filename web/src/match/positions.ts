/** What the rules say about the positions of a match: by the engine in the page, or by the server where there is none. */

import { api, ApiError, sentence, type Legal, type MatchView, type Played, type Scene, type Tried } from '../api';
import { BROKEN, UNAVAILABLE, UNKNOWN_GAME, type Engine, type Position } from '../engine';
import type { Attempt } from '../board';
import { notify } from '../notices.svelte';

/** What a state says of its position in pictures and words. */
export type Look = Pick<MatchView, 'scene' | 'remarks'>;

export interface Positions {
  /** The position as it stands. */
  look(match: MatchView): Promise<Look>;
  /** What to draw after so many moves. */
  scene(match: MatchView, ply: number): Promise<Scene>;
  /** The legal moves: all, if they are not too many, or those of one piece. */
  legal(match: MatchView, piece?: string): Promise<Legal>;
  /** A legal move in words, where its choice came without. */
  words(match: MatchView, move: string): Promise<string>;
  /** Rejects with the reason if a move can't be played. */
  explain(match: MatchView, move: string): Promise<void>;
  /** The move that somebody tried on the board; rejects with the reason if it can't be played. */
  attempt(match: MatchView, attempt: Attempt): Promise<Tried>;
  /** The moves made, in words and with what they moved, without the first so many. */
  played(match: MatchView, from: number): Promise<Played[]>;
  /** A move that could have been made after so many, told in the same way; nothing where nobody knows. */
  told(match: MatchView, ply: number, move: string): Promise<Played | null>;
}

/** A position of a match as the engine is asked about it. */
export function positionOf(match: MatchView, ply = match.ply): Position {
  return { spec: match.terms.spec, setup: match.setup ?? '', moves: match.moves.slice(0, ply) };
}

export class EnginePositions implements Positions {
  constructor(private readonly engine: Engine) {}

  async look(match: MatchView): Promise<Look> {
    const position = positionOf(match);
    const { scene, remarks } = await this.#twice(() => this.engine.ask('show', { position, legal: false }));
    return { scene, remarks };
  }

  scene(match: MatchView, ply: number): Promise<Scene> {
    return this.#twice(() => this.engine.ask('scene', { position: positionOf(match, ply) }));
  }

  legal(match: MatchView, piece?: string): Promise<Legal> {
    return this.#twice(() => this.engine.ask('legal', { position: positionOf(match), piece }));
  }

  words(match: MatchView, move: string): Promise<string> {
    return this.#twice(() => this.engine.ask('words', { position: positionOf(match), move }));
  }

  async explain(match: MatchView, move: string): Promise<void> {
    await this.#twice(() => this.engine.ask('explain', { position: positionOf(match), move }));
  }

  attempt(match: MatchView, attempt: Attempt): Promise<Tried> {
    return this.#twice(() => this.engine.ask('attempt', { position: positionOf(match), attempt }));
  }

  played(match: MatchView, from: number): Promise<Played[]> {
    return this.#twice(() => this.engine.ask('played', { position: positionOf(match), from }));
  }

  async told(match: MatchView, ply: number, move: string): Promise<Played | null> {
    const before = positionOf(match, ply);
    const position = { ...before, moves: [...before.moves, move] };
    return (await this.#twice(() => this.engine.ask('played', { position, from: ply })))[0] ?? null;
  }

  /** If the engine breaks, the person is told, and the one that is started anew is asked once more. */
  async #twice<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!isCode(error, BROKEN)) throw error;
      notify(sentence(error), 'wrong');
      return ask();
    }
  }
}

export class ServerPositions implements Positions {
  async look(match: MatchView): Promise<Look> {
    const { scene, remarks } = await api.get('/matches/{id}', { path: { id: match.id }, query: { scene: true } });
    return { scene, remarks };
  }

  scene(match: MatchView, ply: number): Promise<Scene> {
    return api.get('/matches/{id}/scene', { path: { id: match.id }, query: { ply } });
  }

  legal(match: MatchView, piece?: string): Promise<Legal> {
    return api.get('/matches/{id}/legal', { path: { id: match.id }, query: { piece } });
  }

  /** Choices of a server have their words, so nobody asks. */
  words(_match: MatchView, move: string): Promise<string> {
    return Promise.resolve(move);
  }

  explain(match: MatchView, move: string): Promise<void> {
    return api.get('/matches/{id}/explain', { path: { id: match.id }, query: { move } });
  }

  attempt(match: MatchView, attempt: Attempt): Promise<Tried> {
    return api.post('/matches/{id}/attempt', { path: { id: match.id }, body: { act: null, ...attempt } });
  }

  async played(match: MatchView, from: number): Promise<Played[]> {
    return (await api.get('/matches/{id}/played', { path: { id: match.id }, query: { from } })).moves;
  }

  told(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** By the engine in the page once it is there; by the server until then, where it can't be loaded, and for games that it lacks. */
export class EnginePositionsOrServer implements Positions {
  readonly #inPage: Positions;
  readonly #onServer = new ServerPositions();
  readonly #engine: Engine;
  #wanted = false;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#inPage = new EnginePositions(engine);
  }

  look = (match: MatchView) => this.#by((positions) => positions.look(match));
  scene = (match: MatchView, ply: number) => this.#by((positions) => positions.scene(match, ply));
  legal = (match: MatchView, piece?: string) => this.#by((positions) => positions.legal(match, piece));
  words = (match: MatchView, move: string) => this.#by((positions) => positions.words(match, move));
  explain = (match: MatchView, move: string) => this.#by((positions) => positions.explain(match, move));
  attempt = (match: MatchView, attempt: Attempt) => this.#by((positions) => positions.attempt(match, attempt));
  played = (match: MatchView, from: number) => this.#by((positions) => positions.played(match, from));
  told = (match: MatchView, ply: number, move: string) => this.#by((positions) => positions.told(match, ply, move));

  async #by<T>(ask: (positions: Positions) => Promise<T>): Promise<T> {
    // Nobody waits for the engine, but everybody wants it.
    if (!this.#wanted) void this.#engine.ready();
    this.#wanted = true;
    if (!this.#engine.running) return ask(this.#onServer);
    try {
      return await ask(this.#inPage);
    } catch (error) {
      if ([BROKEN, UNAVAILABLE, UNKNOWN_GAME].some((code) => isCode(error, code))) return ask(this.#onServer);
      throw error;
    }
  }
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
