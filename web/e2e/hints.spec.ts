// Hints on the match page: where, then what, then the move; against bots and where it was agreed on, never where it counts.
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import { serious } from './axe.ts';
import { active, clickChoice } from './hands.ts';
import { ask, make, meet, reads, stateOf, until, World } from './world.ts';
import { say } from './words.ts';

const world = World.ofThisFile();

const still = { motion: 'off', confirmLive: 'off', confirmSlow: 'off' };
const panel = (page: Page) => page.getByRole('region', { name: 'Hint', exact: true });
const lit = (page: Page) => page.locator('.board .sb-annotation-lit');

async function against(page: Page, spec: string) {
  const id = await make(page, { spec, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  await page.goto(`/match/${id}`);
  await active(page);
  return id;
}

/** Asks for all three steps; the move that is told in the end. */
async function threeSteps(page: Page, picture?: string) {
  await panel(page).getByRole('button', { name: 'Hint' }).click();
  await reads(panel(page), /highlighted places|choice you have to make/);
  await panel(page).getByRole('button', { name: 'What?' }).click();
  await panel(page).getByRole('button', { name: 'Show the move' }).waitFor();
  if (picture) await world.picture(page, `hint-what-${picture.split('(')[0]}`);
  await panel(page).getByRole('button', { name: 'Show the move' }).click();
  await panel(page).getByRole('button', { name: 'Hide the hint' }).waitFor();
  return panel(page).locator('.said').innerText();
}

test('against a bot a hint comes in three steps, and goes with the next move', async () => {
  const page = await world.person({ settings: still });
  const id = await against(page, 'kamon');
  await panel(page).getByRole('button', { name: 'Hint' }).click();
  await reads(panel(page), /Look at the highlighted places/);
  await until('an area is lit', async () => (await lit(page).count()) > 1);
  await world.picture(page, 'hint-where');
  assert.equal(await page.locator('.board .sb-rank').count(), 0);
  await panel(page).getByRole('button', { name: 'What?' }).click();
  await reads(panel(page), /one of the highlighted places/);
  await until('fewer are lit', async () => (await lit(page).count()) <= 3);
  await panel(page).getByRole('button', { name: 'Show the move' }).click();
  await page.locator('.board .sb-rank').waitFor();
  assert.equal(await lit(page).count(), 0);
  await world.picture(page, 'hint-move');
  assert.deepEqual(await serious(page), []);
  // It is a legal move, and what was told is gone once it is made.
  const told = await panel(page).locator('.said').innerText();
  const { moves } = await ask(page, `/matches/${id}/legal`);
  const choice = moves.find(({ text }) => new RegExp(` on ${text}\\.`).test(told));
  assert.ok(choice, told);
  await clickChoice(page, choice, async () => (await stateOf(page)).ply > 0);
  await panel(page).getByRole('button', { name: 'Hint', exact: true }).waitFor();
  assert.equal(await page.locator('.board .sb-rank').count(), 0);
});

for (const spec of ['pantarei', 'snekagon', 'snekagon-5g(players=2)', 'tantrix']) {
  test(`${spec} has hints as well`, async () => {
    const page = await world.person({ settings: still });
    await against(page, spec);
    assert.ok((await threeSteps(page, spec)).length > 3);
  });
}

test('the solitaire has hints on a phone in the dark', async () => {
  const page = await world.person({ size: { width: 360, height: 640 }, dark: true, settings: still });
  const id = await make(page, { spec: 'tantrix-solitaire', seats: [{ kind: 'me' }] });
  await page.goto(`/match/${id}`);
  await active(page);
  assert.match(await threeSteps(page), /Tile \d+ on/);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
  await world.picture(page, 'hint-phone-dark', { fullPage: true });
});

test('between people there are hints only where that was agreed on, and to whoever is to move', async () => {
  const [one, other] = await meet(world, { person: { settings: still } });
  await active(one);
  assert.equal(await panel(one).count(), 0);
  assert.equal(await panel(other).count(), 0);
  const [first, second] = await meet(world, { wish: { overlay: true }, person: { settings: still } });
  await active(first);
  await panel(first).getByRole('button', { name: 'Hint' }).and(first.locator(':enabled')).waitFor();
  await panel(second).getByRole('button', { name: 'Hint' }).and(second.locator(':disabled')).waitFor();
  // Nobody takes one in secret: the other is told, and both see how many.
  await panel(first).getByText(say('hint-is-told')).waitFor();
  await panel(first).getByRole('button', { name: 'Hint' }).click();
  await second
    .getByText(say('event-hint-taken', { who: '' }).trim())
    .first()
    .waitFor();
  await reads(panel(first), /highlighted places/);
  for (const page of [first, second]) await page.getByRole('list', { name: 'Players' }).getByText('1 hint').waitFor();
  await world.picture(second, 'hint-told');
  assert.equal((await stateOf(second)).seats[0].hints, 1);
  await panel(first).getByRole('button', { name: 'What?' }).click();
  await panel(first).getByRole('button', { name: 'Show the move' }).waitFor();
  assert.equal((await stateOf(second)).seats[0].hints, 1, 'the same hint is told once');
});

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
