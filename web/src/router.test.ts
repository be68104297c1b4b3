// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { matchRoute } from './router.svelte';

const routes = [
  ['/', 'home'],
  ['/new/:game', 'new'],
  ['/match/:id', 'match'],
  ['/match/:id/fair', 'fair'],
] as const;

test('an address is found by its pattern, with its params', () => {
  expect(matchRoute('/', routes)).toEqual({ page: 'home', params: {} });
  expect(matchRoute('/match/abc', routes)).toEqual({ page: 'match', params: { id: 'abc' } });
  expect(matchRoute('/match/abc/', routes)).toEqual({ page: 'match', params: { id: 'abc' } });
  expect(matchRoute('/match/abc/fair', routes)).toEqual({ page: 'fair', params: { id: 'abc' } });
  expect(matchRoute('/new/a%20b', routes)).toEqual({ page: 'new', params: { game: 'a b' } });
});

test('an address that fits nothing, or is no address, is not found', () => {
  expect(matchRoute('/match', routes)).toBeNull();
  expect(matchRoute('/match/a/b/c', routes)).toBeNull();
  expect(matchRoute('/new/%E0%A4%A', routes)).toBeNull();
});
