// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { kamon, pantarei, snekagon, tantrix } from '../gallery/samples';
import { placeKey } from '../layout';
import { drawScene } from '../picture';
import { placesSince } from '../state/recent';
import { confirm } from '../state/selection';
import type { Scene } from '../types';
import { Headless, on } from './harness';

const look = { theme: 'light', palette: 'standard', marks: false, motion: false } as const;

describe('what happened since one’s last move', () => {
  const touched = (seat: number, q: number) => ({ seat, places: [on(q, 0)] });
  const recent = [touched(2, 4), touched(2, 3), touched(1, 2), touched(0, 1), touched(2, 0)];
  const since = (seat: number | null) => placesSince({ recent }, seat).map(({ q }) => q);

  it('reaches back to the own move', () => {
    expect(since(0)).toEqual([4, 3, 2]);
    expect(since(1)).toEqual([4, 3]);
  });

  it('is the last turn for those who watch, and for whoever has just moved', () => {
    expect(since(null)).toEqual([4, 3]);
    expect(since(2)).toEqual([4, 3]);
  });

  it('is all that is told for whoever has not moved yet, and nothing at the beginning', () => {
    expect(since(3)).toEqual([4, 3, 2, 1, 0]);
    expect(placesSince({ recent: [] }, 0)).toEqual([]);
  });
});

describe('what has won is lit', () => {
  const count = (scene: Scene, name: string) => drawScene(scene, look).querySelectorAll(name).length;

  it('a stack', () => {
    const { scene } = pantarei();
    expect(count(scene, '.sb-glow-won')).toBe(0);
    expect(count({ ...scene, won: [on(3, 0)] }, '.sb-glow-won')).toBe(1);
  });

  it('a snake, and no other', () => {
    const { scene } = snekagon();
    const [first] = scene.snakes;
    expect(count(scene, '.sb-snake-won')).toBe(0);
    expect(count({ ...scene, won: first!.body }, '.sb-snake-won')).toBe(1);
    expect(count({ ...scene, won: first!.body }, '.sb-hex.sb-won')).toBe(new Set(first!.body.map(placeKey)).size);
  });

  it('a line over tiles', () => {
    const { scene } = tantrix();
    const laid = scene.boards[0]!.cells.flatMap(({ q, r, pieces: [piece] }) =>
      piece?.kind === 'tile' ? [{ place: on(q, r), tint: piece.sides[0]! }] : [],
    );
    const lines = laid
      .slice(0, 2)
      .map(({ place, tint }, seat) => ({ seat, tint, places: [place], closed: false, about: '' }));
    expect(count({ ...scene, lines }, '.sb-line-won')).toBe(0);
    expect(count({ ...scene, lines, won: lines[1]!.places }, '.sb-line-won')).toBe(1);
  });
});

describe('without a connection', () => {
  it('what was begun stays, can’t be finished, and goes on afterwards', () => {
    const board = new Headless(kamon(), { confirm: 'button' });
    board.press(on(3, -3));
    expect(board.state.tentative?.text).toBe('a7');
    board.set({ away: true });
    expect(board.state.tentative?.text).toBe('a7');
    board.update(confirm);
    expect(board.heard.some((word) => word.startsWith('chosen'))).toBe(false);
    board.set({ away: false });
    expect(board.state.tentative?.text).toBe('a7');
    board.update(confirm);
    expect(board.last).toBe('chosen a7');
  });
});
