// The engine in the page: a match needs the server for events alone, goes on without an engine, and survives a broken one.
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import type { NewMatch, ToClient } from '../src/api/schema.d.ts';
import { click, playOut } from './hands.ts';
import { make, matchOf, stateOf, until, World } from './world.ts';

const world = World.ofThisFile();

const bot = { kind: 'bot', level: 1 } as const;
const me = { kind: 'me' } as const;
/** What pages without an engine ask of the server. */
const ABOUT_RULES = /\/api\/v1\/matches\/[^/]+(\/(legal|scene|explain|attempt|played)|\?)/;

/** Opens a match, and notes what the page asks for and what it is told. */
async function open(page: Page, wish: NewMatch) {
  const asked: string[] = [];
  const told: ToClient[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => {
    if (socket.url().includes('/matches/'))
      socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload))));
  });
  const id = await make(page, wish);
  await page.goto(`/match/${id}`);
  await page.locator('.board .sb-table').waitFor();
  return { asked, told };
}

const running = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('engine-running').length > 0);
const myTurn = (page: Page) => until('our turn', async () => (await stateOf(page)).turn === 0);
const look = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('with the engine, a match asks the server for nothing but moves', async () => {
  const page = await world.person();
  const { asked, told } = await open(page, { spec: 'tantrix', seats: [me, bot] });
  await running(page);
  await myTurn(page);
  // What was asked for before the engine was there has been answered.
  await page.waitForLoadState('networkidle');
  asked.length = told.length = 0;
  for (let made = 0; made < 4; made++) {
    await myTurn(page);
    await click(page);
  }
  await page.locator('[data-ply="1"]').click();
  await page.locator('.board.past').waitFor();
  await page.locator('[data-ply="1"] .words').getByText(/tile/i).waitFor();
  await page.keyboard.press('End');
  await myTurn(page);
  // Refusals are the engine's too.
  await page.locator('#typed-move').fill('nonsense');
  await page.locator('form:has(#typed-move) button').click();
  await page.locator('form:has(#typed-move) .bubble').waitFor();
  assert.deepEqual(
    asked.filter((url) => ABOUT_RULES.test(url)),
    [],
  );
  assert.ok(
    told.some((one) => 'update' in one && one.update),
    'moves come with what they changed',
  );
  assert.deepEqual(
    told.filter(({ type }) => type === 'state'),
    [],
    'and no states',
  );
  assert.ok(!JSON.stringify(told).includes('"boards"'), 'nor pictures');
  assert.deepEqual(page.wrongs, []);
});

test('where the engine can’t be loaded, the server answers and a game is played to its end', async () => {
  const page = await world.person();
  await page.route('**/*.wasm', (route) => route.abort());
  const { asked } = await open(page, { spec: 'kamon', seats: [me, bot] });
  await playOut(page);
  await page.locator('[data-ply="1"]').click();
  await page.locator('.board.past').waitFor();
  assert.ok(asked.some((url) => /\/legal\b/.test(url)));
  assert.ok(asked.some((url) => /\/scene\b/.test(url)));
  assert.deepEqual(page.wrongs, []);
});

/** The smallest module that looks like the engine, and breaks when it is asked for anything. */
const BREAKS = [
  [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  [1, 17, 3, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 2, 0x7f, 0x7f, 1, 0x7e, 0x60, 2, 0x7f, 0x7f, 0],
  [3, 4, 3, 0, 1, 2],
  [5, 3, 1, 0, 1],
  [
    7,
    38,
    4,
    6,
    ...Buffer.from('memory'),
    2,
    0,
    4,
    ...Buffer.from('room'),
    0,
    0,
    6,
    ...Buffer.from('answer'),
    0,
    1,
    9,
    ...Buffer.from('give_back'),
    0,
    2,
  ],
  [10, 13, 3, 4, 0, 0x41, 0, 0x0b, 3, 0, 0, 0x0b, 2, 0, 0x0b],
].flat();

test('an engine that breaks is started anew, and the person reads so', async () => {
  const page = await world.person();
  await page.addInitScript((bytes) => {
    const post = Worker.prototype.postMessage as (...given: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { request?: unknown }, ...rest: unknown[]) {
      if (window.breakEngine && message.request) {
        window.breakEngine = false;
        post.call(this, { module: new WebAssembly.Module(new Uint8Array(bytes)) });
      }
      post.call(this, message, ...rest);
    };
  }, BREAKS);
  const { asked } = await open(page, { spec: 'kamon', seats: [me, bot] });
  await running(page);
  for (let made = 0; made < 2; made++) {
    await myTurn(page);
    await click(page);
  }
  await myTurn(page);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.evaluate(() => (window.breakEngine = true));
  await page.locator('[data-ply="1"]').click();
  await page.getByText('The engine on this page crashed and has been restarted.').first().waitFor();
  await page.locator('.board.past').waitFor();
  assert.equal(await page.evaluate(() => window.breakEngine), false);
  await page.waitForFunction(() => performance.getEntriesByName('engine-running').length === 2);
  await page.keyboard.press('End');
  await click(page);
  assert.deepEqual(
    asked.filter((url) => ABOUT_RULES.test(url)),
    [],
  );
  assert.deepEqual(page.wrongs, []);
});

test('a game is gone through with a bot in the page, which stops when it is told to', async () => {
  const page = await world.person({ size: { width: 1440, height: 900 } });
  const { asked } = await open(page, { spec: 'tantrix', seats: [me, bot] });
  for (let made = 0; made < 2; made++) {
    await myTurn(page);
    await click(page);
  }
  await myTurn(page);
  await page.request.post(`/api/v1/matches/${matchOf(page)}/resign`, { data: {} });
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await analysis.getByRole('button', { name: 'Go through the game with a bot' }).click();
  const stop = analysis.getByRole('button', { name: 'Stop' });
  await stop.waitFor();
  const first = await page.locator('.moves [aria-current]').getAttribute('data-ply');
  // Moves stand there as people read them.
  await analysis
    .getByText(/^Tile \d+ on/)
    .first()
    .waitFor();
  await analysis.locator('td.icon svg').first().waitFor();
  await stop.click();
  await analysis.getByRole('button', { name: 'Keep thinking' }).waitFor();
  await world.picture(page, 'analysis-in-the-page');
  const tried = () => analysis.getByText(/played out/).innerText();
  const before = await tried();
  // Another position is another search, and coming back finds what was known.
  await look(page, 'To the beginning');
  await stop.waitFor();
  await page.locator(`[data-ply="${first}"]`).click();
  await until('what was known is there again', async () => (await tried()) === before);
  await analysis.getByRole('button', { name: 'Keep thinking' }).click();
  await until('it goes on', async () => parseInt(await tried(), 10) > 0 && (await stop.isVisible()));
  assert.deepEqual(
    asked.filter((url) => url.includes('/analysis')),
    [],
  );
  assert.deepEqual(page.wrongs, []);
});
