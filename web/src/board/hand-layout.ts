import { CLOSE, handHeight, lineWidth, otherHeight } from './hand-size';
import { arrange } from './layout';
import type { Scene } from './types';

/**
 * How hands stand about the board: beside it (`wide`), or above and below it with room for all buttons
 * (`tall`) or for few (`low`). On a phone held sideways the own hand is beside the board, and what the others hold above
 * (`side`). Without hands the board is alone (`bare`).
 */
export type Form = 'bare' | 'wide' | 'tall' | 'low' | 'side';

/**
 * The form, how wide the column beside the board is, how many times larger than usual the own pieces are, and whether
 * they need two lines below the board.
 */
export interface HandLayout {
  form: Form;
  column: number;
  larger: number;
  twoLines?: boolean;
}

/** What hands take, in pixels: beside the board, and above and below it. */
const BESIDE = { share: 0.22, least: 168, most: 280, gap: 14, step: 24 };
const ABOUT = 124;
const SECOND_LINE = 48;
/** On a phone held sideways: the line above all, and of the column beside the board what pieces do not take. */
const SIDEWAYS = { line: 50, gap: 8, buttons: 96, edges: 9, side: 6, least: 104, step: 4 };
/** Where a pane is lower than this, buttons stand in its corners. */
const LOW = 620;
/** Where it is narrower or lower than this, pieces are small whatever else there is room for. */
const NARROW = 560;
const SHALLOW = 420;
/** What stands in the column besides pieces: buttons, and room to the edges. */
const COLUMN = { buttons: 50, edges: 30, side: 12, between: 12, bag: 44 };
/** In a column narrower than this the four buttons for a snake stand in two lines, for fingers. */
const FOUR_BUTTONS = 204;
/** What the others hold takes no more of the column than this; it can be scrolled. */
const OTHERS_SHARE = 0.32;
/** The column is never wider than this, nor so wide that the board loses more than it may. */
const WIDEST = 0.45;
const SAME = 0.97;
/** Where a board beside its hand is so much larger, the hand may be one that scrolls. */
const MUCH = 1.6;
/** What is left free beside a line of pieces. */
const EDGES = 20;
/** How large the own pieces are, the larger the better. */
const [LARGE, SMALL, SMALLEST] = [1.25, 0.8, 0.65];
const SIZES = [LARGE, 1, SMALL];

/** The form in which the board is largest and all of the own hand can be seen. */
export function arrangeHands(scene: Scene, width: number, height: number, stacked: boolean): HandLayout {
  if (!scene.hands.some((hand) => hand.pieces.length > 0)) return { form: 'bare', column: 0, larger: 1 };
  const upright = about(scene, height < LOW ? 'low' : 'tall', width, height);
  const table = scene.boards[0]?.shape === 'table';
  const across = width > height ? about(scene, 'low', width, height) : upright;
  const above = height - ABOUT - (across.twoLines ? SECOND_LINE : 0);
  const side = sideways(scene, width, height, stacked);
  if (side && side.scale > scaleOf(scene, width, above, stacked)) return side.layout;
  // A table has no size of its own: it grows with the game.
  if (width < 480 || (table && width <= height * 1.2)) return upright;
  const beside = (column: number) => (table ? 1 : scaleOf(scene, width - column - BESIDE.gap, height, stacked));
  const usual = Math.min(Math.max(width * BESIDE.share, BESIDE.least), BESIDE.most);
  const between = table ? 0 : scaleOf(scene, width, height - ABOUT, stacked);
  if (beside(usual) * 1.03 < between) return across;
  const columns = [usual];
  for (
    let next = usual + BESIDE.step;
    next <= width * WIDEST && beside(next) >= beside(usual) * SAME;
    next += BESIDE.step
  )
    columns.push(next);
  const sizes = width < NARROW ? [SMALL] : SIZES;
  for (const larger of sizes) {
    const column = columns.find((one) => columnHeight(scene, larger, one, height) <= height);
    if (column !== undefined) return { form: 'wide', column: Math.round(column), larger };
  }
  if (beside(usual) < between * MUCH) return across;
  return { form: 'wide', column: Math.round(columns.at(-1)!), larger: SMALL };
}

/** The hand in a column that is as narrow as can be, so that a board is as large as on no other way; none if it does not fit. */
function sideways(
  scene: Scene,
  width: number,
  height: number,
  stacked: boolean,
): { layout: HandLayout; scale: number } | null {
  if (width <= height || height >= SHALLOW || scene.boards[0]?.shape !== 'hexes') return null;
  const room = height - SIDEWAYS.line;
  const found = [SMALL, SMALLEST].flatMap((larger) => {
    for (let column = SIDEWAYS.least; column <= width * WIDEST; column += SIDEWAYS.step) {
      const own = scene.hands.map(({ pieces }) => handHeight(pieces, larger, column - SIDEWAYS.side, CLOSE));
      if (Math.max(...own) + SIDEWAYS.buttons + SIDEWAYS.edges > room) continue;
      return [{ larger, column, scale: scaleOf(scene, width - column - SIDEWAYS.gap, room, stacked) }];
    }
    return [];
  });
  const largest = Math.max(...found.map(({ scale }) => scale));
  // Pieces are no smaller than the board is worth.
  const best = found.find(({ scale }) => scale >= largest * 0.95);
  return best ? { layout: { form: 'side', column: best.column, larger: best.larger }, scale: best.scale } : null;
}

function about(scene: Scene, form: 'low' | 'tall', width: number, height: number): HandLayout {
  const small = width < NARROW || height < SHALLOW;
  // On a phone held upright what is left below the board decides whether there are two lines.
  const upright = width <= height;
  if (form === 'tall' || (small && upright)) return { form, column: 0, larger: small ? SMALL : 1 };
  // One line that need not be scrolled; where even small pieces are too many for it, two.
  const fits = (larger: number) => scene.hands.every(({ pieces }) => lineWidth(pieces, larger) <= width - EDGES);
  const larger = (small ? [SMALL, SMALLEST] : SIZES).find(fits);
  return { form, column: 0, larger: larger ?? (small ? SMALLEST : SMALL), twoLines: larger === undefined };
}

/** How high all is that stands beside the board, with the fullest hand as one's own. */
function columnHeight(scene: Scene, larger: number, column: number, height: number): number {
  const room = column - COLUMN.side;
  const own = scene.hands.map(({ pieces }) => handHeight(pieces, larger, room));
  const fullest = own.indexOf(Math.max(...own));
  const bag = scene.bag === null || scene.bag === undefined ? 0 : COLUMN.bag;
  const others = scene.hands
    .filter(({ pieces }, index) => index !== fullest && pieces.length > 0)
    .reduce((sum, { pieces }) => sum + otherHeight(pieces, room) + COLUMN.between, bag);
  const paths = scene.hands.some(({ pieces }) => pieces.some(({ piece }) => piece.kind === 'path'));
  const buttons = COLUMN.buttons * (paths && column < FOUR_BUTTONS ? 2 : 1);
  return own[fullest]! + buttons + COLUMN.edges + Math.min(others, height * OTHERS_SHARE);
}

function scaleOf(scene: Scene, width: number, height: number, stacked: boolean): number {
  if (width <= 0 || height <= 0) return 0;
  const { box } = arrange(scene, { aspect: width / height, turn: 0, front: stacked ? 0 : null });
  return Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
}

/** How high the board is where it is as wide as the pane: what is left can hold pieces. */
export function boardHeight(scene: Scene, width: number, stacked: boolean): number {
  if (scene.boards[0]?.shape === 'table') return Infinity;
  const { box } = arrange(scene, { aspect: 1, turn: 0, front: stacked ? 0 : null });
  return (width * (box.bottom - box.top)) / (box.right - box.left);
}
