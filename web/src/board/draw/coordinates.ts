import type { Layout } from '../layout';
import { group, label } from '../shape';
import type { Shape } from '../shape';
import type { Scene } from '../types';

/** Where a place's name stands below its middle: in the lower corner of a cell, below a stack. */
const BELOW = { hexes: 35, table: 35, row: 56 };

/** Letters are never smaller than this by themselves, in pixels, nor larger than a cell has room for, in units. */
const LEAST = 9;
const [USUAL, LARGEST] = [12, 21];

/** The names of all places, the same way on every board, above whatever lies there. */
export function coordinates(scene: Scene, layout: Layout, scale: number): Shape {
  const size = Math.round(Math.min(Math.max(USUAL, LEAST / scale), LARGEST));
  const names = layout.floors.flatMap((floor) => {
    const board = scene.boards[floor.board]!;
    if (floor.behind) return [];
    return board.cells
      .filter(({ mark }) => mark !== 'hole')
      .map(({ q, r, name }) => {
        const { x, y } = layout.pointOf({ board: floor.board, q, r });
        return label(name, { class: 'sb-coordinate', 'font-size': size, x, y: y + BELOW[board.shape] });
      });
  });
  return group({ key: 'coordinates', class: 'sb-coordinates', 'aria-hidden': 'true' }, ...names);
}
