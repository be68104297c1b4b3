import { WIDTH, mod6 } from '../geometry';
import type { Box } from '../geometry';
import type { Place, Point } from '../types';
import { allPlaces, cellAt, isTable, layoutOf, sceneOf } from './queries';
import { say } from './state';
import type { Size, State } from './state';
import { fitted, keptInPane, panned, toPane, zoomed } from './view';
import type { View } from './view';

/** What part of the board is seen, and which of several boards. */

/** What a button takes at an edge, and what is asked takes at the foot, in pixels. */
const BUTTON = 54;
const ASKED_HIGH = 80;
/** A tile is never drawn narrower than this by itself, in pixels. */
const NARROWEST = 24;
const LEAST = NARROWEST / WIDTH;
/** What the buttons take from which one chooses a floor, where they do not stand beside what the others hold. */
export const TABS_HIGH = 52;

export function zoom(state: State, factor: number, about?: Point): State {
  const middle = { x: state.pane.width / 2, y: state.pane.height / 2 };
  return { ...state, view: zoomed(state.view, factor, about ?? middle) };
}

export function pan(state: State, dx: number, dy: number): State {
  return { ...state, view: panned(state.view, dx, dy) };
}

/** Shows all again; how large that is `follow` finds out. */
export function showAll(state: State): State {
  return { ...state, view: { ...state.view, auto: true } };
}

/** Turns the whole board, by steps of 60 degrees clockwise. */
export function turnBoard(state: State, steps: number): State {
  return showAll({ ...state, turn: mod6(state.turn + steps) });
}

/** Brings a floor to the front. */
export function showFloor(state: State, board: number): State {
  const cursor = state.cursor && { ...state.cursor, board };
  return say({ ...state, front: board, cursor }, 'board-said-floor', { number: board + 1 });
}

/** Floors one through the other, or side by side. */
export function stackFloors(state: State, stacked: boolean): State {
  return showAll({ ...state, stacked, front: state.cursor?.board ?? 0 });
}

/** Moves the view if a point is out of sight. */
export function reveal(state: State, point: Point): State {
  const { x, y } = toPane(state.view, point);
  const { width, height } = state.pane;
  const margin = 50;
  const dx = x < margin ? margin - x : x > width - margin ? width - margin - x : 0;
  const dy = y < margin ? margin - y : y > height - margin ? height - margin - y : 0;
  return !state.view.auto && (dx || dy) ? pan(state, dx, dy) : state;
}

/** The boxes of the buttons that lie over the drawing, in pixels of the pane. */
export type Buttons = readonly Box[];

/** The view follows what there is to see, until the person moves it; and never loses it. */
export function follow(state: State, buttons: Buttons): State {
  const { width, height } = state.pane;
  const { box } = layoutOf(state);
  if (!state.view.auto) return { ...state, view: keptInPane(state.view, box, width, height) };
  const view = clearOf(state, buttons);
  return { ...state, view: isTable(state) && view.scale < LEAST ? closeUp(state, view) : view };
}

/** Whether there is more than can be seen at once. */
export function isCropped(state: State): boolean {
  const { view, pane } = state;
  const { box } = layoutOf(state);
  return (box.right - box.left) * view.scale > pane.width + 2 || (box.bottom - box.top) * view.scale > pane.height + 2;
}

/** Shows what lies around a point of the drawing, as large as it is now. */
export function centreOn(state: State, at: Point): State {
  return { ...state, view: { ...centred(state.view, at, state.pane), auto: false } };
}

/** All of it, as large as it can be with no cell below a button: buttons stand over what is empty. */
function clearOf(state: State, buttons: Buttons): View {
  const { width, height } = state.pane;
  const { box } = layoutOf(state);
  // What is asked before anything else must not lie over what it is asked about.
  const asked = state.input?.choices[0]?.act === 'choose' ? ASKED_HIGH : 0;
  const largest = isTable(state) ? 1.35 : 2.4;
  const views = MARGINS.map(([left, right, top, bottom]) => {
    const view = fitted(state.view, box, width - left - right, height - Math.max(bottom, asked), largest, top);
    return { ...view, x: view.x + left };
  });
  const largestFirst = views.sort((a, b) => b.scale - a.scale);
  let best = { view: largestFirst[0]!, hidden: Infinity };
  for (const view of largestFirst) {
    const hidden = hiddenBy({ ...state, view }, buttons);
    if (hidden < best.hidden) best = { view, hidden };
    if (hidden === 0) break;
  }
  return best.view;
}

/** Every way to leave room for buttons at some of the edges: left, right, top and bottom. */
const MARGINS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(
  (sides) => [1, 2, 4, 8].map((side) => (sides & side ? BUTTON : 0)) as [number, number, number, number],
);

/** A table that would be too small to be played on is seen in part, where something happens. */
function closeUp(state: State, view: View): View {
  const layout = layoutOf(state);
  const { width, height } = state.pane;
  const near = centred(
    { ...view, scale: LEAST, fitted: LEAST },
    middleOf(actionIn(state).map(layout.pointOf), layout.box),
    state.pane,
  );
  const within = (offset: number, from: number, to: number, room: number) => {
    const [least, most] = [room - to * LEAST, -from * LEAST];
    return least > most ? (least + most) / 2 : Math.min(Math.max(offset, least), most);
  };
  const { left, right, top, bottom } = layout.box;
  return { ...near, x: within(near.x, left, right, width), y: within(near.y, top, bottom, height) };
}

/** Where something has to be done, or has just been. */
function actionIn(state: State): Place[] {
  const forced = allPlaces(state).filter((place) => cellAt(state, place)?.mark === 'forced');
  return forced.length > 0 ? forced : sceneOf(state).last;
}

function middleOf(points: Point[], { left, right, top, bottom }: Box): Point {
  if (points.length === 0) return { x: (left + right) / 2, y: (top + bottom) / 2 };
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function centred(view: View, { x, y }: Point, { width, height }: Size): View {
  return { ...view, x: width / 2 - x * view.scale, y: height / 2 - y * view.scale };
}

/** How many cells are met by buttons; those of a board stand in its corners, beside a slanting side. */
function hiddenBy(state: State, buttons: Buttons): number {
  const layout = layoutOf(state);
  const places = layout.floors.filter((floor) => !floor.behind).flatMap((floor) => layout.placesOn(floor.board));
  const reach = (WIDTH / 2) * state.view.scale - 2;
  const met = ({ x, y }: Point) =>
    buttons.some(
      ({ left, right, top, bottom }) =>
        Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) < reach,
    );
  return places.filter((place) => met(toPane(state.view, layout.pointOf(place)))).length;
}
