import type { Refused } from '../api';
import { say } from '../texts/index.svelte';

/** Why something was not done: in the server's words, or in ours where it could say none. */
export function refusalText(refused: Refused): string {
  return refused.message || say(refused.code);
}
