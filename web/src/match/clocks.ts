/** The clocks of a match, for those who listen. */

import { playerNames } from '../parts/names';
import { say } from '../texts/index.svelte';
import { clockFace } from './clock-face';
import type { MatchSource } from './source';
import { clockParts } from './time';

const UNITS = ['time-days', 'time-hours', 'time-minutes', 'time-seconds'] as const;

/** What everybody has left; empty where nobody has a clock. */
export function clocksInWords(live: MatchSource): string {
  return playerNames(live.state.seats)
    .flatMap((who, index) => {
      const left = live.clock(index);
      if (left === null) return [];
      const face = clockFace(live.state.terms.clock, left);
      const time = [
        timeInWords(face.ms),
        face.periods === null ? '' : say('clock-periods-left', { count: face.periods }),
        face.penalty ? say('clock-points-lost', { count: face.penalty }) : '',
      ];
      return [say('clock-is', { who, time: time.filter(Boolean).join(', ') })];
    })
    .join(' ');
}

function timeInWords(ms: number): string {
  return clockParts(ms)
    .map(([unit, count]) => say(UNITS[unit]!, { count }))
    .join(' ');
}
