import { engine } from '../engine';
import { Live } from './live.svelte';
import { EnginePositionsOrServer } from './positions';
import type { MatchBackend } from './source';

/** The server keeps the match; the engine in the page knows the rules, or the server where there is none. */
export function serverBackend(): MatchBackend {
  const positions = new EnginePositionsOrServer(engine);
  return { positions, open: (first, listener) => new Live(first, listener, positions) };
}
