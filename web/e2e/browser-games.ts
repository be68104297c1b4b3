// Games that a browser keeps, as a test looks at them: what is legal the test asks the engine itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Choice, Legal, Place } from '../src/api/schema.d.ts';
import type { JobName, Jobs, Position } from '../src/engine/jobs.ts';
import type { LegalRows } from '../src/engine/rows.ts';
import type { LocalGame } from '../src/local/games.ts';
import { clickChoice, type Picking } from './hands.ts';
import { until } from './world.ts';

/** An answer as it leaves the engine: legal moves are rows. */
type Answer<Name> = Name extends JobName ? Rows<Jobs[Name]['answer']> : never;
type Rows<T> = T extends Legal ? LegalRows : T extends { legal?: Legal } ? Omit<T, 'legal'> & { legal: LegalRows } : T;
type Wishes = { [Name in JobName]: Jobs[Name]['wish'] };

/** The engine, to which a job is given by its name, alone or with what it wishes for. */
export type Engine = <Job extends JobName | Partial<Wishes>>(job: Job) => Answer<Job extends JobName ? Job : keyof Job>;
type Row = LegalRows['moves'][number];

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  answer(start: number, length: number): bigint;
  give_back(at: number, length: number): void;
}

/** What the module for study answers; all else is for rules. */
const STUDY = ['lesson', 'read-tree', 'edit-tree', 'write-tree', 'review', 'puzzle-list', 'puzzle-table', 'lay-tile'];

/** The engine of a build, which answers requests as it does in a page, in English. */
export async function engineOf(folder: string): Promise<Engine> {
  const assets = join(folder, 'assets');
  const file = (named: RegExp) =>
    readFileSync(
      join(
        assets,
        readdirSync(assets).find((name) => named.test(name))!,
      ),
    );
  const sentences = file(/^texts-en-.*\.ftl$/).toString();
  const start = async (named: RegExp) => {
    const ask = await moduleOf(file(named));
    ask({ tell: { sentences } });
    return ask;
  };
  const [rules, study] = [await start(/^rules-.*\.wasm$/), await start(/^study-.*\.wasm$/)];
  const of = (job: unknown) => (typeof job === 'string' ? job : Object.keys(job as object)[0]!);
  return ((job: unknown) => (STUDY.includes(of(job)) ? study : rules)(job)) as Engine;
}

/** One module of it. */
async function moduleOf(bytes: Buffer): Promise<(job: unknown) => unknown> {
  const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes), { host: { now: () => performance.now() } });
  const { memory, room, answer, give_back } = instance.exports as unknown as Exports;
  return (job) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ language: 'en', job }));
    const start = room(bytes.length);
    new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
    const packed = answer(start, bytes.length);
    const [at, length] = [Number(packed & 0xffff_ffffn), Number(packed >> 32n)];
    const said = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)));
    give_back(at, length);
    if (said.refused) throw new Error(said.refused.message);
    return said.done;
  };
}

/** The id of the game that a page shows, at a server or behind a hash. */
export const idOf = (page: Page) => page.url().split('/match/')[1].split(/[?#/]/)[0];

/** All games that the browser keeps. */
export const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<LocalGame[]>((done, wrong) => {
        const asked = indexedDB.open('serpentarium');
        asked.onerror = () => wrong(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            asked.result.close();
            done(all.result);
          };
        };
      }),
  );

/** The game that a page shows, and how it stands. */
export async function gameOf(page: Page) {
  const id = idOf(page);
  const game = (await keptIn(page)).find((one) => one.id === id)!;
  let moves: string[] = [];
  for (const event of game.events) {
    if (event.type === 'moved') moves.push(event.text);
    if (event.type === 'taken-back') moves = moves.slice(0, event.ply);
  }
  return { ...game, moves, over: game.events.find((event) => event.type === 'over') ?? null };
}

function legalIn(ask: Engine, { terms, seen, moves }: Awaited<ReturnType<typeof gameOf>>) {
  const position = { spec: terms.spec, setup: seen, moves };
  let legal = ask({ legal: { position } });
  if (!legal.complete) legal = ask({ legal: { position, piece: legal.pieces[0].key } });
  return legal.moves.map(choiceOf);
}

/** A certain legal move of a position, with its words. */
export function choiceIn(ask: Engine, position: Position, text: string) {
  const { moves: listed, complete, pieces } = ask({ legal: { position } });
  let moves = listed;
  for (const { key } of complete ? [] : pieces) {
    ({ moves } = ask({ legal: { position, piece: key } }));
    if (moves.some(([one]) => one === text)) break;
  }
  return { ...choiceOf(moves.find(([one]) => one === text)!), about: ask({ words: { position, move: text } }) };
}

/** A legal move as pages read it from the engine (src/engine/rows.ts). */
export function choiceOf([
  text,
  piece,
  places,
  turn,
  flipped,
  _,
  drills = [],
  act = 'place',
  from = [],
  count = 1,
  about = '',
]: Row): Choice {
  const placesOf = (numbers: number[]): Place[] =>
    Array.from({ length: numbers.length / 3 }, (_, index) => {
      const [board, q, r] = numbers.slice(3 * index);
      return { board, q, r };
    });
  return {
    text,
    act,
    piece,
    from: placesOf(from)[0] ?? null,
    places: placesOf(places),
    turn,
    flipped: flipped === 1,
    count,
    drills: placesOf(drills),
    about,
  };
}

/** Makes one move by clicking when it is our turn; false if the game is over. */
export async function moveHere(
  page: Page,
  ask: Engine,
  pick: Picking = (moves) => moves[Math.floor(moves.length / 3)],
) {
  const game = await until(
    'our turn or the end',
    async () => {
      const now = await gameOf(page);
      if (now.over) return now;
      const { turn } = ask({
        show: { position: { spec: now.terms.spec, setup: now.seen, moves: now.moves }, legal: false },
      });
      // Another page may have made the last move: this one must show it.
      const isShown = (await page.locator('.moves [data-ply]').count()) === now.moves.length;
      return now.seats[turn!]!.kind === 'person' && isShown && (await page.locator('.status.mine').count()) > 0 && now;
    },
    90,
  );
  if (game.over) return false;
  await clickChoice(
    page,
    pick(legalIn(ask, game)),
    async () => (await gameOf(page)).events.length > game.events.length,
  );
  return true;
}
