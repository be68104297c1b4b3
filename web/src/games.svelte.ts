/** The games on the shelf, as the server tells them, in the language of the page. */

import { api, type GameInfo } from './api';
import { language, say } from './texts/index.svelte';

/** In the order in which they are shown, and what they are called before the server has said so. */
const TITLES: Record<string, string> = {
  kamon: 'Kamon',
  pantarei: 'Pantareï',
  snekagon: 'Snekagon',
  'snekagon-5g': 'Snekagon 5G',
  tantrix: 'Tantrix',
};

export const GAMES = Object.keys(TITLES);

export const titles = {
  of: (game: string) => TITLES[game] ?? game,
};

/** Whether a game is played for points; the others are simply won. */
export const hasPoints = (game: string) => !['kamon', 'pantarei'].includes(game);

/** What a game is about, in a line: known at once, so that nothing jumps when more is. */
export const aboutGame = (game: string) => say(`about-${game}`);

let known = $state.raw<GameInfo[]>([]);
let knownIn = '';

/** What the server says about the games; empty until it has. Call `learnGames` in an effect. */
export const shelf = {
  get all() {
    return known;
  },
  one: (id: string) => known.find((game) => game.id === id),
};

export async function learnGames(): Promise<void> {
  const wanted = language();
  if (knownIn === wanted) return;
  const found = await api.get<GameInfo[]>('/games');
  if (language() !== wanted) return;
  known = found.filter((game) => GAMES.includes(game.id)).sort((a, b) => GAMES.indexOf(a.id) - GAMES.indexOf(b.id));
  knownIn = wanted;
}

/** How many play if nobody says. */
export function usualPlayers(info: GameInfo): number {
  const option = info.options.find((option) => option.name === 'players');
  return option ? Number(option.default) : info.fewest_players;
}

/** What a bot is called; nothing until the server has said. */
export function botName(level: number): string | undefined {
  return known[0]?.bot_names[level - 1];
}
