import type { Place, Scene } from '../types';

/**
 * The places of all that happened since a seat's last move. For those who watch, and for whoever has just moved, that
 * is the last turn, however many moves it had.
 */
export function placesSince({ recent }: Pick<Scene, 'recent'>, seat: number | null): Place[] {
  const newest = recent[0]?.seat;
  const own = seat === null || seat === newest ? null : seat;
  const end = recent.findIndex((touched) => (own === null ? touched.seat !== newest : touched.seat === own));
  return recent.slice(0, end < 0 ? recent.length : end).flatMap(({ places }) => places);
}
