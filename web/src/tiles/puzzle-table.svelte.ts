/** A puzzle of tiles being laid: what lies, what the solver says about it, and what was found. */

import { sentence, type Choice } from '../api';
import { withoutFrontier, type Annotation, type BoardEvents, type BoardInput } from '../board';
import { thinkingEngine, type Engine, type PuzzleHint, type PuzzleShown } from '../engine';
import { Refusal } from '../match/refusal.svelte';
import { announce } from '../notices.svelte';
import { appearance, saveSetting } from '../settings.svelte';
import { say } from '../texts/index.svelte';
import { keepLying, keepSolution, lyingIn, solutionsOf, wasGiven } from './kept';

/** So long a hint is looked for, in milliseconds. */
const HINT_MS = 8_000;
/** A search that is longer goes on in slices, each twice as long as the one before. */
const FIRST_SLICE_MS = 500;

/** What the solver does, and since when. */
export interface Work {
  what: 'hint' | 'solve' | 'count';
  seconds: number;
  /** Tiles laid on the way. */
  nodes: number;
}

export class PuzzleTable {
  shown = $state.raw<PuzzleShown | null>(null);
  missing = $state(false);
  /** What the page says about what was asked last. */
  said = $state<readonly string[]>([]);
  /** Whether that is that something is wrong. */
  saidWrong = $state(false);
  /** What lies on the board but is not decided yet: a finger sees what it laid only then. */
  tentative = $state.raw<Choice | null>(null);
  suggested = $state.raw<readonly Choice[]>([]);
  marked = $state.raw<readonly string[]>([]);
  found = $state.raw<readonly string[]>([]);
  work = $state.raw<Work | null>(null);
  /** Whether what lies was shown and not found: until all of it is taken away, no solution counts. */
  given = $state(false);
  readonly refusal = new Refusal();
  #solver: Engine | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    private readonly engine: Engine,
    private readonly makeSolver: () => Engine = thinkingEngine,
  ) {
    this.found = solutionsOf(id);
  }

  get lies(): string {
    return this.shown?.lies.join(' ') ?? '';
  }

  /** Shows it as it was left, or says that there is none. */
  async open(): Promise<void> {
    try {
      await this.#show(lyingIn(this.id));
      this.given = wasGiven(this.id);
    } catch {
      // What is kept may be from another version; the puzzle itself is not.
      await this.#show('').catch(() => (this.missing = true));
    }
  }

  /** The same again, in the language of the page. */
  speak(): Promise<void> {
    return this.#then(() => this.#show(this.lies)).then(
      () => undefined,
      () => undefined,
    );
  }

  readonly boardInput: BoardInput | null = $derived.by(() => {
    const { shown } = this;
    if (!shown) return null;
    return {
      // Where more could lie matters no longer when all does.
      scene: shown.lies.length === shown.laid ? withoutFrontier(shown.scene, true) : shown.scene,
      choices: shown.legal.moves,
      playable: null,
      seat: 0,
      pending: null,
      away: false,
      // Whatever is laid can be taken back.
      confirm: 'off',
      look: appearance(),
      annotations: this.#marks(shown),
      suggested: this.suggested,
    };
  });

  readonly events: BoardEvents = {
    chosen: ({ text }) => void this.play(text),
    tentative: (choice) => (this.tentative = choice),
    refused: ({ piece, places, turn }) => {
      const [at] = places;
      if (piece && at) void this.play(`${piece}@${at.q},${at.r}r${turn}`, places);
    },
    wants: () => undefined,
    coordinates: (on) => saveSetting('coordinates', on),
    say: ({ code, facts }) => announce(say(code, facts)),
  };

  /** Lays a tile or takes one away, as it is written; whether that was possible. */
  play(text: string, places: readonly { board: number; q: number; r: number }[] | null = null): Promise<boolean> {
    return this.#then(async () => {
      const { id: puzzle, lies } = this;
      try {
        await this.#show(await this.engine.ask('lay-tile', { puzzle, lies, move: text }));
        this.#quiet();
        this.#keep();
        return true;
      } catch (error) {
        this.refusal.show(sentence(error), places);
        announce(this.refusal.text);
        return false;
      }
    });
  }

  async takeBack(): Promise<void> {
    const last = this.shown?.lies.at(-1);
    if (last) await this.play(`-${last.split('@')[0]}`);
  }

  async clear(): Promise<void> {
    this.stop();
    await this.#then(async () => {
      await this.#show('');
      this.#quiet();
      this.#keep();
    });
  }

  /** Says everything that is wrong with what lies. */
  check(): void {
    const { shown } = this;
    if (!shown) return;
    this.suggested = [];
    this.#tell(shown.wrong.length > 0 ? shown.wrong : [say('tiles-right')], shown.wrong.length > 0);
  }

  /** One right tile more, or what is in its way. */
  hint(): Promise<void> {
    return this.#solve('hint', async (solver) => {
      const lies = this.lies;
      const told = await solver.ask('puzzle-hint', { puzzle: this.id, lies, time_ms: HINT_MS, seed: 1 });
      if (lies === this.lies) this.#hinted(told);
    });
  }

  /** Lays a solution. */
  giveUp(): Promise<void> {
    return this.#solve('solve', async (solver) => {
      const solved = await this.#slices(solver, false);
      const [solution] = solved.solutions;
      if (!solution) return this.#tell([say('tiles-no-solution')], true);
      await this.#then(() => this.#show(solution));
      this.given = true;
      this.#tell([say('tiles-given')], false);
    });
  }

  /** Counts all solutions, however long it takes. */
  count(): Promise<void> {
    return this.#solve('count', async (solver) => {
      const { count } = await this.#slices(solver, true);
      this.#tell([count === 0 ? say('tiles-counted-none') : say('tiles-counted', { count })], false);
    });
  }

  /** Shows a solution that was found before. */
  async look(solution: string): Promise<void> {
    await this.#then(() => this.#show(solution));
    this.#quiet();
    this.given = true;
  }

  stop(): void {
    this.#solver?.close();
    this.#solver = null;
    this.work = null;
  }

  #then<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #show(lies: string): Promise<void> {
    this.shown = await this.engine.ask('puzzle-table', { puzzle: this.id, lies });
  }

  /** What the person has laid is kept, and counted if it is a solution. */
  #keep(): void {
    if (this.lies === '') this.given = false;
    keepLying(this.id, this.lies, this.given);
    const solution = this.shown?.solution;
    if (!solution || this.given) return;
    const isNew = keepSolution(this.id, solution);
    this.found = solutionsOf(this.id);
    this.#tell([say(isNew ? 'tiles-solved' : 'tiles-solved-again', { count: this.found.length })], false);
  }

  #quiet(): void {
    this.said = [];
    this.suggested = [];
    this.marked = [];
    this.refusal.forget();
  }

  #tell(said: readonly string[], wrong: boolean): void {
    [this.said, this.saidWrong] = [said, wrong];
    announce(said.join(' '));
  }

  #hinted(told: PuzzleHint): void {
    if (told === 'all-lies') return this.check();
    if (told === 'no-solution') return this.#tell([say('tiles-no-solution')], true);
    if (told === 'time-up') return this.#tell([say('tiles-time-up')], true);
    if ('lay' in told) {
      const choice = this.shown?.legal.moves.find(({ text }) => text === told.lay);
      this.suggested = choice ? [choice] : [];
      const { tile, cell } = parts(told.lay);
      return this.#tell([say('tiles-hint-lay', { tile, cell, degrees: 60 * (choice?.turn ?? 0) })], false);
    }
    const { tiles, proved } = told['take-away'];
    this.marked = tiles.map(String);
    const facts = { tiles: tiles.join(', '), count: tiles.length };
    this.#tell([say(proved ? 'tiles-hint-take' : 'tiles-hint-take-perhaps', facts)], true);
  }

  #marks({ lies }: PuzzleShown): Annotation[] {
    return lies.flatMap((text): Annotation[] => {
      const { tile, cell } = parts(text);
      const [q, r] = cell.split(',').map(Number);
      return this.marked.includes(tile) ? [{ kind: 'mark', colour: 'red', at: { board: 0, q: q!, r: r! } }] : [];
    });
  }

  /** Lets the solver work, which nothing can interrupt but its end. */
  async #solve(what: Work['what'], work: (solver: Engine) => Promise<void>): Promise<void> {
    this.stop();
    this.#quiet();
    const solver = (this.#solver = this.makeSolver());
    const began = Date.now();
    this.work = { what, seconds: 0, nodes: 0 };
    const clock = setInterval(() => {
      if (this.work && this.#solver === solver)
        this.work = { ...this.work, seconds: Math.floor((Date.now() - began) / 1000) };
    }, 500);
    try {
      await work(solver);
    } catch (error) {
      // Whoever stopped it knows.
      if (this.#solver === solver) this.#tell([sentence(error)], true);
    } finally {
      clearInterval(clock);
      if (this.#solver === solver) this.stop();
      else solver.close();
    }
  }

  /** Searches again and again, each time twice as long, until it comes to an end: so it can tell how far it has come. */
  async #slices(solver: Engine, count: boolean) {
    for (let time_ms = FIRST_SLICE_MS, seed = 1, nodes = 0; ; time_ms *= 2, seed++) {
      const solved = await solver.ask('solve-puzzle', { puzzle: this.id, seed: count ? 1 : seed, count, time_ms });
      nodes += solved.nodes;
      if (this.work && this.#solver === solver) this.work = { ...this.work, nodes };
      if (solved.complete || (!count && solved.solutions.length > 0)) return solved;
    }
  }
}

/** Tile and cell of what lies. */
function parts(text: string): { tile: string; cell: string } {
  const [, tile = '', cell = ''] = /^(\d+)@(-?\d+,-?\d+)r/.exec(text) ?? [];
  return { tile, cell };
}
