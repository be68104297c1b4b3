// The two modules of the engine for the browser, behind one function: each request goes to the one that knows it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineModule } from '../src/engine/module.ts';

/** What only bots and solvers do; all else is for rules. */
const THINKING = new Set(['think', 'solve', 'forget', 'random', 'verify', 'puzzles', 'solve-puzzle', 'check-puzzle']);

export function moduleOf(request: string): 'rules' | 'thinking' {
  const job = /"job":\{?"([a-z-]+)"/.exec(request)?.[1] ?? '';
  return THINKING.has(job) ? 'thinking' : 'rules';
}

/** Engines with nothing in their memory yet. */
export async function inModules(root: string): Promise<(request: string) => string> {
  const start = async (name: string) =>
    EngineModule.start(await WebAssembly.compile(readFileSync(join(root, `target/engine/${name}.wasm`))));
  const engines = { rules: await start('rules'), thinking: await start('thinking') };
  return (request) => engines[moduleOf(request)].ask(request);
}
