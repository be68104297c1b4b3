/** The options of a game, in words. */

import type { GameInfo, OptionInfo } from '../api';
import { gameOf } from '../games.svelte';
import { say } from '../texts/index.svelte';

/** A value of an option as people read it. */
export const labelOf = (option: OptionInfo, value: string): string =>
  option.labels[option.values.indexOf(value)] ?? value;

/** What a spec chooses other than usual: a question and its answer a line. */
export function optionsOf(spec: string): string[] {
  if (!spec.includes('(')) return [];
  const chosen = spec.slice(spec.indexOf('(') + 1, -1).split(',');
  return chosen.map((one) => {
    const [name, value = ''] = one.split('=');
    const option = gameOf(spec)?.options.find((option) => option.name === name);
    if (!option) return one;
    return say('option-is', { about: option.about, value: labelOf(option, value) });
  });
}

/** The spec of a game with its options at these values; what is as usual is not named. */
export function specWith(game: GameInfo, valueOf: (option: OptionInfo) => string): string {
  const set = game.options.filter((option) => valueOf(option) !== option.default);
  const inside = set.map((option) => `${option.name}=${valueOf(option)}`).join(',');
  return inside ? `${game.id}(${inside})` : game.id;
}
