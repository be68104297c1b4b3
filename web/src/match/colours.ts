/** The colours of seats: names of custom properties of the board's style sheet, so that both agree. */

import type { Piece, Scene } from '../api';

const STONES: Partial<Record<string, string>> = { black: 'black-bottom', white: 'white-top' };

/** The colour of a seat, as its pieces have it: hides of snakes, links of tiles, or stones. */
export function seatColour(scene: Scene | null | undefined, seat: number): string {
  const tint = scene?.signs[seat]?.tint;
  if (!tint) return 'none';
  const held = scene.hands.flatMap(({ pieces }) => pieces.map(({ piece }) => piece));
  const laid = scene.boards.flatMap(({ cells }) => cells.flatMap(({ pieces }) => pieces));
  const has = (kind: Piece['kind']) =>
    held.some((piece) => piece.kind === kind) || laid.some((piece) => piece.kind === kind);
  if (scene.snakes.length > 0 || has('path')) return `hide-${tint}`;
  return has('tile') ? `link-${tint}` : (STONES[tint] ?? tint);
}
