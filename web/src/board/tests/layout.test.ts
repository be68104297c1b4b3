// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { arrange, placeKey, wind } from '../layout';
import { fiveG, kamon, pantarei, snekagon, tantrix } from '../gallery/samples';

const scenes = {
  kamon: kamon(),
  pantarei: pantarei(),
  snekagon: snekagon(),
  'snekagon-5g': fiveG(),
  tantrix: tantrix(),
};

describe('where things stand', () => {
  for (const [name, { scene }] of Object.entries(scenes)) {
    for (const turn of name === 'pantarei' ? [0] : [0, 1, 2, 3, 4, 5]) {
      for (const aspect of [0.5, 1, 2]) {
        it(`finds every place of ${name} where it is drawn, turned by ${turn}, at ${aspect}`, () => {
          const layout = arrange(scene, { aspect, turn, front: null });
          const { left, right, top, bottom } = layout.box;
          for (let board = 0; board < scene.boards.length; board++) {
            for (const place of layout.placesOn(board)) {
              const point = layout.pointOf(place);
              const found = layout.placeAt(point);
              expect(found && placeKey(found)).toBe(placeKey(place));
              expect(point.x).toBeGreaterThan(left);
              expect(point.x).toBeLessThan(right);
              expect(point.y).toBeGreaterThan(top);
              expect(point.y).toBeLessThan(bottom);
            }
          }
        });
      }
    }
  }

  it('has nothing outside the cells', () => {
    const layout = arrange(scenes.kamon.scene, { aspect: 1, turn: 0, front: null });
    expect(layout.placeAt({ x: 5000, y: 0 })).toBeNull();
    expect(layout.has({ board: 0, q: 4, r: 0 })).toBe(false);
    expect(layout.has({ board: 7, q: 0, r: 0 })).toBe(false);
  });

  it('plays on the front floor only when floors are stacked', () => {
    const layout = arrange(scenes['snekagon-5g'].scene, { aspect: 1, turn: 0, front: 1 });
    expect(layout.placeAt(layout.pointOf({ board: 0, q: 0, r: 0 }))).toEqual({ board: 1, q: 0, r: 0 });
    expect(layout.floors.map((floor) => floor.behind)).toEqual([true, false, true]);
  });

  it('winds a row to and fro, so that neighbours stay neighbours', () => {
    for (const aspect of [0.5, 1, 3]) {
      const row = wind(19, aspect);
      for (let index = 1; index < row.length; index++) {
        const [a, b] = [row[index - 1]!, row[index]!];
        expect(a.x === b.x || a.y === b.y).toBe(true);
      }
    }
    expect(new Set(wind(19, 0.5).map((point) => point.y)).size).toBeGreaterThan(
      new Set(wind(19, 3).map((point) => point.y)).size,
    );
  });
});
