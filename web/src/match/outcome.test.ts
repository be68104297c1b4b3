import { expect, test } from 'vitest';
import { outcomeOf, standingsOf, winnersOf } from './outcome';

const ended = (ranks: number[], kind = 'rules') => ({ ranks, ending: { kind } as never });
const seen = (own: number[], solved: boolean | null = null) => ({ own, solved });

test.each([
  ['won', [0, 1], [0]],
  ['lost', [1, 0], [0]],
  ['draw', [0, 0], [0]],
  ['over', [1, 0], []],
  ['over', [1, 0], [0, 1]],
  ['won', [0, 1, 2], [0]],
  ['placed', [1, 0, 2], [0]],
  ['placed', [2, 0, 0], [0]],
  ['shared', [0, 0, 2], [1]],
  ['draw', [0, 0, 0], [1]],
] as const)('%s: ranks %j for seats %j', (outcome, ranks, own) => {
  expect(outcomeOf(ended([...ranks]), seen([...own]))).toBe(outcome);
});

test('a match that was called off was neither won nor lost', () => {
  expect(outcomeOf(ended([0, 0], 'aborted'), seen([0]))).toBe('aborted');
  expect(winnersOf(ended([0, 1], 'aborted'), null)).toEqual([]);
  expect(outcomeOf(null, seen([0]))).toBe('over');
});

test('a draw has no winner, nor has a game for one that was not solved', () => {
  expect(winnersOf(ended([0, 0]), null)).toEqual([]);
  expect(winnersOf(ended([0]), false)).toEqual([]);
  expect(winnersOf(ended([0]), true)).toEqual([0]);
  expect(winnersOf(ended([2, 0, 0]), null)).toEqual([1, 2]);
});

test('places are told from three players on, the best first', () => {
  expect(standingsOf(ended([1, 0]))).toEqual([]);
  expect(standingsOf(ended([2, 0, 0]))).toEqual([
    { seat: 1, place: 1 },
    { seat: 2, place: 1 },
    { seat: 0, place: 3 },
  ]);
});
