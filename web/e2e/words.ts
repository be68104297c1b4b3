// What pages and server say in English, from their own catalogues: tests name a sentence by its code and never quote it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const catalogue = (file: string) => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(resolve(import.meta.dirname, file), 'utf8')));
  return (code: string, facts?: Record<string, FluentVariable>) => {
    const pattern = bundle.getMessage(code)?.value;
    if (!pattern) throw new Error(`${file} says nothing under ${code}`);
    return bundle.formatPattern(pattern, facts);
  };
};

/** A sentence of the pages. */
export const say = catalogue('../texts/en.ftl');
/** A sentence of the server. */
export const served = catalogue('../../crates/server/texts/en.ftl');
