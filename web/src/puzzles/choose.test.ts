import { expect, test } from 'vitest';
import type { Puzzle } from '../api/puzzle-sets';
import { dailyPuzzle, nextPuzzle, puzzleWith, racePuzzle, themesOf } from './choose';
import { EMPTY, withTry } from './diary';

const puzzle = (id: string, rating: number, themes: string[] = []): Puzzle => ({
  id,
  rating,
  themes,
  spec: id.split('-')[0]!,
  setup: '',
  moves: '',
  seat: 0,
  kind: 'win',
  steps: 1,
  tree: {},
});
const many = (game: string, count: number, from = 1_000, step = 10) =>
  Array.from({ length: count }, (_, index) => puzzle(`${game}-${String(index).padStart(6, '0')}`, from + step * index));
const dates = Array.from({ length: 400 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

test('the next one is as hard as one is strong, and was not tried', () => {
  const puzzles = many('kamon', 100);
  let diary = EMPTY;
  for (let index = 0; index < 60; index++) {
    const next = nextPuzzle(puzzles, 1_500, diary)!;
    expect(diary.tries.some(({ id }) => id === next.id)).toBe(false);
    if (index === 0) expect(Math.abs(next.rating - 1_500)).toBeLessThanOrEqual(40);
    diary = withTry(diary, { id: next.id, at: index, solved: true });
  }
});

test('when all were tried the oldest comes again', () => {
  let diary = EMPTY;
  for (const id of ['kamon-000001', 'kamon-000000', 'kamon-000002', 'kamon-000001'])
    diary = withTry(diary, { id, at: 0, solved: true });
  expect(nextPuzzle(many('kamon', 3), 1_500, diary)!.id).toBe('kamon-000000');
  expect(nextPuzzle([], 1_500, diary)).toBeUndefined();
});

test('a race gets harder, and shows nothing twice', () => {
  const puzzles = many('kamon', 200, 800, 10);
  const met = new Set<string>();
  const ratings = Array.from({ length: 15 }, (_, solved) => {
    const next = racePuzzle(puzzles, solved, met)!;
    expect(met.has(next.id)).toBe(false);
    met.add(next.id);
    return next.rating;
  });
  expect(ratings[14]! - ratings[0]!).toBeGreaterThan(600);
});

test('the puzzle of the day is the same however the sets were loaded, another every day, and of every game in turn', () => {
  const sets = new Map([
    ['kamon', many('kamon', 50, 1_200)],
    ['tantrix', many('tantrix', 30, 1_200)],
    ['empty', []],
  ]);
  const shuffled = new Map([...sets].reverse().map(([game, puzzles]) => [game, [...puzzles].reverse()] as const));
  const ids = dates.map((date) => dailyPuzzle(sets, date)!.id);
  expect(dates.map((date) => dailyPuzzle(shuffled, date)!.id)).toEqual(ids);
  expect(new Set(ids)).toHaveProperty('size', 80);
  for (let index = 1; index < ids.length; index++)
    expect(ids[index]!.split('-')[0]).not.toBe(ids[index - 1]!.split('-')[0]);
});

test('the puzzle of the day is neither very easy nor very hard, where there are others', () => {
  const sets = new Map([['kamon', many('kamon', 300, 800, 10)]]);
  for (const date of dates) {
    const { rating } = dailyPuzzle(sets, date)!;
    expect(rating).toBeGreaterThanOrEqual(1_200);
    expect(rating).toBeLessThanOrEqual(1_900);
  }
  expect(dailyPuzzle(new Map([['kamon', [puzzle('kamon-000000', 2_500)]]]), '2026-11-18')!.rating).toBe(2_500);
  expect(dailyPuzzle(new Map(), '2026-11-18')).toBeUndefined();
});

test('themes are counted, and puzzles found by their ids', () => {
  const puzzles = [puzzle('kamon-000000', 1, ['loop']), puzzle('kamon-000001', 1, ['lockout', 'loop'])];
  expect(themesOf(puzzles)).toEqual([
    ['loop', 2],
    ['lockout', 1],
  ]);
  const sets = new Map([['kamon', puzzles]]);
  expect(puzzleWith(sets, 'kamon-000001')).toBe(puzzles[1]);
  expect(puzzleWith(sets, 'kamon-000009')).toBeUndefined();
  expect(puzzleWith(sets, 'nonsense')).toBeUndefined();
});
