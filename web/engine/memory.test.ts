// What a worker takes on a phone: the whole memory of the module after a long search, and after a proof. It is allowed
// 64 MB; pages give the tree 48 of them at most (`src/local/thinking.ts`; `src/engine/thinkers.ts` gives 24).
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { GameInfo } from '../src/api';
import { startModule, type Name } from './modules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MEGABYTE = 1 << 20;
const MOST_GIVEN = 48 * MEGABYTE;
const ALLOWED = 64;
/** So many tries, a second or more of a fast machine; others have fewer. */
const PLAYOUTS: Record<string, number> = { kamon: 150_000, pantarei: 100_000, 'tantrix-solitaire': 100_000 };
const OTHERS = 8_000;

async function engine(name: Name) {
  const started = await startModule(ROOT, name);
  const ask = <T>(job: unknown) => JSON.parse(started.ask(JSON.stringify({ language: 'en', job }))) as { done: T };
  return { ask, megabytes: () => started.bytes / MEGABYTE };
}

it('stays below what a phone allows a worker', async () => {
  const rules = await engine('rules');
  for (const { id, most_players } of rules.ask<GameInfo[]>('games').done) {
    const bot = await engine('thinking');
    const spec = id.startsWith('snekagon-5g') ? `${id}(players=${most_players})` : id;
    const setup = rules.ask<string>({ deal: { spec, seed: 1 } }).done;
    const position = { spec, setup, moves: [] };
    const wish = { position, level: 8, seed: 1, playouts: PLAYOUTS[id] ?? OTHERS, memory: MOST_GIVEN, moves: 1 };
    expect(bot.ask({ think: wish }).done, id).toBeTruthy();
    const searched = bot.megabytes();
    bot.ask({ solve: { position, nodes: 200_000, time_ms: 60_000, memory: MOST_GIVEN } });
    console.log(`${spec}: ${searched} MB, after a proof ${bot.megabytes()} MB`);
    // A tree has grown, so that something was measured.
    expect(searched, id).toBeGreaterThan(4);
    expect(bot.megabytes(), id).toBeLessThan(ALLOWED);
  }
  expect(rules.megabytes()).toBeLessThan(ALLOWED);
});
