/**
 * An engine in a thread of its own: is given the compiled module first, and the sentences of a language before the first request
 * in it; then answers one request after the other.
 */

import { EngineModule } from './module';

/** What the page says to the worker. */
export type ToWorker = { module: WebAssembly.Module } | { sentences: string; language: string } | { request: string };
/** What the worker says: that it can begin, an answer, or that its engine broke and it is of no more use. */
export type FromWorker = { ready: true } | { answer: string } | { broken: string };

let engine: EngineModule | undefined;

const say = (message: FromWorker) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if ('module' in data) {
      engine = await EngineModule.start(data.module);
      say({ ready: true });
    } else if ('sentences' in data) {
      const { sentences, language } = data;
      engine!.ask(JSON.stringify({ language, job: { tell: { sentences } } }));
    } else say({ answer: engine!.ask(data.request) });
  } catch (error) {
    say({ broken: String(error) });
  }
});
