// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, cellAt, centre, distance, mirrored, turned } from '../geometry';

const cells = Array.from({ length: 49 }, (_, index) => ({ q: (index % 7) - 3, r: Math.floor(index / 7) - 3 }));

describe('cells and points', () => {
  it('finds every cell at its own middle, and a little away from it', () => {
    for (const cell of cells) {
      const { x, y } = centre(cell);
      for (const [dx, dy] of [
        [0, 0],
        [20, 0],
        [-20, 10],
        [0, -25],
        [10, 25],
      ] as const) {
        expect(cellAt({ x: x + dx, y: y + dy })).toEqual(cell);
      }
    }
  });

  it('turns by six steps to where it was, through the six directions in order', () => {
    for (const cell of cells) expect(turned(cell, 6)).toEqual({ q: cell.q + 0, r: cell.r + 0 });
    DIRECTIONS.forEach((direction, index) => {
      expect(turned(direction, 1)).toEqual(DIRECTIONS[(index + 1) % 6]);
      expect(turned(turned(direction, 2), -2)).toEqual(direction);
    });
  });

  it('turns clockwise as seen: east goes to the south-east', () => {
    const [east, next] = [centre({ q: 1, r: 0 }), centre(turned({ q: 1, r: 0 }, 1))];
    expect(next.x).toBeLessThan(east.x);
    expect(next.y).toBeGreaterThan(east.y);
  });

  it('mirrors left for right and keeps the row', () => {
    for (const cell of cells) {
      const [here, there] = [centre(cell), centre(mirrored(cell))];
      expect(there.x).toBeCloseTo(-here.x);
      expect(there.y).toBeCloseTo(here.y);
    }
  });

  it('measures how far cells are apart', () => {
    expect(distance({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
    expect(distance({ q: -1, r: 2 }, { q: 1, r: 1 })).toBe(2);
  });
});
