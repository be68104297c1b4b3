import { arrangeHands } from '../hand-layout';
import type { BoardInput, Scene } from '../types';
import { goToLegal, settleCursor } from './cursor';
import { canPlay, heldPiece, isActive, isSource, isStacked, isWaiting, legalNow } from './queries';
import { drop, pointAway, resnap, withTentative } from './selection';
import { followStacks } from './stacks';
import { say } from './state';
import type { Size, State } from './state';

/** What comes from outside: a position, and how much room there is. */

/** Takes over what the page tells; what is held stays held while it still can be played. */
export function setInput(before: State, input: BoardInput): State {
  const moved = before.input?.scene !== input.scene;
  const first = input.scene.boards[0];
  let state: State = { ...before, input, lively: before.input !== null };
  if (moved && first?.shape === 'row') state = { ...state, stacks: followStacks(state.stacks, first.cells) };
  state = keepHolding(state, before.input);
  const arrived = isWaiting(before) && heldPiece(state) !== null && !isWaiting(state);
  if (arrived) state = say(state, 'board-said-picked', { piece: heldPiece(state)!.about, count: legalNow(state).size });
  if (moved) state = followMove(state, before.input?.scene ?? null, input.scene);
  // A finger that has made its move is gone: nothing is lit or explained any more where it was.
  if (moved && state.device === 'touch' && !state.holding) state = pointAway(state);
  if (before.input) state = announce(state, before.input, input);
  // What the piece in hand can do is known at last.
  return arrived && state.device === 'keys' ? goToLegal(settleCursor(state)) : state;
}

/** The board has so much room, its hands included. */
export function setBoardSize(state: State, board: Size): State {
  const next: State = { ...state, board };
  if (!next.input) return next;
  return { ...next, handLayout: arrangeHands(next.input.scene, board.width, board.height, isStacked(next)) };
}

/** The drawing has so much room. */
export function setPaneSize(state: State, pane: Size): State {
  return { ...state, pane };
}

export function hasHands(scene: Scene): boolean {
  return scene.hands.some((hand) => hand.pieces.length > 0);
}

function keepHolding(state: State, before: BoardInput | null): State {
  const { input, tentative } = state;
  if (!input) return state;
  // Without a connection nothing can be done, and nothing that was begun is lost.
  if (input.away) return state;
  let next = state;
  if (input.pending !== null || (state.holding && !canStillHold(state))) next = drop(state);
  else if (tentative && !input.choices.some((choice) => choice.text === tentative.text))
    next = withTentative(state, null);
  return next.holding && before?.choices !== input.choices ? resnap(next) : next;
}

function canStillHold(state: State): boolean {
  const { holding } = state;
  if (!holding || !isActive(state)) return false;
  return holding.kind === 'piece'
    ? heldPiece(state) !== null && canPlay(state, holding.key)
    : isSource(state, holding.place);
}

/** Shows the floor on which something has happened, and in the end what has won. */
function followMove(state: State, before: Scene | null, scene: Scene): State {
  const won = scene.won[0]?.board;
  const board = won ?? (before ? scene.last[0]?.board : undefined);
  const front = board !== undefined && isStacked(state) ? board : state.front;
  const fresh = !before || before.boards.length !== scene.boards.length;
  return { ...state, front, view: fresh ? { ...state.view, auto: true } : state.view };
}

function announce(state: State, before: BoardInput, input: BoardInput): State {
  let next = state;
  if (input.away !== before.away) next = say(next, input.away ? 'board-said-away' : 'board-said-back');
  const { pending } = input;
  if (pending === null || pending === before.pending) return next;
  const known = state.sent?.text === pending ? state.sent.about : '';
  return say(next, 'board-said-pending', { move: known || pending });
}
