/** The games that the server or the engine has, in its order and in the language of the page. */

import { ApiError, type GameInfo } from './api';
import { shelf } from './api/or-engine';
import type { Language } from './settings.svelte';
import { loadTexts, say, showTexts } from './texts/index.svelte';

let known = $state.raw<readonly GameInfo[]>([]);
let failure = $state.raw<Error | null>(null);

/** All games. No page is shown before they are known. */
export const games = (): readonly GameInfo[] => known;

/** Why no game is known, as a sentence; empty once they are. */
export function gamesFailure(): string {
  if (!failure) return '';
  // Without an answer there is no sentence but ours, and when it was missed ours were not there yet.
  return failure instanceof ApiError && failure.status > 0 ? failure.message : say('unreachable');
}

/** The game with this id. */
export const gameById = (id: string): GameInfo | undefined => known.find((game) => game.id === id);

/** The id of the game that a spec names: what stands before its options. */
export const gameId = (spec: string): string => spec.split('(')[0]!;

/** The game that a spec names. */
export const gameOf = (spec: string): GameInfo | undefined => gameById(gameId(spec));

/** What a game is called. */
export const titleOf = (id: string): string => gameById(id)?.title ?? id;

/** Whether a game is for one: nobody to play against, and a score to reach instead. */
export const isSolo = (game: GameInfo | undefined): boolean => game?.most_players === 1;

/** Whether games of it can be reviewed: there must be something to win, or a score to reach. */
export const isReviewed = (game: GameInfo | undefined): boolean => !isSolo(game) || game?.target != null;

/** What a bot is called. */
export const botName = (level: number): string | undefined => known[0]?.bot_names[level - 1];

const RETRY_MS = 3_000;
let wanted: Language | null = null;

/** Speaks a language from now on: loads its sentences and what the games are called in it, and shows both at once. */
export async function useLanguage(language: Language): Promise<void> {
  wanted = language;
  const [texts, found] = await Promise.all([loadTexts(language), shelf.games(language).catch(asError)]);
  if (wanted !== language) return;
  showTexts(language, texts);
  if (found instanceof Error) {
    failure = found;
    setTimeout(() => wanted === language && void useLanguage(language), RETRY_MS);
  } else showGames(found);
}

/** For tests that need games without a server. */
export function showGames(found: readonly GameInfo[]): void {
  known = found;
  failure = null;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
