import { expect, test } from 'vitest';
import { clockParts, clockSpan, clockText } from './time';

test.each([
  [-5, '0:00.0'],
  [0, '0:00.0'],
  [9_940, '0:09.9'],
  [10_000, '0:10'],
  [61_000, '1:01'],
  [3_600_000, '1:00:00'],
  [86_400_000 + 3_660_000, '1 d 01:01'],
])('%d milliseconds are %s', (ms, text) => expect(clockText(ms)).toBe(text));

test('a clock is never negative for programs either', () => expect(clockSpan(-1)).toBe('PT0S'));

test.each([
  [-5, [[3, 0]]],
  [9_940, [[3, 9]]],
  [60_000, [[2, 1]]],
  [
    192_000,
    [
      [2, 3],
      [3, 12],
    ],
  ],
  [3_605_000, [[1, 1]]],
  [
    2 * 86_400_000 + 7_200_000 + 5_000,
    [
      [0, 2],
      [1, 2],
    ],
  ],
])('%d milliseconds are told by their largest units', (ms, parts) => expect(clockParts(ms)).toEqual(parts));
