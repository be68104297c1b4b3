import type { ClockRules } from '../api';

const minutes = (initial: number, increment: number): ClockRules => ({
  kind: 'fischer',
  initial_ms: initial * 60_000,
  increment_ms: increment * 1_000,
});

/** Clocks that people like, from none to days. */
export const CLOCKS: ClockRules[] = [
  { kind: 'none' },
  minutes(3, 2),
  minutes(5, 5),
  minutes(15, 10),
  minutes(30, 20),
  { kind: 'per-move', move_ms: 60_000 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];
