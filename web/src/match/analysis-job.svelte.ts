/** An analysis by the server, which gives everybody some thinking a day. */

import { api, sentence, type Found } from '../api';
import type { Analysis } from './analysis-face';

/** Stepping through a game must not ask for every position that one only passes. */
const PAUSE = 350;
const AGAIN = 300;

export class AnalysisJob implements Analysis {
  /** By how many moves were made. */
  known = $state.raw<ReadonlyMap<number, Found>>(new Map());
  progress = $state<number | null>(null);
  wrong = $state('');
  readonly canGoOn = false;
  readonly thinking = $derived.by(() => this.progress !== null);
  #job = '';
  #turn = 0;

  constructor(readonly match: string) {}

  /** Thinks about a position, and about no other any more. */
  async about(ply: number): Promise<void> {
    const turn = ++this.#turn;
    this.#giveUp();
    this.wrong = '';
    this.progress = null;
    if (this.known.has(ply)) return;
    this.progress = 0;
    await rest(PAUSE);
    try {
      if (turn !== this.#turn) return;
      let job = await api.post('/analysis', { body: { match: this.match, ply, effort: 'quick' } });
      if (turn === this.#turn) this.#job = job.id;
      while (turn === this.#turn && (job.status === 'queued' || job.status === 'running')) {
        this.progress = job.progress;
        await rest(AGAIN);
        job = await api.get('/analysis/{id}', { path: { id: job.id } });
      }
      if (job.status === 'done' && job.found) this.known = new Map([...this.known, [ply, job.found]]);
    } catch (error) {
      if (turn === this.#turn) this.wrong = sentence(error);
    }
    if (turn !== this.#turn) return;
    this.progress = null;
    this.#job = '';
  }

  goOn(): Promise<void> {
    return Promise.resolve();
  }

  stop(): void {
    this.#turn++;
    this.progress = null;
    this.#giveUp();
  }

  close(): void {
    this.stop();
  }

  #giveUp(): void {
    if (this.#job) void api.drop('/analysis/{id}', { path: { id: this.#job } }).catch(() => undefined);
    this.#job = '';
  }
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
