/** The small part of Markdown that the pages with rules use; see README.md. */

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

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    const [, bold, italics, code, link, to] = found;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (italics !== undefined) parts.push({ kind: 'italics', text: italics });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'link', text: link!, to: to! });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split(/\r?\n/);
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim()) {
      at += 1;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, index) => index > at && other.startsWith('```'));
      const last = end < 0 ? lines.length : end;
      if (line.trim() === '```position') found.push({ kind: 'figure', figure: figure(lines.slice(at + 1, last)) });
      at = last + 1;
    } else if (/^##? /.test(line)) {
      const text = line.replace(/^#+ /, '').trim();
      found.push({ kind: line.startsWith('## ') ? 'section' : 'title', text, id: anchor(text) });
      at += 1;
    } else {
      const end = lines.findIndex((other, index) => index > at && (!other.trim() || /^(##? |```)/.test(other)));
      const last = end < 0 ? lines.length : end;
      found.push(text(lines.slice(at, last)));
      at = last;
    }
  }
  return found;
}

const ITEM = /^\s*(?:-|\d+\.)\s+/;

function text(lines: string[]): Block {
  if (!ITEM.test(lines[0]!)) return { kind: 'paragraph', parts: inline(lines.map((line) => line.trim()).join(' ')) };
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, '').trim());
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0]!), items: items.map(inline) };
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
