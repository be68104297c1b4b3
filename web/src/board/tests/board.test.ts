// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { placeKey } from '../layout';
import { activateCell, activatePiece, run } from '../state/commands';
import { goToLegal, settleCursor } from '../state/cursor';
import {
  drag,
  grab,
  grabPiece,
  hover,
  loseDrag,
  openStack,
  release,
  stackPointed,
  tap,
  tapPiece,
  wheel,
} from '../state/gestures';
import { setBoardSize, setPaneSize } from '../state/input';
import type { Command } from '../state/keys';
import { heldPiece, isStacked, layoutOf, legalShown } from '../state/queries';
import { takePiece } from '../state/selection';
import type { State } from '../state/state';
import { isZoomedIn, toDrawing, toPane } from '../state/view';
import { follow, pan, showAll, showFloor, stackFloors, turnBoard, zoom } from '../state/viewport';
import type { Buttons } from '../state/viewport';
import type { Place, Point } from '../types';
import { choice, fiveG, kamon, pantarei, snekagon, tantrix } from '../gallery/samples';
import { Headless, on } from './harness';

const NO_BUTTONS: Buttons = [];

/** A board that is shown: the cursor is somewhere, and all of it is seen. */
function shown(...given: ConstructorParameters<typeof Headless>): Headless {
  const board = new Headless(...given);
  board.update((state) => follow(settleCursor(setBoardSize(state, { width: 900, height: 800 })), NO_BUTTONS));
  return board;
}

const pixel = (state: State, place: Place): Point => toPane(state.view, layoutOf(state).pointOf(place));

function key(board: Headless, ...commands: Command[]): void {
  for (const command of commands) board.update((state) => run(state, command)!);
}

describe('keys', () => {
  it('begin on a piece of the hand, where there is one, else on a place that is legal', () => {
    expect(shown(snekagon()).state.zone).toBe('hand');
    const board = shown(kamon());
    expect(board.state.zone).toBe('table');
    expect(legalShown(board.state).has(placeKey(board.state.cursor!))).toBe(true);
  });

  it('take a piece, go to where it fits, and put it there', () => {
    const board = shown(snekagon());
    key(board, { do: 'enter' });
    expect(heldPiece(board.state)).not.toBeNull();
    expect(board.state.zone).toBe('table');
    expect(board.state.snap).not.toBeNull();
    expect(board.heard.slice(-2)).toEqual(['focus', 'fits']);
    key(board, { do: 'enter' });
    expect(board.last).toMatch(/^chosen /);
  });

  it('go from the board to the hand when a piece is needed first', () => {
    const board = shown(snekagon());
    key(board, { do: 'table' }, { do: 'enter' });
    expect(board.heard).toEqual(expect.arrayContaining(['pick-first', 'focus']));
    expect(board.state.zone).toBe('hand');
  });

  it('walk in the hand and out of it', () => {
    const board = shown(snekagon());
    const first = board.state.pieceCursor;
    key(board, { do: 'walk', way: 'right' });
    expect(board.state.pieceCursor).not.toBe(first);
    key(board, { do: 'walk', way: 'left' }, { do: 'walk', way: 'left' });
    expect(board.state.pieceCursor).toBe(first);
    key(board, { do: 'walk', way: 'up' });
    expect(board.state.zone).toBe('table');
  });

  it('go back step by step, and then leave the key to the page', () => {
    const board = shown(snekagon(), { confirm: 'button' });
    key(board, { do: 'piece', index: 0 }, { do: 'enter' });
    expect(board.state.tentative).not.toBeNull();
    key(board, { do: 'back' });
    expect(board.state.tentative).toBeNull();
    expect(board.state.holding).not.toBeNull();
    key(board, { do: 'back' });
    expect(board.state.holding).toBeNull();
    expect(board.state.zone).toBe('hand');
    expect(run(board.state, { do: 'back' })).toBeNull();
    expect(run(board.state, { do: 'piece', index: 99 })).toBeNull();
  });

  it('go to the next legal place and round again', () => {
    const board = shown(kamon());
    const start = placeKey(board.state.cursor!);
    const seen = new Set<string>();
    for (let step = 0; step < 4; step++) {
      key(board, { do: 'next', by: 1 });
      seen.add(placeKey(board.state.cursor!));
    }
    expect(seen).toEqual(legalShown(board.state));
    expect(placeKey(board.state.cursor!)).toBe(start);
  });

  it('decide between options by number, before pieces', () => {
    const { scene } = pantarei();
    const board = shown({ scene, choices: [choice('black', { act: 'choose' }), choice('white', { act: 'choose' })] });
    key(board, { do: 'enter' });
    expect(board.last).toBe('focus-options');
    key(board, { do: 'piece', index: 1 });
    expect(board.last).toBe('chosen white');
  });

  it('change floors', () => {
    const board = shown(fiveG());
    board.update((state) => stackFloors(state, true));
    const from = board.state.cursor!.board;
    key(board, { do: 'floor', by: 1 });
    expect(board.state.cursor!.board).not.toBe(from);
    expect(board.state.front).toBe(board.state.cursor!.board);
    expect(board.heard).toContain('floor');
  });

  it('go where a piece fits once that is known', () => {
    const sample = snekagon();
    const board = shown({ ...sample, choices: [] }, { playable: ['I3'] });
    key(board, { do: 'walk', way: 'right' }, { do: 'hand' });
    board.update((state) => activatePiece(state, 'I3'));
    expect(board.heard).toContain('wants I3');
    // As long as that is not known nothing is said to fit nowhere.
    expect(board.heard).not.toContain('fits-not');
    board.set({ choices: sample.choices.filter((one) => one.piece === 'I3') });
    expect(legalShown(board.state).has(placeKey(board.state.cursor!))).toBe(true);
    expect(board.heard).toEqual(expect.arrayContaining(['picked', 'fits']));
  });

  it('can be spared: whoever presses without a pointer is understood', () => {
    const board = shown(kamon());
    board.update((state) => activateCell(state, on(3, -3)));
    expect(board.last).toBe('chosen a7');
  });

  it('ask for the list of keys', () => {
    const board = shown(kamon());
    key(board, { do: 'help' });
    expect(board.last).toBe('say-keys');
  });

  it('stay on a legal place if they are on one', () => {
    const board = shown(kamon());
    const { cursor } = board.state;
    board.update(goToLegal);
    expect(board.state.cursor).toEqual(cursor);
  });
});

describe('hands', () => {
  it('point where they are, and the piece follows', () => {
    const board = shown(snekagon());
    board.update((state) => takePiece(state, 'V3'));
    board.update((state) => hover(state, pixel(state, on(0, -4))));
    expect(board.state.pointed?.place).toEqual(on(0, -4));
    expect(board.state.snap).not.toBeNull();
    board.update((state) => hover(state, null));
    expect(board.state.pointed).toBeNull();
    expect(board.state.snap).toBeNull();
  });

  it('tap a place, and the keyboard goes on from there', () => {
    const board = shown(kamon());
    board.update((state) => tap(state, pixel(state, on(3, -3)), 'mouse'));
    expect(board.heard).toEqual(['chosen a7', 'focus-cell']);
    expect(board.state.cursor).toEqual(on(3, -3));
  });

  it('tap a piece to take it and again to put it back', () => {
    const board = shown(snekagon());
    board.update((state) => tapPiece(state, 'V3', 'touch'));
    expect(heldPiece(board.state)?.key).toBe('V3');
    board.update((state) => tapPiece(state, 'V3', 'touch'));
    expect(board.state.holding).toBeNull();
  });

  it('open a stack that can not be taken, and close it', () => {
    const board = shown({ ...pantarei(), choices: [] });
    const place = on(3, 0);
    board.update((state) => tap(state, pixel(state, place), 'touch'));
    expect(board.state.openStack).toEqual(place);
    board.update((state) => tap(state, pixel(state, place), 'touch'));
    expect(board.state.openStack).toBeNull();
  });

  it('keep a stack open while they are on it', () => {
    const board = shown({ ...pantarei(), choices: [] });
    board.update((state) => hover(state, pixel(state, on(3, 0))));
    expect(stackPointed(board.state)).toEqual(on(3, 0));
    board.update((state) => openStack(state, on(3, 0)));
    board.update((state) => hover(state, { ...pixel(state, on(3, 0)), y: pixel(state, on(3, 0)).y + 3 }));
    expect(board.state.openStack).toEqual(on(3, 0));
    board.update((state) => hover(state, pixel(state, on(1, 0))));
    expect(board.state.openStack).toBeNull();
  });

  it('drag a piece from the hand to where it fits', () => {
    const board = shown(snekagon());
    board.update((state) => grabPiece(state, 'V3'));
    expect(board.state.dragging).toBe(true);
    board.update((state) => drag(state, pixel(state, on(0, -4)), 'mouse'));
    expect(board.state.snap).not.toBeNull();
    board.update((state) => release(state, pixel(state, on(0, -4)), 'mouse'));
    expect(board.last).toMatch(/^chosen /);
    expect(board.state.dragging).toBe(false);
  });

  it('drag nothing that has no move', () => {
    const board = shown(snekagon(), { playable: [], choices: [] });
    expect(grabPiece(board.state, 'V3').dragging).toBe(false);
  });

  it('drag the top of a stack, and put it back when the browser takes the pointer away', () => {
    const board = shown(pantarei());
    const grabbed = grab(board.state, pixel(board.state, on(1, 0)), 'mouse');
    expect(grabbed.moves).toBe('piece');
    expect(grabbed.state.holding).toEqual({ kind: 'stack', place: on(1, 0) });
    board.update(() => grabbed.state);
    board.update(loseDrag);
    expect(board.state.holding).toBeNull();
    expect(board.last).toBe('put-back');
  });

  it('move the view of a table, and of a board only when it is zoomed in', () => {
    const table = shown({ ...tantrix(), choices: [] });
    expect(grab(table.state, { x: 5, y: 5 }, 'touch').moves).toBe('view');
    const board = shown({ ...kamon(), choices: [] });
    expect(grab(board.state, { x: 5, y: 5 }, 'touch').moves).toBe('nothing');
    board.update((state) => zoom(state, 2));
    expect(grab(board.state, { x: 5, y: 5 }, 'touch').moves).toBe('view');
  });

  it('take up again what lies there tentatively', () => {
    const board = shown(snekagon(), { confirm: 'button' });
    board.update((state) => tapPiece(state, 'V3', 'mouse'));
    board.update((state) => tap(state, pixel(state, on(0, -4)), 'mouse'));
    const { tentative } = board.state;
    const grabbed = grab(board.state, pixel(board.state, tentative!.places[0]!), 'mouse');
    expect(grabbed.moves).toBe('piece');
    expect(grabbed.state.tentative).toBeNull();
    expect(heldPiece(grabbed.state)?.key).toBe('V3');
  });

  it('wheel what is held, zoom a table, and leave a board to the page', () => {
    const point = { x: 300, y: 300 };
    const board = shown(snekagon());
    expect(wheel(board.state, 1, point, false)).toBeNull();
    expect(wheel(board.state, 1, point, true)?.view.scale).toBeLessThan(board.state.view.scale);
    board.update((state) => takePiece(state, 'L4'));
    const turned = wheel(board.state, 1, point, false);
    expect(turned?.orientation).not.toEqual(board.state.orientation);
    const table = shown({ ...tantrix(), choices: [] });
    expect(wheel(table.state, -1, point, false)?.view.scale).toBeGreaterThan(table.state.view.scale);
  });
});

describe('the view', () => {
  it('shows all until it is moved, and all again when that is asked for', () => {
    const board = shown(kamon());
    const all = board.state.view;
    board.update((state) => follow(zoom(state, 2), NO_BUTTONS));
    expect(isZoomedIn(board.state.view)).toBe(true);
    board.update((state) => follow(showAll(state), NO_BUTTONS));
    expect(board.state.view).toEqual(all);
  });

  it('keeps the point about which it zooms', () => {
    const { state } = shown(kamon());
    const about = { x: 123, y: 234 };
    const before = toDrawing(state.view, about);
    const after = toDrawing(zoom(state, 1.7, about).view, about);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never loses the board', () => {
    const board = shown(kamon());
    board.update((state) => follow(pan(state, 5000, -5000), NO_BUTTONS));
    const { view } = board.state;
    const { box } = layoutOf(board.state);
    expect(toPane(view, { x: box.left, y: 0 }).x).toBeLessThanOrEqual(600 - 60 + 0.001);
    expect(toPane(view, { x: 0, y: box.bottom }).y).toBeGreaterThanOrEqual(60 - 0.001);
  });

  it('gives way to buttons that would hide cells', () => {
    const board = shown(kamon());
    const plain = board.state.view.scale;
    board.update((state) => setPaneSize(state, { width: 600, height: 400 }));
    const without = follow(board.state, NO_BUTTONS).view;
    const aside = follow(board.state, [{ left: 300, right: 600, top: 0, bottom: 200 }]).view;
    expect(without.scale).toBeLessThanOrEqual(plain);
    expect(aside.x).toBeLessThan(without.x);
  });

  it('brings to light what the cursor goes to', () => {
    const board = shown(kamon());
    board.update((state) => zoom(state, 3, { x: 0, y: 0 }));
    key(board, { do: 'next', by: 1 });
    const { x, y } = pixel(board.state, board.state.cursor!);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(49.9);
    expect(Math.max(x, y)).toBeLessThanOrEqual(550.1);
  });

  it('turns the board by steps, six of which are none', () => {
    const board = shown(kamon());
    const where = layoutOf(board.state).pointOf(on(2, 0));
    board.update((state) => turnBoard(state, 1));
    expect(layoutOf(board.state).pointOf(on(2, 0))).not.toEqual(where);
    for (let step = 0; step < 5; step++) board.update((state) => turnBoard(state, 1));
    expect(layoutOf(board.state).pointOf(on(2, 0))).toEqual(where);
  });
});

describe('several boards', () => {
  it('lie one through the other on a phone, or where that is wished', () => {
    const board = shown(fiveG());
    expect(isStacked(board.state)).toBe(false);
    expect(isStacked(setBoardSize(board.state, { width: 375, height: 600 }))).toBe(true);
    expect(isStacked(stackFloors(board.state, true))).toBe(true);
    expect(isStacked(shown(kamon(), { look: { ...board.input.look, floors: 'stacked' } }).state)).toBe(false);
  });

  it('show the one on which something happened', () => {
    const board = shown(fiveG());
    board.update((state) => showFloor(stackFloors(state, true), 0));
    const scene = { ...board.input.scene, last: [on(0, -5, 1)] };
    board.set({ scene });
    expect(board.state.front).toBe(1);
  });
});

describe('what the page tells', () => {
  it('is told to those who listen', () => {
    const board = shown(kamon());
    board.press(on(3, -3));
    board.set({ pending: 'a7', choices: [] });
    expect(board.last).toBe('pending');
    board.set({ away: true });
    expect(board.last).toBe('away');
    board.set({ away: false });
    expect(board.last).toBe('back');
  });

  it('never changes a state that was', () => {
    const board = shown(snekagon());
    const before = board.state;
    const copy = structuredClone({ ...before, input: null });
    board.update((state) => takePiece(state, 'V3'));
    board.update((state) => hover(state, pixel(state, on(0, -4))));
    board.update((state) => zoom(state, 2));
    expect({ ...before, input: null }).toEqual(copy);
  });
});
