import type { GameInfo } from '../api';
import { botName } from '../games.svelte';
import { say } from '../texts/index.svelte';

/** The bots of a game, weakest first. */
export function levelsOf(info: GameInfo): { level: number; name: string }[] {
  return Array.from({ length: info.bot_levels }, (_, index) => ({
    level: index + 1,
    name: botName(index + 1) ?? '',
  }));
}

/** A value of an option as people read it. */
export function optionValue(value: string): string {
  if (value === 'on' || value === 'yes' || value === 'true') return say('value-on');
  if (value === 'off' || value === 'no' || value === 'false') return say('value-off');
  return value;
}
