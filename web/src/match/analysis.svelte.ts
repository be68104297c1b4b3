/** What a bot thinks of the positions of a match: one at a time, remembered, and refined as long as somebody looks. */

import { sentence, type Found, type MatchView } from '../api';
import { engine, thinkers, type Thinkers } from '../engine';
import { AnalysisJob } from './analysis-job.svelte';
import type { Analysis } from './analysis-face';
import { positionOf } from './positions';

/** In the page, and where there is no engine, on the server. */
export async function analysisOf(match: MatchView): Promise<Analysis> {
  return (await engine.knows(match.terms.spec)) ? new PageAnalysis(match, thinkers()) : new AnalysisJob(match.id);
}

/** So long it thinks about a position unasked: what is left of a battery belongs to its owner. */
const TIME_MS = 20_000;
const BEST = 8;

/** By the thinkers of the page. */
export class PageAnalysis implements Analysis {
  known = $state.raw<ReadonlyMap<number, Found>>(new Map());
  thinking = $state(false);
  wrong = $state('');
  readonly progress = null;
  readonly canGoOn = true;
  #stop = new AbortController();

  constructor(
    private readonly match: MatchView,
    private readonly thinkers: Thinkers,
  ) {}

  about(ply: number): Promise<void> {
    if (!this.known.has(ply)) return this.goOn(ply);
    this.stop();
    return Promise.resolve();
  }

  async goOn(ply: number): Promise<void> {
    this.stop();
    const { signal } = (this.#stop = new AbortController());
    this.wrong = '';
    this.thinking = true;
    try {
      const heard = (found: Found) => {
        if (!signal.aborted) this.known = new Map([...this.known, [ply, found]]);
      };
      await this.thinkers.think({ position: positionOf(this.match, ply), level: BEST, time: TIME_MS, heard, signal });
    } catch (error) {
      if (!signal.aborted) this.wrong = sentence(error);
    }
    if (!signal.aborted) this.thinking = false;
  }

  stop(): void {
    this.#stop.abort();
    this.thinking = false;
  }

  close(): void {
    this.stop();
    this.thinkers.close();
  }
}
