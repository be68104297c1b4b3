/** A clock as people read it. The server tells one number, the time until a clock is lost; what it means depends on its kind. */

import type { ClockRules } from '../api';

export interface ClockFace {
  /** What can be used before something is lost: the game, a period, or points. */
  ms: number;
  /** Periods of byo-yomi that are left, with the one that runs. */
  periods: number | null;
  /** Points that time has cost by a penalty clock. */
  penalty: number | null;
}

export function clockFace(rules: ClockRules, left: number): ClockFace {
  const plain = { ms: Math.max(0, left), periods: null, penalty: null };
  if (rules.kind === 'byo-yomi') {
    const main = left - rules.periods * rules.period_ms;
    if (main > 0) return { ...plain, ms: main, periods: rules.periods };
    const periods = Math.max(0, Math.ceil(left / rules.period_ms));
    return { ...plain, ms: Math.max(0, left - Math.max(0, periods - 1) * rules.period_ms), periods };
  }
  if (rules.kind === 'penalty') {
    const { step_ms = 60_000, points = 1, most_points = 20 } = rules;
    const steps = Math.floor(most_points / points);
    const main = left - steps * step_ms;
    if (main > 0) return { ...plain, ms: main, penalty: 0 };
    const begun = Math.min(steps, Math.floor(-main / step_ms) + 1);
    return { ...plain, ms: Math.max(0, main + begun * step_ms), penalty: begun * points };
  }
  return plain;
}

/** Whether the one whose clock it is should hurry: the game is about to be lost, or the first point. */
export function runsShort(face: ClockFace, left: number): boolean {
  return left < 10_000 || (face.penalty === 0 && face.ms < 10_000);
}
