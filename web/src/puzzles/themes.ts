/** What puzzles are about, in words. */

import { say } from '../texts/index.svelte';

const THEMES: Record<string, string> = {
  connection: 'theme-connection',
  loop: 'theme-loop',
  lockout: 'theme-lockout',
  ring: 'theme-ring',
};

/** A theme in words; as it is written, where it is newer than this page. */
export const themeName = (theme: string): string => (THEMES[theme] ? say(THEMES[theme]) : theme);
