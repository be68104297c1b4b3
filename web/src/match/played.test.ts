import { beforeEach, expect, test, vi } from 'vitest';
import type { MatchView } from '../api';
import { MovesInWords } from './played.svelte';
import type { Positions } from './positions';

const told = (text: string) => ({ seat: 0, choice: { text, about: `${text} in words` }, pieces: [] });

/** A match with these moves, and the rules that tell them in words. */
const match = (...moves: string[]) => ({ moves }) as unknown as MatchView;
const played = vi.fn<Positions['played']>();
const words = () => new MovesInWords({ played } as unknown as Positions);

beforeEach(() => {
  played.mockReset();
  played.mockImplementation(({ moves }, from) => Promise.resolve(moves.slice(from).map(told) as never));
});

test('moves are asked for once each, and told in words', async () => {
  const list = words();
  await list.upTo(match('a1', 'b2', 'c3'), 'en');
  await list.upTo(match('a1', 'b2', 'c3'), 'en');
  expect(played).toHaveBeenCalledTimes(1);
  expect(list.about(1, 'b2')).toBe('b2 in words');
  expect(list.about(3, 'd4')).toBe('d4');
});

test('after a takeback only what differs is asked for, and in another language everything', async () => {
  const list = words();
  await list.upTo(match('a1', 'b2'), 'en');
  await list.upTo(match('a1'), 'en');
  await list.upTo(match('a1', 'c3'), 'en');
  expect(played.mock.calls.map(([, from]) => from)).toEqual([0, 1]);
  expect(list.known.map(({ choice }) => choice.text)).toEqual(['a1', 'c3']);
  await list.upTo(match('a1', 'c3'), 'cs');
  expect(played).toHaveBeenLastCalledWith(match('a1', 'c3'), 0);
});

test('a list shows nothing while words are on their way, and what is written where nobody has any', async () => {
  const list = words();
  expect(list.shown(0, 'a1')).toBeNull();
  await list.upTo(match('a1'), 'en');
  expect(list.shown(0, 'a1')).toBe('a1 in words');
  expect(list.shown(1, 'b2')).toBeNull();
  played.mockRejectedValueOnce(new Error('away'));
  await list.upTo(match('a1', 'b2'), 'en');
  expect(list.shown(1, 'b2')).toBe('b2');
  await list.upTo(match('a1', 'b2'), 'en');
  expect(list.shown(1, 'b2')).toBe('b2 in words');
});

test('where nobody answers, moves are shown as they are written, and asked for again', async () => {
  const list = words();
  played.mockRejectedValueOnce(new Error('away'));
  await list.upTo(match('a1'), 'en');
  expect(list.about(0, 'a1')).toBe('a1');
  await list.upTo(match('a1'), 'en');
  expect(list.about(0, 'a1')).toBe('a1 in words');
});
