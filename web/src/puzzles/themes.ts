/** What puzzles are about, in words. */

import { say } from '../texts/index.svelte';

export const THEMES: Record<string, string> = {
  connection: 'theme-connection',
  'double-threat': 'theme-double-threat',
  drill: 'theme-drill',
  extension: 'theme-extension',
  'forced-fill': 'theme-forced-fill',
  forcing: 'theme-forcing',
  founding: 'theme-founding',
  join: 'theme-join',
  line: 'theme-line',
  lockout: 'theme-lockout',
  loop: 'theme-loop',
  neutral: 'theme-neutral',
  'one-answer': 'theme-one-answer',
  pair: 'theme-pair',
  ring: 'theme-ring',
  swap: 'theme-swap',
  takeover: 'theme-takeover',
};

/** A theme in words; as it is written, where it is newer than this page. */
export const themeName = (theme: string): string => (THEMES[theme] ? say(THEMES[theme]) : theme);
