/** A step of a course being played: the engine judges, and plays for the others. */

import type { Engine } from '../engine';
import { appearance } from '../settings.svelte';
import { AnalysisBoard } from '../study/analysis-board.svelte';
import { emptyTree, type Mark, type Path, type Tree } from '../study/tree';
import type { Step } from './courses';

export type State = 'going' | 'done' | 'failed' | 'shown';

/** So long one sees what was played before the answer comes. */
const PAUSE_MS = 650;

export class Lesson {
  readonly board: AnalysisBoard;
  state = $state<State>('going');
  stars = $state(0);
  /** What went wrong, by the name that the step has for it. */
  fault = $state<string | null>(null);
  /** How often a hint was asked for. */
  hinted = $state(false);
  /** Moves of tries that have failed. */
  #before = 0;
  #own: string[] = [];
  /** How many of the learner's moves are made and answered. */
  #made = $state(0);
  readonly #start: Path;
  /** What is going on, until somebody begins anew. */
  #run = {};

  constructor(
    readonly step: Step,
    private readonly engine: Engine,
    private readonly finished: (stars: number) => void,
  ) {
    this.#start = (step.moves ?? '').split(' ').filter(Boolean);
    this.board = new AnalysisBoard(
      lit(emptyTree(step.spec, step.setup, this.#start), step.shapes),
      this.#start,
      engine,
    );
    this.board.viewer = step.seat;
    this.board.tried = (move) => this.#try(move);
  }

  /** Whether the learner is asked for a move. */
  get asks(): boolean {
    return this.state === 'going';
  }

  /** Which of the learner's moves is asked for, from 1, and how many there are. */
  get move(): { number: number; count: number } {
    return { number: this.#made + 1, count: this.step.most ?? this.step.par };
  }

  /** Another try; what was needed so far counts. */
  again(): void {
    this.#run = {};
    if (this.state !== 'failed') this.#before = 0;
    this.#own = [];
    this.#made = 0;
    this.state = 'going';
    this.stars = 0;
    this.hinted = false;
    this.board.tried = (move) => this.#try(move);
    this.board.replace(lit(emptyTree(this.step.spec, this.step.setup, this.#start), this.step.shapes));
    this.board.go(this.#start);
  }

  hint(): void {
    this.hinted = true;
    const { lights } = this.step;
    if (lights) void this.board.edit({ 'set-shapes': { path: this.board.path, shapes: lights } });
  }

  /** Plays one way to do it. */
  async show(): Promise<void> {
    this.again();
    this.state = 'shown';
    const run = this.#run;
    let own: string[] = [];
    for (const move of this.step.solution.split(' ')) {
      own = [...own, move];
      const { line } = await this.engine.ask('lesson', { step: this.step, moves: own });
      await this.#play(line, run, PAUSE_MS);
      if (run !== this.#run) return;
    }
  }

  async #try(move: string): Promise<void> {
    if (this.state !== 'going') return;
    const run = (this.#run = {});
    const moves = [...this.#own, move];
    const judged = await this.engine.ask('lesson', { step: this.step, moves, before: this.#before });
    if (run !== this.#run) return;
    this.#own = moves;
    // Nothing is heard while the others answer.
    this.board.tried = async () => undefined;
    await this.#play(judged.line, run, 0);
    if (judged.state === 'failed' && judged.refutation.length > 0)
      await this.#play([...judged.line, ...judged.refutation], run, PAUSE_MS);
    if (run !== this.#run) return;
    this.state = judged.state;
    this.fault = judged.fault;
    this.stars = judged.stars;
    if (judged.state === 'going') {
      this.#made = moves.length;
      this.board.tried = (next) => this.#try(next);
    }
    if (judged.state === 'failed') this.#before = judged.made;
    if (judged.state === 'done') this.finished(judged.stars);
  }

  /** Plays what is not on the board yet, one move after the other; the first after so many milliseconds. */
  async #play(line: readonly string[], run: object, first: number): Promise<void> {
    let pause = first;
    for (const move of line.slice(this.board.path.length - this.#start.length)) {
      if (pause > 0 && appearance().motion) await new Promise((done) => setTimeout(done, pause));
      if (run !== this.#run) return;
      await this.board.playLine([move]);
      pause = PAUSE_MS;
    }
  }
}

/** The tree with something lit where its line ends. */
function lit(tree: Tree, shapes: Mark[] | undefined): Tree {
  if (!shapes) return tree;
  const last = tree.nodes.at(-1);
  if (!last) return { ...tree, root: { shapes } };
  return { ...tree, nodes: [...tree.nodes.slice(0, -1), { ...last, shapes }] };
}
