/** One puzzle on the board: what is tried is compared with the solution, and the other side answers from it. */

import { afterMove, type AfterMove, type Puzzle, type PuzzleTurn } from '../api/puzzle-sets';
import type { Engine } from '../engine';
import { AnalysisBoard } from '../study/analysis-board.svelte';
import { emptyTree, type Path } from '../study/tree';

/** `looking`: it is the solver's turn; `wrong`: the same, after a mistake; `answering`: the other side moves. */
export type State = 'looking' | 'wrong' | 'answering' | 'solved' | 'shown';

/** How somebody met a puzzle. */
export interface Outcome {
  /** Without a mistake, a hint, or being shown. */
  solved: boolean;
  /** What was played at each turn, up to the first mistake. */
  moves: readonly string[];
  /** Whether something was shown. */
  helped: boolean;
}

/** So long one sees one's own move before it is answered. */
const PAUSE_MS = 450;

export class PuzzleSession {
  state = $state<State>('looking');
  /** The move that was wrong, in words. */
  mistake = $state('');
  hinted = $state(false);
  /** How many right moves were found. */
  found = $state(0);
  readonly board: AnalysisBoard;
  readonly start: Path;
  #turn: PuzzleTurn;
  /** Where the solver has come to. */
  #at: Path;
  #moves: string[] = [];
  /** The move that is being tried, and answered if it is right: whatever is asked for meanwhile comes after it. */
  #playing: Promise<unknown> = Promise.resolve();
  #trying = false;
  #told = false;

  constructor(
    readonly puzzle: Puzzle,
    private readonly engine: Engine,
    /** Hears once how it went, as soon as that is known. */
    private readonly ended: (outcome: Outcome) => void,
    private readonly pause = PAUSE_MS,
  ) {
    this.start = puzzle.moves.split(' ').filter((move) => move !== '');
    this.#at = this.start;
    this.#turn = puzzle.tree;
    this.board = new AnalysisBoard(emptyTree(puzzle.spec, puzzle.setup, this.start), this.start, engine);
    this.board.viewer = puzzle.seat;
    this.board.tried = (step) => this.#try(step);
  }

  get over(): boolean {
    return this.state === 'solved' || this.state === 'shown';
  }

  /** Lights where the next move is to be found. */
  async hint(): Promise<void> {
    await this.#playing;
    if (this.state !== 'looking' && this.state !== 'wrong') return;
    const [best] = Object.keys(this.#turn);
    this.hinted = true;
    this.#tell({ solved: false, helped: true });
    if (best === undefined) return;
    const played = await this.engine.ask('played', {
      position: this.board.positionAt([...this.#at, best]),
      from: this.#at.length,
    });
    this.board.go(this.#at);
    this.board.lit = played[0]?.choice.places ?? [];
  }

  /** Plays what should have been found. */
  async show(): Promise<void> {
    await this.#playing;
    if (this.over || this.state === 'answering') return;
    this.#tell({ solved: false, helped: true });
    this.state = 'answering';
    this.board.go(this.#at);
    let turn: PuzzleTurn | null = this.#turn;
    while (turn) {
      const [move, after]: [string, AfterMove] = Object.entries(turn)[0]!;
      turn = await this.#follow(move, after);
    }
    this.#end('shown');
  }

  #try(step: string): Promise<void> {
    // Whoever taps twice has made one move.
    if (this.#trying) return Promise.resolve();
    this.#trying = true;
    const trying = this.#judge(step).finally(() => (this.#trying = false));
    this.#playing = trying.catch(() => undefined);
    return trying;
  }

  async #judge(step: string): Promise<void> {
    const { board } = this;
    // Whoever looks back plays on from where they were.
    if (this.state === 'answering' || board.path.length !== this.#at.length) return board.go(this.#at);
    // Illegal moves are refused in words, and what was typed is written as the rules write it.
    const played = await this.engine.ask('played', {
      position: board.positionAt([...this.#at, step]),
      from: this.#at.length,
    });
    const move = played[0]?.choice.text ?? step;
    const after = afterMove(this.#turn, move);
    board.lit = [];
    this.#moves.push(move);
    if (after === undefined) {
      this.mistake = played[0]?.choice.about || move;
      this.state = 'wrong';
      this.#tell({ solved: false, helped: false });
      return;
    }
    this.state = 'answering';
    this.found++;
    const next = await this.#follow(move, after);
    if (next) {
      this.#turn = next;
      this.#at = board.path;
      this.state = 'looking';
    } else this.#end('solved');
  }

  /** Plays a right move and the answer to it; nothing follows when it is solved. */
  async #follow(move: string, after: AfterMove): Promise<PuzzleTurn | null> {
    await this.board.playLine([move]);
    if (after === null) return null;
    const answers = after.slice(0, -1) as string[];
    for (const answer of answers) {
      await new Promise((resolve) => setTimeout(resolve, this.pause));
      await this.board.playLine([answer]);
    }
    return after.at(-1) as PuzzleTurn;
  }

  #end(state: 'solved' | 'shown'): void {
    this.state = state;
    this.#tell({ solved: state === 'solved', helped: false });
    // From here on everything may be tried.
    this.board.tried = null;
  }

  /** What comes first decides: whoever goes on after a mistake does so for themselves. */
  #tell(outcome: Omit<Outcome, 'moves'>): void {
    if (this.#told) return;
    this.#told = true;
    this.ended({ ...outcome, moves: [...this.#moves] });
  }
}
