import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnGames } from '../games.svelte';
import { speak } from '../texts/index.svelte';
import { optionsOf } from './options';

const option = (name: string, about: string) => ({ name, about, values: ['on', 'off'], default: 'on' });
const games = [
  { id: 'kamon', options: [option('blank-loop', 'whether a loop round the blank wins')], bot_names: [] },
  { id: 'snekagon-5g', options: [option('players', 'how many'), option('side', 'how many cells a side has')], bot_names: [] },
];

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(games))));
  await speak('en');
  await learnGames();
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['kamon', []],
  ['kamon(blank-loop=off)', ['Whether a loop round the blank wins: no']],
  ['snekagon-5g(players=4,side=5)', ['Players: 4', 'How many cells a side has: 5']],
  ['kamon(other=1)', ['other=1']],
])('%s is told in words', (spec, words) => expect(optionsOf(spec)).toEqual(words));
