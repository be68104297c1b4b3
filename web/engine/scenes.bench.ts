// How long a page waits for what it shows of a position: its scene, its remarks and its legal moves (where there are
// very many, those of one piece). Whole games with as many players as there can be, by processor time, after
// one game to warm up. It prints a table.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { GameInfo, Legal } from '../src/api';
import { startModule } from './modules.ts';
import { read } from '../src/engine/rows.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const GAMES = Number(process.env.GAMES ?? 4);

/** Milliseconds on a processor, those of the compiler included. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

it('prints how long scene and choices take', async () => {
  const engine = await startModule(ROOT, 'rules');
  const ask = <T>(name: string, wish: unknown) => {
    const job = wish === null ? name : { [name]: wish };
    return read(name, (JSON.parse(engine.ask(JSON.stringify({ language: 'en', job }))) as { done: T }).done) as T;
  };

  function timesOf(spec: string, seed: number): number[] {
    const setup = ask<string>('deal', { spec, seed });
    const moves: string[] = [];
    const times: number[] = [];
    for (;;) {
      const position = { spec, setup, moves };
      const began = spent();
      const shown = ask<{ turn: number | null; legal: Legal }>('show', { position });
      let { legal } = shown;
      if (!legal.complete)
        legal = ask<Legal>('legal', { position, piece: legal.pieces[legal.pieces.length >> 1]!.key });
      times.push(spent() - began);
      if (shown.turn === null) return times;
      moves.push(legal.moves[(moves.length * 7 + seed) % legal.moves.length]!.text);
    }
  }

  console.log(
    `${'milliseconds'.padEnd(26)}${['positions', 'median', '95 %', 'most'].map((name) => name.padStart(10)).join('')}`,
  );
  for (const { id, fewest_players, most_players } of ask<GameInfo[]>('games', null)) {
    const spec = fewest_players === most_players ? id : `${id}(players=${most_players})`;
    timesOf(spec, 0);
    const times = Array.from({ length: GAMES }, (_, game) => timesOf(spec, game + 1))
      .flat()
      .sort((one, other) => one - other);
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(1);
    console.log(
      spec.padEnd(26) + [String(times.length), at(0.5), at(0.95), at(1)].map((cell) => cell.padStart(10)).join(''),
    );
    expect(times.length).toBeGreaterThan(0);
  }
});
