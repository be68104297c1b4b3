import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACE, Replay } from './replay.svelte';

let shown: number[];
let from: number;
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  from = 2;
  replay = new Replay({
    from: () => from,
    to: () => 4,
    show: (ply) => {
      shown.push(ply);
      return Promise.resolve();
    },
  });
});

afterEach(() => vi.useRealTimers());

test('moves are shown one by one, up to now', async () => {
  replay.toggle();
  await vi.advanceTimersByTimeAsync(5 * PACE);
  expect(shown).toEqual([2, 3, 4]);
  expect(replay.running).toBe(false);
});

test('it stops where it is', async () => {
  replay.toggle();
  await vi.advanceTimersByTimeAsync(PACE);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(5 * PACE);
  expect(shown).toEqual([2, 3]);
});

test('where nothing is left to show it begins anew', async () => {
  from = 4;
  replay.toggle();
  await vi.advanceTimersByTimeAsync(6 * PACE);
  expect(shown).toEqual([0, 1, 2, 3, 4]);
});
