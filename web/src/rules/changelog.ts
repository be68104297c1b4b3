/** What `CHANGELOG.md` says, for a page: versions, their parts, and what is in them. */

import { Lexer, type Tokens } from 'marked';
import { parts, type Inline } from './markdown';

export type Entry = { kind: 'section' | 'part'; text: string } | { kind: 'list'; items: Inline[][] };

/** Links inside the project lead nowhere on a site: their words stay. */
const known = (part: Inline): Inline =>
  part.kind === 'link' && !/^https?:/.test(part.to) ? { kind: 'text', text: part.text } : part;

export function entries(source: string): Entry[] {
  return Lexer.lex(source).flatMap((token): Entry[] => {
    if (token.type === 'heading' && token.depth > 1)
      return [{ kind: token.depth === 2 ? 'section' : 'part', text: token.text }];
    if (token.type !== 'list') return [];
    return [{ kind: 'list', items: (token as Tokens.List).items.map((item) => parts(item.tokens).map(known)) }];
  });
}
