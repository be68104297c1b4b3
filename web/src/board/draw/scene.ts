import { SIZE, softHexagon } from '../geometry';
import { placeKey } from '../layout';
import type { FloorLayout, Layout } from '../layout';
import { group, label, moveTo, shape } from '../shape';
import type { Shape } from '../shape';
import type { Cell, Floor, Place, Scene } from '../types';
import { cell } from './cell';
import type { StackAct } from './cell';
import { coordinates } from './coordinates';
import { ground } from './ground';
import { lines } from './lines';
import { passages } from './passage';
import { skinOf } from './skin';
import type { Skin } from './skin';
import { snakeAt, snakes } from './snakes';

/** What is to be pointed out about the cells, beside what the scene says itself. */
export interface Highlights {
  /** Where something can be done now. */
  legal: ReadonlySet<string>;
  /** Whether everything else stands back while that is so. */
  dims: boolean;
  /** Whether there are so many places that they had better be shown faintly. */
  faint: boolean;
  /** Which of them lead through a drill, and what can be done with stacks there. */
  drills: ReadonlySet<string>;
  acts: ReadonlyMap<string, ReadonlySet<StackAct>>;
  /** From where something is held. */
  held: string | null;
  /** What happened before the last move, and since the person's own. */
  recent: ReadonlySet<string>;
  /** What is pointed at: all of a snake that lies there lights up. */
  pointed: string | null;
  /** Whose open ends are shown where they come out. */
  seat: number | null;
  coordinates: boolean;
  /** How many pixels a unit of the drawing has: what is to be read must be large enough. */
  scale: number;
  /** What cells are to people who listen, and the one that the keyboard is on. */
  label: ((place: Place, cell: Cell) => string) | null;
  cursor: string | null;
  /** Keys of stacks in a row, by place, so that they glide when they move up. */
  stacks: readonly string[];
}

export const NOTHING: Highlights = {
  legal: new Set(),
  dims: false,
  faint: false,
  drills: new Set(),
  acts: new Map(),
  held: null,
  recent: new Set(),
  pointed: null,
  seat: null,
  coordinates: false,
  scale: 1,
  label: null,
  cursor: null,
  stacks: [],
};

const NO_ACTS: ReadonlySet<StackAct> = new Set();

/** The whole position. */
export function position(scene: Scene, layout: Layout, highlights: Highlights, ids: string): Shape[] {
  const last = new Set(scene.last.map(placeKey));
  const won = new Set(scene.won.map(placeKey));
  const owners = new Map<string, Skin>();
  for (const { seat, body } of scene.snakes) {
    for (const place of body) owners.set(placeKey(place), skinOf(scene.signs, seat));
  }
  const floors = layout.floors.map((floor) => drawFloor(scene, floor, layout, highlights, { last, won, owners }, ids));
  return [
    ...floors,
    lines(scene, layout),
    passages(scene, highlights.seat, layout),
    snakes(scene, layout, snakeAt(scene, highlights.pointed), ids),
    highlights.coordinates ? coordinates(scene, layout, highlights.scale) : group({ key: 'coordinates' }),
  ];
}

function drawFloor(
  scene: Scene,
  floor: FloorLayout,
  layout: Layout,
  highlights: Highlights,
  { last, won, owners }: { last: ReadonlySet<string>; won: ReadonlySet<string>; owners: ReadonlyMap<string, Skin> },
  ids: string,
): Shape {
  const board = scene.boards[floor.board]!;
  if (floor.behind) return group({ key: `floor-${floor.board}` });
  const cells = board.cells.map((each) => {
    const place = { board: floor.board, q: each.q, r: each.r };
    const key = placeKey(place);
    const { x, y } = layout.pointOf(place);
    const known = {
      legal: highlights.legal.has(key),
      dim: highlights.dims && !highlights.legal.has(key),
      last: last.has(key),
      recent: highlights.recent.has(key) && !last.has(key),
      won: won.has(key),
      faint: highlights.faint,
      drills: highlights.drills.has(key),
      acts: highlights.acts.get(key) ?? NO_ACTS,
      signs: highlights.held !== null ? Math.min(Math.max(1, 0.8 / highlights.scale), 1.25) : null,
      held: highlights.held === key,
      owner: owners.get(key) ?? null,
      shape: board.shape,
      turn: layout.turn,
    };
    const about = highlights.label?.(place, each);
    return group(
      {
        key: board.shape === 'row' ? (highlights.stacks[each.q] ?? key) : key,
        class: 'sb-cell',
        move: moveTo(x, y),
      },
      group({ 'aria-hidden': 'true' }, ...cell(each, known, ids)),
      about === undefined ? null : button(about, key, highlights.cursor === key, board.shape),
    );
  });
  return group(
    { key: `floor-${floor.board}`, class: `sb-floor sb-floor-${board.shape}` },
    ground(board, floor, layout, ids),
    floorName(board.name ?? null, floor, layout),
    group({ class: 'sb-cells' }, ...(board.shape === 'row' ? settled(cells) : cells)),
  );
}

/** What the keyboard and those who listen find: apart from the drawing, whose letters are not for them. */
function button(about: string, key: string, cursor: boolean, form: Floor['shape']): Shape {
  const known = {
    class: 'sb-focus',
    role: 'button',
    'aria-label': about,
    tabindex: cursor ? 0 : -1,
    'data-place': key,
  };
  if (form === 'row') return shape('ellipse', { ...known, cx: 0, cy: 14, rx: 35, ry: 34 });
  return shape('path', { ...known, d: FOCUS });
}

const FOCUS = softHexagon(SIZE - 1, 4);

/** Elements that change places in the document would jump: they keep their order, and only move. */
function settled(cells: Shape[]): Shape[] {
  return [...cells].sort((a, b) => (a.key ?? '').localeCompare(b.key ?? '', undefined, { numeric: true }));
}

/** Boards side by side need names; of those that lie one upon another the buttons tell which is which. */
function floorName(name: string | null, floor: FloorLayout, layout: Layout): Shape | null {
  if (!name || layout.floors.length < 2 || layout.floors.some(({ behind }) => behind)) return null;
  return label(name, { class: 'sb-floor-name', x: floor.origin.x, y: floor.box.top - 12 });
}

/** What a picture shows, never taller than the shape that was asked for. */
export function pictureBox({ box }: Layout, aspect: number): string {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const aside = Math.max(0, (high * aspect - wide) / 2);
  return [box.left - aside, box.top, wide + 2 * aside, high].map(Math.round).join(' ');
}
