/** One's mistakes once more: the position before each, in which something better is to be found. */

import { sentence } from '../api';
import type { AnalysisBoard } from '../study/analysis-board.svelte';
import { pathKey, type Path } from '../study/tree';
import type { GameReview } from './game-review.svelte';

export type Answer = 'find' | 'thinking' | 'found' | 'worse' | 'same' | 'shown';

export class Retry {
  /** Whose; nobody's if it is not going on. */
  seat = $state<number | null>(null);
  /** The plies of the mistakes. */
  plies = $state.raw<readonly number[]>([]);
  index = $state(0);
  answer = $state<Answer>('find');
  /** How much the last attempt lost. */
  loss = $state(0);
  /** Whether a hint was asked for. */
  hinted = $state(false);
  /** How many were found without being shown. */
  solved = $state(0);
  wrong = $state('');
  #stop = new AbortController();

  constructor(
    private readonly board: AnalysisBoard,
    private readonly review: GameReview,
    /** The position in which a move of the match is made. */
    private readonly before: (ply: number) => Path,
  ) {}

  get on(): boolean {
    return this.seat !== null;
  }

  /** Whether all have been gone through. */
  get over(): boolean {
    return this.on && this.index >= this.plies.length;
  }

  get ply(): number {
    return this.plies[this.index] ?? 0;
  }

  begin(seat: number): void {
    this.seat = seat;
    this.plies = this.review.mistakesOf(seat).map(({ ply }) => ply);
    this.solved = 0;
    this.board.tried = (step) => this.#try(step);
    this.#show(0);
  }

  end(): void {
    this.#stop.abort();
    this.board.tried = null;
    this.board.lit = [];
    this.seat = null;
  }

  /** The next one, whether this one was found or not. */
  next(): void {
    this.#show(this.index + 1);
  }

  /** Lights where it is to be found, among others. */
  async hint(): Promise<void> {
    const { board } = this;
    const from = this.before(this.ply);
    const best = this.review.review?.moves[this.ply]?.better?.line[0];
    if (!best) return;
    this.hinted = true;
    board.go(from);
    await board.tell(from, [best]);
    const places = board.told.get(pathKey([...from, best]))?.choice.places ?? [];
    const others = board.choices.filter(({ text, places }) => text !== best && places.length > 0);
    const decoys = [1, 2].flatMap((part) => others[Math.floor((others.length * part) / 3)]?.places ?? []);
    if (this.hinted) board.lit = [...places, ...decoys];
  }

  /** Plays what was better. */
  async solution(): Promise<void> {
    const line = this.review.review?.moves[this.ply]?.better?.line ?? [];
    this.answer = 'shown';
    this.board.go(this.before(this.ply));
    await this.board.playLine(line.slice(0, 1));
  }

  #show(index: number): void {
    this.#stop.abort();
    this.index = index;
    this.answer = 'find';
    this.hinted = false;
    this.board.lit = [];
    this.wrong = '';
    if (!this.over) this.board.go(this.before(this.ply));
  }

  /** Judges a move that was made on the board in place of the mistake. */
  async #try(step: string): Promise<void> {
    const { ply, board } = this;
    const from = this.before(ply);
    if (this.answer === 'thinking') return;
    const asked = board.path.length === from.length && this.answer !== 'shown';
    const { signal } = (this.#stop = new AbortController());
    const there = board.walk.has([...from, step]);
    board.tried = null;
    const played = await board.play(step);
    board.tried = (next) => this.#try(next);
    // Elsewhere one plays as one likes.
    if (!asked || !played || signal.aborted) return;
    this.answer = 'thinking';
    this.wrong = '';
    try {
      const { good, loss } = await this.review.retry(ply, step, signal);
      if (signal.aborted) return;
      this.loss = loss ?? 0;
      if (good) {
        this.answer = 'found';
        this.solved++;
        return;
      }
      this.answer = this.review.review?.moves[ply]?.move === step ? 'same' : 'worse';
    } catch (error) {
      this.answer = 'find';
      this.wrong = sentence(error);
    }
    board.go(from);
    if (!there) await board.edit({ delete: { path: [...from, step] } }).catch(() => undefined);
  }
}
