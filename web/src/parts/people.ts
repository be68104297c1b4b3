/** Who is who, in words. */

import type { ClockRules, Sitter } from '../api';
import { botName } from '../games.svelte';
import { language, say } from '../texts/index.svelte';

export function nameOf(sitter: Sitter): string {
  if (sitter.kind === 'open') return say('seat-open');
  if (sitter.kind !== 'bot') return sitter.name;
  const name = botName(sitter.level);
  return name ? say('bot-named', { name, level: sitter.level }) : say('bot-name', { level: sitter.level });
}

/** The name alone; what else there is to know about a bot is `levelOf`. */
export function shortName(sitter: Sitter): string {
  return sitter.kind === 'bot' ? (botName(sitter.level) ?? nameOf(sitter)) : nameOf(sitter);
}

export function levelOf(sitter: Sitter): string {
  return sitter.kind === 'bot' && botName(sitter.level) ? say('bot-level', { level: sitter.level }) : '';
}

export function clockName(clock: ClockRules): string {
  switch (clock.kind) {
    case 'none':
      return say('clock-none');
    case 'fischer':
      return say('clock-fischer', {
        minutes: Math.round(clock.initial_ms / 6_000) / 10,
        seconds: Math.round(clock.increment_ms / 1_000),
      });
    case 'per-move':
      return say('clock-per-move', { seconds: Math.round(clock.move_ms / 1_000) });
    case 'days':
      return say('clock-days', { days: clock.days });
  }
}

/** The game that a spec names: `snekagon(side=5)` is `snekagon`. */
export function gameOf(spec: string): string {
  return spec.split('(')[0]!;
}

/** How long ago, or a day. */
export function when(ms: number): string {
  const minutes = Math.round((ms - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (Math.abs(minutes) < 60) return words.format(minutes, 'minute');
  if (Math.abs(minutes) < 36 * 60) return words.format(Math.round(minutes / 60), 'hour');
  return new Date(ms).toLocaleDateString(language(), { day: 'numeric', month: 'short', year: 'numeric' });
}
