// Accounts: how one is taken, kept, found again and given up, in a real browser.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { serious } from './axe.ts';
import { click } from './hands.ts';
import { ask, make, meet, World } from './world.ts';
import { served } from './words.ts';

const world = World.ofThisFile();

const PASSWORD = 'a long and silly password';
let count = 0;
const fresh = (name: string) => `${name}-${Date.now() % 100_000}x${count++}`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Takes an account by the page, and says its recovery codes. */
async function takeAccount(page: Page, name: string, { keep = false } = {}) {
  await page.goto('/account');
  await field(page, 'Name').fill(name);
  await field(page, 'Password').fill(PASSWORD);
  if (keep) await page.getByLabel('Keep the name').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  return page.locator('.codes code').allInnerTexts();
}

async function choose(page: Page, way: string) {
  await page.goto('/account');
  await page.getByText(way, { exact: true }).first().click();
}

async function logIn(page: Page, name: string, password = PASSWORD) {
  await choose(page, 'Log in');
  await field(page, 'Name').fill(name);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const nameOf = async (page: Page) => (await ask(page, '/me')).name;

test('whoever takes an account meets themselves, with recovery codes to save', async () => {
  const page = await world.person();
  await page.goto('/account');
  await page.getByText('write freely in the chat').waitFor();
  const name = fresh('Ophion');
  const codes = await takeAccount(page, name);
  assert.equal(new URL(page.url()).pathname, `/player/${name}`);
  await page.getByRole('heading', { name, exact: true }).waitFor();
  assert.equal(await page.getByText('Tokens for bots').count(), 0);
  assert.equal(codes.length, 8);
  assert.ok(
    codes.every((code: string) => /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/.test(code)),
    codes.join(),
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a file' }).click(),
  ]);
  assert.equal(file.suggestedFilename(), `serpentarium-${name}.txt`);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor({ state: 'detached' });
  // Shown once.
  await page.reload();
  await page.getByRole('heading', { name: 'Ratings' }).waitFor();
  assert.equal(await page.locator('.codes code').count(), 0);
  await page.getByRole('link', { name: 'Password, sessions, tokens' }).click();
  await page.getByText('You have 8 codes left.').waitFor();
});

test('a token is made, and one leaves and comes back', async () => {
  const page = await world.person();
  const name = fresh('Ophion');
  await takeAccount(page, name);
  await page.goto('/account');
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await page.getByText('shown only once').waitFor();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByText('You are logged out.').waitFor();
  await logIn(page, name);
  await page.getByRole('heading', { name, exact: true }).waitFor();
});

test('bad names and passwords are refused where they are typed', async () => {
  const page = await world.person();
  await page.goto('/account');
  const refused = async (name: string, password: string, sentence: string) => {
    await field(page, 'Name').fill(name);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('alert').getByText(sentence).waitFor();
  };
  await refused('admin', PASSWORD, 'That name is reserved');
  await refused('Оphion', PASSWORD, 'letters of one alphabet');
  await refused('Ophiuchus', 'password123', 'one of the first that anybody would guess');
  await refused('Ophiuchus', 'ophiuchus1', 'Your name');
  assert.equal((await ask(page, '/me')).guest, true);
});

test('games played as a guest go to the account’s name, or keep their own', async () => {
  for (const keep of [false, true]) {
    const page = await world.person();
    await page.goto('/');
    const guest = await nameOf(page);
    const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    const name = fresh('Python');
    await takeAccount(page, name, { keep });
    await page.goto(`/match/${id}`);
    await page
      .getByRole('list', { name: 'Players' })
      .getByText(keep ? guest : name)
      .first()
      .waitFor();
    await world.leave(page);
  }
});

test('a changed password ends the session elsewhere', async () => {
  const [here, there] = [await world.person(), await world.person()];
  const name = fresh('Boa');
  await takeAccount(here, name);
  await logIn(there, name);
  await there.getByRole('heading', { name, exact: true }).waitFor();
  await here.goto('/account');
  await field(here, 'Current password').fill('something else');
  await field(here, 'New password').fill('another silly password');
  const change = here.getByRole('button', { name: 'Change password' });
  await change.click();
  await here.getByRole('alert').getByText(served('wrong-password')).waitFor();
  await field(here, 'Current password').fill(PASSWORD);
  await change.click();
  await here.getByText('Your password has been changed.').waitFor();
  assert.equal(await nameOf(here), name);
  assert.notEqual(await nameOf(there), name);
  await logIn(there, name);
  await there.getByRole('alert').waitFor();
  await logIn(there, name, 'another silly password');
  await there.getByRole('heading', { name, exact: true }).waitFor();
});

test('a recovery code leads back, once; new ones take the place of the old', async () => {
  const page = await world.person();
  const name = fresh('Viper');
  const codes = await takeAccount(page, name);
  const lost = await world.person();
  const recover = async (code: string) => {
    await choose(lost, 'I forgot my password');
    await field(lost, 'Name').fill(name);
    await field(lost, 'Recovery code').fill(code);
    await field(lost, 'New password').fill('a password for good');
    await lost.getByRole('button', { name: 'Set new password' }).click();
  };
  await recover('aaaa-bbbb-cccc-dddd');
  await lost.getByRole('alert').getByText('recovery code').waitFor();
  await recover(codes[0].toUpperCase());
  await lost.getByRole('heading', { name, exact: true }).waitFor();
  await lost.getByText('You have 7 codes left.').waitFor();
  assert.notEqual(await nameOf(page), name, 'all other sessions end');
  const codesPanel = lost.locator('section', { has: lost.getByRole('heading', { name: 'Recovery codes' }) });
  await codesPanel.getByLabel('Password', { exact: true }).fill('a password for good');
  await lost.getByRole('button', { name: 'Create new codes' }).click();
  await expect(lost.locator('.codes code'), 'there are eight new ones').toHaveCount(8);
  const anew = await lost.locator('.codes code').allInnerTexts();
  assert.ok(!anew.includes(codes[1]));
});

test('sessions are listed, and ended one by one or all others', async () => {
  const name = fresh('Cobra');
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const here = await world.person();
  await takeAccount(here, name);
  const others = [
    await world.person({ userAgent: agent }),
    await world.person({ userAgent: agent }),
    await world.person(),
  ];
  for (const other of others) {
    await logIn(other, name);
    await other.getByRole('heading', { name, exact: true }).waitFor();
  }
  await here.goto('/account');
  const list = here
    .locator('section', { has: here.getByRole('heading', { name: 'Where you are logged in' }) })
    .getByRole('listitem');
  await expect(list, 'all four are there').toHaveCount(4);
  await here.getByText('this browser').waitFor();
  assert.equal(await list.filter({ hasText: 'Firefox, Linux' }).count(), 2);
  assert.equal(await list.filter({ hasText: 'Chrome, Linux' }).count(), 2);
  await here.getByRole('button', { name: 'End – Firefox, Linux' }).first().click();
  await expect(list, 'one is gone').toHaveCount(3);
  await here.getByRole('button', { name: 'End all others' }).click();
  await expect(list, 'all others are gone').toHaveCount(1);
  for (const other of others) assert.notEqual(await nameOf(other), name);
  assert.equal(await nameOf(here), name);
});

test('guests read in the chat what an account is good for', async () => {
  const [page] = await meet(world);
  const chat = page.getByRole('region', { name: 'Chat' });
  await chat.getByText('With an account you can write freely.').waitFor();
  await chat.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL(/\/account$/);
});

test('a deleted player is called so, in every language, and the game is the other’s', async () => {
  const settings = { confirmLive: 'off', confirmSlow: 'off', motion: 'off' };
  const [one, other] = await meet(world, { person: { settings } });
  await click(one);
  await other.locator('.status.mine').waitFor();
  await click(other);
  await one.locator('.status.mine').waitFor();
  const [match, name] = [new URL(one.url()).pathname, fresh('Adder')];
  await takeAccount(one, name);
  await other.getByRole('list', { name: 'Players' }).getByText(name).waitFor();
  await one.goto('/account');
  await one.getByText('Delete account').first().click();
  const form = one.locator('details form');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Delete account' }).click();
  await one.getByText('Your account has been deleted.').waitFor();
  await other.getByRole('heading', { name: 'You won!' }).waitFor();
  for (const [locale, words] of Object.entries({
    'en-GB': 'deleted player',
    'cs-CZ': 'smazaný hráč',
    'pl-PL': 'usunięty gracz',
  })) {
    const visitor = await world.person({ locale });
    await visitor.goto(match);
    await visitor.getByText(words).first().waitFor();
    assert.equal(await visitor.getByText(name).count(), 0);
    assert.equal(await visitor.locator('a[href*="deleted"]').count(), 0);
    await world.leave(visitor);
  }
});

for (const [kind, options] of Object.entries({
  wide: { size: { width: 1440, height: 900 } },
  'wide-dark': { size: { width: 1440, height: 900 }, dark: true },
  phone: { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  'phone-dark': { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true, dark: true },
})) {
  test(`the pages of an account fit and have no serious findings: ${kind}`, async () => {
    const page = await world.person(options);
    const look = async (label: string) => {
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await serious(page), [], `${label}, ${kind}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${label} is ${wide} pixels too wide`);
      await world.picture(page, `account-${label}-${kind}`, { fullPage: true });
    };
    await page.goto('/account');
    await look('register');
    await choose(page, 'I forgot my password');
    await look('recover');
    await takeAccount(page, fresh('Mamba'));
    await look('profile');
    await page.goto('/account');
    await page.getByText('this browser').waitFor();
    await look('own');
    assert.deepEqual(page.wrongs, []);
  });
}

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
