import type { HandLayout } from '../hand-layout';
import type { Orientation } from '../orientation';
import type { Attempt, BoardInput, Choice, Facts, Place, Point } from '../types';
import type { Holding } from './choices';
import type { Snap } from './snap';
import { NO_STACKS } from './stacks';
import type { Stacks } from './stacks';
import { UNFITTED } from './view';
import type { View } from './view';

export type Device = 'mouse' | 'touch' | 'keys';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Everything a board knows, as plain data. It changes only by functions from one state to the next, so that
 * all of a board's behaviour can be tested without a page.
 */
export interface State {
  /** What the page told last. */
  readonly input: BoardInput | null;
  /** Something was shown before, so that what changes may glide. */
  readonly lively: boolean;

  readonly holding: Holding | null;
  /** How the person last turned the piece; where that is not legal it lies otherwise for the moment. */
  readonly orientation: Orientation | null;
  readonly pointed: { readonly place: Place | null; readonly point: Point } | null;
  /** The choice that the piece snaps to where it is pointed. */
  readonly snap: Snap | null;
  /** Chosen, and not yet confirmed. */
  readonly tentative: Choice | null;
  /** Other ways to do the same thing there, among which the person has to decide. */
  readonly options: readonly Choice[];
  /** The option that is looked at. */
  readonly preview: Choice | null;
  /** The last one that was confirmed, for as long as it may be pending. */
  readonly sent: Choice | null;
  /** A piece is being dragged. */
  readonly dragging: boolean;
  /** The stack that is fanned out, so that all of it can be seen. */
  readonly openStack: Place | null;
  /** What the person used last. */
  readonly device: Device;

  /** Where the keyboard is: on a cell, or on a piece of the hand. */
  readonly zone: 'table' | 'hand';
  readonly cursor: Place | null;
  readonly pieceCursor: string | null;
  /** The browser's focus is on the board or around it. */
  readonly focused: boolean;

  readonly view: View;
  /** How the board is turned, in steps of 60 degrees clockwise. */
  readonly turn: number;
  /** Which floor is in front when they are stacked. */
  readonly front: number;
  /** Whether floors are stacked, once the person has said so. */
  readonly stacked: boolean | null;
  /** How large the board is with the hands, and the drawing alone, in pixels. */
  readonly board: Size;
  readonly pane: Size;
  readonly handLayout: HandLayout;
  readonly stacks: Stacks;

  /** What is to be done outside; whoever keeps the state does it and empties the list. */
  readonly effects: readonly Effect[];
}

/** What a change asks the page or the browser to do. */
export type Effect =
  | { readonly kind: 'chosen'; readonly choice: Choice }
  | { readonly kind: 'tentative'; readonly choice: Choice | null }
  | { readonly kind: 'refused'; readonly attempt: Attempt }
  | { readonly kind: 'wants'; readonly piece: string }
  | { readonly kind: 'annotated'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'say'; readonly code: string; readonly facts: Facts }
  | { readonly kind: 'say-keys' }
  /** The names of places, if they are not shown; otherwise none. */
  | { readonly kind: 'coordinates' }
  /** The browser's focus goes where the cursor is. */
  | { readonly kind: 'focus' }
  /** The same after a press, unless there is something to decide. */
  | { readonly kind: 'focus-cell' }
  | { readonly kind: 'focus-options' };

/** One change of the state. */
export type Update = (state: State) => State;

export const EMPTY: State = {
  input: null,
  lively: false,
  holding: null,
  orientation: null,
  pointed: null,
  snap: null,
  tentative: null,
  options: [],
  preview: null,
  sent: null,
  dragging: false,
  openStack: null,
  device: 'mouse',
  zone: 'table',
  cursor: null,
  pieceCursor: null,
  focused: false,
  view: UNFITTED,
  turn: 0,
  front: 0,
  stacked: null,
  board: { width: 0, height: 0 },
  pane: { width: 0, height: 0 },
  handLayout: { form: 'bare', column: 0, larger: 1 },
  stacks: NO_STACKS,
  effects: [],
};

export function withEffect(state: State, effect: Effect): State {
  return { ...state, effects: [...state.effects, effect] };
}

export function say(state: State, code: string, facts: Facts = {}): State {
  return withEffect(state, { kind: 'say', code, facts });
}
