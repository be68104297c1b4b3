/** The games that this browser keeps, for all pages. */

import { api } from '../api';
import { standingOf, type LocalGame } from './games';
import { localGames, onChanged } from './store';

let games = $state.raw<readonly LocalGame[]>([]);
let begun = false;

/** All of them, the latest first. Empty until they have been read. */
export function keptGames(): readonly LocalGame[] {
  return games;
}

/** Reads them, and again whenever another page changes one. */
export async function readKeptGames(): Promise<void> {
  if (!begun) onChanged(() => void readKeptGames());
  begun = true;
  try {
    games = await localGames.list();
  } catch {
    // A browser that keeps nothing has none.
  }
}

export async function removeGame(id: string): Promise<void> {
  await localGames.remove(id);
  await readKeptGames();
}

/** The record of a game that is over: docs/records.md. */
export function recordOf(game: LocalGame) {
  const { moves, over } = standingOf(game);
  const { terms, setup, seats, created_at } = game;
  return {
    version: 1,
    spec: terms.spec,
    setup,
    moves,
    seats,
    over: over && { ending: over.ending, scores: over.scores, reason: over.reason },
    created_at,
    offline: true,
  };
}

/** Has the server keep a game that is over, and says where it is then. */
export async function upload(game: LocalGame): Promise<string> {
  const { over, ...record } = recordOf(game);
  if (!over) throw new Error('only a game that is over can be uploaded');
  const { id } = await api.post('/records', { body: { ...record, over } });
  await localGames.put({ ...game, uploaded: id }, game.events.length);
  await readKeptGames();
  return id;
}

/** Whether a game can be uploaded: it has a result, and nobody had to stand in. */
export function canUpload(game: LocalGame): boolean {
  const { over, left } = standingOf(game);
  return over !== null && over.ending.kind !== 'aborted' && !left.includes(true) && !game.uploaded;
}
