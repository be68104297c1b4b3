// Cuts the fonts that the server draws pictures with (crates/pictures/fonts) from those of the pages: the renderer reads
// TrueType and no WOFF2, and one weight a file. They are kept in the repository, since the server is built without npm;
// `npm run picture-fonts` makes them again.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { DISPLAY_SHAPE, LETTERS } from './letters.mjs';

const into = resolve(import.meta.dirname, '../../crates/pictures/fonts');
const { resolve: find } = createRequire(import.meta.url);
const packageOf = (name) => dirname(find(`${name}/package.json`));

const CUTS = [
  { family: 'figtree', kind: 'wght', axes: { wght: 500 }, as: 'figtree-medium' },
  { family: 'figtree', kind: 'wght', axes: { wght: 700 }, as: 'figtree-bold' },
  { family: 'fraunces', kind: 'full', axes: DISPLAY_SHAPE, as: 'fraunces' },
];

// Without ligatures: the renderer takes a letter that one half does not have from the other only where both make as many
// shapes of a word.
for (const { family, kind, axes, as } of CUTS) {
  for (const [part, letters] of Object.entries(LETTERS)) {
    const folder = packageOf(`@fontsource-variable/${family}`);
    const whole = readFileSync(join(folder, `files/${family}-${part}-${kind}-normal.woff2`));
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'truetype',
      variationAxes: axes,
      noLayoutClosure: true,
    });
    writeFileSync(join(into, `${as}-${part}.ttf`), cut);
  }
}
for (const family of ['figtree', 'fraunces']) {
  const licence = readFileSync(join(packageOf(`@fontsource-variable/${family}`), 'LICENSE'));
  writeFileSync(join(into, `LICENSE-${family}.txt`), licence);
}
