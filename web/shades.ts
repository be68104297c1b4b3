import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** All shades of scenes, of this board and, those of the day, of the pictures that the server paints. */
const FILE = fileURLToPath(new URL('../crates/scene/shades.json', import.meta.url));
const NAME = 'virtual:shades.css';
const MODULE = '/__shades.css';

/** Which class each set of the board's shades belongs to; later ones change what earlier ones say. */
const CLASSES = { light: '.sb', dark: '.sb-dark', 'colour-blind': '.sb-colour-blind' } as const;

export type Shades = Record<keyof typeof CLASSES, Record<string, string>>;

/** The board's shades: by day, by night, and for all usual kinds of colour vision (after Okabe and Ito). */
export function readShades(): Shades {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { screen: Shades }).screen;
}

/** They as a style sheet: properties of the board's classes. */
export function sheetOf(shades: Shades): string {
  const blocks = (Object.keys(CLASSES) as (keyof Shades)[]).map((set) => {
    const lines = Object.entries(shades[set]).map(([name, shade]) => `  --${name}: ${shade};`);
    return `${CLASSES[set]} {\n${lines.join('\n')}\n}\n`;
  });
  return blocks.join('\n');
}

/** Lets the board `import 'virtual:shades.css'`. */
export function shades(): Plugin {
  return {
    name: 'shades',
    resolveId: (id) => (id === NAME ? MODULE : null),
    load(id) {
      if (id !== MODULE) return null;
      this.addWatchFile(FILE);
      return sheetOf(readShades());
    },
  };
}
