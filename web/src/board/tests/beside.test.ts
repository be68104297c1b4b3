// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pantarei } from '../gallery/samples';
import type { Box } from '../geometry';
import { besideBox, roomOf } from '../state/beside';
import { setPaneSize } from '../state/input';
import { follow } from '../state/viewport';
import { Headless, on } from './harness';

/** As large as the panel of two decisions is; and of three, in one line and in two. */
const PANELS = [
  [250, 62],
  [310, 62],
] as const;
const LARGER = [...PANELS, [480, 62], [190, 112], [330, 112]] as const;
/** Panes from a small phone's to a large screen's. */
const PANES = [
  [340, 300],
  [340, 420],
  [350, 560],
  [420, 330],
  [560, 360],
  [700, 900],
  [860, 560],
  [1000, 700],
  [1400, 900],
] as const;
const SCALES = ['W1', 'B1', 'W2', 'B2', 'W3', 'B3', 'N0'];
/** All apart as a game begins, and every way to have one stack as high as it gets. */
const RIVERS = [
  Array.from({ length: 19 }, (_, at) => SCALES[at % 7]!),
  ...Array.from({ length: 13 }, (_, high) =>
    Array.from({ length: 13 }, (_, at) => (at === high ? SCALES.join('') : SCALES[at % 7]!)),
  ),
];

const gapTo = (box: Box, { x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  Math.max(x - box.right, box.left - x - width, y - box.bottom, box.top - y - height);

describe('what is decided about a stack', () => {
  for (const [width, height] of PANES) {
    it(`stands right beside it, wherever it lies in ${width} by ${height}`, () => {
      for (const river of RIVERS) {
        const board = new Headless(pantarei(river.join(' ')));
        const state = board.update((now) => follow(setPaneSize(now, { width, height }), []));
        for (let q = 0; q < river.length; q++) {
          for (const [wide, high] of width < 500 ? PANELS : LARGER) {
            const room = roomOf(state, on(q, 0));
            const at = besideBox(room, { width: wide, height: high }, state.pane, 'below');
            const where = `stack ${q} of ${river.length}, a panel of ${wide} by ${high}`;
            expect(at.x, where).toBeGreaterThanOrEqual(0);
            expect(at.y, where).toBeGreaterThanOrEqual(0);
            expect(at.x + wide, where).toBeLessThanOrEqual(width);
            expect(at.y + high, where).toBeLessThanOrEqual(height);
            expect(gapTo(room, { ...at, width: wide, height: high }), where).toBeCloseTo(6);
          }
        }
      }
    });
  }

  it('covers as little of it as it can where there is no room', () => {
    const stack = { left: 60, right: 120, top: 40, bottom: 120 };
    const { y } = besideBox(stack, { width: 160, height: 70 }, { width: 180, height: 170 }, 'below');
    expect(y).toBe(94);
    expect(besideBox(stack, { width: 160, height: 70 }, { width: 180, height: 130 }, 'below').y).toBe(6);
  });

  it('has room for all that is drawn of the stack', () => {
    const board = new Headless(pantarei('W1 B1W2B2W3B3W1B1'));
    const [low, high] = [roomOf(board.state, on(0, 0)), roomOf(board.state, on(1, 0))];
    expect(low.top - high.top).toBeCloseTo(60 * board.state.view.scale);
  });
});
