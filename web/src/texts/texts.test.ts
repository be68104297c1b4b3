import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const LANGUAGES = ['en', 'cs', 'pl'];
/** Codes that are put together while running: everything that begins like this counts as used. */
const FAMILIES = ['key-'];

const source = (language: string) => readFileSync(`texts/${language}.ftl`, 'utf8');
const codes = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|\.d\.ts$/.test(name) ? [path] : [];
  });
}

/** The facts that a sentence uses, by its code. */
function facts(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of text.split(/^(?=[a-z][a-z0-9-]* =)/m)) {
    const code = /^([a-z][a-z0-9-]*) =/.exec(entry)?.[1];
    const used = [...entry.matchAll(/\{\s*\$([a-z]+)/g)].map((fact) => fact[1]!);
    if (code) found.set(code, [...new Set(used)].sort().join(' '));
  }
  return found;
}

const code = files('src')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe.each(LANGUAGES)('the sentences in %s', (language) => {
  const text = source(language);

  test('are read without complaint', () => {
    expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([]);
    expect(new FluentResource(text).body.length).toBe(codes(text).length);
  });

  test('stand there once each, the same ones with the same facts as in English', () => {
    expect(codes(text)).toEqual([...new Set(codes(text))]);
    expect(facts(text)).toEqual(facts(source('en')));
  });

  test('begin with a capital where they are to be chosen among', () => {
    const values = [...text.matchAll(/^value-[a-z-]+ = (.*)$/gm)].map((found) => found[1]!);
    expect(values.length).toBeGreaterThan(10);
    expect(values.filter((value) => !/^\p{Lu}/u.test(value))).toEqual([]);
  });

  test('write their signs in one way', () => {
    expect(language === 'en' ? text.match(/^[^#\n].*\p{L}'\p{L}.*$/gmu) : null).toBeNull();
    expect(text.match(/^.* …$/gm)).toBeNull();
    // How many per cent is a fact with its sign: where that stands is the language's (texts/percent.ts).
    expect(text.match(/^.*\} ?%.*$/gm)).toBeNull();
  });

  test('have a form for every number', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const entry of text.matchAll(/->([\s\S]*?)\n\}/g)) {
      const forms = [...entry[1]!.matchAll(/\[(\w+)\]/g)].map((form) => form[1]!);
      expect(forms.sort().join(), entry[0]).toBe([...wanted].sort().join());
    }
  });
});

test('every sentence that the pages say exists, and every one that exists is said', () => {
  const known = codes(source('en'));
  const literals = new Set([...code.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)].map((found) => found[1]!));
  const said = [...code.matchAll(/\bsay\(\s*'([a-z0-9-]+)'|'(board-[a-z0-9-]+)'/g)].map(
    (found) => found[1] ?? found[2]!,
  );
  expect(said.filter((one) => !known.includes(one))).toEqual([]);
  const idle = known.filter((one) => !literals.has(one) && !FAMILIES.some((family) => one.startsWith(family)));
  expect(idle).toEqual([]);
});
