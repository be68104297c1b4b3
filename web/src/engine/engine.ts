/**
 * The engine as the page asks it: rules and words, study, or bots and solvers, each in a worker that is started when something
 * is first asked for. Requests are answered in their order. If the engine breaks, the request that broke it is rejected, and the
 * next one starts another worker.
 */

import { ApiError } from '../api';
import { language, say } from '../texts/index.svelte';
import type { JobName, Jobs } from './jobs';
import { loadModule, loadSentences } from './load';
import { read } from './rows';
import type { FromWorker, ToWorker } from './worker';

/** What we need of a `Worker`. */
export interface Port {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

interface Asked {
  request: string;
  language: string;
  resolve: (answer: unknown) => void;
  reject: (error: ApiError) => void;
}

type Answer = { done: unknown } | { refused: { code: string; message: string } };

/** Codes of errors that are the engine's own; whatever else it rejects with is a refusal of the rules. */
export const BROKEN = 'engine-broken';
export const UNAVAILABLE = 'engine-unavailable';
/** What it says of a game that it does not have; a server may have more of them. */
export const UNKNOWN_GAME = 'unknown-game';

const startWorker = (): Port => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export class Engine {
  readonly #load: () => Promise<WebAssembly.Module>;
  readonly #start: () => Port;
  readonly #sentences: ((language: string) => Promise<string>) | undefined;
  /** In which languages the worker has been told what to say. */
  #told = new Set<string>();
  #port: Promise<Port> | null = null;
  #running = false;
  #queue: Asked[] = [];
  #current: Asked | null = null;

  /** One that says nothing to people needs no sentences. */
  constructor(
    load: () => Promise<WebAssembly.Module>,
    sentences?: (language: string) => Promise<string>,
    start: () => Port = startWorker,
  ) {
    this.#load = load;
    this.#sentences = sentences;
    this.#start = start;
  }

  /** Asks for something, in the language of the page or another. Refusals are rejected as `api` rejects them. */
  ask<J extends JobName>(job: J, wish: Jobs[J]['wish'], inLanguage: string = language()): Promise<Jobs[J]['answer']> {
    const request = JSON.stringify({ language: inLanguage, job: wish === null ? job : { [job]: wish } });
    return new Promise((resolve, reject) => {
      this.#queue.push({
        request,
        language: inLanguage,
        resolve: (answer) => resolve(read(job, answer) as Jobs[J]['answer']),
        reject,
      });
      void this.#next();
    });
  }

  /** Whether it is loaded and answers at once. */
  get running(): boolean {
    return this.#running;
  }

  /** Loads and starts what the first request would; false if it can't be. */
  async ready(): Promise<boolean> {
    try {
      await this.#worker();
      return true;
    } catch {
      return false;
    }
  }

  /** Whether it can be had, and has the rules of a game. */
  async knows(spec: string): Promise<boolean> {
    return this.ask('deal', { spec, seed: 0 }).then(
      () => true,
      () => false,
    );
  }

  /** Gives everything free. What is asked later starts it anew. */
  close(): void {
    const waiting = this.#current ? [this.#current, ...this.#queue] : this.#queue;
    this.#queue = [];
    this.#end();
    for (const asked of waiting) asked.reject(failure(BROKEN));
  }

  async #next(): Promise<void> {
    if (this.#current) return;
    const asked = this.#queue.shift();
    if (!asked) return;
    this.#current = asked;
    try {
      const port = await this.#worker();
      await this.#tell(port, asked.language);
      if (this.#current === asked) port.postMessage({ request: asked.request });
    } catch {
      if (this.#current === asked) this.#settle(() => asked.reject(failure(UNAVAILABLE)));
    }
  }

  /** Tells the worker the sentences of a language, once. */
  async #tell(port: Port, language: string): Promise<void> {
    if (!this.#sentences || this.#told.has(language)) return;
    const told = this.#told;
    const sentences = await this.#sentences(language);
    if (told.has(language)) return;
    told.add(language);
    port.postMessage({ sentences, language });
  }

  #worker(): Promise<Port> {
    this.#port ??= this.#begin().catch((error: unknown) => {
      this.#port = null;
      throw error;
    });
    return this.#port;
  }

  async #begin(): Promise<Port> {
    if (typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
    // What is said is fetched beside what says it.
    const [module] = await Promise.all([this.#load(), this.#sentences?.(language())]);
    const port = this.#start();
    return new Promise((resolve, reject) => {
      const fail = () => {
        port.terminate();
        reject(new Error('the worker does not start'));
      };
      port.onerror = fail;
      port.onmessage = ({ data }) => {
        if (!('ready' in data)) return fail();
        port.onmessage = (event) => this.#hear(event.data);
        port.onerror = () => this.#hear({ broken: 'error' });
        this.#running = true;
        performance.mark('engine-running');
        resolve(port);
      };
      port.postMessage({ module });
    });
  }

  #hear(said: FromWorker): void {
    const asked = this.#current;
    if ('broken' in said) {
      this.#end();
      asked?.reject(failure(BROKEN));
      void this.#next();
    } else if ('answer' in said && asked) {
      const answer = JSON.parse(said.answer) as Answer;
      this.#settle(() => {
        if ('done' in answer) asked.resolve(answer.done);
        else asked.reject(new ApiError(422, answer.refused.code, answer.refused.message));
      });
    }
  }

  #settle(settle: () => void): void {
    this.#current = null;
    settle();
    void this.#next();
  }

  #end(): void {
    void this.#port?.then(
      (port) => port.terminate(),
      () => undefined,
    );
    this.#port = null;
    this.#told = new Set();
    this.#running = false;
    this.#current = null;
  }
}

const failure = (code: string) => new ApiError(code === BROKEN ? 500 : 503, code, say(code));

/** What another module does than the one for rules. */
const STUDY: ReadonlySet<JobName> = new Set<JobName>([
  'read-tree',
  'edit-tree',
  'write-tree',
  'review',
  'retry',
  'rate-puzzle',
  'lesson',
  'verify',
  'puzzles',
  'puzzle-list',
  'puzzle-table',
  'lay-tile',
  'check-puzzle',
]);

/** Rules, and what needs to be studied where that is asked for: each loads when it is first needed. */
class PageEngine extends Engine {
  readonly #study = new Engine(() => loadModule('study'), loadSentences);

  constructor() {
    super(() => loadModule('rules'), loadSentences);
  }

  override ask<J extends JobName>(job: J, wish: Jobs[J]['wish'], inLanguage?: string): Promise<Jobs[J]['answer']> {
    return STUDY.has(job) ? this.#study.ask(job, wish, inLanguage) : super.ask(job, wish, inLanguage);
  }

  override close(): void {
    this.#study.close();
    super.close();
  }
}

/** The one for all but thinking, which all of the page asks. */
export const engine: Engine = new PageEngine();

/** One that thinks, for whoever wants it for themselves: it knows bots and solvers, and nothing that is shown. */
export const thinkingEngine = (): Engine => new Engine(() => loadModule('thinking'));
