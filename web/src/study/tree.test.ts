// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { commentEdit, emptyTree, plyOf, toggled, Walk, type Mark, type Tree } from './tree';

const tree: Tree = {
  version: 1,
  spec: 'kamon',
  setup: 's',
  root: { comments: [{ text: 'Begin.' }] },
  nodes: [
    { step: 'a1' },
    { parent: 0, step: 'b2', glyph: '!' },
    { parent: 1, step: 'c3' },
    { parent: 0, step: 'd4' },
    { step: 'e5' },
  ],
};

describe('a tree', () => {
  const walk = new Walk(tree);

  it('is walked by paths', () => {
    expect(walk.lineFrom([])).toEqual(['a1', 'b2', 'c3']);
    expect(walk.lineFrom(['e5'])).toEqual(['e5']);
    expect(walk.children(['a1']).map(({ node }) => node.step)).toEqual(['b2', 'd4']);
    expect(walk.beside(['a1', 'b2'], 1)).toEqual(['a1', 'd4']);
    expect(walk.beside(['a1', 'd4'], 1)).toBeNull();
    expect(walk.beside([], 1)).toBeNull();
    expect(walk.notes([]).comments?.[0]?.text).toBe('Begin.');
    expect(walk.notes(['a1', 'b2']).glyph).toBe('!');
    expect(walk.has(['a1', 'x'])).toBe(false);
    expect(walk.isMain(['a1', 'b2'])).toBe(true);
    expect(walk.isMain(['a1', 'd4'])).toBe(false);
    expect(walk.leaves()).toEqual([['a1', 'b2', 'c3'], ['a1', 'd4'], ['e5']]);
  });

  it('can begin with one line', () => {
    expect(new Walk(emptyTree('kamon', 's', ['a1', 'b2'])).lineFrom([])).toEqual(['a1', 'b2']);
  });

  it('counts moves, and not what is drawn', () => {
    expect(plyOf(['1@0,0r0', 'draw:37', '2@0,1r0'])).toBe(2);
  });
});

describe('marks', () => {
  const mark = (colour: Mark['colour']): Mark => ({ kind: 'mark', colour, at: { board: 0, q: 1, r: 2 } });

  it('come, change their colour, and go', () => {
    expect(toggled([], mark('green'))).toEqual([mark('green')]);
    expect(toggled([mark('green')], mark('red'))).toEqual([mark('red')]);
    expect(toggled([mark('red')], mark('red'))).toEqual([]);
  });
});

describe('a comment', () => {
  const foreign = { author: 'Jana', text: 'Mine.' };

  it('is added, changed and taken away, and others’ stay', () => {
    expect(commentEdit(['a1'], {}, ' New. ')).toEqual({ 'add-comment': { path: ['a1'], comment: { text: 'New.' } } });
    const own = { comments: [foreign, { text: 'Old.' }] };
    expect(commentEdit([], own, 'New.')).toEqual({
      'change-comment': { path: [], from: { text: 'Old.' }, to: { text: 'New.' } },
    });
    expect(commentEdit([], own, '  ')).toEqual({ 'remove-comment': { path: [], comment: { text: 'Old.' } } });
    expect(commentEdit([], own, 'Old.')).toBeNull();
    expect(commentEdit([], { comments: [foreign] }, '')).toBeNull();
  });
});
