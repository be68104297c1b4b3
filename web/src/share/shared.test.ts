// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { MatchView } from '../api';
import type { Engine } from '../engine';
import { plainColour } from './draw';
import { sharedMatch } from './shared';

const engine = { ask: async () => 'a text' } as unknown as Engine;
const match = (more: object) =>
  ({
    id: 'abc123',
    terms: { spec: 'kamon(first=on)', public: true },
    status: 'over',
    ply: 4,
    moves: ['a', 'b', 'c', 'd'],
    seats: [{ player: 'Ada', name: 'Black' }],
    setup: 's',
    result: { sentence: 'Ada wins.' },
    ...more,
  }) as unknown as MatchView;

test('a match is shared with all that the server makes of it', () => {
  const shared = sharedMatch(match({}), 'Kamon', 2, null, engine);
  expect(shared.link).toBe(`${location.origin}/match/abc123?ply=2`);
  expect(shared.embed).toContain(`src="${location.origin}/embed/match/abc123?ply=2"`);
  expect(shared.files.map(({ kind }) => kind)).toEqual(['png', 'svg', 'gif', 'text', 'json']);
  expect(shared.files[0]).toMatchObject({
    name: 'kamon-abc123-2.png',
    href: '/api/v1/matches/abc123/png?ply=2&lang=en',
  });
  expect(sharedMatch(match({}), 'Kamon', 4, null, engine).link).toBe(`${location.origin}/match/abc123`);
});

test('what is not public is not shown elsewhere, and what is not over has no record', () => {
  const shared = sharedMatch(
    match({ terms: { spec: 'kamon', public: false }, result: null, status: 'live' }),
    'Kamon',
    4,
    null,
    engine,
  );
  expect(shared.embed).toBeNull();
  expect(shared.files.map(({ kind }) => kind)).toEqual(['png', 'svg', 'gif']);
  const waiting = sharedMatch(match({ status: 'open', result: null, ply: 0 }), 'Kamon', 0, null, engine);
  expect(waiting.files).toEqual([]);
});

test('mixed colours are written as every program knows them', () => {
  expect(plainColour('color(srgb 1 0.5 0)')).toBe('rgb(255, 128, 0)');
  expect(plainColour('color(srgb 0 0 0 / 0.25)')).toBe('rgba(0, 0, 0, 0.25)');
  expect(plainColour('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)');
});
