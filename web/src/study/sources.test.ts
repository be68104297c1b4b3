// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addressAt, keep, kept, linkTo, puzzleTree, queryOf, resumed } from './sources';
import { emptyTree, Walk } from './tree';

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

test('a puzzle has its solution as variations, the main line first', () => {
  const puzzle = {
    spec: 'kamon',
    setup: 'a/b',
    moves: 'e1 e5',
    tree: { c3: ['d4', { e5: null, a4: ['a5', 'b5', { a6: null }] }], b1: [{ b2: null }] },
  };
  const walk = new Walk(puzzleTree(puzzle as never));
  expect(walk.lineFrom([])).toEqual(['e1', 'e5', 'c3', 'd4', 'e5']);
  expect(walk.leaves().map((path) => path.slice(2).join(' '))).toEqual(['c3 d4 e5', 'c3 d4 a4 a5 b5 a6', 'b1 b2']);
  expect(addressAt({ key: 'puzzle kamon-3f0k2q', tree: walk.tree, path: ['e1', 'e5'] })).toBe(
    '/analysis?puzzle=kamon-3f0k2q&ply=2',
  );
});

test('links and ids of puzzles are told from other texts', () => {
  const asked = (text: string) => {
    const found = queryOf(text, 'https://here.example');
    return found && `${found.game ?? ''}?${found.query}`;
  };
  expect(asked('https://here.example/match/m1?ply=3')).toBe('?ply=3&match=m1');
  expect(asked('https://elsewhere.example/match/m1')).toBeNull();
  expect(asked('https://elsewhere.example/analysis?match=m1')).toBeNull();
  expect(asked('https://elsewhere.example/analysis?spec=kamon&setup=a%2Fb')).toBe('?spec=kamon&setup=a%2Fb');
  expect(asked('/analysis/kamon')).toBe('kamon?');
  expect(asked('https://here.example/app/#/puzzle/kamon-3f0k2q')).toBe('?puzzle=kamon-3f0k2q');
  expect(asked('snekagon-5g-3f0k2q')).toBe('?puzzle=snekagon-5g-3f0k2q');
  expect(asked('https://here.example/settings')).toBeNull();
  expect(asked('kamon a/b\ne1 e5')).toBeNull();
  expect(asked('{"version":1}')).toBeNull();
});
