// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { boardHeight, arrangeHands } from '../hand-layout';
import type { Scene } from '../types';
import { CLOSE, handHeight, lineWidth } from '../hand-size';
import { fiveG, kamon, pantarei, snekagon, tantrix } from '../gallery/samples';

const formOf = (scene: Scene, width: number, height: number, stacked: boolean) =>
  arrangeHands(scene, width, height, stacked).form;

describe('how hands stand about the board', () => {
  it('leaves a board without hands alone', () => {
    for (const { scene } of [kamon(), pantarei()]) {
      expect(formOf(scene, 1000, 800, false)).toBe('bare');
      expect(formOf(scene, 346, 420, false)).toBe('bare');
    }
  });

  it('leaves a board alone whose hands are empty', () => {
    const { scene } = tantrix();
    const over = { ...scene, hands: scene.hands.map((hand) => ({ ...hand, pieces: [] })) };
    expect(formOf(over, 1000, 800, false)).toBe('bare');
  });

  it('puts them beside the board where there is more width, and above and below on a phone', () => {
    for (const { scene } of [snekagon(), tantrix()]) {
      expect(formOf(scene, 1040, 820, false)).toBe('wide');
      expect(formOf(scene, 346, 420, false)).toBe('low');
    }
  });

  it('puts them where several boards are largest', () => {
    const { scene } = fiveG();
    const [two, three] = [2, 3].map((count) => ({
      ...scene,
      boards: Array.from({ length: count }, () => scene.boards[0]!),
    }));
    expect(formOf(two!, 1040, 820, false)).toBe('low');
    expect(formOf(three!, 1040, 820, false)).toBe('wide');
    expect(formOf(three!, 346, 420, true)).toBe('low');
  });

  it('shows all of the own hand on a phone held sideways, and the board as large as without it', () => {
    for (const [width, height] of [
      [832, 304],
      [628, 304],
    ] as const) {
      for (const { scene } of [snekagon(), fiveG(3), fiveG(5), tantrix()]) {
        const { form, column, larger } = arrangeHands(scene, width, height, scene.boards.length > 1);
        expect(form).toMatch(/^(wide|side)$/);
        // Room for the buttons, and for a line of what the others hold.
        const slot = form === 'side' ? CLOSE : undefined;
        expect(handHeight(scene.hands[0]!.pieces, larger, column - 12, slot) + 50 + 56).toBeLessThan(height);
        expect(width - column - 14).toBeGreaterThan(height);
      }
    }
  });

  it('shows snakes beside a board that is as large as can be on phones held sideways', () => {
    for (const [width, height, least] of [
      [520, 376, 340],
      [407, 361, 240],
    ] as const) {
      for (const { scene } of [snekagon(), fiveG(2), fiveG(5)]) {
        const { form, column, larger } = arrangeHands(scene, width, height, scene.boards.length > 1);
        expect(form).toBe('side');
        expect(width - column - 8).toBeGreaterThan(least);
        // The line of floors above, two lines of buttons, and all of the hand.
        for (const { pieces } of scene.hands)
          expect(50 + 96 + handHeight(pieces, larger, column - 6, CLOSE)).toBeLessThan(height);
      }
    }
  });

  it('shows all of a long hand below the board of a phone held sideways: smaller, or in two lines', () => {
    const { scene } = fiveG(5);
    const held = scene.hands[0]!.pieces;
    const nine = Array.from({ length: 9 }, (_, index) => held[index % held.length]!);
    const long: Scene = { ...scene, hands: scene.hands.map((hand) => ({ ...hand, pieces: nine })) };
    // So low that no column beside the board can hold them.
    for (const [width, height] of [
      [460, 250],
      [407, 250],
    ] as const) {
      const { form, larger, twoLines } = arrangeHands(long, width, height, true);
      expect(form).toBe('low');
      expect(lineWidth(nine, larger) / (twoLines ? 2 : 1)).toBeLessThanOrEqual(width - 20);
      expect(larger).toBeLessThan(0.8);
    }
    expect(arrangeHands(long, 346, 500, true).twoLines, 'upright, the board decides').toBeFalsy();
  });

  it('puts the hand below the board where a column can’t hold it', () => {
    const { scene } = snekagon();
    const many = scene.hands.map((hand) => ({ ...hand, pieces: Array.from({ length: 6 }, () => hand.pieces).flat() }));
    expect(arrangeHands({ ...scene, hands: many }, 560, 480, false).form).toBe('low');
  });

  it('knows how high a board is that is as wide as its pane', () => {
    const { scene } = snekagon();
    expect(boardHeight(scene, 340, false)).toBeCloseTo(2 * boardHeight(scene, 170, false));
    expect(boardHeight(scene, 340, false)).toBeLessThan(340);
    expect(boardHeight(tantrix().scene, 340, false)).toBe(Infinity);
  });
});
