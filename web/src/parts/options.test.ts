// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import type { GameInfo } from '../api';
import { showGames } from '../games.svelte';
import { setLanguage } from '../texts/index.svelte';
import { optionsOf } from './options';

const option = (name: string, about: string, values: Record<string, string>) => ({
  name,
  about,
  values: Object.keys(values),
  labels: Object.values(values),
  default: Object.keys(values)[0],
});
const game = {
  id: 'hopper',
  options: [
    option('players', 'How many players?', { 2: '2', 4: '4' }),
    option('edges', 'Do the edges count too?', { on: 'yes', off: 'no' }),
  ],
};

beforeAll(async () => {
  await setLanguage('en');
  showGames([game as unknown as GameInfo]);
});

test.each([
  ['hopper', []],
  ['hopper(edges=off)', ['Do the edges count too? no']],
  ['hopper(players=4,edges=off)', ['How many players? 4', 'Do the edges count too? no']],
  ['hopper(other=1)', ['other=1']],
  ['unknown(side=5)', ['side=5']],
])('%s is told in words', (spec, words) => expect(optionsOf(spec)).toEqual(words));
