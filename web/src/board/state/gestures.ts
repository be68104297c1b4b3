import { samePlace } from '../layout';
import type { Place, Point } from '../types';
import { cursorOnCell, cursorOnPiece } from './cursor';
import { canPlay, heldPiece, isSource, isStack, isTable, layoutOf } from './queries';
import { letGo, liftStack, pointAt, pointAway, press, putBack, takePiece, turnPiece, withTentative } from './selection';
import { withEffect } from './state';
import type { Device, State } from './state';
import { isZoomedIn, toDrawing } from './view';
import { zoom } from './viewport';

/** What hands do. Points are in pixels of the pane. */

/** The mouse is over the board, or has left it. */
export function hover(state: State, point: Point | null): State {
  const moved: State = { ...state, device: 'mouse' };
  const next = point ? pointIn(moved, point) : pointAway(moved);
  const stack = stackPointed(next);
  return stack && next.openStack && samePlace(stack, next.openStack) ? next : { ...next, openStack: null };
}

/** The stack that is pointed at. */
export function stackPointed(state: State): Place | null {
  const place = state.pointed?.place ?? null;
  return place && isStack(state, place) ? place : null;
}

/** Fans a stack out. */
export function openStack(state: State, place: Place): State {
  return { ...state, openStack: place };
}

/** Pressed and let go in one place. */
export function tap(state: State, point: Point, device: Device): State {
  const { place, point: there } = under(state, point);
  const moved: State = { ...(place ? cursorOnCell(state, place) : state), device, pointed: { place, point: there } };
  if (place && isStack(state, place) && !state.holding && !isSource(state, place)) {
    const open = state.openStack && samePlace(state.openStack, place);
    return { ...moved, openStack: open ? null : place };
  }
  return withEffect(press({ ...moved, openStack: null }, place, there, device), { kind: 'focus-cell' });
}

export function tapPiece(state: State, key: string, device: Device): State {
  return takePiece(cursorOnPiece({ ...state, device }, key), key);
}

/** A drag begins on the board: what it moves. */
export function grab(
  before: State,
  start: Point,
  device: Device,
): { state: State; moves: 'view' | 'piece' | 'arrow' | 'nothing' } {
  const state: State = { ...before, device };
  const { place } = under(state, start);
  const { tentative } = state;
  if (state.input?.marking) return { state, moves: 'arrow' };
  const dragged = (next: State) => ({ state: { ...next, dragging: true }, moves: 'piece' as const });
  const onGhost = place !== null && tentative !== null && tentative.places.some((one) => samePlace(one, place));
  if (onGhost && heldPiece(state)) return dragged(withTentative(state, null));
  if (place && !state.holding && isSource(state, place)) return dragged(liftStack(state, place));
  if (isTable(state) || isZoomedIn(state.view)) return { state, moves: 'view' };
  if (heldPiece(state) && device === 'touch') return dragged(state);
  return { state, moves: 'nothing' };
}

/** A cell is marked, or an arrow drawn from one to another. */
export function annotate(state: State, start: Point, end: Point): State {
  const [from, to] = [under(state, start).place, under(state, end).place];
  return from && to ? withEffect(state, { kind: 'annotated', from, to }) : state;
}

/** A drag begins on a piece of the hand; `dragging` says whether it can be. */
export function grabPiece(state: State, key: string): State {
  if (!canPlay(state, key)) return state;
  const taken = heldPiece(state)?.key === key ? state : takePiece(state, key);
  return { ...taken, dragging: heldPiece(taken) !== null };
}

export function drag(state: State, point: Point, device: Device): State {
  return pointIn({ ...state, device }, point);
}

export function release(state: State, point: Point, device: Device): State {
  return letGo(pointIn({ ...state, device, dragging: false }, point), device);
}

/** The browser took the pointer away. */
export function loseDrag(state: State): State {
  return putBack({ ...state, dragging: false });
}

/** A wheel turns what is held, or zooms; null if the page may scroll by it. */
export function wheel(state: State, steps: number, point: Point, zooms: boolean): State | null {
  if (heldPiece(state) && !zooms) return steps === 0 ? state : turnPiece(state, steps);
  if (!zooms && !isTable(state)) return null;
  return steps === 0 ? state : zoom(state, Math.pow(0.85, steps), point);
}

function pointIn(state: State, point: Point): State {
  const found = under(state, point);
  return pointAt(state, found.place, found.point);
}

/** What is under a point of the pane. */
function under(state: State, point: Point): { place: Place | null; point: Point } {
  const there = toDrawing(state.view, point);
  return { place: layoutOf(state).placeAt(there), point: there };
}
