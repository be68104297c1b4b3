// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { stretches } from '../draw/snakes';
import { linkPath, pairs } from '../draw/tile';
import { drawScene, withoutFrontier } from '../picture';
import { create, group, patch, shape } from '../svg';
import { along, gripOf } from '../attempt';
import { smooth } from '../curve';
import { fiveG, kamon, pantarei, snekagon, tantrix } from '../gallery/samples';

const look = { theme: 'light', palette: 'standard', marks: true, motion: false } as const;

describe('patching', () => {
  const list = (keys: string[]) => group({}, ...keys.map((key) => shape('path', { key, id: key })));
  const ids = (element: Element) => Array.from(element.children).map((child) => child.id);

  it('keeps keyed elements, whatever comes and goes around them', () => {
    const root = create(list(['a', 'b', 'c', 'd']));
    const [, b, , d] = Array.from(root.children);
    for (const next of [['b', 'd'], ['x', 'b', 'y', 'd', 'z'], ['d', 'b'], ['b', 'd', 'a']]) {
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
  const scenes = { kamon: kamon(), pantarei: pantarei(), snekagon: snekagon(), 'snekagon-5g': fiveG(), tantrix: tantrix() };
  for (const [name, { scene }] of Object.entries(scenes)) {
    it(`draws ${name} without holes in its numbers`, () => {
      const text = drawScene(scene, look).outerHTML;
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      const drawn = scene.boards.flatMap((board) => board.cells.filter((cell) => board.shape !== 'table' || cell.pieces.length || cell.mark === 'forced'));
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
    const empty = (over: boolean) => withoutFrontier(scene, over).boards[0]!.cells.filter(({ pieces }) => pieces.length === 0);
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
    const steps = smooth([{ x: 0, y: 0 }, { x: 70, y: 0 }, { x: 105, y: 60 }], 5);
    for (let index = 1; index < steps.length; index++) {
      const [a, b] = [steps[index - 1]!, steps[index]!];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(5, 0);
    }
    expect(steps.at(-1)!.x).toBeCloseTo(105);
  });

  it('are written along, from the end that is read first', () => {
    const shuffled = [{ q: 1, r: 1 }, { q: 0, r: 0 }, { q: 2, r: 1 }, { q: 1, r: 0 }];
    expect(along(shuffled)).toEqual([{ q: 0, r: 0 }, { q: 1, r: 0 }, { q: 1, r: 1 }, { q: 2, r: 1 }]);
    expect(gripOf({ cells: [{ q: 0, r: 0 }, { q: 1, r: 0 }, { q: 2, r: 0 }], turn: 0 })).toEqual({ q: 1, r: 0 });
  });
});

describe('tiles', () => {
  it('join sides of one colour', () => {
    expect(pairs(['red', 'yellow', 'red', 'blue', 'yellow', 'blue']).map(({ tint, from, to, width }) => [tint, from, to, width])).toEqual([
      ['red', 0, 2, 2],
      ['yellow', 1, 4, 3],
      ['blue', 3, 5, 2],
    ]);
  });

  it('join them the same way round, whichever side is named first', () => {
    for (let a = 0; a < 6; a++) {
      for (let b = 0; b < 6; b++) {
        if (a === b) continue;
        const bends = (from: number, to: number) => linkPath(from, to).includes('A');
        expect(bends(a, b)).toBe((b - a + 6) % 6 !== 3);
        if (bends(a, b)) expect(sweep(linkPath(a, b))).not.toBe(sweep(linkPath(b, a)));
      }
    }
  });
});

function sweep(path: string): string {
  return /A\S+ 0 0 (\d)/.exec(path)![1]!;
}
