import { arrange, placeKey, samePlace } from '../layout';
import type { Layout } from '../layout';
import type { Cell, Choice, Held, Place, Scene } from '../types';
import { choicesOf, legalPlaces, targets } from './choices';
import type { State } from './state';
import { isZoomedIn } from './view';

/** What follows from a state. */

const NO_SCENE: Scene = {
  boards: [],
  snakes: [],
  links: [],
  passages: [],
  signs: [],
  lines: [],
  hands: [],
  last: [],
  recent: [],
  scores: [],
  won: [],
};

/** Where it is narrower or lower than this, several boards are laid one through the other. */
const STACKED = { width: 560, height: 420 };

export function sceneOf(state: State): Scene {
  return state.input?.scene ?? NO_SCENE;
}

/** Whether the person can do anything now. */
export function isActive({ input }: State): boolean {
  if (!input || input.away || input.pending !== null) return false;
  return input.choices.length > 0 || (input.playable?.length ?? 0) > 0;
}

export function myHand({ input }: State): readonly Held[] {
  return input?.scene.hands.find((hand) => hand.seat === input.seat)?.pieces ?? [];
}

/** The piece that is held, if it is one of the hand. */
export function heldPiece(state: State): Held | null {
  const { holding } = state;
  if (holding?.kind !== 'piece') return null;
  return myHand(state).find((piece) => piece.key === holding.key) ?? null;
}

/** What can be done with what is held. */
export function choicesNow(state: State): Choice[] {
  return isActive(state) ? choicesOf(state.input?.choices ?? [], state.holding) : [];
}

/** Where something can be done with what is held. */
export function legalNow(state: State): Set<string> {
  return isActive(state) ? legalPlaces(state.input?.choices ?? [], state.holding) : new Set();
}

/** Where something can be done, as it is shown: on a table without edges also before a piece is picked. */
export function legalShown(state: State): Set<string> {
  const legal = legalNow(state);
  if (isTable(state) && isActive(state) && !state.holding) {
    for (const choice of state.input?.choices ?? []) for (const place of choice.places) legal.add(placeKey(place));
    // What lies there may be taken away again: nobody needs a sign on it to know that it is there.
    for (const cell of sceneOf(state).boards[0]!.cells)
      if (cell.pieces.length > 0) legal.delete(placeKey({ board: 0, q: cell.q, r: cell.r }));
  }
  return legal;
}

/** A piece is held, and what can be done with it is not known yet. */
export function isWaiting(state: State): boolean {
  return state.holding?.kind === 'piece' && choicesNow(state).length === 0;
}

/** Whether a piece of the hand has a move. */
export function canPlay(state: State, key: string): boolean {
  const { input } = state;
  if (!input || !isActive(state)) return false;
  if (input.playable) return input.playable.includes(key);
  return input.choices.some((choice) => choice.piece === key);
}

/** The choices at a place that must be filled, if only one piece of the hand fits there: it need not be taken up first. */
export function fillsAt(state: State, place: Place): Choice[] {
  const { input } = state;
  if (!input || !isActive(state) || input.playable !== null || state.holding) return [];
  if (cellAt(state, place)?.mark !== 'forced') return [];
  const here = input.choices.filter((choice) => choice.places.some((one) => samePlace(one, place)));
  const one = here[0]?.piece;
  return one && here.every(({ piece }) => piece === one) ? here : [];
}

/** Places where what is held would be drilled to another board. */
export function drillsNow(state: State): Set<string> {
  const found = new Set<string>();
  if (state.holding?.kind !== 'piece') return found;
  for (const { places, drills } of choicesNow(state)) {
    for (const drill of drills) {
      for (const place of places) if (place.q === drill.q && place.r === drill.r) found.add(placeKey(place));
    }
  }
  return found;
}

/** What can be done with each stack: with the one that is held, or before one is. */
export function stackActs(state: State): Map<string, Set<'carry' | 'swap'>> {
  const found = new Map<string, Set<'carry' | 'swap'>>();
  const add = (place: Place, act: Choice['act']) => {
    if (act !== 'carry' && act !== 'swap') return;
    const key = placeKey(place);
    found.set(key, (found.get(key) ?? new Set()).add(act));
  };
  const { holding } = state;
  for (const choice of isActive(state) ? (state.input?.choices ?? []) : []) {
    if (!choice.from) continue;
    if (!holding)
      for (const place of choice.act === 'swap' ? [choice.from, ...choice.places] : [choice.from])
        add(place, choice.act);
  }
  if (holding?.kind === 'stack')
    for (const choice of choicesNow(state)) for (const place of targets(choice, holding)) add(place, choice.act);
  return found;
}

/** Pieces of the hand that a space must be filled with before anything else. */
export function piecesDue(state: State): Set<string> {
  const { input } = state;
  const forced = sceneOf(state).boards.some(({ cells }) => cells.some(({ mark }) => mark === 'forced'));
  if (!forced || !input || !isActive(state)) return new Set();
  return new Set(input.playable ?? input.choices.flatMap(({ piece }) => piece ?? []));
}

/** Whether the top of what lies at a place can be taken. */
export function isSource(state: State, place: Place): boolean {
  return isActive(state) && choicesOf(state.input?.choices ?? [], { kind: 'stack', place }).length > 0;
}

/** Whether nothing can be done on the board before a piece is picked. */
export function needsPiece(state: State): boolean {
  const { input } = state;
  if (!input || !isActive(state) || state.holding || input.scene.hands.length === 0) return false;
  return input.playable !== null || input.choices.some((choice) => choice.piece);
}

/** Decisions between words, if that is what the turn is about. */
export function askedChoices(state: State): Choice[] {
  return isActive(state) ? (state.input?.choices.filter((choice) => choice.act === 'choose') ?? []) : [];
}

/** What there is to decide between now. */
export function optionsShown(state: State): readonly Choice[] {
  const asked = askedChoices(state);
  return asked.length > 0 ? asked : state.options;
}

/** The place that the options shown are about; none if they are words. */
export function decidedAt(state: State): Place | null {
  const [first] = state.options;
  if (!first || askedChoices(state).length > 0) return null;
  return targets(first, state.holding)[0] ?? null;
}

/** The choice that is shown as if it were done. */
export function choiceShown(state: State): Choice | null {
  const { preview } = state;
  return preview && optionsShown(state).some(({ text }) => text === preview.text) ? preview : state.tentative;
}

/** The choice that is looked at as if it were done: chosen and not confirmed, or pointed at. */
export function consideredChoice(state: State): Choice | null {
  const shown = choiceShown(state);
  if (shown) return shown;
  const { orientation, pointed, snap, device, dragging } = state;
  if (heldPiece(state) && orientation && pointed) return snap?.choice ?? null;
  const over = pointed?.place;
  if (!over || device === 'touch' || dragging || !isActive(state)) return null;
  const [fill] = fillsAt(state, over);
  if (fill) return fill;
  const here = choicesNow(state).find((choice) => choice.places.some((place) => samePlace(place, over)));
  // On a table what is done to a tile that lies is no tile more.
  if (isTable(state) && (cellAt(state, over)?.pieces.length ?? 0) > 0) return null;
  return here && !here.piece ? here : null;
}

export function cellAt(state: State, { board, q, r }: Place): Cell | null {
  return sceneOf(state).boards[board]?.cells.find((cell) => cell.q === q && cell.r === r) ?? null;
}

export function nameOf(state: State, place: Place): string {
  return cellAt(state, place)?.name ?? '';
}

/** Whether there is no board, only a table that grows with what lies on it. */
export function isTable(state: State): boolean {
  return sceneOf(state).boards[0]?.shape === 'table';
}

/** Whether what lies at a place can be fanned out. */
export function isStack(state: State, place: Place): boolean {
  return sceneOf(state).boards[place.board]?.shape === 'row';
}

/** Whether there is so little room as on a phone. */
export function isSmall({ board }: State): boolean {
  return board.width < STACKED.width || board.height < STACKED.height;
}

/** Whether several boards lie one through the other. */
export function isStacked(state: State): boolean {
  if (sceneOf(state).boards.length < 2) return false;
  // On a phone all of them at once are too small to play on, whatever is usually liked.
  return state.stacked ?? (isSmall(state) || state.input?.look.floors === 'stacked');
}

/** Whether the board has use for fingers that wander, so that the page must not scroll with them. */
export function grabsTouch(state: State): boolean {
  return isTable(state) || isZoomedIn(state.view) || state.holding !== null;
}

const layouts = new WeakMap<Scene, { key: string; layout: Layout }>();

/** Where everything stands. It is asked for all the time, so that the last one of a scene is remembered. */
export function layoutOf(state: State): Layout {
  const scene = sceneOf(state);
  const { width, height } = state.pane;
  const aspect = height > 0 ? width / height : 1;
  const front = isStacked(state) ? Math.min(state.front, scene.boards.length - 1) : null;
  const key = `${aspect} ${state.turn} ${front}`;
  const known = layouts.get(scene);
  if (known?.key === key) return known.layout;
  const layout = arrange(scene, { aspect, turn: state.turn, front });
  layouts.set(scene, { key, layout });
  return layout;
}

/** All places of all boards. */
export function allPlaces(state: State): Place[] {
  const layout = layoutOf(state);
  return layout.floors.flatMap((floor) => layout.placesOn(floor.board));
}
