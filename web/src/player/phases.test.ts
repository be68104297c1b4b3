import { expect, test } from 'vitest';
import type { ReviewedMove } from '../api';
import { phaseLosses, weakest } from './phases';

const move = (seat: number, loss: number | null, more: Partial<ReviewedMove> = {}): ReviewedMove => ({
  move: 'a',
  seat,
  loss,
  forced: false,
  proved: false,
  refutation: [],
  ...more,
});

test('one’s own moves are counted, by thirds of each game', () => {
  const moves = [
    move(0, 0.1),
    move(1, 0.9),
    move(0, 0.3),
    move(1, 0.9),
    move(0, 0.2, { class: 'mistake' }),
    move(0, 0.4, { class: 'blunder' }),
  ];
  expect(phaseLosses([{ moves, seats: [0] }])).toEqual({
    opening: { moves: 1, loss: 0.1, mistakes: 0 },
    middle: { moves: 1, loss: 0.3, mistakes: 0 },
    end: { moves: 2, loss: expect.closeTo(0.3) as number, mistakes: 2 },
  });
  expect(phaseLosses([{ moves, seats: [] }]).end.moves).toBe(0);
});

test('what was forced, or is not known, tells nothing', () => {
  const losses = phaseLosses([{ moves: [move(0, 0.5, { forced: true }), move(0, null), move(0, 0)], seats: [0] }]);
  expect(Object.values(losses).map(({ moves }) => moves)).toEqual([0, 0, 1]);
});

test('the weakest phase is named where enough is known', () => {
  const game = (losses: number[]) => ({ moves: losses.map((loss) => move(0, loss)), seats: [0] });
  const played = [game([0, 0, 0.2, 0.2, 0.1, 0.1]), game([0, 0, 0.2, 0.2, 0.1, 0.1]), game([0, 0, 0.2, 0.2, 0.1, 0.1])];
  expect(weakest(phaseLosses(played))).toBe('middle');
  expect(weakest(phaseLosses(played.slice(0, 1)))).toBeNull();
  expect(weakest(phaseLosses([]))).toBeNull();
});
