// Passkeys, by Chromium's own virtual device: made, used without a name, removed.
import assert from 'node:assert/strict';
import { expect, test, type Page, type Route } from '@playwright/test';
import { serious } from './axe.ts';
import { ask, World, type PersonWish } from './world.ts';
import { served } from './words.ts';

const world = World.ofThisFile();

const PASSWORD = 'a long and silly password';
let count = 0;
const fresh = (name: string) => `${name}-${Date.now() % 100_000}x${count++}`;
const nameOf = async (page: Page) => (await ask(page, '/me')).name;

/** Somebody at a name, where browsers have passkeys: they have none at 127.0.0.1. */
const person = (options: PersonWish = {}) => world.person({ baseURL: `http://localhost:${world.port}`, ...options });

/** Puts a device with a finger on it into somebody's browser. */
async function device(page: Page, { verified = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2' as const,
    transport: 'internal' as const,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: verified,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  const to = { authenticatorId };
  return {
    verify: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { ...to, isUserVerified }),
    credentials: async () => (await session.send('WebAuthn.getCredentials', to)).credentials,
  };
}

async function takeAccount(page: Page, name: string) {
  const answer = await page.request.post('/api/v1/account', { data: { name, password: PASSWORD } });
  assert.ok(answer.ok(), await answer.text());
  await page.goto('/account');
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

const panel = (page: Page, heading = 'Passkeys') =>
  page.locator('section', { has: page.getByRole('heading', { name: heading }) });

async function add(page: Page, name: string) {
  await panel(page).getByLabel('What do you want to call it?').fill(name);
  await panel(page).getByRole('button', { name: 'Add a passkey' }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByText('You are logged out.').waitFor();
  await page.goto('/account');
  await page.getByText('Log in', { exact: true }).first().click();
}

const logIn = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' }).click();

test('a passkey is added, opens the account without a name, and no more once it is removed', async () => {
  const page = await person();
  const key = await device(page);
  const name = fresh('Ophion');
  await takeAccount(page, name);
  await add(page, 'my laptop');
  const item = panel(page).getByRole('listitem');
  await item.getByText('my laptop', { exact: true }).waitFor();
  await item.getByText('not used yet').waitFor();
  const [made] = await key.credentials();
  assert.equal(made.rpId, 'localhost');
  assert.equal(made.isResidentCredential, true);
  // A second one on the same device is refused by the device.
  await add(page, 'again');
  await page.getByRole('alert').getByText('already has a passkey').waitFor();
  assert.equal(await item.count(), 1);

  await logOut(page);
  assert.notEqual(await nameOf(page), name);
  await logIn(page);
  await page.getByRole('heading', { name, exact: true }).waitFor();
  assert.equal(await nameOf(page), name);
  await item.getByText('last used').waitFor();
  const [used] = await key.credentials();
  assert.ok(used.signCount > made.signCount);

  await item.getByRole('button', { name: 'Remove – my laptop' }).click();
  await page.getByText('no longer opens your account').waitFor();
  await expect(item, 'it is gone').toHaveCount(0);
  await logOut(page);
  await logIn(page);
  await page.getByRole('alert').getByText('This passkey opens no account here.').waitFor();
  assert.notEqual(await nameOf(page), name);
});

test('who is not recognised by the device is told so, and logs in by the password', async () => {
  const page = await person();
  const key = await device(page);
  const name = fresh('Python');
  await takeAccount(page, name);
  await add(page, 'my phone');
  await panel(page).getByRole('listitem').getByText('my phone', { exact: true }).waitFor();
  await logOut(page);
  await key.verify(false);
  await logIn(page);
  await page.getByRole('alert').getByText('No passkey was used').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
});

test('some time after logging in the password is asked for', async () => {
  const page = await person();
  await device(page);
  await takeAccount(page, fresh('Boa'));
  // As if ten minutes had passed: the server says so, and refuses what comes without a password.
  const late = async (route: Route) => {
    const wish = route.request().postDataJSON();
    if (wish.password) return route.continue();
    const refused = { code: 'password-needed', message: served('password-needed') };
    return route.fulfill({ status: 403, json: refused });
  };
  await page.route('**/api/v1/account/passkeys/challenge*', late);
  await add(page, 'my phone');
  await page.getByRole('alert').getByText(served('password-needed')).waitFor();
  const password = panel(page).getByLabel('Password', { exact: true });
  await expect(password, 'the field has the focus').toBeFocused();
  await password.fill('something else');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(served('wrong-password')).waitFor();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await panel(page).getByRole('listitem').getByText('my phone', { exact: true }).waitFor();
});

test('at an address of numbers the pages say why there are none, and where there are', async () => {
  for (const [locale, words] of Object.entries({
    'en-GB': 'address made of numbers',
    'cs-CZ': 'adrese složené z čísel',
    'pl-PL': 'adresem złożonym z liczb',
  })) {
    const page = await world.person({ locale });
    await page.goto('/account');
    await page.locator('input[value="log-in"]').check();
    await page.getByText(words).waitFor();
    const link = page.getByRole('link', { name: `localhost:${world.port}` });
    assert.equal(await link.getAttribute('href'), `http://localhost:${world.port}/account`);
    await world.leave(page);
  }
});

for (const [kind, options] of Object.entries({
  wide: { size: { width: 1280, height: 800 } },
  'wide-dark': { size: { width: 1280, height: 800 }, dark: true, locale: 'cs-CZ' },
  phone: { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'pl-PL' },
  'phone-dark': { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true, dark: true },
})) {
  test(`the pages fit, by keys too, and have no serious findings: ${kind}`, async () => {
    const page = await person(options);
    await device(page);
    const look = async (label: string) => {
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await serious(page), [], `${label}, ${kind}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${label} is ${wide} pixels too wide`);
      await world.picture(page, `passkeys-${label}-${kind}`, { fullPage: true });
    };
    await page.goto('/account');
    await page.locator('input[value="log-in"]').check();
    await look('log-in');
    await takeAccount(page, fresh('Mamba'));
    // By keys alone: the name, then the button.
    const section = page.locator('section', { has: page.locator('input[maxlength="40"][autocomplete="off"]') });
    await section.locator('input').focus();
    await page.keyboard.type('a device with quite a long name, 40 signs');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await section.getByRole('listitem').waitFor();
    await page.locator('.notices, [role="status"]').first().waitFor({ state: 'attached' });
    await look('own');
  });
}

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
