// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sentence } from '../api';
import { setLanguage } from '../texts/index.svelte';
import { Engine, type Port } from './engine';
import type { FromWorker, ToWorker } from './worker';

/** A worker that answers when it is told to. */
class Scripted implements Port {
  static all: Scripted[] = [];
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  heard: string[] = [];
  ended = false;

  constructor() {
    Scripted.all.push(this);
  }

  postMessage(message: ToWorker): void {
    if ('module' in message) this.say({ ready: true });
    else if ('sentences' in message) this.heard.push(`${message.language}: ${message.sentences}`);
    else this.heard.push(message.request);
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }

  done(answer: unknown): void {
    this.say({ answer: JSON.stringify({ done: answer }) });
  }

  terminate(): void {
    this.ended = true;
  }
}

const load = vi.fn<() => Promise<WebAssembly.Module>>();
const settled = () => new Promise((done) => setTimeout(done));
let engine: Engine;

beforeAll(() => setLanguage('en'));

beforeEach(() => {
  Scripted.all = [];
  load.mockReset();
  load.mockResolvedValue({} as WebAssembly.Module);
  engine = new Engine(load, undefined, () => new Scripted());
});

test('nothing is loaded before something is asked for, and then once', async () => {
  expect(load).not.toHaveBeenCalled();
  void engine.ask('games', null);
  void engine.ask('puzzles', null);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(Scripted.all).toHaveLength(1);
});

test('requests are asked in their order, one at a time, in the language of the page', async () => {
  const answers: unknown[] = [];
  void engine.ask('scene', { position: { spec: 'one', setup: '', moves: [] } }).then((answer) => answers.push(answer));
  void engine.ask('puzzles', null).then((answer) => answers.push(answer));
  await settled();
  const [worker] = Scripted.all;
  expect(worker!.heard).toEqual([
    '{"language":"en","job":{"scene":{"position":{"spec":"one","setup":"","moves":[]}}}}',
  ]);
  worker!.done({ boards: [] });
  await settled();
  expect(worker!.heard[1]).toBe('{"language":"en","job":"puzzles"}');
  worker!.done(['two']);
  await settled();
  expect(answers).toEqual([{ boards: [] }, ['two']]);
});

test('a refusal is rejected with the sentence of the rules, and changes nothing', async () => {
  const refused = engine.ask('deal', { spec: 'none', seed: 1 });
  const next = engine.ask('puzzles', null);
  await settled();
  Scripted.all[0]!.say({ answer: '{"refused":{"code":"spec-unknown","message":"There is no such game."}}' });
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'spec-unknown' });
  expect(await refused.catch(sentence)).toBe('There is no such game.');
  await settled();
  Scripted.all[0]!.done([]);
  expect(await next).toEqual([]);
});

test('if the engine breaks, the request is told in a sentence and those after it are answered by another', async () => {
  const breaks = engine.ask('games', null);
  const next = engine.ask('puzzles', null);
  await settled();
  Scripted.all[0]!.say({ broken: 'RuntimeError: unreachable' });
  expect(await breaks.catch(sentence)).toBe(
    'The engine on this page crashed and has been restarted. If something is missing, please try again.',
  );
  await settled();
  expect(Scripted.all[0]!.ended).toBe(true);
  expect(Scripted.all).toHaveLength(2);
  expect(Scripted.all[1]!.heard).toEqual(['{"language":"en","job":"puzzles"}']);
  Scripted.all[1]!.done(['a']);
  expect(await next).toEqual(['a']);
});

test('a worker that ends by itself counts as broken', async () => {
  const breaks = engine.ask('games', null);
  await settled();
  Scripted.all[0]!.onerror?.({} as ErrorEvent);
  await expect(breaks).rejects.toMatchObject({ code: 'engine-broken' });
});

test('what can’t be loaded is said, and is loaded again with the next request', async () => {
  load.mockRejectedValueOnce(new Error('no line'));
  await expect(engine.ask('games', null)).rejects.toMatchObject({ code: 'engine-unavailable' });
  expect(await engine.ready()).toBe(true);
  load.mockRejectedValue(new Error('no line'));
  engine.close();
  expect(await engine.ready()).toBe(false);
});

test('closing tells whoever waits, and gives the worker free', async () => {
  const waiting = engine.ask('games', null);
  await settled();
  engine.close();
  await expect(waiting).rejects.toMatchObject({ code: 'engine-broken' });
  await settled();
  expect(Scripted.all[0]!.ended).toBe(true);
});

test('sentences are told once in each language, before the first request in it, and again to another worker', async () => {
  const sentences = vi.fn((language: string) => Promise.resolve(`sentences in ${language}`));
  engine = new Engine(load, sentences, () => new Scripted());
  const asked = [engine.ask('games', null), engine.ask('games', null, 'cs'), engine.ask('games', null)];
  for (const one of asked) {
    await settled();
    Scripted.all[0]!.done([]);
    await one;
  }
  const heard = Scripted.all[0]!.heard.map((text) => text.split(':')[0]);
  expect(heard).toEqual(['en', '{"language"', 'cs', '{"language"', '{"language"']);
  engine.close();
  void engine.ask('games', null).catch(() => undefined);
  await settled();
  expect(Scripted.all[1]!.heard[0]).toBe('en: sentences in en');
});

test('without sentences nothing is asked, and they are fetched again the next time', async () => {
  const sentences = vi.fn((language: string) => Promise.resolve(`sentences in ${language}`));
  sentences.mockRejectedValueOnce(new Error('offline'));
  engine = new Engine(load, sentences, () => new Scripted());
  await expect(engine.ask('games', null)).rejects.toMatchObject({ code: 'engine-unavailable' });
  expect(await engine.ready()).toBe(true);
});
