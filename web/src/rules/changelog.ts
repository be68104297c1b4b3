/** What `CHANGELOG.md` says, for a page: versions, their parts, and what is in them. */

import { inline, type Inline } from './markdown';

export type Entry = { kind: 'section' | 'part'; text: string } | { kind: 'list'; items: Inline[][] };

/** Links inside the project lead nowhere on a site: their words stay. */
const known = (part: Inline): Inline =>
  part.kind === 'link' && !/^https?:/.test(part.to) ? { kind: 'text', text: part.text } : part;

export function entries(source: string): Entry[] {
  const found: Entry[] = [];
  let items: string[] = [];
  const close = (): void => {
    if (items.length > 0) found.push({ kind: 'list', items: items.map((item) => inline(item).map(known)) });
    items = [];
  };
  for (const line of source.split(/\r?\n/)) {
    const heading = /^(##|###) (.+)$/.exec(line);
    if (heading) {
      close();
      found.push({ kind: heading[1] === '##' ? 'section' : 'part', text: heading[2]! });
    } else if (line.startsWith('- ')) items.push(line.slice(2));
    else if (line.startsWith('  ') && items.length > 0) items[items.length - 1] += ` ${line.trim()}`;
  }
  close();
  return found;
}
