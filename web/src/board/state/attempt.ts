import { cellsAt, laid } from '../orientation';
import type { Orientation } from '../orientation';
import type { Attempt, Held, Place } from '../types';
import type { Holding } from './choices';

/** What somebody tried at a place, for the rules to say why not. */
export function attemptAt(
  place: Place,
  holding: Holding | null,
  held: Held | null,
  orientation: Orientation | null,
): Attempt {
  const bare: Attempt = { piece: null, from: null, places: [place], turn: 0, flipped: false, count: 1, drills: [] };
  if (holding?.kind === 'stack') return { ...bare, from: holding.place };
  if (!held || !orientation) return bare;
  const lies = laid(held, orientation);
  return { ...bare, piece: held.key, turn: lies.turn, flipped: lies.flipped, places: cellsAt(lies, place) };
}
