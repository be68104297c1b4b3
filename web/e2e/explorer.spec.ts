// Played games on the analysis board: what was played from here, lit on the board, played by a press, and told without a connection.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { serious } from './axe.ts';
import { ask, make, until, World } from './world.ts';

const world = World.ofThisFile();

/** Public games between two people, each given up by whoever is to move after these moves. */
async function play(games: string[][]) {
  const [one, other] = [await world.person(), await world.person()];
  const players = [one, other];
  const post = async (page: Page, path: string, data = {}) => {
    const answer = await page.request.post(path, { data });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  for (const page of players) await page.goto('/');
  for (const moves of games) {
    const id = await make(one, { spec: 'snekagon', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await post(other, `/api/v1/matches/${id}/join`);
    for (const [ply, move] of moves.entries())
      await post(players[ply % 2], `/api/v1/matches/${id}/moves`, { ply, move });
    await post(players[moves.length % 2], `/api/v1/matches/${id}/resign`);
  }
  await until('all are counted', async () => (await ask(one, '/explorer/snekagon')).games === games.length, 60);
  for (const page of players) await page.context().close();
}

const panel = (page: Page) => page.getByRole('region', { name: 'Played games' });
const rows = (page: Page) => page.getByRole('list', { name: 'Moves played here' }).locator('> li');

async function open(page: Page, address = '/analysis/snekagon') {
  await page.goto(address);
  await page.locator('.board .sb-table').waitFor();
  await panel(page).getByRole('switch').check();
}

test('what was played is told, lit and played, by mouse and by keys', async () => {
  await play([
    ['f6', 'i8-j7'],
    ['f6', 'a8-b7-c6-d5'],
    ['f1', 'i8-j7'],
    ['f1', 'i8-j7', 'b10-b11-c11-d10'],
  ]);
  const page = await world.person({ settings: { motion: 'off' } });
  await open(page);
  await panel(page).getByText('4 games', { exact: true }).waitFor();
  await expect(rows(page), 'two moves').toHaveCount(2);
  const corner = rows(page).filter({ hasText: '+ 5 mirrored or turned' });
  await corner.waitFor();
  const middle = rows(page).filter({ hasText: 'f6' }).getByRole('button');
  await middle.getByText(/2 games: .* won 2/).waitFor({ state: 'attached' });
  await middle.hover();
  await page.locator('.board .sb-mark.sb-annotation-lit').waitFor();
  await page.mouse.move(0, 0);
  await page.locator('.board .sb-mark').waitFor({ state: 'detached' });
  assert.deepEqual(await serious(page), []);
  // By keys: the switch, then the moves in their order.
  await panel(page).getByRole('switch').focus();
  await page.keyboard.press('Tab');
  await page.locator('.board .sb-mark.sb-annotation-lit').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page.locator('.steps .where'), 'it was played').toHaveText('1 / 1', { useInnerText: true });
  await panel(page)
    .locator('.body')
    .getByText(/won|No public game/)
    .waitFor();
  assert.deepEqual(page.wrongs, []);
});

test('without a connection the panel says so, and goes on with it', async () => {
  const page = await world.person({ settings: { motion: 'off' } });
  await page.goto('/analysis/snekagon?moves=');
  await page.locator('.board .sb-table').waitFor();
  await page.context().setOffline(true);
  await panel(page).getByRole('switch').check();
  await panel(page).getByText('shown when you are connected again').waitFor();
  await page.context().setOffline(false);
  await panel(page)
    .getByText(/^\d+ games?$/)
    .waitFor();
});

test('it fits on a phone, in the dark and in every language', async () => {
  const names = { 'en-GB': 'Played games', 'cs-CZ': 'Odehrané partie', 'pl-PL': 'Rozegrane partie' };
  for (const [locale, name] of Object.entries(names)) {
    const page = await world.person({
      size: { width: 360, height: 640 },
      dark: true,
      locale,
      settings: { motion: 'off' },
    });
    await page.goto('/analysis/snekagon');
    await page.locator('.board .sb-table').waitFor();
    const region = page.getByRole('region', { name });
    await region.getByRole('switch').check();
    await region.locator('ol > li .words').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${locale}: ${wide} pixels too wide`);
    await region.scrollIntoViewIfNeeded();
    await world.picture(page, `explorer-${locale}`);
    await page.context().close();
  }
});
