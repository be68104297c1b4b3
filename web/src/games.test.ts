// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { botName, gameOf, games, gamesFailure, isSolo, titleOf, useLanguage } from './games.svelte';
import { language } from './texts/index.svelte';

const GAMES = [
  { id: 'zebra', title: 'Zebra', most_players: 2, bot_names: ['Egg', 'Worm'] },
  { id: 'ant', title: 'Ant', most_players: 1, bot_names: ['Egg', 'Worm'] },
];
const answer = (what: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(what), { status }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a language and its games are asked for once, and shown in the order of the server', async () => {
  const fetch = vi.fn((_: Request) => answer(GAMES));
  vi.stubGlobal('fetch', fetch);
  await useLanguage('cs');
  expect(fetch.mock.calls.map(([{ url }]) => url.slice(location.origin.length))).toEqual(['/api/v1/games?lang=cs']);
  expect(language()).toBe('cs');
  expect(games().map(({ id }) => id)).toEqual(['zebra', 'ant']);
  expect(titleOf('ant')).toBe('Ant');
  expect(botName(2)).toBe('Worm');
  expect(gameOf('zebra(side=5)')?.title).toBe('Zebra');
  expect(games().map(isSolo)).toEqual([false, true]);
});

test('a server that does not answer is asked again, and what is known stays', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await useLanguage('en');
  expect(gamesFailure()).toMatch(/server/i);
  expect(games()).toHaveLength(2);
  vi.stubGlobal('fetch', () => answer(GAMES.slice(1)));
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(games()).toHaveLength(1), 20_000);
  expect(gamesFailure()).toBe('');
});

test('no page knows a game by its name', () => {
  const names = readdirSync('../crates/games');
  expect(names.length).toBeGreaterThan(3);
  const named = new RegExp(names.map((name) => name.slice(0, 7)).join('|'), 'i');
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(ts|svelte|css|md)$/.test(path) && !/\.test\.ts$|^board\/(gallery|tests)|README|schema\.d\.ts$/.test(path),
  );
  const guilty = files.filter((path) => named.test(readFileSync(join('src', path), 'utf8')));
  expect(guilty).toEqual([]);
});
