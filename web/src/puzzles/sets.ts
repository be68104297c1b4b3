/** The puzzles of all games, loaded once, each game's when it is first needed. */

import { puzzleGames, puzzleSet, type Puzzle } from '../api/puzzle-sets';

const loaded = new Map<string, Promise<Puzzle[]>>();

export function setOf(game: string): Promise<Puzzle[]> {
  const known = loaded.get(game);
  if (known) return known;
  const asked = puzzleSet(game);
  loaded.set(game, asked);
  // What failed is asked for again.
  asked.catch(() => loaded.delete(game));
  return asked;
}

/** Every game that has puzzles, with them. */
export async function allSets(): Promise<Map<string, Puzzle[]>> {
  const games = await puzzleGames();
  const sets = await Promise.all(games.map(async (game) => [game, await setOf(game)] as const));
  return new Map(sets.filter(([, puzzles]) => puzzles.length > 0));
}
