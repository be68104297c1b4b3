import { expect, test } from 'vitest';
import { best, progressOf, unknownTo } from './stars';

const here = { kamon: { opening: 3, answer: 1 }, tantrix: { join: 2 } };
const there = { kamon: { opening: 2, answer: 2, loop: 1 } };
const both = { kamon: { opening: 3, answer: 2, loop: 1 }, tantrix: { join: 2 } };

test('the most stars of each step win, whoever tells first and however often', () => {
  expect(best(here, there)).toEqual(both);
  expect(best(there, here)).toEqual(both);
  expect(best(both, best(here, there))).toEqual(both);
  expect(best({}, here)).toEqual(here);
  expect(here.kamon.answer, 'what is given stays as it is').toBe(1);
});

test('only what is better than somebody knows it is told', () => {
  expect(unknownTo(there, here)).toEqual([
    { game: 'kamon', step: 'opening', stars: 3 },
    { game: 'tantrix', step: 'join', stars: 2 },
  ]);
  expect(unknownTo(both, here)).toEqual([]);
  expect(unknownTo(here, best(here, progressOf({ steps: unknownTo(here, there) })))).toEqual(unknownTo(here, there));
});

test('what a server tells is progress', () => {
  expect(progressOf({ steps: unknownTo({}, both) })).toEqual(both);
  expect(progressOf({ steps: [] })).toEqual({});
});
