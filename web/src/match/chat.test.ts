import { expect, test } from 'vitest';
import type { ChatView } from '../api';
import { withLine } from './chat';

const line = (room: ChatView['room'], number: number, at: number): ChatView => ({ room, number, at, player: 'p', name: 'P', phrase: 'hello' });

test('lines stand in the order of their time, each once, whatever order they come in', () => {
  let lines: ChatView[] = [];
  for (const one of [line('players', 2, 20), line('players', 1, 10), line('gallery', 1, 15), line('players', 2, 20)]) {
    lines = withLine(lines, one);
  }
  expect(lines.map(({ room, number }) => `${room} ${number}`)).toEqual(['players 1', 'gallery 1', 'players 2']);
});
