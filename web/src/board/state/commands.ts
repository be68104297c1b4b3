import type { Place } from '../types';
import { cursorOnCell, cursorOnPiece, goTo, goToHand, goToNext, goToTable } from './cursor';
import { walk } from './keys';
import type { Command, Way } from './keys';
import { askedChoices, fillsAt, layoutOf, myHand, needsPiece, optionsShown, sceneOf } from './queries';
import { cancel, decide, flipPiece, press, putBack, takePiece, turnPiece } from './selection';
import { withEffect } from './state';
import type { State } from './state';
import { showAll, turnBoard, zoom } from './viewport';

/** What a key does; null if it means nothing now, and may mean something to the page. */
export function run(before: State, command: Command): State | null {
  const state: State = { ...before, device: 'keys' };
  switch (command.do) {
    case 'walk':
      return state.zone === 'hand' ? walkHand(state, command.way) : walkTable(state, command.way);
    case 'enter':
      return enter(state);
    case 'back':
      return back(state);
    case 'turn':
      return turnPiece(state, command.by);
    case 'flip':
      return flipPiece(state);
    case 'zoom':
      return zoom(state, command.by);
    case 'fit':
      return showAll(state);
    case 'turn-view':
      return turnBoard(state, 1);
    case 'next':
      return goToNext(state, command.by);
    case 'floor':
      return changeFloor(state, command.by);
    case 'piece':
      return numbered(state, command.index);
    case 'hand':
      return goToHand(state);
    case 'table':
      return goToTable(state);
    case 'coordinates':
      return withEffect(state, { kind: 'coordinates' });
    case 'help':
      return withEffect(state, { kind: 'say-keys' });
  }
}

/** A piece or a cell was pressed by no pointer: screen readers and voice control do that. */
export function activatePiece(state: State, key: string): State {
  return enter(cursorOnPiece({ ...state, device: 'keys' }, key));
}

export function activateCell(state: State, place: Place): State {
  return enter(cursorOnCell({ ...state, device: 'keys' }, place));
}

function enter(state: State): State {
  // A decision between words is no place on the board.
  if (askedChoices(state).length > 0) return withEffect(state, { kind: 'focus-options' });
  const { cursor, pieceCursor } = state;
  if (state.zone === 'hand') {
    if (pieceCursor === null) return state;
    const taken = takePiece(state, pieceCursor);
    return taken.holding ? goToTable(taken) : taken;
  }
  if (!cursor) return state;
  if (fillsAt(state, cursor).length > 0) return press(state, cursor, layoutOf(state).pointOf(cursor), 'keys');
  const pressed = press(state, cursor, layoutOf(state).pointOf(cursor), 'keys');
  // What is needed first is where one goes on.
  return needsPiece(state) ? goToHand(pressed) : pressed;
}

function back(state: State): State | null {
  if (state.tentative || state.options.length > 0) return withEffect(cancel(state), { kind: 'focus' });
  return state.holding ? goToHand(putBack(state)) : null;
}

function walkHand(state: State, way: Way): State {
  if (way === 'up' || way === 'north-west' || way === 'north-east') return goToTable(state);
  const keys = myHand(state).map((held) => held.key);
  const by = way === 'left' || way === 'west' ? -1 : way === 'right' || way === 'east' ? 1 : 0;
  const next = keys[keys.indexOf(state.pieceCursor ?? '') + by];
  return next === undefined ? state : withEffect({ ...state, pieceCursor: next }, { kind: 'focus' });
}

function walkTable(state: State, way: Way): State {
  if (!state.cursor) return state;
  const to = walk(state.cursor, way, layoutOf(state));
  if (to) return goTo(state, to);
  return way === 'down' ? goToHand(state) : state;
}

function changeFloor(state: State, by: number): State {
  const count = sceneOf(state).boards.length;
  if (count < 2 || !state.cursor) return state;
  return goTo(state, { ...state.cursor, board: (state.cursor.board + by + count) % count });
}

/** A number decides between options, or takes a piece of the hand. */
function numbered(state: State, index: number): State | null {
  const options = optionsShown(state);
  const option = options[index];
  if (option) return decide(state, option);
  const held = myHand(state)[index];
  return held ? enter(cursorOnPiece(state, held.key)) : null;
}
