import { placeKey, samePlace } from '../layout';
import { flipped, orientationInHand, orientationOf, rotated } from '../orientation';
import type { Orientation } from '../orientation';
import type { Choice, Held, Place, Point } from '../types';
import { attemptAt } from './attempt';
import { reaches, variants } from './choices';
import {
  canPlay,
  choicesNow,
  fillsAt,
  heldPiece,
  isActive,
  isSource,
  isWaiting,
  layoutOf,
  legalNow,
  myHand,
  nameOf,
  needsPiece,
} from './queries';
import { nextFlip, nextTurn, snapTo } from './snap';
import { say, withEffect } from './state';
import type { Device, State, Update } from './state';

/** What the person has in hand and means to do with it. */

/** Takes a piece of the hand, or puts it back if it is the one that is held. */
export function takePiece(state: State, key: string): State {
  if (!isActive(state)) return state;
  if (state.holding?.kind === 'piece' && state.holding.key === key) return putBack(state);
  const held = myHand(state).find((piece) => piece.key === key);
  if (!held) return state;
  if (!canPlay(state, key)) return say(state, 'board-said-idle', { piece: held.about, key });
  const taken: State = {
    ...withTentative(state, null),
    holding: { kind: 'piece', key },
    orientation: orientationInHand(held),
    snap: null,
  };
  if (!isWaiting(taken))
    return resnap(say(taken, 'board-said-picked', { piece: held.about, count: legalNow(taken).size }));
  return resnap(withEffect(say(taken, 'board-said-fetching', { piece: held.about }), { kind: 'wants', piece: key }));
}

/** Takes the top of a stack. */
export function liftStack(state: State, place: Place): State {
  const lifted: State = { ...withTentative(state, null), holding: { kind: 'stack', place } };
  return say(lifted, 'board-said-lifted', { place: nameOf(state, place), count: legalNow(lifted).size });
}

export function putBack(state: State): State {
  if (!state.holding && !state.tentative) return state;
  return say(drop(state), 'board-said-put-back');
}

/** Holds nothing any more. */
export function drop(state: State): State {
  return { ...withTentative(state, null), holding: null, orientation: null, snap: null };
}

/** The pointer or the cursor is here. What stands waiting does not follow. */
export function pointAt(state: State, place: Place | null, point: Point): State {
  const next: State = { ...state, pointed: { place, point } };
  return state.tentative ? next : resnap(next);
}

export function pointAway(state: State): State {
  return { ...state, pointed: null, snap: null };
}

/** A click, a tap, or Enter. */
export function press(state: State, place: Place | null, point: Point, device: Device): State {
  if (state.input?.marking) return place ? withEffect(state, { kind: 'annotated', from: place, to: place }) : state;
  if (!isActive(state)) return state;
  const { tentative, holding } = state;
  if (tentative && place && reaches(tentative, holding, place)) return pressTentative(state, tentative, device);
  if (!place) return tentative || state.options.length > 0 ? cancel(state) : state;
  const pointed = pointAt(withTentative(state, null), place, point);
  if (holding?.kind === 'piece') return pressWithPiece(pointed, place, device);
  const fills = fillsAt(pointed, place);
  if (fills.length > 0) return fill(pointed, fills, device);
  const here = choicesNow(pointed).filter((choice) => reaches(choice, holding, place));
  if (here.length > 0) return choose(pointed, here, device, 1);
  if (holding?.kind === 'stack' && samePlace(holding.place, place)) return putBack(pointed);
  if (isSource(pointed, place)) return liftStack(pointed, place);
  return refuse(pointed, place);
}

/** What was dragged is let go where it is. */
export function letGo(state: State, device: Device): State {
  const { pointed, holding } = state;
  if (!pointed?.place) return putBack(state);
  const fits = holding?.kind === 'stack' ? legalNow(state).has(placeKey(pointed.place)) : state.snap !== null;
  const pressed = press(state, pointed.place, pointed.point, device);
  return fits ? pressed : putBack(pressed);
}

/** Turns the piece in hand, by steps of 60 degrees clockwise, to the next legal orientation. */
export function turnPiece(state: State, steps: number): State {
  return reorient(
    state,
    (held, from, cell) => nextTurn(choicesNow(state), held, from, cell, steps),
    (orientation) => rotated(orientation, steps),
  );
}

export function flipPiece(state: State): State {
  return reorient(state, (held, from, cell) => nextFlip(choicesNow(state), held, from, cell), flipped);
}

/** What is done with a piece in hand; where there is none, that is said. */
export function withHeld(update: Update): Update {
  return (state) => (heldPiece(state) ? update(state) : say(state, 'board-said-none-held'));
}

/** Decides between options. */
export function decide(state: State, choice: Choice): State {
  if (!isActive(state)) return state;
  const confirm = state.input?.confirm ?? 'off';
  const again = confirm === 'double' && state.tentative?.text === choice.text;
  return confirm === 'off' || again ? finish(state, choice) : withTentative(state, choice, state.options);
}

export function confirm(state: State): State {
  return state.tentative && isActive(state) ? finish(state, state.tentative) : state;
}

/** Takes back what stands waiting, and keeps the piece in hand. */
export function cancel(state: State): State {
  const next = withTentative(state, null);
  return next.holding?.kind === 'piece' ? next : { ...next, holding: null };
}

/** What waits to be confirmed, and what else could be meant by it. */
export function withTentative(state: State, choice: Choice | null, options: readonly Choice[] = []): State {
  const next: State = { ...state, tentative: choice, options, preview: null };
  if (state.tentative === choice) return next;
  const told = withEffect(next, { kind: 'tentative', choice });
  return choice ? say(told, 'board-said-tentative', { move: choice.about || choice.text }) : told;
}

/** Says what Enter would do here. */
export function saySnap(state: State): State {
  if (state.snap) {
    const { choice, way, ways } = state.snap;
    const told = { move: choice.about || choice.text, way, ways };
    const degrees = 60 * choice.turn;
    // How a tile is turned is not in its words.
    if (heldPiece(state)?.piece.kind === 'tile' && degrees > 0)
      return say(state, ways > 1 ? 'board-said-fits-turned' : 'board-said-fits-turned-only', { ...told, degrees });
    return say(state, ways > 1 ? 'board-said-fits' : 'board-said-fits-only', told);
  }
  // As long as nobody knows where it fits, nothing is said of it.
  if (!heldPiece(state) || !state.pointed?.place || isWaiting(state)) return state;
  return say(state, 'board-said-fits-not', { place: nameOf(state, state.pointed.place) });
}

/** Finds anew what the piece in hand snaps to. */
export function resnap(state: State): State {
  const { orientation, pointed } = state;
  const held = heldPiece(state);
  const place = state.tentative ? pivotOf(state) : (pointed?.place ?? null);
  if (!held || !orientation || !place) return { ...state, snap: null };
  const layout = layoutOf(state);
  const point = pointed?.place && samePlace(pointed.place, place) ? pointed.point : layout.pointOf(place);
  return { ...state, snap: snapTo(choicesNow(state), held, orientation, place, point, layout) };
}

function pressWithPiece(state: State, place: Place, device: Device): State {
  const held = heldPiece(state);
  if (!held || !state.snap) return refuse(state, place);
  // What was seen before the press comes first.
  const { choice } = state.snap;
  const others = variants(choicesNow(state), choice, held).filter((one) => one !== choice);
  // It may lie here turned otherwise, or the same way a cell further on.
  const ways = choicesNow(state).filter((one) => reaches(one, state.holding, place)).length - others.length;
  return choose(state, [choice, ...others], device, ways);
}

/** What must lie here is taken up and laid in one; if it can lie in several ways it is held here first. */
function fill(state: State, fills: Choice[], device: Device): State {
  const held = myHand(state).find(({ key }) => key === fills[0]!.piece);
  if (!held) return state;
  const taken: State = {
    ...state,
    holding: { kind: 'piece', key: held.key },
    orientation: orientationOf(fills[0]!, held),
  };
  const lying = resnap(taken);
  return fills.length === 1 || device === 'touch' ? choose(lying, [fills[0]!], device, fills.length) : saySnap(lying);
}

function pressTentative(state: State, tentative: Choice, device: Device): State {
  const confirm = state.input?.confirm;
  if (confirm === 'double' || device === 'keys') return finish(state, tentative);
  if (state.holding?.kind === 'piece') return turnPiece(state, 1);
  return confirm === 'off' && state.options.length === 0 ? finish(state, tentative) : state;
}

/** One thing is meant, or one of several at the same place. */
function choose(state: State, choices: Choice[], device: Device, ways: number): State {
  const first = choices[0];
  if (!first) return state;
  if (choices.length > 1) {
    // Stacks are carried or change places: neither is meant before it is said which.
    const stack = state.holding?.kind === 'stack';
    const options = stack ? [...choices].sort((a, b) => rankOf(a) - rankOf(b)) : choices;
    return say(withTentative(state, stack ? null : first, options), 'board-said-options', { count: choices.length });
  }
  const unseen = device === 'touch' && ways > 1;
  return state.input?.confirm === 'off' && !unseen ? finish(state, first) : withTentative(state, first);
}

/** What is carried comes before what changes places, fewer before more. */
function rankOf({ act, count }: Choice): number {
  return act === 'swap' ? 99 : count;
}

function finish(state: State, choice: Choice): State {
  return withEffect({ ...drop(state), sent: choice }, { kind: 'chosen', choice });
}

function refuse(state: State, place: Place): State {
  if (needsPiece(state)) return say(state, 'board-said-pick-first');
  const attempt = attemptAt(place, state.holding, heldPiece(state), state.orientation);
  return withEffect(state, { kind: 'refused', attempt });
}

/** To another orientation: a legal one where the piece snaps to something, any one elsewhere. */
function reorient(
  state: State,
  legal: (held: Held, from: Orientation, cell: Place) => Orientation | null,
  free: (orientation: Orientation) => Orientation,
): State {
  const { orientation, tentative, snap } = state;
  const held = heldPiece(state);
  if (!held || !orientation) return state;
  const cell = pivotOf(state);
  if (!cell || (!tentative && !snap)) return saySnap(resnap({ ...state, orientation: free(orientation) }));
  const next = legal(held, tentative ? orientationOf(tentative, held) : (snap?.orientation ?? orientation), cell);
  if (!next) return say(state, 'board-said-only-way');
  const turned = resnap({ ...state, orientation: next });
  if (!tentative || !turned.snap) return saySnap(turned);
  const same = variants(choicesNow(turned), turned.snap.choice, held);
  return withTentative(turned, turned.snap.choice, same.length > 1 ? same : []);
}

/** The cell about which a piece turns: where the person points, if the piece lies there. */
function pivotOf({ pointed, tentative }: State): Place | null {
  const place = pointed?.place ?? null;
  if (!tentative) return place;
  return place && tentative.places.some((one) => samePlace(one, place)) ? place : (tentative.places[0] ?? null);
}
