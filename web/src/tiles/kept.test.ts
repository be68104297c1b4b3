// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  bestOf,
  forgetOwn,
  keepLying,
  keepOwn,
  keepResult,
  keepSolution,
  lyingIn,
  ownPuzzles,
  results,
  seedOf,
  solutionCounts,
  solutionsOf,
  today,
  wasGiven,
} from './kept';

beforeEach(() => localStorage.clear());

test('what lies is kept until nothing does', () => {
  expect(lyingIn('junior')).toBe('');
  keepLying('junior', '3@0,0r0');
  keepLying('master', '18@0,0r1');
  expect(lyingIn('junior')).toBe('3@0,0r0');
  keepLying('junior', '');
  expect([lyingIn('junior'), lyingIn('master')]).toEqual(['', '18@0,0r1']);
});

test('what was shown stays shown, until all of it is taken away', () => {
  keepLying('junior', '3@0,0r0', true);
  expect(wasGiven('junior')).toBe(true);
  keepLying('junior', '');
  expect(wasGiven('junior')).toBe(false);
  keepLying('junior', '3@0,0r0');
  expect(wasGiven('junior')).toBe(false);
});

test('a solution is kept once, and different ones beside each other', () => {
  expect(keepSolution('junior', 'a')).toBe(true);
  expect(keepSolution('junior', 'a')).toBe(false);
  expect(keepSolution('junior', 'b')).toBe(true);
  expect(solutionsOf('junior')).toEqual(['a', 'b']);
  expect([...solutionCounts()]).toEqual([['junior', 2]]);
});

test('puzzles of one’s own come with the latest first, and go with all that is theirs', () => {
  keepOwn('own-1_2_3-loop-red');
  keepOwn('own-1_2-line-red');
  keepOwn('own-1_2_3-loop-red');
  expect(ownPuzzles()).toEqual(['own-1_2_3-loop-red', 'own-1_2-line-red']);
  keepSolution('own-1_2-line-red', 'a');
  forgetOwn('own-1_2-line-red');
  expect(ownPuzzles()).toEqual(['own-1_2_3-loop-red']);
  expect(solutionsOf('own-1_2-line-red')).toEqual([]);
});

test('a day is the same for everybody, and its best result stays', () => {
  expect(today(new Date('2026-11-18T23:30:00-05:00'))).toBe('2026-11-19');
  expect(seedOf('2026-11-19')).toBe(20261119);
  keepResult('2026-11-18', 20);
  keepResult('2026-11-19', 31);
  keepResult('2026-11-19', 28);
  expect(bestOf('2026-11-19')).toBe(31);
  expect(bestOf('2026-11-20')).toBe(null);
  expect(results()).toEqual([
    ['2026-11-19', 31],
    ['2026-11-18', 20],
  ]);
});

test('a browser that keeps something else has nothing', () => {
  localStorage.setItem('serpentarium.tiles', '{');
  expect(solutionsOf('junior')).toEqual([]);
  expect(keepSolution('junior', 'a')).toBe(true);
});
