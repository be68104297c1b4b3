// The modules of the engine for the browser, behind one function: each request goes to the one that knows it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineModule } from '../src/engine/module.ts';

const NAMES = ['rules', 'study', 'thinking'] as const;
export type Name = (typeof NAMES)[number];

/** What only bots and solvers do. */
const THINKING = ['think', 'solve', 'forget', 'random', 'solve-puzzle', 'puzzle-hint'];
/** What is done with trees, courses, records and tile puzzles; all else is for rules. */
const STUDY = [
  ...['read-tree', 'edit-tree', 'write-tree', 'review', 'retry', 'rate-puzzle', 'lesson', 'verify'],
  ...['puzzles', 'puzzle-list', 'puzzle-table', 'lay-tile', 'check-puzzle'],
];

export function moduleOf(request: string): Name {
  const job = /"job":\{?"([a-z-]+)"/.exec(request)?.[1] ?? '';
  return THINKING.includes(job) ? 'thinking' : STUDY.includes(job) ? 'study' : 'rules';
}

/** A module with nothing in its memory yet but what it says to people, in all languages. */
export async function startModule(root: string, name: Name): Promise<EngineModule> {
  const file = (of: string) => readFileSync(join(root, 'target/engine', of));
  const engine = await EngineModule.start(await WebAssembly.compile(file(`${name}.wasm`)));
  if (name !== 'thinking')
    for (const language of ['en', 'cs', 'pl']) {
      const sentences = file(`texts-${language}.ftl`).toString();
      engine.ask(JSON.stringify({ language, job: { tell: { sentences } } }));
    }
  return engine;
}

/** Engines with nothing in their memory yet. */
export async function inModules(root: string): Promise<(request: string) => string> {
  const started = await Promise.all(NAMES.map(async (name) => [name, await startModule(root, name)] as const));
  const engines = Object.fromEntries(started) as Record<Name, EngineModule>;
  return (request) => engines[moduleOf(request)].ask(request);
}
