import { snakeAt } from '../draw/snakes';
import { placeKey, samePlace } from '../layout';
import type { BoardInput, Cell, Place, Scene, Words } from '../types';

/** What cells are to those who listen. */

/** What lies at a cell, whose it is told by the name that the player has everywhere on the page. */
export function cellInWords(scene: Scene, names: readonly string[], place: Place, cell: Cell): string {
  const owner = snakeAt(scene, placeKey(place))?.seat;
  const [sign, player] = owner === undefined ? [] : [scene.signs[owner]?.name, names[owner]];
  return sign && player ? cell.about.replace(`: ${sign},`, () => `: ${player},`) : cell.about;
}

/** The same with what it means now: what must be done there, what can, and what has just been. */
export function cellLabel(
  { scene, names, seat }: BoardInput,
  place: Place,
  cell: Cell,
  { legal, recent }: { legal: ReadonlySet<string>; recent: ReadonlySet<string> },
  words: Words,
): string {
  let about = cellInWords(scene, names ?? [], place, cell);
  const passage = (scene.passages ?? []).find((one) => one.seat === seat && samePlace(one.to, place));
  if (passage) about = words('board-cell-passage', { about, floor: passage.from.board + 1 });
  if (cell.mark === 'forced') about = words('board-cell-forced', { about });
  if (cell.mark === 'answer') about = words('board-cell-answer', { about });
  if (legal.has(placeKey(place))) about = words('board-cell-legal', { about });
  if (scene.last.some((one) => samePlace(one, place))) return words('board-cell-last', { about });
  return recent.has(placeKey(place)) ? words('board-cell-recent', { about }) : about;
}
