// A phone without a connection: the app of a server opens, plays, keeps what was played, and comes back by itself.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { MatchView, OwnMatch } from '../src/api/schema.d.ts';
import { serious } from './axe.ts';
import { engineOf, gameOf, keptIn, moveHere, type Engine } from './browser-games.ts';
import { doStep, stepsOf } from './courses.ts';
import { becomes, make, until, withoutNetwork, World, type PersonWish } from './world.ts';
import { say } from './words.ts';

const PHONE: PersonWish = {
  size: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
  settings: { confirmLive: 'off' },
};

const world = World.ofThisFile();
let ask: Engine;
test.beforeAll(async () => {
  ask = await engineOf(resolve(import.meta.dirname, '../dist'));
});

/** Somebody who has been here once, and now has no connection. */
async function offline(options: PersonWish = {}) {
  const page = await world.person({ ...PHONE, ...options });
  await withoutNetwork(page);
  return page;
}

const board = (page: Page) => page.locator('.board .sb-table').waitFor();

test('the app starts without a connection, plays a bot, and recovers by itself', async () => {
  const page = await offline();
  await page.goto('/');
  await page.getByText('No connection.').waitFor();
  await expect(page.getByText('Quick game'), 'nobody is looked for without a connection').toHaveCount(0);
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'offline-home');
  await page.getByRole('button', { name: /Play a bot – Kamon/ }).click();
  await board(page);
  for (let made = 0; made < 3; made++) assert.ok(await moveHere(page, ask));
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'offline-match');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0);

  // The game goes on where it was, also after the browser was closed for a while.
  const before = await gameOf(page);
  await page.goto('/');
  await page.locator('section[aria-labelledby=kept-games] a').click();
  await board(page);
  const after = await gameOf(page);
  assert.equal(after.id, before.id);
  assert.deepEqual(after.moves.slice(0, before.moves.length), before.moves);

  await page.getByRole('link', { name: 'Serpentarium' }).click();
  await page.getByText('No connection.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Quick game').waitFor();
  await page.getByText('No connection.').waitFor({ state: 'detached' });
  assert.deepEqual(page.wrongs, []);
});

test('rules, settings and new games of every kind are there without a connection', async () => {
  const page = await offline();
  await page.goto('/rules/tantrix');
  await page.locator('article h2').first().waitFor();
  await page.locator('article .position svg').first().waitFor();
  await page.goto('/settings');
  await page.getByLabel('Dark', { exact: true }).waitFor();
  // Another language, of which this page has not seen a word.
  await page.getByRole('button', { name: 'Čeština' }).click();
  await page.goto('/new/snekagon-5g');
  await page.getByText('Není připojení').waitFor();
  await world.picture(page, 'offline-new', { fullPage: true });
  await becomes(
    () => page.locator('input[name=against]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ['bot', 'screen'],
  );
  await expect(page.locator('input[name=level]')).toHaveCount(8);
  assert.deepEqual(page.wrongs, []);
});

test('a course is begun, remembered and gone on with without a connection', async () => {
  const page = await offline({ settings: { motion: 'off' } });
  const [first, second, ...rest] = stepsOf('pantarei');
  const count = rest.length + 2;
  await page.goto('/learn');
  await page.getByRole('link', { name: new RegExp(`^Pantareï .*0 of ${count} steps`) }).click();
  await doStep(page, 'pantarei', first);
  await page.getByRole('button', { name: 'Next step' }).click();
  await doStep(page, 'pantarei', second);
  await world.picture(page, 'offline-course');
  // The browser is closed for a while.
  await page.goto('/learn');
  await page.getByRole('link', { name: new RegExp(`^Pantareï .*2 of ${count} steps`) }).click();
  await doStep(page, 'pantarei', rest[0]);
  assert.deepEqual(page.wrongs, []);
});

test('a page of a match on the server waits for the connection and goes on', async () => {
  const page = await offline();
  const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/match/${id}`);
  await page.getByText(say('unreachable-waiting').split('.')[0]).first().waitFor();
  await page.context().setOffline(false);
  await board(page);
});

test('two pages with one game show the same and never spoil it', async () => {
  const page = await offline();
  await page.goto('/new/kamon');
  await page.locator('input[name=against][value=screen]').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await board(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await board(other);
  for (const one of [page, other, page, other]) {
    await expect(one.locator('.status.mine'), 'it is here').not.toHaveCount(0);
    assert.ok(await moveHere(one, ask));
    const { moves } = await gameOf(one);
    for (const each of [page, other])
      await until(
        'both show it',
        async () =>
          (await each.locator('.moves li, .moves td').count()) > 0 &&
          (await gameOf(each)).moves.length === moves.length,
      );
  }
  // Taken back in one, it is taken back in both.
  await other.getByRole('button', { name: 'Take back' }).click();
  await until('it is taken back', async () => (await gameOf(page)).moves.length === 3);
  assert.ok(await moveHere(page, ask));
  await becomes(async () => (await gameOf(other)).moves.length, 4);
});

test('what is in the bag is nowhere in the page before it is drawn', async () => {
  const page = await offline();
  await page.goto('/');
  await page.getByRole('button', { name: /Play a bot – Tantrix$/ }).click();
  await board(page);
  for (let made = 0; made < 2; made++) assert.ok(await moveHere(page, ask));
  const { setup, seen, terms, moves } = await gameOf(page);
  assert.notEqual(setup, seen);
  const look = (which: string) => ask({ show: { position: { spec: terms.spec, setup: which, moves } } });
  assert.deepEqual(look(seen), look(setup), 'what is shown follows from what is known');
});

test('a game that is over is uploaded on request, and stands among one’s own', async () => {
  const page = await world.person({ ...PHONE });
  const made = await page.request.post('/api/v1/account', {
    data: { name: 'Ophelia', password: 'a long enough password' },
  });
  assert.ok(made.ok());
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto('/');
  await page.getByRole('button', { name: /Play a bot – Pantare/ }).click();
  await board(page);
  for (let count = 0; count < 2; count++) assert.ok(await moveHere(page, ask));
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await until('it is over', async () => (await gameOf(page)).over);
  const { moves } = await gameOf(page);
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Games in this browser' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Save on the server' }).count(), 0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save on the server' }).click();
  await page.getByRole('link', { name: 'On the server' }).click();
  await page.getByText('played offline').waitFor();
  await board(page);
  const [{ uploaded }] = await keptIn(page);
  const state: MatchView = await (await page.request.get(`/api/v1/matches/${uploaded}`)).json();
  assert.deepEqual(state.moves, moves);
  assert.equal(state.offline, true);
  const archive: { matches: OwnMatch[] } = await (await page.request.get('/api/v1/me/archive')).json();
  assert.deepEqual(
    archive.matches.map(({ id }) => id),
    [uploaded],
  );
  assert.deepEqual(page.wrongs, []);
});
