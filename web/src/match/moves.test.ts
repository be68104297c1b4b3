import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { MatchView } from '../api';
import { speak } from '../texts/index.svelte';
import Moves from './Moves.svelte';

const seats = [
  ['seat-red', 'Red', 'Ana'],
  ['seat-blue', 'Blue', 'Bo'],
].map(([code, name, who]) => ({ code, name, sitter: { kind: 'person', id: who, name: who } }));

function rows(movers?: number[]): { text: string; colour: string | undefined }[] {
  const state = { ply: 3, moves: ['12 a1', 'b2', 'c3'], movers, seats, terms: { spec: 'tantrix' } } as unknown as MatchView;
  const shown = mount(Moves, { target: document.body, props: { state, ply: 3, look: () => undefined } });
  flushSync();
  const found = [...document.querySelectorAll<HTMLElement>('[data-ply]')].map((row) => ({
    text: row.textContent!.replace(/\s+/g, ' ').trim(),
    colour: row.querySelector<SVGElement>('svg')?.style.getPropertyValue('--seat'),
  }));
  void unmount(shown);
  return found;
}

beforeAll(() => speak('en'));

test('every move says whose it was, also where turns do not alternate', () => {
  expect(rows([0, 0, 1])).toEqual([
    { text: '1 Red (Ana): 12 a1', colour: 'var(--link-red)' },
    { text: '2 Red (Ana): b2', colour: 'var(--link-red)' },
    { text: '3 Blue (Bo): c3', colour: 'var(--link-blue)' },
  ]);
});

test('where it is not known whose moves they were, they stand there alone', () => {
  expect(rows().map(({ text, colour }) => `${text} ${colour}`)).toEqual(['1 12 a1 undefined', '2 b2 undefined', '3 c3 undefined']);
});
