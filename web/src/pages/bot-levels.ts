import type { GameInfo } from '../api';
import { botName } from '../games.svelte';

/** The bots of a game, weakest first. */
export function botLevels(info: GameInfo): { level: number; name: string }[] {
  return Array.from({ length: info.bot_levels }, (_, index) => ({
    level: index + 1,
    name: botName(index + 1) ?? '',
  }));
}
