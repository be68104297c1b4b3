import { createBoard } from '../index';
import type { BoardInput } from '../index';
import { fiveG, kamon, pantarei, snekagon, tantrix } from './samples';
import { words } from './words';

const wish = new URLSearchParams(location.search);
const samples = { kamon, pantarei, snekagon, '5g': fiveG, '5g-5': () => fiveG(5), tantrix };
const sample = samples[(wish.get('game') ?? 'kamon') as keyof typeof samples]();
const theme = wish.get('theme') === 'dark' ? 'dark' : 'light';
document.body.classList.toggle('dark', theme === 'dark');

const heard: string[] = [];
const bar = document.getElementById('bar')!;
const hear = (text: string) => {
  heard.push(text);
  bar.textContent = text;
};

const board = createBoard(document.getElementById('board')!, words, {
  chosen: (choice) => {
    hear(`chosen ${choice.text}`);
    if (wish.has('pending')) board.set({ ...state, pending: choice.text, choices: [] });
  },
  tentative: (choice) => hear(`tentative ${choice?.text ?? '-'}`),
  refused: (attempt) => hear(`refused ${JSON.stringify(attempt)}`),
  wants: (piece) => hear(`wants ${piece}`),
  say: ({ code, facts }) => hear(`say ${code} ${JSON.stringify(facts)}`),
});
const floors = wish.get('floors') as 'stacked' | 'side-by-side' | null;
const state: BoardInput = {
  ...sample,
  playable: null,
  seat: wish.has('watch') ? null : 0,
  pending: null,
  away: wish.has('away'),
  confirm: (wish.get('confirm') ?? 'off') as BoardInput['confirm'],
  look: {
    theme,
    palette: wish.has('blind') ? 'colour-blind' : 'standard',
    marks: wish.has('marks'),
    motion: !wish.has('still'),
    ...(floors ? { floors } : {}),
  },
};
if (wish.has('watch')) state.choices = [];
board.set(state);
Object.assign(window, { board, state, heard });
