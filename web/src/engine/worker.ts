/** An engine in a thread of its own: is given the compiled module first, and then answers one request after the other. */

import { EngineModule } from './module';

/** What the page says to the worker. */
export type ToWorker = { module: WebAssembly.Module } | { request: string };
/** What the worker says: that it can begin, an answer, or that its engine broke and it is of no more use. */
export type FromWorker = { ready: true } | { answer: string } | { broken: string };

let engine: EngineModule | undefined;

const say = (message: FromWorker) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if ('module' in data) {
      engine = await EngineModule.start(data.module);
      say({ ready: true });
    } else say({ answer: engine!.ask(data.request) });
  } catch (error) {
    say({ broken: String(error) });
  }
});
