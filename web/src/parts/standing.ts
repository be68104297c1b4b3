import type { OwnMatch } from '../api';
import { say } from '../texts/index.svelte';
import { relativeTime, shortName } from './names';

/** How one of our games stands, in a few words: whose turn it is, and until when. */
export function standing(match: OwnMatch): string {
  if (match.invited) return say('you-are-asked');
  if (match.status === 'open') return say('waits-for-players');
  const sitter = match.seats?.[match.turn ?? -1];
  const turn = match.your_turn || !sitter ? say('your-turn') : say('turn-of', { who: shortName(sitter) });
  return match.deadline ? `${turn} · ${relativeTime(match.deadline)}` : turn;
}
