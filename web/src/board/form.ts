import { arrange } from './layout';
import type { Scene } from './types';

/**
 * How hands stand about the board: beside it (`wide`), or above and below it with room for all buttons
 * (`tall`) or for few (`low`). Without hands the board is alone (`bare`).
 */
export type Form = 'bare' | 'wide' | 'tall' | 'low';

/** What hands take, in pixels: beside the board, and above and below it. */
const BESIDE = { share: 0.22, least: 168, most: 280, gap: 14 };
const ABOUT = 124;
/** Where a pane is lower than this, buttons stand in its corners. */
const LOW = 620;

/** The form in which the board is largest. */
export function formOf(scene: Scene, width: number, height: number, stacked: boolean): Form {
  if (!scene.hands.some((hand) => hand.pieces.length > 0)) return 'bare';
  const upright: Form = height < LOW ? 'low' : 'tall';
  if (width < 480) return upright;
  // A table has no size of its own: it grows with the game.
  if (scene.boards[0]?.shape === 'table') return width > height * 1.2 ? 'wide' : upright;
  const column = Math.min(Math.max(width * BESIDE.share, BESIDE.least), BESIDE.most) + BESIDE.gap;
  const beside = scaleOf(scene, width - column, height, stacked);
  const about = scaleOf(scene, width, height - ABOUT, stacked);
  if (beside * 1.03 >= about) return 'wide';
  return width > height ? 'low' : upright;
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
