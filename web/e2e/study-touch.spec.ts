// The analysis board by finger on a phone: what is laid can be turned, put back and played, and the game goes on from there.
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import { active, seeWhere, toFront } from './hands.ts';
import { reads, becomes, World } from './world.ts';

const world = World.ofThisFile();

const PHONE = { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true, settings: { motion: 'off' } };
const bar = (page: Page, name: string) => page.locator('.decide').getByRole('button', { name });
const playIt = (page: Page) => page.getByRole('button', { name: 'Play it' });
const where = (page: Page) => page.locator('.steps .where').innerText();

async function open(page: Page, game: string) {
  await page.goto(`/analysis/${game}`);
  await page.locator('.board .sb-table').waitFor();
  await active(page);
}

/** Takes a piece of whoever is to move to the first place where it can lie. */
async function bring(page: Page, piece: number) {
  await active(page);
  await page.locator('.board .sb-hand:not(.sb-waiting) [data-piece]').nth(piece).tap();
  await drop(page);
}

/** Lays the piece that is taken at the first place where it can lie. */
async function drop(page: Page) {
  await seeWhere(page);
  const legal = page
    .locator('.board .sb-cell:has(.sb-legal-ring) [data-place], .board .sb-cell:has(.sb-legal) [data-place]')
    .first();
  const [board] = (await legal.getAttribute('data-place'))!.split(':');
  await toFront(page, { board: Number(board) });
  await legal.tap();
}

/** The same of a piece that can lie there in several ways, so that it waits to be turned. */
async function lay(page: Page, piece = 0) {
  await bring(page, piece);
  await playIt(page).waitFor();
}

/** In Tantrix the first tile lies in one way, and is played at once; then something is drawn. */
async function beginTantrix(page: Page) {
  await open(page, 'tantrix');
  await bring(page, 0);
  await page.getByRole('button', { name: 'At random' }).tap();
  await reads(page.locator('.now'), /to move/, 'somebody is to move');
}

/** The buttons are where the thumb is, without scrolling, and large enough for it. */
async function buttonsAreAtHand(page: Page) {
  for (const name of ['Put back', 'Play it']) {
    const box = (await bar(page, name).boundingBox())!;
    const isSeen =
      box.y >= 0 && box.y + box.height <= PHONE.size.height && box.x >= 0 && box.x + box.width <= PHONE.size.width;
    assert.ok(isSeen && box.height >= 40, `${name}: ${JSON.stringify(box)}`);
  }
}

for (const { game, begin, piece } of [
  { game: 'tantrix', begin: beginTantrix, piece: 0 },
  { game: 'snekagon-5g', begin: (page: Page) => open(page, 'snekagon-5g'), piece: 3 },
]) {
  test(`what a finger lays can be put back, laid again and played: ${game}`, async () => {
    const page = await world.person(PHONE);
    await begin(page);
    await page.evaluate(() => scrollTo(0, 0));
    const before = await where(page);
    const played = Number(before.split(' / ')[0]) + 1;
    const field = (await page.locator('.board').boundingBox())!;
    await lay(page, piece);
    assert.deepEqual((await page.locator('.board').boundingBox())!, field, 'nothing moved');
    await buttonsAreAtHand(page);
    await world.picture(page, `analysis-laid-${game}`);
    await bar(page, 'Put back').tap();
    await playIt(page).waitFor({ state: 'detached' });
    await becomes(() => where(page), before, 'what was only laid is no move');
    // The piece is still the one that is taken.
    await drop(page);
    await playIt(page).tap();
    await becomes(() => where(page), `${played} / ${played}`);
    await page.getByRole('button', { name: 'One move back' }).tap();
    await becomes(() => where(page), `${played - 1} / ${played}`);
    assert.deepEqual(page.wrongs, []);
  });
}

test('a game goes on by finger from the position that was laid', async () => {
  const page = await world.person(PHONE);
  await beginTantrix(page);
  await page.getByLabel('Opponent').selectOption('1');
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.waitForURL(/\/match\/local-/);
  await page.locator('.status.mine').waitFor();
  await lay(page);
  await playIt(page).tap();
  await page.locator('.moves [data-ply="2"]').waitFor();
  assert.deepEqual(page.wrongs, []);
});
