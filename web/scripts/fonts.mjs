// Makes the display face from Fraunces: one weight and one shape of its many, and the letters of Europe's Latin
// alphabets. Whole, it is six times as large. Also gathers the licences that the Open Font License wants beside fonts.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { DISPLAY_SHAPE, LETTERS } from './letters.mjs';

const here = resolve(import.meta.dirname, '..');
const { resolve: find } = createRequire(import.meta.url);
const packageOf = (name) => dirname(find(`${name}/package.json`));

const fonts = join(here, 'src/style/fonts');
mkdirSync(fonts, { recursive: true });
for (const [name, letters] of Object.entries(LETTERS)) {
  const whole = readFileSync(
    join(packageOf('@fontsource-variable/fraunces'), `files/fraunces-${name}-full-normal.woff2`),
  );
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: DISPLAY_SHAPE });
  writeFileSync(join(fonts, `fraunces-${name}.woff2`), cut);
}

const licences = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces', '@fontsource/dm-mono'].map(
  (name) => {
    const { version, homepage } = JSON.parse(readFileSync(join(packageOf(name), 'package.json'), 'utf8'));
    return `${name} ${version}, ${homepage}\n\n${readFileSync(join(packageOf(name), 'LICENSE'), 'utf8').trim()}\n`;
  },
);
mkdirSync(join(here, 'public/licenses'), { recursive: true });
// Those of everything else that the program and its pages contain: `make licences`.
copyFileSync(join(here, '../crates/cli/licences.txt'), join(here, 'public/licenses/all.txt'));
writeFileSync(join(here, 'public/licenses/fonts.txt'), licences.join(`\n${'='.repeat(80)}\n\n`));
