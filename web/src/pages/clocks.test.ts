import { expect, test } from 'vitest';
import { KINDS, OWN, own, usualClocks } from './clocks';

test('a penalty clock is offered only where there are points to pay with', () => {
  const kinds = (points: boolean) => usualClocks(points).map((clock) => clock.kind);
  expect(kinds(true)).toContain('penalty');
  expect(kinds(false)).not.toContain('penalty');
  expect(kinds(false)).toContain('byo-yomi');
});

test('own values become a clock of each kind', () => {
  expect(KINDS.map((kind) => own(kind, { ...OWN, minutes: 0.5, cap: 2 }))).toEqual([
    { kind: 'fischer', initial_ms: 30_000, increment_ms: 10_000, cap_ms: 120_000 },
    { kind: 'byo-yomi', main_ms: 30_000, periods: 5, period_ms: 30_000 },
    { kind: 'penalty', initial_ms: 30_000, step_ms: 60_000, points: 1, most_points: 20 },
    { kind: 'per-move', move_ms: 30_000 },
    { kind: 'days', days: 2 },
  ]);
  expect(own('fischer', OWN)).not.toHaveProperty('cap_ms');
});
