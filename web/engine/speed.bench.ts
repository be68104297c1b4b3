// How fast the engine is in WebAssembly beside the same engine as a released program: the same requests, which are the
// same work to the bit, in turns, by the processor time of the one thread that does it. It prints a table.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { startModule } from './modules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** How long a round takes natively, about. */
const ROUND_MS = Number(process.env.ROUND_MS ?? 300);
const MEMORY = 64 << 20;

interface Asked {
  ask(request: string): Promise<string>;
  /** Milliseconds of processor time so far. */
  spent(): number;
}

/** Nanoseconds on a processor of the main thread of a process, as Linux counts them. */
function spentBy(process: number): number {
  return Number(readFileSync(`/proc/${process}/task/${process}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

async function timed({ ask, spent }: Asked, request: string): Promise<number> {
  await ask('{"job":"forget"}');
  const before = spent();
  expect(await ask(request)).toMatch(/^\{"done":/);
  return spent() - before;
}

it('prints how fast the engine is', async () => {
  const program = spawn(join(ROOT, 'target/release/engine-lines'), { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface(program.stdout)[Symbol.asyncIterator]();
  const native: Asked = {
    async ask(request) {
      program.stdin.write(`${request}\n`);
      return (await answers.next()).value as string;
    },
    spent: () => spentBy(program.pid!),
  };
  const engine = await startModule(ROOT, 'thinking');
  const module: Asked = { ask: async (request) => engine.ask(request), spent: () => spentBy(process.pid) };

  /** So much of something that it takes a round natively; then how many a second, natively and in WebAssembly. */
  async function measure(request: (count: number) => string): Promise<[number, number]> {
    let count = 64;
    for (let took = 0; took < ROUND_MS / 2; count *= 2) took = await timed(native, request(2 * count));
    const least = [Infinity, Infinity] as [number, number];
    for (let round = 0; round < ROUNDS; round++) {
      least[0] = Math.min(least[0], await timed(native, request(count)));
      least[1] = Math.min(least[1], await timed(module, request(count)));
    }
    return [(1000 * count) / least[0], (1000 * count) / least[1]];
  }

  const { done } = JSON.parse(await native.ask('{"job":"games"}')) as { done: { id: string }[] };
  const games = done.filter(({ id }) => !process.env.GAMES || process.env.GAMES.split(',').includes(id));
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const row = (name: string, [here, there]: [number, number]) =>
    say(
      `| ${name} | ${Math.round(here).toLocaleString('en')} | ${Math.round(there).toLocaleString('en')} | ${Math.round((100 * there) / here)} % |`,
    );
  say('| | natively, a second | in WebAssembly | |\n|---|--:|--:|--:|');
  for (const { id: spec } of games) {
    const setup = (
      JSON.parse(await native.ask(JSON.stringify({ job: { deal: { spec, seed: 1 } } }))) as { done: string }
    ).done;
    const position = { spec, setup };
    row(
      `${spec}, random games`,
      await measure((count) => JSON.stringify({ job: { random: { spec, seed: 1, games: count } } })),
    );
    row(
      `${spec}, playouts of the bot`,
      await measure((count) =>
        JSON.stringify({ job: { think: { position, level: 8, seed: 1, playouts: count, memory: MEMORY } } }),
      ),
    );
  }
  program.stdin.end();
  await once(program, 'exit');
});
