// What stands beside the board: looking back, offers, talk, the list of moves, the invitation.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { click } from './hands.ts';
import { ask, make, stateOf, meet, World } from './world.ts';

const world = World.ofThisFile();

const settings = { confirmLive: 'off', confirmSlow: 'off', motion: 'off' };
const PHONE = { width: 360, height: 640 };
const mine = (page: Page) => page.locator('.status.mine');

const two = (first = {}) => meet(world, { person: { settings }, first });

async function turns(count: number, ...pages: Page[]) {
  for (let turn = 0; turn < count; turn++) {
    const page = pages[turn % pages.length];
    await mine(page).waitFor();
    await click(page);
  }
}

for (const [where, size] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', PHONE],
] as const) {
  test(`looking back does not hide that it is one’s turn, on a ${where}`, async () => {
    const [one, other] = await two({ size });
    await turns(2, one, other);
    await mine(one).waitFor();
    await one.getByRole('button', { name: 'One move back' }).filter({ visible: true }).click();
    await mine(one).getByText('After move 1 of 2').waitFor();
    await mine(one).getByText('Your turn').waitFor();
    await world.picture(one, `looking-back-${where}`);
    // A press on the board brings back, and plays nothing.
    await one.locator('.board [data-place]').first().click();
    await one.getByText('After move 1 of 2').waitFor({ state: 'detached' });
    assert.equal((await stateOf(one)).ply, 2);
    // So does what the other does.
    await click(one);
    await mine(other).waitFor();
    await one.getByRole('button', { name: 'One move back' }).filter({ visible: true }).click();
    await one.getByText('After move 2 of 3').waitFor();
    await click(other);
    await mine(one).waitFor();
    await one.getByText(/After move/).waitFor({ state: 'detached' });
  });
}

for (const [where, size, dark] of [
  ['desktop', { width: 1280, height: 800 }, true],
  ['phone', PHONE, false],
] as const) {
  test(`the offer of a rematch is seen while one goes through the game, on a ${where}`, async () => {
    const [one, other] = await two({ size, dark });
    await turns(2, one, other);
    await other.getByRole('button', { name: 'Resign' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await one.getByRole('heading', { name: 'You won!' }).waitFor();
    await one.getByRole('button', { name: 'One move back' }).filter({ visible: true }).click();
    await one.getByText('After move 1 of 2').waitFor();
    await other.getByRole('button', { name: 'Rematch' }).click();
    const offer = one.getByRole('alert').filter({ hasText: 'asks for a rematch' });
    await offer.waitFor();
    await world.picture(one, `rematch-${where}`);
    // Whoever puts it aside can still accept.
    await offer.getByRole('button', { name: 'Not now' }).click();
    await offer.waitFor({ state: 'detached' });
    const first = new URL(one.url()).pathname;
    await one.reload();
    await offer.getByRole('button', { name: 'Accept' }).click();
    for (const page of [one, other]) await page.waitForURL((url) => url.pathname !== first);
    assert.equal(one.url(), other.url());
  });
}

test('what the other says is noticed on a phone, where it stands below the fold', async () => {
  const [one, other] = await two({ size: PHONE });
  const [phrase] = await ask(one, '/phrases?lang=en');
  const notice = one.locator('.notices').getByText(phrase.text);
  const speak = () => other.getByRole('region', { name: 'Chat' }).getByRole('button', { name: phrase.text }).click();
  await speak();
  await notice.waitFor();
  await world.picture(one, 'chat-noticed');
  await notice.waitFor({ state: 'detached' });
  // Who reads it where it stands is not told twice, and one's own words are no news.
  await one.getByRole('log', { name: 'Chat' }).scrollIntoViewIfNeeded();
  await one.getByRole('region', { name: 'Chat' }).scrollIntoViewIfNeeded();
  await speak();
  await expect(one.locator('.chat ol li'), 'both lines are there').toHaveCount(2);
  assert.equal(await notice.count(), 0);
  assert.equal(await other.locator('.notices p').count(), 0);
  // What was said before one comes is no news either.
  await one.reload();
  await expect(one.locator('.chat ol li'), 'both lines are there again').toHaveCount(2);
  assert.equal(await notice.count(), 0);
});

test('whoever is invited reads in words what was chosen', async () => {
  const one = await world.person({ settings });
  await one.goto('/');
  const id = await make(one, { spec: 'kamon(blank-loop=off)', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const [locale, words] of [
    ['en-GB', /only the blank win\? No/],
    ['cs-CZ', /jen kolem prázdného žetonu\? Ne/],
    ['pl-PL', /tylko wokół pustego żetonu\? Nie/],
  ] as const) {
    const guest = await world.person({ settings, locale, size: PHONE });
    await guest.goto(`/match/${id}`);
    await guest.getByText(words).waitFor();
    assert.doesNotMatch(await guest.locator('main').innerText(), /blank-loop/);
    await world.picture(guest, `invited-${locale.slice(0, 2)}`);
    await world.leave(guest);
  }
});

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
