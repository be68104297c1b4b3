import { expect, test } from 'vitest';
import type { ClockRules } from '../api';
import { clockFace, runsShort } from './clock-face';

const byoYomi: ClockRules = { kind: 'byo-yomi', main_ms: 60_000, periods: 3, period_ms: 30_000 };
const penalty: ClockRules = { kind: 'penalty', initial_ms: 900_000, step_ms: 60_000, points: 1, most_points: 20 };

test.each([
  [150_000, 60_000, 3],
  [90_001, 1, 3],
  [90_000, 30_000, 3],
  [89_000, 29_000, 3],
  [60_001, 1, 3],
  [60_000, 30_000, 2],
  [30_000, 30_000, 1],
  [1, 1, 1],
  [0, 0, 0],
  [-5, 0, 0],
])('with %d ms before the loss, byo-yomi shows %d ms and %d periods', (left, ms, periods) =>
  expect(clockFace(byoYomi, left)).toEqual({ ms, periods, penalty: null }),
);

test.each([
  [2_100_000, 900_000, 0],
  [1_200_001, 1, 0],
  // The minute has begun.
  [1_200_000, 60_000, 1],
  [1_140_001, 1, 1],
  [1_140_000, 60_000, 2],
  [60_000, 60_000, 20],
  [0, 0, 20],
])('with %d ms before the loss, a penalty clock shows %d ms and %d points', (left, ms, points) =>
  expect(clockFace(penalty, left)).toEqual({ ms, periods: null, penalty: points }),
);

test('other clocks are what they are, and never negative', () => {
  expect(clockFace({ kind: 'per-move', move_ms: 60_000 }, 5_000)).toEqual({ ms: 5_000, periods: null, penalty: null });
  expect(clockFace({ kind: 'per-move', move_ms: 60_000 }, -1).ms).toBe(0);
});

test('one hurries when the game or the first point is about to be lost', () => {
  const short = (rules: ClockRules, left: number) => runsShort(clockFace(rules, left), left);
  expect([150_000, 65_000, 9_999].map((left) => short(byoYomi, left))).toEqual([false, false, true]);
  expect([1_209_000, 1_195_000, 9_000].map((left) => short(penalty, left))).toEqual([true, false, true]);
});
