// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { MatchView } from '../api';
import { setLanguage } from '../texts/index.svelte';
import Moves from './Moves.svelte';
import { MovesInWords } from './played.svelte';
import type { Positions } from './positions';

const seats = [
  ['seat-red', 'Red', 'Ana'],
  ['seat-blue', 'Blue', 'Bo'],
].map(([code, name, who]) => ({ code, name, sitter: { kind: 'person', id: who, name: who } }));

const scene = {
  boards: [],
  snakes: [],
  signs: [{ tint: 'red' }, { tint: 'blue' }],
  hands: [{ seat: 0, pieces: [{ piece: { kind: 'tile' } }] }],
};

/** Nobody tells the moves in words. */
const positions = { played: () => Promise.reject(new Error('away')) } as unknown as Positions;

async function rows(movers?: number[]): Promise<{ text: string; colour: string | undefined }[]> {
  const state = {
    ply: 3,
    moves: ['12 a1', 'b2', 'c3'],
    movers,
    seats,
    scene,
    terms: { spec: 'hopper' },
  } as unknown as MatchView;
  const shown = mount(Moves, {
    target: document.body,
    props: { state, words: new MovesInWords(positions), ply: 3, look: () => undefined },
  });
  flushSync();
  // Until that is known they stand there without words.
  await new Promise((later) => setTimeout(later));
  flushSync();
  const found = [...document.querySelectorAll<HTMLElement>('[data-ply]')].map((row) => ({
    text: row.textContent!.replace(/\s+/g, ' ').trim(),
    colour: row.querySelector<SVGElement>('svg')?.style.getPropertyValue('--seat'),
  }));
  void unmount(shown);
  return found;
}

beforeAll(() => setLanguage('en'));

test('every move says whose it was, also where turns do not alternate', async () => {
  expect(await rows([0, 0, 1])).toEqual([
    { text: '1 Ana: 12 a1', colour: 'var(--link-red)' },
    { text: '2 Ana: b2', colour: 'var(--link-red)' },
    { text: '3 Bo: c3', colour: 'var(--link-blue)' },
  ]);
});

test('where it is not known whose moves they were, they stand there alone', async () => {
  expect((await rows()).map(({ text, colour }) => `${text} ${colour}`)).toEqual([
    '1 12 a1 undefined',
    '2 b2 undefined',
    '3 c3 undefined',
  ]);
});
