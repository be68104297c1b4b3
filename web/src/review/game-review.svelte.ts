/** A finished game gone through by the engine of the page: what was found so far, and what follows from it. */

import { sentence, type Review, type ReviewedMove } from '../api';
import { session } from '../session.svelte';
import { look, type Engine, type Known, type Retried, type Reviewing, type Task, type Thinkers } from '../engine';
import { HERE, type FinishedMatch } from '../study/sources';
import type { Edit } from '../study/tree';
import { keepReview, keptReview } from './kept';

/** What follows is worked out anew so often while it goes on, in milliseconds. */
const AGAIN_MS = 1500;

export class GameReview {
  review = $state.raw<Review | null>(null);
  working = $state(false);
  done = $state(0);
  total = $state(0);
  wrong = $state('');
  known: Known = {};
  #stop = new AbortController();

  constructor(
    readonly of: FinishedMatch,
    private readonly engine: Engine,
    private readonly thinkers: Thinkers,
    /** Takes what becomes part of the tree, when all is known. */
    private readonly complete: (edits: readonly Edit[]) => void,
    private readonly keep: typeof keepReview = keepReview,
  ) {}

  /** The seats of whoever looks. */
  readonly mine: readonly number[] = $derived.by(() =>
    this.of.people.flatMap((id, seat) => (id && (id === HERE || id === session.person?.id) ? [seat] : [])),
  );

  /** Who sat where, for a browser that may not know any more who it was. */
  private people(): string[] {
    return this.of.people.map((id, seat) => (this.mine.includes(seat) ? HERE : id));
  }

  /** What was found before, if it was. */
  async load(kept: typeof keptReview = keptReview): Promise<void> {
    const before = await kept(this.of.id);
    if (!before || this.working || this.review) return;
    this.known = before.known;
    try {
      const { review, edits } = await this.#follow();
      if (review.complete) this.complete(edits);
    } catch {
      // Of another version of the rules, or spoilt: as if there were none.
      this.known = {};
      this.review = null;
    }
  }

  /** Begins, or goes on where it was stopped. */
  async start(): Promise<void> {
    if (this.working) return;
    const { signal } = (this.#stop = new AbortController());
    this.wrong = '';
    this.working = true;
    try {
      let now = await this.#follow();
      while (now.tasks.length > 0 && !signal.aborted) {
        this.done = Object.keys(this.known).length;
        this.total = this.done + now.tasks.length;
        await this.#work(now, signal);
        now = await this.#follow();
      }
      if (now.review.complete) this.complete(now.edits);
    } catch (error) {
      if (!signal.aborted) this.wrong = sentence(error);
    }
    await this.#keep();
    if (this.#stop.signal === signal) this.working = false;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Whether another move than the one that was played is good enough. */
  async retry(ply: number, move: string, signal: AbortSignal): Promise<Retried> {
    const ask = () => this.engine.ask('retry', { tree: this.of.tree, known: this.known, ply, move });
    const first = await ask();
    if (first.tasks.length === 0) return first;
    const { spec, setup } = await this.#follow();
    await this.#work({ spec, setup, tasks: first.tasks }, signal);
    if (!signal.aborted) await this.#keep();
    return ask();
  }

  /** The moves of a seat that lost much, by their plies. */
  mistakesOf(seat: number): { ply: number; move: ReviewedMove }[] {
    const moves = this.review?.moves ?? [];
    return moves.flatMap((move, ply) => (move.seat === seat && move.class ? [{ ply, move }] : []));
  }

  async #follow(): Promise<Reviewing> {
    const now = await this.engine.ask('review', { tree: this.of.tree, known: this.known });
    this.review = now.review;
    return now;
  }

  async #work({ spec, setup, tasks }: Pick<Reviewing, 'spec' | 'setup' | 'tasks'>, signal: AbortSignal): Promise<void> {
    let told = performance.now();
    const work = async (engine: Engine, task: Task, memory: number) => {
      const evidence = await look(engine, { spec, setup, moves: task.moves }, task, memory, signal);
      if (!evidence) return;
      this.known[task.key] = evidence;
      this.done++;
      if (performance.now() - told < AGAIN_MS || signal.aborted) return;
      told = performance.now();
      await this.#follow();
    };
    await this.thinkers.each(tasks, work, signal);
  }

  async #keep(): Promise<void> {
    if (Object.keys(this.known).length === 0) return;
    const { id, tree } = this.of;
    // A browser that keeps nothing shows it all the same.
    await this.keep({ id, tree, people: this.people(), known: this.known, at: Date.now() }).catch(() => undefined);
  }
}
