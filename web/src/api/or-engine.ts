import { engine } from '../engine';
import { api, ApiError, isUnanswered, type GameInfo, type Scene } from './index';
import { hasServer } from './reach.svelte';
import { rulesPage } from './rules-pages';

/**
 * What every page needs and the engine knows as well: asked of the server, which is quicker on a first visit, and of the
 * engine in the page where there is no server or it can't be reached.
 */
async function orEngine<T>(askServer: () => Promise<T>, askEngine: () => Promise<T>): Promise<T> {
  try {
    return await soon(askServer());
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    // Where both fail, the line is what can be mended.
    return askEngine().catch((broken: unknown) => Promise.reject(hasServer ? error : broken));
  }
}

/** Where everything is kept in this browser, nobody waits longer for a bad line. */
const PATIENCE_MS = 2_500;

function soon<T>(answer: Promise<T>): Promise<T> {
  if (!navigator.serviceWorker?.controller) return answer;
  const late = new Promise<T>((_, reject) => setTimeout(() => reject(new ApiError(0, 'unreachable', '')), PATIENCE_MS));
  return Promise.race([answer, late]);
}

export const shelf = {
  games: (language: string) =>
    orEngine<GameInfo[]>(
      () => api.games(language),
      () => engine.ask('games', null, language),
    ),
  rules: (game: string) =>
    orEngine<string>(
      () => api.rules(game),
      () => rulesPage(game),
    ),
  scene: (spec: string, setup: string, moves: string) =>
    orEngine<Scene>(
      () => api.get('/positions/scene', { query: { spec, setup, moves } }),
      () => engine.ask('scene', { position: { spec, setup, moves: moves.split(' ').filter(Boolean) } }),
    ),
};
