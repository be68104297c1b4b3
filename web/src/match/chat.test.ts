import { expect, test } from 'vitest';
import type { ChatView } from '../api';
import { insertLine } from './chat';

const line = (room: ChatView['room'], number: number, at: number): ChatView => ({
  room,
  number,
  at,
  player: 'p',
  name: 'P',
  phrase: 'hello',
});

test('what a moderator hides is hidden where it stands, and stays so', () => {
  const said = [line('players', 1, 10), line('players', 2, 20)];
  const hidden: ChatView = {
    room: 'players',
    number: 1,
    at: 10,
    player: 'p',
    name: 'P',
    text: 'Hidden.',
    hidden: true,
  };
  const after = insertLine(said, hidden);
  expect(after.map((one) => one.hidden ?? false)).toEqual([true, false]);
  expect(insertLine(after, hidden)).toBe(after);
});

test('lines stand in the order of their time, each once, whatever order they come in', () => {
  let lines: ChatView[] = [];
  for (const one of [line('players', 2, 20), line('players', 1, 10), line('gallery', 1, 15), line('players', 2, 20)]) {
    lines = insertLine(lines, one);
  }
  expect(lines.map(({ room, number }) => `${room} ${number}`)).toEqual(['players 1', 'gallery 1', 'players 2']);
});
