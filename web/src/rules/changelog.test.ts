import { expect, test } from 'vitest';
import text from '../../../CHANGELOG.md?raw';
import { entries } from './changelog';

test('versions, their parts and what is in them', () => {
  const source =
    '# Changelog\n\nSome words.\n\n## 1.0\n\n### Added\n\n- One `thing`\n  on two lines ([docs](docs/a.md)).\n- [Another](https://example.org).\n';
  expect(entries(source)).toEqual([
    { kind: 'section', text: '1.0' },
    { kind: 'part', text: 'Added' },
    {
      kind: 'list',
      items: [
        [
          { kind: 'text', text: 'One ' },
          { kind: 'code', text: 'thing' },
          { kind: 'text', text: ' on two lines (' },
          { kind: 'text', text: 'docs' },
          { kind: 'text', text: ').' },
        ],
        [
          { kind: 'link', text: 'Another', to: 'https://example.org' },
          { kind: 'text', text: '.' },
        ],
      ],
    },
  ]);
});

test('our own is read whole', () => {
  const lines = text.split('\n').filter((line) => line.startsWith('- ')).length;
  const items = entries(text).flatMap((entry) => (entry.kind === 'list' ? entry.items : []));
  expect(items.length).toBe(lines);
});
