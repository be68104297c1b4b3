// The site without a server (`make static`), served by a host that knows nothing but files, under a path of its own.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { engineOf, gameOf, keptIn, moveHere, type Engine } from './browser-games.ts';
import { serious } from './axe.ts';
import { until, type Person } from './world.ts';

const FOLDER = resolve(import.meta.dirname, '../../target/static');
const PATH = '/games/serpentarium/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What serves the site, where, and what it was asked for. */
interface Host {
  server: Server;
  asked: string[];
  address: string;
}

/** As plain as hosts are: files by their paths, index.html for a folder, and nothing else. */
function serve() {
  const asked: string[] = [];
  const server = createServer(({ url }, answer) => {
    const { pathname } = new URL(url!, 'http://host');
    asked.push(pathname);
    let file = pathname.startsWith(PATH) ? join(FOLDER, normalize(pathname.slice(PATH.length - 1))) : '';
    if (file.endsWith('/')) file += 'index.html';
    if (!file || !existsSync(file) || !statSync(file).isFile()) return answer.writeHead(404).end();
    answer
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  return new Promise<Host>((done) =>
    server.listen(0, '127.0.0.1', () =>
      done({ server, asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}` }),
    ),
  );
}

let host: Host;
let browser: Browser;
let ask: Engine;
test.beforeAll(async ({ browser: started }) => {
  browser = started;
  host = await serve();
  ask = await engineOf(FOLDER);
});
test.afterAll(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  host?.server.closeAllConnections();
  host?.server.close();
});

async function visitor(options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options });
  await context.addInitScript(() =>
    localStorage.setItem('serpentarium.settings', '{"sound":false,"confirmLive":"off"}'),
  );
  const page = Object.assign(await context.newPage(), { wrongs: [] as string[] });
  page.on('pageerror', (error) => page.wrongs.push(error.message));
  page.on('console', (message) => /Content.Security.Policy/.test(message.text()) && page.wrongs.push(message.text()));
  page.setDefaultTimeout(30_000);
  return page;
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });

/** Begins a game against a bot of the first level from the page for new games. */
async function begin(page: Page, game: string) {
  await page.goto(`${host.address}#/new/${game}`);
  const level = page.getByRole('radio', { name: /^1/ });
  await page.getByRole('button', { name: 'Start' }).first().waitFor();
  if (await level.count()) await level.first().check({ force: true });
  await page.getByRole('button', { name: 'Start' }).first().click();
  await page.locator('.board .sb-table').waitFor();
}

test('pages show what there is without a server, and never ask for one', async () => {
  const page = await visitor();
  await page.goto(host.address);
  await page.getByRole('heading', { name: 'Kamon', exact: true }).waitFor();
  for (const name of ['Leaders', 'Account'])
    assert.equal(await page.getByRole('link', { name, exact: true }).count(), 0, name);
  assert.equal(await page.getByText('Quick game').count(), 0);
  assert.deepEqual(await serious(page), []);
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  // The first page has links of the same name: not before the list is there.
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await page
    .getByRole('link', { name: /Pantareï/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Pantareï' }).waitFor();
  assert.match(page.url(), /#\/rules\/pantarei$/);
  // A part of the page is reached, and the page stays what it is.
  await page.locator('article nav a').first().click();
  assert.match(page.url(), /#\/rules\/pantarei$/);
  await page.reload();
  await page.locator('article h2').first().waitFor();
  await page.goBack();
  await page.goto(`${host.address}#/settings`);
  await page.getByLabel('Dark', { exact: true }).waitFor();
  assert.deepEqual(
    host.asked.filter((path: string) => path.includes('/api/') || !path.startsWith(PATH)),
    [],
  );
  assert.deepEqual(page.wrongs, []);
});

for (const game of ['kamon', 'pantarei', 'snekagon', 'snekagon-5g', 'tantrix', 'tantrix-solitaire']) {
  test(`a game of ${game} is played, goes on without a network, and is kept`, async () => {
    const page = await visitor();
    await page.goto(host.address);
    await kept(page);
    await begin(page, game);
    for (let made = 0; made < 2; made++) assert.ok(await moveHere(page, ask));
    await page.context().setOffline(true);
    const before = await gameOf(page);
    await page.reload();
    await page.locator('.board .sb-table').waitFor();
    const after = await gameOf(page);
    assert.deepEqual(after.moves.slice(0, before.moves.length), before.moves);
    for (let made = 0; made < 2; made++) assert.ok(await moveHere(page, ask));
    await page.goto(`${host.address}#/games`);
    await page.getByRole('heading', { name: 'Games in this browser' }).waitFor();
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  });
}

test('a whole game is played to its end, told as it is on a server, and can be deleted', async () => {
  const page = await visitor();
  await begin(page, 'kamon');
  let made = 0;
  while (await moveHere(page, ask)) assert.ok(++made < 100);
  const { over, moves, terms, setup, seats } = await gameOf(page);
  assert.equal(over!.ending.kind, 'rules');
  const position = { spec: terms.spec, setup, moves };
  const bots = ask('games')[0].bot_names;
  await page
    .getByText(
      ask({
        result: {
          position,
          over: over!,
          names: seats.map((seat) => ('level' in seat ? bots[seat.level - 1] : 'Player')),
        },
      }),
    )
    .first()
    .waitFor();
  assert.deepEqual(over!.ranks, ask({ show: { position } }).ranks);
  await page.goto(`${host.address}#/games`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await until('the game is gone', async () => (await keptIn(page)).length === 0);
  assert.deepEqual(page.wrongs, []);
});

test('pictures of a game are drawn in the page, and what needs a server is not offered', async () => {
  const page = await visitor();
  await begin(page, 'tantrix');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.waitFor();
  for (const [name, begins] of [
    ['PNG', '\x89PNG'],
    ['SVG', '<svg'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name, exact: true }).click(),
    ]);
    assert.equal(
      readFileSync(await file.path())
        .subarray(0, 4)
        .toString('latin1'),
      begins,
    );
  }
  for (const absent of ['Copy link', 'Copy code', 'Whole game (GIF)'])
    assert.equal(await dialog.getByText(absent).count(), 0, absent);
  assert.deepEqual(
    host.asked.filter((path: string) => path.includes('/api/')),
    [],
  );
  assert.deepEqual(page.wrongs, []);
});
