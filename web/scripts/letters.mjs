/** The letters of Europe's Latin alphabets, in the two parts that Fontsource has them in. */
export const LETTERS = {
  latin: between(0x20, 0x7e) + between(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„…−',
  'latin-ext': between(0x100, 0x17f) + 'ȘșȚțẞ',
};

/** The one shape of Fraunces' many: cut for headings, with round corners and leaning arches. */
export const DISPLAY_SHAPE = { opsz: 72, SOFT: 100, WONK: 1, wght: 600 };

function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}
