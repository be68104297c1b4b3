// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The style sheet's colours, told apart as people with other colour vision see them. */
const css = readFileSync(new URL('../board.css', import.meta.url), 'utf8');

type Rgb = [number, number, number];

function colours(block: RegExp): Map<string, Rgb> {
  const body = block.exec(css)![1]!;
  const found = [...body.matchAll(/--([\w-]+):\s*#([0-9a-f]{6})\b/gi)];
  return new Map(found.map(([, name, hex]) => [name!, [0, 2, 4].map((at) => linear(parseInt(hex!.slice(at, at + 2), 16) / 255)) as Rgb]));
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Machado, Oliveira and Fernandes 2009, severity 1. */
const SIGHTS: Record<string, number[]> = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function seen([r, g, b]: Rgb, sight: number[]): Rgb {
  const row = (at: number) => Math.min(1, Math.max(0, sight[at]! * r + sight[at + 1]! * g + sight[at + 2]! * b));
  return [row(0), row(3), row(6)];
}

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const apart = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const palettes = {
  standard: colours(/\.sb \{([^}]*)\}/),
  'colour-blind': colours(/\.sb-colour-blind \{([^}]*)\}/),
};
const sets = {
  snakes: ['hide-red', 'hide-green', 'hide-yellow', 'hide-blue', 'hide-pink'],
  links: ['link-red', 'link-yellow', 'link-green', 'link-blue'],
};

describe('colours', () => {
  for (const [palette, known] of Object.entries(palettes)) {
    for (const [set, names] of Object.entries(sets)) {
      for (const [sight, matrix] of Object.entries(SIGHTS)) {
        it(`of ${set} in the ${palette} palette can be told apart with ${sight} sight`, () => {
          for (const [index, a] of names.entries()) {
            for (const b of names.slice(index + 1)) {
              const [first, second] = [known.get(a)!, known.get(b)!].map((colour) => lab(seen(colour, matrix)));
              expect(apart(first!, second!), `${a} and ${b}`).toBeGreaterThanOrEqual(20);
            }
          }
        });
      }
    }
  }
});
