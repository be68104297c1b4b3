/** Who is who, in words. */

import type { ClockRules, Entry, MatchView, Occupant } from '../api';
import { botName } from '../games.svelte';
import { session } from '../session.svelte';
import { language, say } from '../texts/index.svelte';

/** What the API calls everybody whose account is deleted. */
export const DELETED = '[deleted]';

export function personName(name: string): string {
  // Who plays without a server has no name.
  return name === DELETED ? say('deleted-player') : name || say('local-player');
}

export function occupantName(sitter: Occupant): string {
  if (sitter.kind === 'open') return say('seat-open');
  if (sitter.kind !== 'bot') return personName(sitter.name);
  const name = numbered(sitter);
  return name ? say('bot-named', { name, level: sitter.level }) : say('bot-name', { level: sitter.level });
}

const NUMERALS = ['', '', ' II', ' III', ' IV', ' V'];

/** What a bot is called; the second of a level at a table is another. */
function numbered(bot: { level: number; number?: number }): string | undefined {
  const name = botName(bot.level);
  return name && name + (NUMERALS[bot.number ?? 1] ?? '');
}

/** How strong somebody was thought to be when they sat down, `1500?` where too little is known; empty for others. */
export function ratingText(sitter: Occupant): string {
  const rating = sitter.kind === 'person' || sitter.kind === 'invited' ? sitter.rating : null;
  return rating ? `${rating.value}${rating.provisional ? '?' : ''}` : '';
}

/** The name alone; what else there is to know about a bot is `botLevel`. */
export function shortName(sitter: Occupant): string {
  return sitter.kind === 'bot' ? (numbered(sitter) ?? occupantName(sitter)) : occupantName(sitter);
}

/** Those who play a match with us, or all of them where we do not play. */
export function opponents(match: Entry): string {
  const own = session.person?.id;
  const others = (match.seats ?? []).filter((sitter) => !('id' in sitter) || sitter.id !== own);
  return (others.length ? others : (match.seats ?? [])).map(shortName).join(', ');
}

/** What each player of a match is called, everywhere; the server sees to it that no two are called the same. */
export function playerNames(seats: MatchView['seats']): string[] {
  return seats.map(({ player, sitter }) => player || shortName(sitter));
}

export function botLevel(sitter: Occupant): string {
  return sitter.kind === 'bot' && botName(sitter.level) ? say('bot-level', { level: sitter.level }) : '';
}

const inMinutes = (ms: number) => Math.round(ms / 6_000) / 10;
const inSeconds = (ms: number) => Math.round(ms / 1_000);

export function clockName(clock: ClockRules): string {
  switch (clock.kind) {
    case 'none':
      return say('clock-none');
    case 'fischer': {
      const name = say('clock-fischer', {
        minutes: inMinutes(clock.initial_ms),
        seconds: inSeconds(clock.increment_ms),
      });
      return clock.cap_ms == null ? name : say('clock-capped', { clock: name, minutes: inMinutes(clock.cap_ms) });
    }
    case 'per-move':
      return say('clock-per-move', { seconds: inSeconds(clock.move_ms) });
    case 'byo-yomi': {
      const facts = { periods: clock.periods, seconds: inSeconds(clock.period_ms) };
      return clock.main_ms === 0
        ? say('clock-periods-alone', facts)
        : say('clock-byo-yomi', { ...facts, minutes: inMinutes(clock.main_ms) });
    }
    case 'penalty': {
      const { initial_ms, step_ms = 60_000, points = 1 } = clock;
      const facts = { minutes: inMinutes(initial_ms), points };
      return step_ms === 60_000
        ? say('clock-penalty', facts)
        : say('clock-penalty-every', { ...facts, seconds: inSeconds(step_ms) });
    }
    case 'days':
      return say('clock-days', { days: clock.days });
  }
}

/** How long ago, or a day. */
export function relativeTime(ms: number): string {
  const minutes = Math.round((ms - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (minutes === 0 && ms <= Date.now()) return say('time-just-now');
  if (Math.abs(minutes) < 60) return words.format(minutes, 'minute');
  if (Math.abs(minutes) < 36 * 60) return words.format(Math.round(minutes / 60), 'hour');
  return new Date(ms).toLocaleDateString(language(), { day: 'numeric', month: 'short', year: 'numeric' });
}
