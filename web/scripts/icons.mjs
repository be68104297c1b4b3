// Draws the icons of the installed app: files of fixed sizes are what systems ask for. `icons/filled.svg` has ground to
// its edges, as systems cut icons to shapes of their own; what matters lies in the middle four fifths.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const here = resolve(import.meta.dirname, '..');
const { resolve: find } = createRequire(import.meta.url);

const ICONS = [
  ['public/icon.svg', 192, 'icon-192.png'],
  ['public/icon.svg', 512, 'icon-512.png'],
  ['icons/filled.svg', 192, 'icon-maskable-192.png'],
  ['icons/filled.svg', 512, 'icon-maskable-512.png'],
  ['icons/filled.svg', 180, 'apple-touch-icon.png'],
];

await initWasm(readFileSync(find('@resvg/resvg-wasm/index_bg.wasm')));
mkdirSync(join(here, 'public/icons'), { recursive: true });
for (const [source, width, name] of ICONS) {
  const drawing = new Resvg(readFileSync(join(here, source), 'utf8'), { fitTo: { mode: 'width', value: width } });
  writeFileSync(join(here, 'public/icons', name), drawing.render().asPng());
}
