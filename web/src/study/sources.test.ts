import { beforeEach, expect, test } from 'vitest';
import { addressAt, keep, kept, linkTo, resumed } from './sources';
import { emptyTree } from './tree';

const tree = emptyTree('kamon', 'a/b', ['c1', 'd2']);

beforeEach(() => localStorage.clear());

test('a position has an address, by what it comes from', () => {
  expect(linkTo(tree, ['c1'])).toBe('/analysis?spec=kamon&setup=a%2Fb&moves=c1');
  expect(addressAt({ key: 'link kamon a/b', tree, path: [] })).toBe('/analysis?spec=kamon&setup=a%2Fb');
  expect(addressAt({ key: 'match m1', tree, path: ['c1'] })).toBe('/analysis?match=m1&ply=1');
  expect(addressAt({ key: 'match m1', tree, path: ['e5'] })).toBe('/analysis?match=m1');
  expect(addressAt({ key: 'start kamon', tree, path: ['c1'] })).toBe('/analysis');
});

test('the latest are kept, each once', () => {
  for (let number = 0; number < 30; number++) expect(keep({ key: `start ${number % 25}`, tree, path: [] })).toBe(true);
  expect(kept().length).toBe(20);
  expect(kept()[0]!.key).toBe('start 4');
});

test('what was made of a source is found again, at the position that is asked for', () => {
  const more = emptyTree('kamon', 'a/b', ['c1', 'd2', 'e3']);
  keep({ key: 'match m1', tree: more, path: ['c1', 'd2', 'e3'] });
  const source = { key: 'match m1', tree, path: ['c1'] };
  expect(resumed(source, false)).toEqual({ key: 'match m1', tree: more, path: ['c1', 'd2', 'e3'] });
  expect(resumed(source, true)).toEqual({ key: 'match m1', tree: more, path: ['c1'] });
  const other = { ...source, tree: emptyTree('kamon', 'b/a') };
  expect(resumed({ ...other, path: [] }, false).tree).toBe(other.tree);
});
