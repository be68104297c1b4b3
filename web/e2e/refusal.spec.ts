// What is said while one plays: why something is not possible, what is on its way, and what was lost on it.
import assert from 'node:assert/strict';
import { expect, test, type Page, type Locator } from '@playwright/test';
import type { Cell, Place } from '../src/api/schema.d.ts';
import { heard, listen } from './keys.ts';
import { ask, make, shown, stateOf, until, World } from './world.ts';

const world = World.ofThisFile();

const cell = (page: Page, { board, q, r }: Place) => page.locator(`.board [data-place="${board}:${q},${r}"]`);
const box = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
type Box = Awaited<ReturnType<typeof box>>;
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('why not is said beside what was tried, and ends by a key, by the next thing that is done, and by itself', async () => {
  const page = await world.person({ settings: { confirmLive: 'off', motion: 'off' } });
  await listen(page);
  const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/match/${id}`);
  await page.locator('.board .sb-legal-ring').first().waitFor();
  // Nobody who has just come is told that something was lost.
  assert.deepEqual(
    (await heard(page)).filter((line) => line.includes('connection')),
    [],
  );
  const { moves } = await ask(page, `/matches/${id}/legal`);
  await cell(page, moves[0].places[0]).click();
  await until('the move is stored', async () => (await stateOf(page)).ply === 1);
  await until('a move that is sent is heard', async () =>
    (await heard(page)).some((line) => line.startsWith('Sending: ')),
  );

  const legal = (await ask(page, `/matches/${id}/legal`)).moves.map(({ places }) => places[0]);
  const { scene } = await ask(page, `/matches/${id}?scene=true`);
  const taken = ({ q, r }: Cell) => legal.some((place) => place.q === q && place.r === r);
  const forbidden = scene!.boards[0].cells
    .filter((one) => !taken(one) && one.pieces.length === 1)
    .map(({ q, r }) => ({ board: 0, q, r }));
  await page.locator('.board .sb-legal-ring').first().waitFor();
  const bubble = page.locator('.refusal.shown');
  // At an edge, in the middle, at another edge: what was pressed is always seen.
  for (const place of [forbidden[0], forbidden[Math.floor(forbidden.length / 2)], forbidden.at(-1)!]) {
    await cell(page, place).click();
    await bubble.waitFor();
    assert.ok(!overlap(await box(bubble), await box(cell(page, place))), `${JSON.stringify(place)} is covered`);
    // At once, and not only when it goes by itself.
    await page.keyboard.press('Escape');
    await shown(page);
    assert.equal(await bubble.count(), 0);
  }
  // The keys are for eyes too, and take nothing from the board.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Playing by keyboard' });
  await keys.getByText('L, S, T').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await cell(page, forbidden[0]).click();
  await bubble.waitFor();
  await bubble.waitFor({ state: 'detached' });
  await page.waitForTimeout(1_000);
  assert.equal(await bubble.count(), 0, 'what has gone does not come back');
  // Doing something else ends it too.
  await cell(page, forbidden[0]).click();
  await bubble.waitFor();
  await cell(page, legal[0]).click();
  await shown(page);
  assert.equal(await bubble.count(), 0);
  assert.deepEqual(page.wrongs, []);
});

test('a short disconnection keeps what was placed, and the colours of the board', async () => {
  const page = await world.person({ settings: { confirmLive: 'button', motion: 'off' } });
  const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/match/${id}`);
  const { moves } = await ask(page, `/matches/${id}/legal`);
  await page.locator('.board .sb-legal-ring').first().waitFor();
  await cell(page, moves[0].places[0]).click();
  const placed = page.locator('.board .sb-standing');
  await placed.waitFor();
  await page.context().setOffline(true);
  await page.getByText('Connection lost').waitFor();
  assert.equal(await placed.count(), 1, 'what was placed lies there');
  const look = await page.locator('.board .sb-table').evaluate((table) => {
    const { filter, opacity } = getComputedStyle(table);
    return { filter, opacity };
  });
  assert.deepEqual(look, { filter: 'none', opacity: '1' });
  await expect(page.getByRole('button', { name: 'Play it' }), 'it can’t be played').toBeDisabled();
  await page.context().setOffline(false);
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  assert.equal(await placed.count(), 1, 'and still does');
  await page.getByRole('button', { name: 'Play it' }).click();
  await until('the move is stored', async () => (await stateOf(page)).ply === 1);
});

test('a page that was opened without a connection carry on by itself', async () => {
  const page = await world.person();
  const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  for (const [address, blocked, there] of [
    [`/match/${id}`, '**/api/v1/matches/**', '.board .sb-table'],
    ['/leaders', '**/api/v1/leaderboard*', 'main .panel'],
    // The page is loaded anew once the server answers, so that must not do either.
    ['/rules/kamon', /\/assets\/Rules-[^/]*\.js|\/api\/v1\/phrases/, 'article h1'],
  ] as const) {
    await page.goto('/settings');
    await page.route(blocked, (route) => route.abort('internetdisconnected'));
    // Without loading anything that is there already.
    await page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
    }, address);
    await page.getByText('carry on by itself').waitFor();
    assert.equal(await page.locator(there).count(), 0, address);
    await page.unroute(blocked);
    await page.locator(there).first().waitFor({ timeout: 40_000 });
    await page.getByText('carry on by itself').waitFor({ state: 'detached' });
  }
});

test('a game that there is not is said to be missing, with those that there are', async () => {
  const page = await world.person();
  await page.goto('/new/checkers');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByText('“checkers”').waitFor();
  assert.equal(await page.locator('form').count(), 0);
  await page.getByRole('main').getByRole('link', { name: 'Tantrix', exact: true }).click();
  await page.getByRole('radio', { name: 'Tantrix', exact: true }).waitFor({ state: 'attached' });
  await expect(page.getByRole('radio', { name: 'Tantrix', exact: true }), 'it is chosen').toBeChecked();
});
