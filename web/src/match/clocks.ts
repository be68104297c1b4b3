/** The clocks of a match, for those who listen. */

import { shortName } from '../parts/people';
import { say } from '../texts/index.svelte';
import type { Live } from './live.svelte';
import { clockParts } from './time';

const UNITS = ['time-days', 'time-hours', 'time-minutes', 'time-seconds'] as const;

/** What everybody has left; empty where nobody has a clock. */
export function clocksInWords(live: Live): string {
  return live.state.seats
    .flatMap((seat, index) => {
      const left = live.clock(index);
      if (left === null) return [];
      return [say('clock-is', { who: seat.code === 'seat' ? shortName(seat.sitter) : seat.name, time: timeInWords(left) })];
    })
    .join(' ');
}

function timeInWords(ms: number): string {
  return clockParts(ms).map(([unit, count]) => say(UNITS[unit]!, { count })).join(' ');
}
