import { expect, test } from 'vitest';
import { find } from './router.svelte';

const routes = [
  ['/', 'home'],
  ['/new/:game', 'new'],
  ['/match/:id', 'match'],
  ['/match/:id/fair', 'fair'],
] as const;

test('an address is found by its pattern, with its parts', () => {
  expect(find('/', routes)).toEqual({ page: 'home', parts: {} });
  expect(find('/match/abc', routes)).toEqual({ page: 'match', parts: { id: 'abc' } });
  expect(find('/match/abc/', routes)).toEqual({ page: 'match', parts: { id: 'abc' } });
  expect(find('/match/abc/fair', routes)).toEqual({ page: 'fair', parts: { id: 'abc' } });
  expect(find('/new/a%20b', routes)).toEqual({ page: 'new', parts: { game: 'a b' } });
});

test('an address that fits nothing, or is no address, is not found', () => {
  expect(find('/match', routes)).toBeNull();
  expect(find('/match/a/b/c', routes)).toBeNull();
  expect(find('/new/%E0%A4%A', routes)).toBeNull();
});
