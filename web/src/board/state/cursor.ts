import { placeKey, samePlace } from '../layout';
import type { Place } from '../types';
import { nearest } from './keys';
import { allPlaces, heldPiece, isStacked, layoutOf, legalShown, myHand } from './queries';
import { pointAt, saySnap } from './selection';
import { withEffect } from './state';
import type { State } from './state';
import { reveal, showFloor } from './viewport';

/** Where the keyboard is. There is one tab stop: a cell, or a piece of the hand. */

/** The cursor goes to a cell, and what is held goes with it. */
export function goTo(state: State, place: Place): State {
  const shown = isStacked(state) && place.board !== state.front ? showFloor(state, place.board) : state;
  const point = layoutOf(shown).pointOf(place);
  const there = pointAt({ ...shown, cursor: place, zone: 'table' }, place, point);
  const open: State = { ...there, openStack: there.holding ? null : place };
  const seen = withEffect(reveal(open, point), { kind: 'focus' });
  return heldPiece(seen) ? saySnap(seen) : seen;
}

/** The cursor goes to the nearest place where something can be done, if it is not on one. */
export function goToLegal(state: State): State {
  const { cursor } = state;
  if (!cursor) return state;
  const legal = legalShown(state);
  if (legal.size === 0 || legal.has(placeKey(cursor))) return goTo(state, cursor);
  const places = allPlaces(state).filter((place) => legal.has(placeKey(place)));
  return goTo(state, nearest(cursor, places, layoutOf(state)));
}

/** To the next place where something can be done, or the one before. */
export function goToNext(state: State, by: number): State {
  const legal = legalShown(state);
  const all = allPlaces(state);
  const from = all.findIndex((place) => state.cursor && samePlace(place, state.cursor));
  for (let step = 1; step <= all.length; step++) {
    const place = all[(((from + by * step) % all.length) + all.length) % all.length];
    if (place && legal.has(placeKey(place))) return goTo(state, place);
  }
  return state;
}

export function goToHand(state: State): State {
  return withEffect(state.pieceCursor === null ? state : { ...state, zone: 'hand' }, { kind: 'focus' });
}

export function goToTable(state: State): State {
  if (state.holding) return goToLegal(state);
  return state.cursor ? goTo(state, state.cursor) : state;
}

/** The browser's focus came to a cell, however it came there. */
export function cursorOnCell(state: State, place: Place): State {
  return { ...state, cursor: place, zone: 'table' };
}

export function cursorOnPiece(state: State, key: string): State {
  return { ...state, pieceCursor: key, zone: 'hand' };
}

/** The cursor is somewhere that exists. */
export function settleCursor(state: State): State {
  const layout = layoutOf(state);
  const hand = myHand(state);
  let { cursor, zone, pieceCursor } = state;
  if (!cursor || !layout.has(cursor)) {
    const legal = [...legalShown(state)][0];
    const all = layout.floors.flatMap((floor) => (floor.behind ? [] : layout.placesOn(floor.board)));
    cursor = all.find((place) => placeKey(place) === legal) ?? all[Math.floor(all.length / 2)] ?? null;
    if (!state.focused && hand.length > 0) zone = 'hand';
  }
  if (!hand.some((held) => held.key === pieceCursor)) pieceCursor = hand[0]?.key ?? null;
  if (pieceCursor === null) zone = 'table';
  const same = cursor === state.cursor && zone === state.zone && pieceCursor === state.pieceCursor;
  return same ? state : { ...state, cursor, zone, pieceCursor };
}
