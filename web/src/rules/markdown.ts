/** What the pages with rules say, as blocks for a page to show; how they are written is told in docs/rules/README.md. */

import { Lexer, type Token, type Tokens } from 'marked';

export type Inline =
  { kind: 'text' | 'bold' | 'italics' | 'code'; text: string } | { kind: 'link'; text: string; to: string };

export interface Figure {
  spec: string;
  setup: string;
  moves: string;
  caption: Inline[];
}

export interface Heading {
  kind: 'title' | 'section';
  text: string;
  id: string;
}

export type Block =
  | Heading
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'figure'; figure: Figure };

const KINDS: Record<string, 'bold' | 'italics' | 'code'> = { strong: 'bold', em: 'italics', codespan: 'code' };

export const inline = (text: string): Inline[] => parts(Lexer.lexInline(text));

/** HTML has no meaning here: like everything else that we do not know it stands there as it was written. */
export function parts(tokens: Token[]): Inline[] {
  const found: Inline[] = [];
  for (const token of tokens) {
    const kind = KINDS[token.type];
    if (kind) found.push({ kind, text: (token as Tokens.Strong).text });
    else if (token.type === 'link') found.push({ kind: 'link', text: token.text, to: token.href });
    else if (token.type === 'text' && token.tokens) found.push(...parts(token.tokens));
    else found.push({ kind: 'text', text: (token.type === 'escape' ? token.text : token.raw).replaceAll('\n', ' ') });
  }
  return found;
}

export function blocks(source: string): Block[] {
  return Lexer.lex(source).flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading':
        return [{ kind: token.depth > 1 ? 'section' : 'title', text: token.text, id: anchor(token.text) }];
      case 'paragraph':
        return [{ kind: 'paragraph', parts: parts(token.tokens ?? []) }];
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [{ kind: 'list', ordered, items: items.map((item) => parts(item.tokens)) }];
      }
      case 'code':
        return token.lang === 'position' ? [{ kind: 'figure', figure: figure(token.text.split('\n')) }] : [];
      case 'space':
        return [];
      default:
        return [{ kind: 'paragraph', parts: parts([{ type: 'text', raw: token.raw.trim(), text: token.raw }]) }];
    }
  });
}

function figure(lines: string[]): Figure {
  const value = (key: string) => {
    const line = lines.find((line) => line.startsWith(`${key}:`));
    return line ? line.slice(key.length + 1).trim() : '';
  };
  return { spec: value('spec'), setup: value('setup'), moves: value('moves'), caption: inline(value('caption')) };
}

/** A heading as the end of an address. */
function anchor(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
