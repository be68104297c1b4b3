/** The options of a game, in words. */

import { shelf } from '../games.svelte';
import { language, say } from '../texts/index.svelte';
import { gameOf } from './people';

/** A value of an option as people read it. */
export function optionValue(value: string): string {
  if (value === 'on' || value === 'yes' || value === 'true') return say('option-yes');
  if (value === 'off' || value === 'no' || value === 'false') return say('option-no');
  return value;
}

/** What was chosen other than usual: `kamon(blank-loop=off)`. Nothing until the server has told of the game. */
export function optionsOf(spec: string): string[] {
  const info = shelf.one(gameOf(spec));
  if (!info || !spec.includes('(')) return [];
  const chosen = spec.slice(spec.indexOf('(') + 1, -1).split(',');
  return chosen.map((one) => {
    const [name, value = ''] = one.split('=');
    const about = name === 'players' ? say('players') : info.options.find((option) => option.name === name)?.about;
    return about ? say('option-is', { about: capital(about), value: optionValue(value) }) : one;
  });
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
