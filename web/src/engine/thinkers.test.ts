// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Found } from '../api';
import type { Engine } from './engine';
import { addUp, Thinkers } from './thinkers';

const position = { spec: 'hopper', setup: 'red', moves: [] };
const found = (moves: [string, number, number][], more: Partial<Found> = {}): Found => ({
  values: [0.5, 0.5],
  proven: false,
  line: [moves[0]?.[0] ?? ''],
  moves: moves.map(([move, visits, value]) => ({ move, visits, values: [value, 1 - value], proven: false })),
  playouts: 10,
  nodes: 1,
  ...more,
});

/** An engine that answers each slice when it is told to. */
class Slow {
  static all: Slow[] = [];
  asked: { seed: number; time_ms: number; level: number }[] = [];
  answer: ((found: Found) => void) | null = null;
  #reject: ((error: Error) => void) | null = null;
  closed = false;

  constructor() {
    Slow.all.push(this);
  }

  ask(_job: string, wish: { seed: number; time_ms: number; level: number }): Promise<Found> {
    this.asked.push(wish);
    return new Promise((resolve, reject) => ([this.answer, this.#reject] = [resolve, reject]));
  }

  close(): void {
    this.closed = true;
    this.#reject?.(new Error('closed'));
  }
}

const settled = () => new Promise((done) => setTimeout(done));
const make = () => new Slow() as unknown as Engine;
let hidden = false;

beforeEach(() => {
  Slow.all = [];
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => vi.restoreAllMocks());

async function answer(...all: Found[]): Promise<void> {
  all.forEach((one, index) => Slow.all[index]!.answer!(one));
  await settled();
}

test('visits are added up, values weigh as much as was visited, and the most visited move comes first', () => {
  const sum = addUp([
    found(
      [
        ['a', 30, 0.9],
        ['b', 10, 0.2],
      ],
      { values: [0.8, 0.2] },
    ),
    found([['b', 40, 0.4]], { values: [0.4, 0.6] }),
  ]);
  expect(sum.moves.map(({ move, visits }) => [move, visits])).toEqual([
    ['b', 50],
    ['a', 30],
  ]);
  expect(sum.moves[0]!.values[0]).toBeCloseTo(0.36);
  expect(sum.values[0]).toBeCloseTo(0.6);
  expect(sum.line).toEqual(['b']);
});

test('what one of them has proved holds, however often the others have tried', () => {
  const proved = found([], { proven: true, line: ['c'], values: [1, 0] });
  expect(addUp([found([['a', 900, 0.9]]), proved])).toBe(proved);
});

test('each worker searches by itself, in slices, until it is stopped', async () => {
  const stop = new AbortController();
  const heard = vi.fn<(found: Found) => void>();
  const result = new Thinkers(make, 2, 1 << 20).think({ position, level: 8, heard, signal: stop.signal });
  await settled();
  expect(Slow.all.map(({ asked }) => asked.map(({ seed }) => seed))).toEqual([[0], [1]]);
  expect(Slow.all[0]!.asked[0]!.time_ms).toBeLessThanOrEqual(60);
  await answer(found([['a', 5, 0.5]]), found([['b', 7, 0.5]]));
  expect(heard.mock.lastCall![0].moves.map(({ move }) => move)).toEqual(['b', 'a']);
  expect(Slow.all.map(({ asked }) => asked.length)).toEqual([2, 2]);
  stop.abort();
  await answer(found([['a', 9, 0.5]]), found([['b', 7, 0.5]]));
  expect((await result)!.moves[0]).toMatchObject({ move: 'a', visits: 9 });
  expect((await result)!.playouts).toBe(40);
  expect(Slow.all.map(({ asked }) => asked.length)).toEqual([2, 2]);
});

test('a proof ends it', async () => {
  const result = new Thinkers(make, 1, 1 << 20).think({ position, level: 8 });
  await settled();
  await answer(found([], { proven: true }));
  expect((await result)!.proven).toBe(true);
});

test('lower levels are asked once, for all of their time, by one worker', async () => {
  const result = new Thinkers(make, 4, 1 << 20).think({ position, level: 3, time: 2_000 });
  await settled();
  expect(Slow.all.map(({ asked }) => asked.map(({ level, time_ms }) => [level, time_ms]))).toEqual([[[3, 2_000]]]);
  await answer(found([['a', 1, 0.5]]));
  expect((await result)!.line).toEqual(['a']);
});

test('a lower level is stopped at once, and its worker with it; the next search is asked as ever', async () => {
  const stop = new AbortController();
  const thinkers = new Thinkers(make, 4, 1 << 20);
  const result = thinkers.think({ position, level: 7, time: 60_000, signal: stop.signal });
  await settled();
  stop.abort();
  expect(await result).toBeNull();
  expect(Slow.all[0]!.closed).toBe(true);
  const next = thinkers.think({ position, level: 7, time: 60_000, signal: new AbortController().signal });
  await settled();
  await answer(found([['a', 1, 0.5]]));
  expect((await next)!.line).toEqual(['a']);
});

test('a lower level that fails by itself says so', async () => {
  const result = new Thinkers(make, 1, 1 << 20).think({
    position,
    level: 2,
    time: 100,
    signal: new AbortController().signal,
  });
  await settled();
  Slow.all[0]!.close();
  await expect(result).rejects.toThrow('closed');
});

test('nobody thinks where nobody looks', async () => {
  const stop = new AbortController();
  void new Thinkers(make, 1, 1 << 20).think({ position, level: 8, signal: stop.signal });
  await settled();
  hidden = true;
  await answer(found([['a', 1, 0.5]]));
  expect(Slow.all[0]!.asked).toHaveLength(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(Slow.all[0]!.asked).toHaveLength(2);
  stop.abort();
  await answer(found([['a', 2, 0.5]]));
});

test('one position after the other', async () => {
  const thinkers = new Thinkers(make, 1, 1 << 20);
  const stop = new AbortController();
  void thinkers.think({ position, level: 8, signal: stop.signal });
  const next = thinkers.think({ position: { ...position, moves: ['a'] }, level: 1, time: 100 });
  await settled();
  expect(Slow.all[0]!.asked).toHaveLength(1);
  stop.abort();
  await answer(found([['a', 2, 0.5]]));
  await answer(found([['b', 2, 0.5]]));
  expect((await next)!.line).toEqual(['b']);
  thinkers.close();
  expect(Slow.all[0]!.closed).toBe(true);
});

test('a proof waits for the search before it, and is asked of one worker', async () => {
  const thinkers = new Thinkers(make, 2, 1 << 20);
  const searched = thinkers.think({ position, level: 8 });
  const solved = thinkers.solve(position, 300);
  await settled();
  expect(Slow.all.map(({ asked }) => asked.length)).toEqual([1, 1]);
  await answer(found([['a', 1, 1]], { proven: true }), found([['a', 1, 1]], { proven: true }));
  await searched;
  await settled();
  expect(Slow.all.map(({ asked }) => asked.length)).toEqual([2, 1]);
  expect(Slow.all[0]!.asked[1]).toMatchObject({ time_ms: 300 });
  Slow.all[0]!.answer!(found([['a', 1, 1]]));
  expect(await solved).toBeTruthy();
});

test('a proof is stopped at once, and whatever waits behind it begins', async () => {
  const stop = new AbortController();
  const thinkers = new Thinkers(make, 1, 1 << 20);
  const solved = thinkers.solve(position, 60_000, stop.signal);
  const next = thinkers.think({ position, level: 1, time: 100 });
  await settled();
  stop.abort();
  expect(await solved).toBeNull();
  expect(Slow.all[0]!.closed).toBe(true);
  await settled();
  await answer(found([['a', 1, 0.5]]));
  expect((await next)!.line).toEqual(['a']);
});

/** The locks of a browser, as far as they are needed here: one after the other. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, work: () => Promise<unknown>) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request };
}

test('one page at a time: a proof waits until another page has had its turn, and a search ends its own now and then', async () => {
  vi.stubGlobal('navigator', { ...navigator, locks: locks() });
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const [one, other] = [new Thinkers(make, 1, 1), new Thinkers(make, 1, 1)];
    const stop = new AbortController();
    const search = one.think({ position, level: 8, signal: stop.signal });
    await settled();
    const proof = other.solve(position, 100);
    await settled();
    await answer(found([['a', 1, 0.5]]));
    expect(Slow.all[0]!.asked).toHaveLength(2);
    expect(Slow.all).toHaveLength(2);
    expect(Slow.all[1]!.asked).toEqual([]);
    vi.advanceTimersByTime(1000);
    await answer(found([['a', 1, 0.5]]));
    // Its turn is over, so the proof has begun.
    expect(Slow.all[0]!.asked).toHaveLength(2);
    expect(Slow.all[1]!.asked).toHaveLength(1);
    Slow.all[1]!.answer!(found([]));
    await proof;
    await settled();
    expect(Slow.all[0]!.asked).toHaveLength(3);
    stop.abort();
    await answer(found([['a', 1, 0.5]]));
    await search;
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

test('a proof sleeps where nobody looks', async () => {
  const thinkers = new Thinkers(make, 1, 1);
  hidden = true;
  const proof = thinkers.solve(position, 100);
  await settled();
  expect(Slow.all.flatMap(({ asked }) => asked)).toEqual([]);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  Slow.all[0]!.answer!(found([]));
  await proof;
});
