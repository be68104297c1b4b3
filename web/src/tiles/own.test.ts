import { expect, test } from 'vitest';
import { numbersIn, ownId } from './own';

test('ids are what the engine reads', () => {
  expect(ownId([1, 2, 3], { red: 'loop' }, 'free', false)).toBe('own-1_2_3-loop-red');
  expect(ownId([1, 2, 3], { blue: 'line', red: 'loop', green: '' }, 'triangle', true)).toBe(
    'own-1_2_3-loop-red-line-blue-triangle-holes',
  );
});

test('tiles are read as people write them', () => {
  expect(numbersIn('3, 1 2')).toEqual([1, 2, 3]);
  expect(numbersIn('1-5 9–10, 3')).toEqual([1, 2, 3, 4, 5, 9, 10]);
  expect(numbersIn('')).toEqual([]);
  expect(numbersIn('5-1')).toBe(null);
  expect(numbersIn('all')).toBe(null);
});
