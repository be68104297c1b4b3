import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Puzzle } from '../api/puzzle-sets';
import { THEMES } from './themes';

const GAMES = resolve(import.meta.dirname, '../../../crates/games');

test('every theme of a puzzle has a name', () => {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /puzzles\/[^/]+\.jsonl$/.test(file),
  );
  const puzzles = files
    .flatMap((file) => readFileSync(resolve(GAMES, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Puzzle);
  expect(puzzles.length).toBeGreaterThan(0);
  const themes = new Set(puzzles.flatMap(({ themes }) => themes));
  expect([...themes].filter((theme) => !(theme in THEMES))).toEqual([]);
});
