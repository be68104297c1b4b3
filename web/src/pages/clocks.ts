import type { ClockRules } from '../api';

const minutes = (initial: number, increment: number): ClockRules => ({
  kind: 'fischer',
  initial_ms: initial * 60_000,
  increment_ms: increment * 1_000,
});

const byoYomi = (main: number, periods: number, seconds: number): ClockRules => ({
  kind: 'byo-yomi',
  main_ms: main * 60_000,
  periods,
  period_ms: seconds * 1_000,
});

/** Clocks that people like, from none to days; some are only for games that are played for points. */
export function usualClocks(points: boolean): ClockRules[] {
  return [
    { kind: 'none' },
    minutes(3, 2),
    minutes(5, 5),
    minutes(15, 10),
    minutes(30, 20),
    byoYomi(5, 3, 20),
    byoYomi(10, 5, 30),
    ...(points ? [own('penalty', OWN)] : []),
    { kind: 'per-move', move_ms: 60_000 },
    { kind: 'days', days: 1 },
    { kind: 'days', days: 3 },
    { kind: 'days', days: 7 },
  ];
}

export const KINDS = ['fischer', 'byo-yomi', 'penalty', 'per-move', 'days'] as const;
export type Kind = (typeof KINDS)[number];

/** What somebody can choose about a clock of their own. */
export interface OwnClock {
  minutes: number;
  increment: number;
  /** Nothing where there is no limit. */
  cap: number | null;
  periods: number;
  seconds: number;
  points: number;
  days: number;
}

/** What stands there at first. */
export const OWN: OwnClock = { minutes: 15, increment: 10, cap: null, periods: 5, seconds: 30, points: 1, days: 2 };

/** A clock of one's own. */
export function own(kind: Kind, values: OwnClock): ClockRules {
  const initial_ms = Math.round(values.minutes * 60_000);
  const seconds_ms = Math.round(values.seconds * 1_000);
  switch (kind) {
    case 'fischer': {
      const clock = { kind, initial_ms, increment_ms: Math.round(values.increment * 1_000) };
      return values.cap ? { ...clock, cap_ms: Math.round(values.cap * 60_000) } : clock;
    }
    case 'byo-yomi':
      return { kind, main_ms: initial_ms, periods: values.periods, period_ms: seconds_ms };
    case 'penalty':
      return { kind, initial_ms, step_ms: 60_000, points: values.points, most_points: 20 * values.points };
    case 'per-move':
      return { kind, move_ms: seconds_ms };
    case 'days':
      return { kind, days: values.days };
  }
}
