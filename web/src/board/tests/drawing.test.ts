// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { stretches } from '../draw/snakes';
import { part } from '../draw/parts';
import { pairs } from '../draw/tile';
import { drawScene, withoutFrontier } from '../picture';
import { create, patch } from '../dom/svg';
import { group, shape } from '../shape';
import { cellsAt, gripOf, laid, orientationInHand, rotated, flipped } from '../orientation';
import { smooth } from '../curve';
import type { Tint } from '../types';
import { fiveG, kamon, pantarei, snekagon, tantrix } from '../gallery/samples';

const look = { theme: 'light', palette: 'standard', marks: true, motion: false } as const;

describe('patching', () => {
  const list = (keys: string[]) => group({}, ...keys.map((key) => shape('path', { key, id: key })));
  const ids = (element: Element) => Array.from(element.children).map((child) => child.id);

  it('keeps keyed elements, whatever comes and goes around them', () => {
    const root = create(list(['a', 'b', 'c', 'd']));
    const [, b, , d] = Array.from(root.children);
    for (const next of [
      ['b', 'd'],
      ['x', 'b', 'y', 'd', 'z'],
      ['d', 'b'],
      ['b', 'd', 'a'],
    ]) {
      patch(root, list(next));
      expect(ids(root)).toEqual(next);
      expect(root.querySelector('#b')).toBe(b);
      expect(root.querySelector('#d')).toBe(d);
    }
  });

  it('changes what differs and takes away what is gone', () => {
    const root = create(shape('path', { d: 'M0,0', class: 'a' }));
    patch(root, shape('path', { d: 'M1,1' }));
    expect(root.outerHTML).toBe('<path d="M1,1"></path>');
  });
});

describe('pictures', () => {
  const scenes = {
    kamon: kamon(),
    pantarei: pantarei(),
    snekagon: snekagon(),
    'snekagon-5g': fiveG(),
    tantrix: tantrix(),
  };
  for (const [name, { scene }] of Object.entries(scenes)) {
    it(`draws ${name} without holes in its numbers`, () => {
      const text = drawScene(scene, look).outerHTML;
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      const drawn = scene.boards.flatMap((board) =>
        board.cells.filter((cell) => board.shape !== 'table' || cell.pieces.length || cell.mark === 'forced'),
      );
      const cells = drawn.length;
      expect(text.match(/class="sb-cell"/g)).toHaveLength(cells);
    });
  }

  it('gives two pictures shades of their own', () => {
    const [a, b] = [drawScene(kamon().scene, look), drawScene(kamon().scene, look)];
    expect(a.querySelector('linearGradient')!.id).not.toBe(b.querySelector('linearGradient')!.id);
  });
});

describe('a table', () => {
  it('loses empty cells in a picture, but not those that must be filled, unless all is over', () => {
    const { scene } = tantrix();
    const empty = (over: boolean) =>
      withoutFrontier(scene, over).boards[0]!.cells.filter(({ pieces }) => pieces.length === 0);
    expect(empty(false).map(({ mark }) => mark)).toEqual(['forced']);
    expect(empty(true)).toEqual([]);
  });
});

describe('snakes', () => {
  it('are cut where they change boards', () => {
    const snake = fiveG().scene.snakes[0]!;
    expect(stretches(snake).map(({ places, head, tail }) => [places.length, head, tail])).toEqual([
      [4, true, false],
      [4, false, true],
    ]);
  });

  it('bend in steps of equal length', () => {
    const steps = smooth(
      [
        { x: 0, y: 0 },
        { x: 70, y: 0 },
        { x: 105, y: 60 },
      ],
      5,
    );
    for (let index = 1; index < steps.length; index++) {
      const [a, b] = [steps[index - 1]!, steps[index]!];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(5, 0);
    }
    expect(steps.at(-1)!.x).toBeCloseTo(105);
  });

  it('are held by the middle', () => {
    expect(
      gripOf([
        { q: 0, r: 0 },
        { q: 1, r: 0 },
        { q: 2, r: 0 },
      ]),
    ).toEqual({ q: 1, r: 0 });
  });

  it('lie as choices say: turned over first, then turned, their cells in their own order', () => {
    const held = {
      key: 'L4',
      about: '',
      piece: {
        kind: 'path' as const,
        seat: 0,
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
          [2, 1],
        ] as [number, number][],
      },
    };
    const hand = orientationInHand(held);
    expect(laid(held, hand)).toEqual({
      turn: 0,
      flipped: false,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ].map(([q, r]) => ({ q, r })),
    });
    for (let steps = 0; steps < 6; steps++) {
      expect(laid(held, rotated(hand, steps))).toMatchObject({ turn: steps, flipped: false });
      expect(laid(held, rotated(flipped(hand), steps))).toMatchObject({ turn: steps, flipped: true });
    }
    const over = laid(held, flipped(hand));
    expect(over.cells).toEqual([
      { q: 0, r: 0 },
      { q: -1, r: 0 },
      { q: -2, r: 0 },
      { q: -3, r: 1 },
    ]);
    expect(cellsAt(over, { board: 2, q: 0, r: 0 }).every(({ board }) => board === 2)).toBe(true);
  });
});

describe('tiles', () => {
  it('join sides of one colour, the short way round, whichever side is named first', () => {
    const joined = (sides: Tint[]) => pairs(sides).map(({ tint, from, width }) => [tint, from, width]);
    expect(joined(['red', 'yellow', 'red', 'blue', 'yellow', 'blue'])).toEqual([
      ['red', 0, 2],
      ['yellow', 1, 3],
      ['blue', 3, 2],
    ]);
    expect(joined(['red', 'yellow', 'yellow', 'blue', 'blue', 'red'])).toEqual([
      ['red', 5, 1],
      ['yellow', 1, 1],
      ['blue', 3, 1],
    ]);
  });
});

describe('parts', () => {
  it('are told what they are about, and refer to the fills of their own board', () => {
    const token = create(part('token', 'here', { tint: 'red', symbol: 'fish', letters: 'Rf' }));
    expect(token.getAttribute('class')).toBe('sb-token sb-tint-red');
    expect(token.querySelector('text')!.textContent).toBe('Rf');
    expect(Array.from(token.querySelectorAll('[fill]')).map((one) => one.getAttribute('fill'))).toEqual([
      'url(#here-pattern-red)',
      'url(#here-shine)',
    ]);
    expect(token.querySelector('.sb-symbol')).not.toBeNull();
  });

  it('leave out what nothing is drawn for: a number without dots', () => {
    const dots = (number: number) =>
      create(part('scale', '', { tint: 'white', number })).querySelectorAll('circle').length;
    expect([3, 9].map(dots)).toEqual([3, 0]);
  });

  it('are asked for by names that there are', () => {
    expect(() => part('dragon', '')).toThrow('dragon');
  });
});
