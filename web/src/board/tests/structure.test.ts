// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = (readdirSync(root, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !/^(tests|gallery)\//.test(file))
  .sort();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

// Who imports whom is checked by `npm run lint`.
describe('the files of the board', () => {
  it('are found', () => expect(files.length).toBeGreaterThan(30));

  it.each(files.filter((file) => /^(state|draw)\//.test(file)))(
    'know neither a page nor what stands on it: %s',
    (file) => {
      expect(
        textOf(file).match(/\b(document|window)\.|\b(HTMLElement|SVGElement|requestAnimationFrame|setTimeout)\b/),
      ).toBeNull();
    },
  );

  it.each([...files, 'board.css'])('are about kinds of pieces, not about games: %s', (file) => {
    expect(textOf(file).match(/kamon|pantare|snekagon|tantrix|5g/i)).toBeNull();
  });

  it.each(files)('fit in a head: %s', (file) => {
    expect(textOf(file).split('\n').length).toBeLessThanOrEqual(300);
  });
});
