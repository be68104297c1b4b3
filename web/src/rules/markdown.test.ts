import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocks, inline } from './markdown';

test('a page is read block by block', () => {
  const source = `# Title

Some *soft* and **loud**
words.

## A section: Žluťoučký

- one
- two
  lines

1. another list

\`\`\`position
spec: hopper(side=5)
setup: a/b
moves: c3 d4
caption: White must answer \`d4\`.
scores: 1 2
\`\`\`
`;
  const found = blocks(source);
  expect(found.map((block) => block.kind)).toEqual(['title', 'paragraph', 'section', 'list', 'list', 'figure']);
  expect(found[1]).toEqual({
    kind: 'paragraph',
    parts: [
      { kind: 'text', text: 'Some ' },
      { kind: 'italics', text: 'soft' },
      { kind: 'text', text: ' and ' },
      { kind: 'bold', text: 'loud' },
      { kind: 'text', text: ' words.' },
    ],
  });
  expect(found[2]).toMatchObject({ id: 'a-section-zlutoucky' });
  expect(found[3]).toEqual({
    kind: 'list',
    ordered: false,
    items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two lines' }]],
  });
  expect(found[4]).toMatchObject({ ordered: true });
  expect(found[5]).toEqual({
    kind: 'figure',
    figure: {
      spec: 'hopper(side=5)',
      setup: 'a/b',
      moves: 'c3 d4',
      caption: [
        { kind: 'text', text: 'White must answer ' },
        { kind: 'code', text: 'd4' },
        { kind: 'text', text: '.' },
      ],
    },
  });
});

test('a link keeps where it leads', () => {
  expect(inline('see [Hopper](/rules/hopper)!')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'link', text: 'Hopper', to: '/rules/hopper' },
    { kind: 'text', text: '!' },
  ]);
});

test('HTML means nothing, in a line and by itself', () => {
  const html = '<img src=x onerror="alert(1)">';
  expect(inline(`see ${html}`).map((part) => part.kind)).toEqual(['text', 'text']);
  expect(blocks(`<script>alert(1)</script>\n\n${html}`)).toEqual([
    { kind: 'paragraph', parts: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
    { kind: 'paragraph', parts: [{ kind: 'text', text: html }] },
  ]);
});

/** The rules' pages of all games, wherever they lie in the games' folders. */
const GAMES = '../crates/games';
const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' });
const pages = files.filter((path) => /(^|\/)rules\/(.*\/)?(en|cs|pl)\.md$/.test(path));

test('there are pages to read', () => expect(pages.length).toBeGreaterThan(5));

test.each(pages)('%s is read without anything left over', (path) => {
  const found = blocks(readFileSync(join(GAMES, path), 'utf8'));
  expect(found.filter((block) => block.kind === 'title')).toHaveLength(1);
  expect(found.filter((block) => block.kind === 'section').length).toBeGreaterThan(5);
  const figures = found.filter((block) => block.kind === 'figure');
  expect(figures.length).toBeGreaterThan(2);
  for (const block of figures) expect(block.kind === 'figure' && block.figure.spec && block.figure.setup).toBeTruthy();
  const ids = found.flatMap((block) => (block.kind === 'section' ? [block.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  // Markdown that we do not know would stand there as it was written.
  const texts = JSON.stringify(found.filter((block) => block.kind === 'paragraph' || block.kind === 'list'));
  expect(texts).not.toMatch(/"text":"[^"]*(\*\*|```|\]\()/);
});
