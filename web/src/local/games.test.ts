import { expect, test } from 'vitest';
import type { Event } from '../api';
import { isLocal, newId, randomSeed, ranked, standingOf, takebackTo, type LocalGame } from './games';

const person = { kind: 'person', id: 'local', name: '', guest: true, bot: false } as const;
const bot = { kind: 'bot', level: 3 } as const;
const moved = (seat: number, ply: number, text: string): Event => ({ type: 'moved', seat, ply, text });
const game = (events: Event[]) => ({ seats: [person, bot], events }) as unknown as LocalGame;

test('a game stands as its events have left it', () => {
  const events = [moved(0, 0, 'a'), moved(1, 1, 'b'), { type: 'taken-back', ply: 0 } as Event, moved(0, 0, 'c')];
  expect(standingOf(game(events))).toMatchObject({ moves: ['c'], movers: [0], over: null, left: [false, false] });
});

test('the last own move is taken back, unless something was drawn since', () => {
  const one = game([moved(0, 0, 'a'), moved(1, 1, 'b')]);
  expect(takebackTo(one, standingOf(one), [false, false])).toBe(0);
  expect(takebackTo(one, standingOf(one), [false, true])).toBe(null);
  const none = game([]);
  expect(takebackTo(none, standingOf(none), [])).toBe(null);
});

test('whoever left ranks behind those who stayed, as on a server', () => {
  const points = [9, 30, 12, 12];
  expect(ranked([false, false, false, false], points)).toEqual([3, 0, 1, 1]);
  expect(ranked([false, true, false, false], points)).toEqual([2, 3, 0, 0]);
  expect(ranked([true, true, false, false], points)).toEqual([2, 2, 0, 0]);
  expect(ranked([true, false], null)).toEqual([1, 0]);
});

test('ids are told from those of servers, and seeds are whole numbers that JSON carries', () => {
  expect(isLocal(newId())).toBe(true);
  expect(isLocal('0123456789abcdef')).toBe(false);
  for (let count = 0; count < 100; count++) expect(Number.isSafeInteger(randomSeed())).toBe(true);
});
