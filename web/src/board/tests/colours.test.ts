// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { looksSheet, readParts } from '../../../parts';
import { readShades, sheetOf } from '../../../shades';

/** The board's shades, told apart as people with other colour vision see them. */
const shades = readShades();

type Rgb = [number, number, number];

function colours(set: keyof typeof shades): Map<string, Rgb> {
  const whole = Object.entries(shades[set]).filter(([, shade]) => /^#[0-9a-f]{6}$/i.test(shade));
  return new Map(
    whole.map(([name, shade]) => [
      name,
      [1, 3, 5].map((at) => linear(parseInt(shade.slice(at, at + 2), 16) / 255)) as Rgb,
    ]),
  );
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

/** CIEDE2000: how different two colours look. 1 is just noticed, 20 is seen at a glance and in small pieces. */
function apart([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const grey = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [first, second] = [polar(a1 * (1 + grey), b1), polar(a2 * (1 + grey), b2)];
  const turn = ((second.hue - first.hue + 540) % 360) - 180;
  const [light, tone, rich] = [
    l2 - l1,
    2 * Math.sqrt(first.chroma * second.chroma) * Math.sin(radians(turn / 2)),
    second.chroma - first.chroma,
  ];
  const [lightness, mean] = [(l1 + l2) / 2, (first.chroma + second.chroma) / 2];
  const hue = first.hue + turn / 2;
  const cosine = (times: number, less: number) => Math.cos(radians(times * hue - less));
  const t = 1 - 0.17 * cosine(1, 30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, -6) - 0.2 * cosine(4, 63);
  const squared = (lightness - 50) ** 2;
  const [sl, sc, sh] = [1 + (0.015 * squared) / Math.sqrt(20 + squared), 1 + 0.045 * mean, 1 + 0.015 * mean * t];
  const blue = 30 * Math.exp(-(((((hue + 360) % 360) - 275) / 25) ** 2));
  const bent = -2 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)) * Math.sin(radians(2 * blue));
  return Math.sqrt((light / sl) ** 2 + (rich / sc) ** 2 + (tone / sh) ** 2 + bent * (rich / sc) * (tone / sh));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const polar = (a: number, b: number) => ({ chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI });

/** WCAG's contrast of two colours. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [one, other]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    .sort((a, b) => a - b);
  return light! / dark!;
}

it('measures differences as the published examples do', () => {
  // Sharma, Wu and Dalal 2005, pairs 1, 7, 9 and 17.
  expect(apart([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(apart([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
  expect(apart([50, 2.49, -0.001], [50, -2.49, 0.0009])).toBeCloseTo(7.1792, 4);
  expect(apart([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
});

const LIGHT = colours('light');
const palettes = {
  standard: LIGHT,
  'colour-blind': new Map([...LIGHT, ...colours('colour-blind')]),
};
const themes = { light: LIGHT, dark: new Map([...LIGHT, ...colours('dark')]) };
const PLAYERS = ['red', 'green', 'yellow', 'blue', 'pink'];
const sets = {
  snakes: PLAYERS.map((name) => `hide-${name}`),
  links: ['link-red', 'link-yellow', 'link-green', 'link-blue'],
};

describe('colours of players', () => {
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

describe('what is drawn stands out from what it lies on', () => {
  for (const [theme, known] of Object.entries(themes)) {
    const between = (a: string, b: string) => contrast(known.get(a)!, known.get(b)!);

    it(`snakes from the ground, by their hide or by their outline: ${theme}`, () => {
      for (const name of PLAYERS) {
        const outline = theme === 'dark' ? `light-${name}` : `dark-${name}`;
        expect(Math.max(between(`hide-${name}`, 'hex'), between(outline, 'hex')), name).toBeGreaterThanOrEqual(3);
      }
    });

    it(`links from their tile: ${theme}`, () => {
      for (const link of sets.links)
        for (const slate of ['slate-top', 'slate-bottom']) expect(between(link, slate), link).toBeGreaterThanOrEqual(3);
    });

    it(`signs from whatever they are drawn on: ${theme}`, () => {
      expect(between('last', 'last-edge')).toBeGreaterThanOrEqual(3);
      // What was last is gold, in a dark edge by day.
      for (const sign of ['accent', 'legal', 'warn', theme === 'dark' ? 'last' : 'last-edge']) {
        for (const under of ['hex', 'paper', 'cloth', 'cloth-light', 'water']) {
          expect(between(sign, under), `${sign} on ${under}`).toBeGreaterThanOrEqual(3);
        }
      }
    });
  }
});

describe('the style sheet', () => {
  const css = looksSheet(readParts().looks) + readFileSync(new URL('../board.css', import.meta.url), 'utf8');

  it('names no shades of its own, but for light and shadow', () => {
    const own = css.match(/#[0-9a-f]{3,8}\b/gi)?.filter((shade) => !/^#(fff|000)[0-9a-f]?$/i.test(shade));
    expect(own ?? []).toEqual([]);
  });

  it('uses every shade that there is, and none that there is not', () => {
    const known = new Set(Object.values(shades).flatMap((set) => Object.keys(set)));
    const own = new Set([...css.matchAll(/(?<=[\s{;])--([\w-]+):/g)].map(([, name]) => name!));
    const used = new Set([...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!));
    expect([...known].filter((name) => !used.has(name))).toEqual([]);
    // What the page or the board's own code sets: the width of a column, the room that a hand keeps.
    const set = new Set([...own, 'column', 'kept']);
    expect([...used].filter((name) => !known.has(name) && !set.has(name))).toEqual([]);
  });

  it('is made of the file that pictures are painted from', () => {
    const sheet = sheetOf(shades);
    expect(sheet).toContain(`.sb {\n  --pink: ${shades.light.pink};`);
    expect(sheet.indexOf('.sb-dark {')).toBeLessThan(sheet.indexOf('.sb-colour-blind {'));
  });
});
