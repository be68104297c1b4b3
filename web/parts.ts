import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What pieces, tiles, stacks and snakes are drawn of, on this board and in the pictures that the server paints. */
const FILE = fileURLToPath(new URL('../crates/scene/parts.json', import.meta.url));
const SHEET = 'virtual:looks.css';
const MODULE = 'virtual:parts';
/** What they are to Vite: a style sheet is known by its ending, code that is in no file by its first character. */
const RESOLVED: Record<string, string> = { [SHEET]: '/__looks.css', [MODULE]: `\0${MODULE}` };

/** Classes and what they look like; later ones change what earlier ones say. */
export type Looks = [name: string, look: Record<string, string>][];

/** How classes look, and everything else in the file. */
export function readParts(): { looks: Looks; drawn: Record<string, unknown> } {
  const { looks, ...drawn } = JSON.parse(readFileSync(FILE, 'utf8')) as { looks: Looks };
  return { looks, drawn };
}

/** The looks as a style sheet. */
export function looksSheet(looks: Looks): string {
  const rules = looks.map(([name, look]) => {
    const lines = Object.entries(look).map(([property, value]) => `${property}: ${value};`);
    return `.${name} { ${lines.join(' ')} }\n`;
  });
  return rules.join('');
}

/** Lets the board import the looks as `virtual:looks.css`, and the rest as `virtual:parts`. */
export function parts(): Plugin {
  return {
    name: 'parts',
    resolveId: (id) => RESOLVED[id] ?? null,
    load(id) {
      if (!Object.values(RESOLVED).includes(id)) return null;
      this.addWatchFile(FILE);
      const { looks, drawn } = readParts();
      return id === RESOLVED[SHEET] ? looksSheet(looks) : `export default ${JSON.stringify(drawn)};`;
    },
  };
}
