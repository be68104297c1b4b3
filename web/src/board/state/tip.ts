import { snakeAt } from '../draw/snakes';
import { placeKey, samePlace } from '../layout';
import type { Facts, Place } from '../types';
import { cellAt, sceneOf } from './queries';
import type { State } from './state';

/** What a sign or a snake means to whoever points at it: a code of the page's sentences, with its facts. */
export interface Tip {
  place: Place;
  code: string;
  facts: Facts;
}

const EXPLAINED: ReadonlySet<string> = new Set(['forced', 'waiting', 'barred', 'dead', 'answer']);

export function tipOf(state: State): Tip | null {
  const place = state.pointed?.place;
  const { input } = state;
  if (!place || !input || state.holding || state.tentative || state.dragging || input.pending !== null) return null;
  const scene = sceneOf(state);
  // When all is over it goes without saying that nothing can be laid.
  const mark = scene.won.length > 0 ? null : cellAt(state, place)?.mark;
  if (mark && EXPLAINED.has(mark)) return { place, code: `board-mark-${mark}`, facts: {} };
  const name = (seat: number) => input.names?.[seat] ?? scene.signs[seat]?.name ?? '';
  const snake = snakeAt(scene, placeKey(place));
  if (snake) return { place, code: 'board-snake', facts: { name: name(snake.seat), length: snake.body.length } };
  const passage = (scene.passages ?? []).find(({ seat, to }) => seat === input.seat && samePlace(to, place));
  return passage
    ? { place, code: 'board-passage', facts: { name: name(passage.seat), floor: passage.from.board + 1 } }
    : null;
}
