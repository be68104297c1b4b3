// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { command, walk } from '../state/keys';
import type { Way } from '../state/keys';
import { arrange, placeKey } from '../layout';
import type { Place, Scene } from '../types';
import { KEYS, keysInWords } from '../key-list';
import { fiveG, kamon, pantarei, tantrix } from '../gallery/samples';

const key = (name: string, code = '', shiftKey = false) =>
  command({ key: name, code, shiftKey, ctrlKey: false, altKey: false, metaKey: false });
const WAYS: Way[] = [
  'left',
  'right',
  'up',
  'down',
  'up-other',
  'down-other',
  'east',
  'south-east',
  'south-west',
  'west',
  'north-west',
  'north-east',
];

describe('keys', () => {
  it('mean what players expect', () => {
    expect(key('r')).toEqual({ do: 'turn', by: 1 });
    expect(key('R', 'KeyR', true)).toEqual({ do: 'turn', by: -1 });
    expect(key('f')).toEqual({ do: 'flip' });
    expect(key('+')).toEqual({ do: 'zoom', by: 1.25 });
    expect(key('0', 'Digit0')).toEqual({ do: 'fit' });
    expect(key('Escape')).toEqual({ do: 'back' });
    expect(key('x')).toBeNull();
  });

  it('walk by where they are, whatever is printed on them', () => {
    expect(key('y', 'KeyZ')).toEqual({ do: 'walk', way: 'south-west' });
    expect(key('ě', 'Digit2')).toEqual({ do: 'piece', index: 1 });
  });

  it('are told as far as they are of use', () => {
    const told = (scene: Scene) =>
      keysInWords(scene, (code, facts) => (code === 'key-line' ? `${facts?.key}` : code)).split(' ');
    expect(told(kamon().scene)).not.toContain('key-hand');
    expect(told(kamon().scene)).toContain('key-words');
    expect(told(tantrix().scene)).toEqual(
      expect.arrayContaining(['key-hand', 'key-pieces', 'key-board', 'key-rotate']),
    );
    expect(told(tantrix().scene)).not.toContain('key-flip');
    expect(told(fiveG().scene)).toEqual(KEYS.map((name) => `key-${name}`));
  });

  it('leave the browser its own', () => {
    expect(
      command({ key: 'r', code: 'KeyR', shiftKey: false, ctrlKey: true, altKey: false, metaKey: false }),
    ).toBeNull();
  });
});

describe('walking', () => {
  for (const turn of [0, 1, 4]) {
    it(`goes the way that it is seen, the board turned by ${turn}`, () => {
      const layout = arrange(kamon().scene, { aspect: 1, turn, front: null });
      const from = { board: 0, q: 0, r: 0 };
      const step = (way: Way) => {
        const to = layout.pointOf(walk(from, way, layout)!);
        const here = layout.pointOf(from);
        return [Math.sign(Math.round(to.x - here.x)), Math.sign(Math.round(to.y - here.y))];
      };
      expect(step('right')).toEqual([1, 0]);
      expect(step('left')).toEqual([-1, 0]);
      expect(step('north-west')).toEqual([-1, -1]);
      expect(step('north-east')).toEqual([1, -1]);
      expect(step('south-west')).toEqual([-1, 1]);
      expect(step('south-east')).toEqual([1, 1]);
      expect(step('up')[1]).toBe(-1);
      expect(step('up-other')).not.toEqual(step('up'));
    });
  }

  it('up and up again stays in line', () => {
    const layout = arrange(kamon().scene, { aspect: 1, turn: 0, front: null });
    const from = { board: 0, q: 0, r: 2 };
    const twice = walk(walk(from, 'up', layout)!, 'up', layout)!;
    expect(layout.pointOf(twice).x).toBeCloseTo(layout.pointOf(from).x);
  });

  for (const [name, scene] of [
    ['kamon', kamon().scene],
    ['pantarei', pantarei().scene],
    ['snekagon-5g', fiveG().scene],
  ] as const) {
    it(`reaches every place of ${name}`, () => {
      const layout = arrange(scene, { aspect: 0.7, turn: 0, front: null });
      const first: Place = layout.placesOn(0)[0]!;
      const seen = new Map([[placeKey(first), first]]);
      for (const place of seen.values()) {
        for (const way of WAYS) {
          const to = walk(place, way, layout);
          if (to) seen.set(placeKey(to), to);
        }
      }
      const all = layout.floors.flatMap((floor) => layout.placesOn(floor.board));
      expect(seen.size).toBe(all.length);
    });
  }
});

describe('walking a row', () => {
  const { scene } = pantarei();
  const layout = arrange(scene, { aspect: 1, turn: 0, front: null });
  const all = layout.placesOn(0);
  const lineOf = (place: Place) => Math.round(layout.pointOf(place).y);
  const go = (q: number, way: Way) => walk({ board: 0, q, r: 0 }, way, layout)?.q;

  it('goes on in the next line where the river bends', () => {
    const bends = all.slice(1).filter((place, index) => lineOf(place) !== lineOf(all[index]!));
    expect(bends.length).toBeGreaterThan(0);
    for (const { q } of bends) expect([go(q - 1, 'left'), go(q - 1, 'right')]).toContain(q);
  });

  it('reaches every stack from every other', () => {
    const reached = new Set([0]);
    for (const q of reached) for (const way of ['left', 'right'] as const) reached.add(go(q, way) ?? q);
    expect(reached.size).toBe(all.length);
  });
});
