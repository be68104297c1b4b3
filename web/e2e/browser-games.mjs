// Games that a browser keeps, as a test looks at them: what is legal the test asks the engine itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clickChoice } from './hands.mjs';
import { until } from './world.mjs';

/** What the module for study answers; all else is for rules. */
const STUDY = ['lesson', 'read-tree', 'edit-tree', 'write-tree', 'review', 'puzzle-list', 'puzzle-table', 'lay-tile'];

/** The engine of a build, which answers requests as it does in a page, in English. */
export async function engineOf(folder) {
  const assets = join(folder, 'assets');
  const file = (named) =>
    readFileSync(
      join(
        assets,
        readdirSync(assets).find((name) => named.test(name)),
      ),
    );
  const sentences = file(/^texts-en-.*\.ftl$/).toString();
  const start = async (named) => {
    const module = await moduleOf(file(named));
    module({ tell: { sentences } });
    return module;
  };
  const [rules, study] = [await start(/^rules-.*\.wasm$/), await start(/^study-.*\.wasm$/)];
  return (job) => (STUDY.includes(Object.keys(job)[0]) ? study : rules)(job);
}

/** One module of it. */
async function moduleOf(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, { host: { now: () => performance.now() } });
  const { memory, room, answer, give_back } = instance.exports;
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
export const idOf = (page) => page.url().split('/match/')[1].split(/[?#/]/)[0];

/** All games that the browser keeps. */
export const keptIn = (page) =>
  page.evaluate(
    () =>
      new Promise((done, wrong) => {
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
export async function gameOf(page) {
  const id = idOf(page);
  const game = (await keptIn(page)).find((one) => one.id === id);
  let moves = [];
  for (const event of game.events) {
    if (event.type === 'moved') moves.push(event.text);
    if (event.type === 'taken-back') moves = moves.slice(0, event.ply);
  }
  return { ...game, moves, over: game.events.find(({ type }) => type === 'over') ?? null };
}

function legalIn(ask, { terms, seen, moves }) {
  const position = { spec: terms.spec, setup: seen, moves };
  let legal = ask({ legal: { position } });
  if (!legal.complete) legal = ask({ legal: { position, piece: legal.pieces[0].key } });
  return legal.moves.map(choiceOf);
}

/** A certain legal move of a position, with its words. */
export function choiceIn(ask, position, text) {
  let { moves, complete, pieces } = ask({ legal: { position } });
  for (const { key } of complete ? [] : pieces) {
    ({ moves } = ask({ legal: { position, piece: key } }));
    if (moves.some(([one]) => one === text)) break;
  }
  return { ...choiceOf(moves.find(([one]) => one === text)), about: ask({ words: { position, move: text } }) };
}

/** A legal move as pages read it from the engine (src/engine/rows.ts). */
export function choiceOf([text, piece, places, turn, flipped, _, drills = [], act = 'place', from = [], count = 1]) {
  const placesOf = (numbers) =>
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
  };
}

/** Makes one move by clicking when it is our turn; false if the game is over. */
export async function moveHere(page, ask, pick = (moves) => moves[Math.floor(moves.length / 3)]) {
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
      return now.seats[turn].kind === 'person' && isShown && (await page.locator('.status.mine').count()) > 0 && now;
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
