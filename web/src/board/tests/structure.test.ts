// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = (readdirSync(root, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !/^(tests|gallery)\//.test(file))
  .sort();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files of the board that a file imports, types included. */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/from '(\.[^']+)'/g)]
    .map(([, path]) => `${relative(root, join(root, dirname(file), path!))}.ts`)
    .filter((path) => files.includes(path));
}

describe('the files of the board', () => {
  it('import each other in no circle', () => {
    const done = new Set<string>();
    const visit = (file: string, path: string[]): void => {
      expect(path, `a circle: ${[...path, file].join(' > ')}`).not.toContain(file);
      if (done.has(file)) return;
      for (const next of importsOf(file)) visit(next, [...path, file]);
      done.add(file);
    };
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) visit(file, []);
  });

  it.each(files.filter((file) => /^(state|draw)\//.test(file)))(
    'know neither a page nor what stands on it: %s',
    (file) => {
      expect(importsOf(file).filter((other) => other.startsWith('dom/'))).toEqual([]);
      expect(
        textOf(file).match(/\b(document|window)\.|\b(HTMLElement|SVGElement|requestAnimationFrame|setTimeout)\b/),
      ).toBeNull();
    },
  );

  it.each(files.filter((file) => file.startsWith('draw/')))(
    'draw what they are given, whatever the state: %s',
    (file) => {
      expect(importsOf(file).filter((other) => other.startsWith('state/'))).toEqual([]);
    },
  );

  it.each([...files, 'board.css'])('are about kinds of pieces, not about games: %s', (file) => {
    expect(textOf(file).match(/kamon|pantare|snekagon|tantrix|5g/i)).toBeNull();
  });

  it.each(files)('fit in a head: %s', (file) => {
    expect(textOf(file).split('\n').length).toBeLessThanOrEqual(300);
  });
});
