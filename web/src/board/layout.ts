import { ROW, SIZE, WIDTH, boxAround, cellAt, centre, turned } from './geometry';
import type { Box } from './geometry';
import type { Floor, Place, Point, Scene } from './types';

/** Where everything stands, in units of the drawing. */
export interface Layout {
  /** How the scene is turned, in steps of 60 degrees clockwise. */
  turn: number;
  floors: FloorLayout[];
  box: Box;
  pointOf(place: Place): Point;
  /** The cell under a point, if there is one on a board that can be seen. */
  placeAt(point: Point): Place | null;
  has(place: Place): boolean;
  placesOn(board: number): Place[];
}

export interface FloorLayout {
  board: number;
  shape: Floor['shape'];
  /** Its middle. */
  origin: Point;
  /** Seen through another: shown, but not to be played on. */
  behind: boolean;
  box: Box;
  /** Of a board that is a hexagon of cells: cells a side, and from its middle to the corners of its plate. */
  side: number | null;
  reach: number;
  /** Of a row: where each place stands. */
  row: Point[];
}

export interface Arrangement {
  /** Width by height of what there is room for. */
  aspect: number;
  turn: number;
  /** Which floor is in front when they are stacked; null if they lie side by side. */
  front: number | null;
}

/** Room around a board for its edge, and for coloured sides where it has some. */
const EDGE = 16;
const SIDES = 30;
/** Room from stack to stack, and from line to line of a row. */
export const STEP = 70;
export const LINE = 168;
/** Room above the first line for a stack of eight, the tallest there can be, with its number. */
const TALLEST = 68;

export function arrange(scene: Scene, { aspect, turn, front }: Arrangement): Layout {
  const sizes = scene.boards.map((board) => measure(board, aspect, turn));
  const origins = front === null ? spread(sizes, aspect) : sizes.map(() => ({ x: 0, y: 0 }));
  const floors = sizes.map((size, board): FloorLayout => {
    const origin = origins[board]!;
    return {
      ...size,
      board,
      origin,
      behind: front !== null && board !== front,
      box: shifted(size.box, origin),
    };
  });
  const cells = scene.boards.map((board) => new Set(board.cells.map((cell) => `${cell.q},${cell.r}`)));
  const has = ({ board, q, r }: Place) => cells[board]?.has(`${q},${r}`) ?? false;
  return {
    turn,
    floors,
    box: around(floors.filter((floor) => !floor.behind).map((floor) => floor.box)),
    has,
    placesOn: (board) => (scene.boards[board]?.cells ?? []).map(({ q, r }) => ({ board, q, r })),
    pointOf(place) {
      const floor = floors[place.board];
      if (!floor) return { x: 0, y: 0 };
      const point = floor.row[place.q] ?? centre(turned(place, turn));
      return { x: floor.origin.x + point.x, y: floor.origin.y + point.y };
    },
    placeAt(point) {
      for (const floor of floors) {
        if (floor.behind) continue;
        const inside = { x: point.x - floor.origin.x, y: point.y - floor.origin.y };
        const place = floor.shape === 'row' ? stackAt(floor, inside) : hexAt(floor, inside, turn);
        if (place && has(place)) return place;
      }
      return null;
    },
  };
}

type Size = Pick<FloorLayout, 'shape' | 'box' | 'side' | 'reach' | 'row'>;

function measure(board: Floor, aspect: number, turn: number): Size {
  const { shape, cells } = board;
  if (shape === 'row') {
    const row = wind(places(cells), aspect);
    const box = boxAround(row, SIZE);
    const room = { left: box.left - 48, right: box.right + 48, top: box.top - TALLEST, bottom: box.bottom + 28 };
    return { shape, row, side: null, reach: 0, box: room };
  }
  const points = cells.map((cell) => centre(turned(cell, turn)));
  const side = shape === 'hexes' ? sideOf(cells) : null;
  const reach = side === null ? 0 : slabReach(side, board.sides.length > 0 ? SIDES : EDGE);
  const box = side === null ? boxAround(points, SIZE + 6) : slabBox(reach);
  return { shape, row: [], side, reach, box };
}

/**
 * How many places a row has room for. Stacks flow together and nothing is lost, so there were never more than there
 * are pieces: what they lie in keeps its length, and stands still when a stack goes.
 */
function places(cells: Floor['cells']): number {
  return Math.max(
    cells.length,
    cells.reduce((sum, cell) => sum + cell.pieces.length, 0),
  );
}

/** Cells a side, if the cells are a whole hexagon around the middle. */
function sideOf(cells: Floor['cells']): number | null {
  const reach = Math.max(0, ...cells.map((cell) => Math.max(Math.abs(cell.q), Math.abs(cell.r))));
  return cells.length === 3 * reach * (reach + 1) + 1 ? reach + 1 : null;
}

/** From the middle of a slab to its corners. */
function slabReach(side: number, edge: number): number {
  return (ROW * (side - 1) + SIZE + edge) / Math.cos(Math.PI / 6);
}

function slabBox(reach: number): Box {
  const high = reach * Math.cos(Math.PI / 6);
  return { left: -reach, right: reach, top: -high - 4, bottom: high + 10 };
}

/** A row that winds like a river, to and fro, in as many lines as show it largest. */
export function wind(count: number, aspect: number): Point[] {
  let best = { scale: 0, columns: count };
  for (let lines = 1; lines <= 5; lines++) {
    const columns = Math.ceil(count / lines);
    const scale = Math.min(aspect / (columns * STEP + 106), 1 / (lines * LINE + 20));
    if (scale > best.scale * 1.02) best = { scale, columns };
  }
  const lines = Math.ceil(count / best.columns);
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / best.columns);
    const along = index % best.columns;
    const column = line % 2 === 0 ? along : best.columns - 1 - along;
    return {
      x: (column - (best.columns - 1) / 2) * STEP,
      y: (line - (lines - 1) / 2) * LINE,
    };
  });
}

/** Boards side by side: in rows, or nested like the cells of a honeycomb, whichever shows them larger. */
function spread(sizes: Size[], aspect: number): Point[] {
  const first = sizes[0];
  if (!first || sizes.length === 1) return sizes.map(() => ({ x: 0, y: 0 }));
  const wide = first.box.right - first.box.left + WIDTH / 3;
  const high = first.box.bottom - first.box.top + NAME;
  let best: { scale: number; origins: Point[] } = { scale: 0, origins: [] };
  for (let columns = 1; columns <= sizes.length; columns++) {
    for (const nested of first.side === null ? [false] : [false, true]) {
      const step = nested ? wide * NESTED : wide;
      const origins = sizes.map((_, index) => {
        const [line, column] = [Math.floor(index / columns), index % columns];
        // In rows a last line that is not full stands in the middle; nested boards hold each other.
        const inLine = nested ? columns : Math.min(columns, sizes.length - line * columns);
        const drop = nested && column % 2 === 1 ? high / 2 : 0;
        return { x: (column - (inLine - 1) / 2) * step, y: line * high + drop };
      });
      const { left, right, top, bottom } = boxAround(origins, 0);
      const scale = Math.min(aspect / (right - left + wide), 1 / (bottom - top + high));
      if (scale > best.scale * 1.001) best = { scale, origins };
    }
  }
  return best.origins;
}

/** Room for a board's name, and how far the next column of nested boards is moved on. */
const NAME = 60;
const NESTED = 0.765;

function hexAt(floor: FloorLayout, inside: Point, turn: number): Place {
  return { board: floor.board, ...turned(cellAt(inside), -turn) };
}

function stackAt(floor: FloorLayout, inside: Point): Place | null {
  const q = floor.row.findIndex(
    (stack) => Math.abs(stack.x - inside.x) <= STEP / 2 && inside.y - stack.y < 56 && stack.y - inside.y < 104,
  );
  return q < 0 ? null : { board: floor.board, q, r: 0 };
}

function shifted(box: Box, { x, y }: Point): Box {
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
}

function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)) - (boxes.length > 1 ? 40 : 0),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export function samePlace(a: Place, b: Place): boolean {
  return a.board === b.board && a.q === b.q && a.r === b.r;
}

export function placeOf(key: string): Place | null {
  const parts = /^(\d+):(-?\d+),(-?\d+)$/.exec(key);
  return parts ? { board: Number(parts[1]), q: Number(parts[2]), r: Number(parts[3]) } : null;
}

export function placeKey({ board, q, r }: Place): string {
  return `${board}:${q},${r}`;
}
