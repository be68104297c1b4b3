// Two people of whom one does not want to hear the other, and an operator who looks at it while the server runs.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { ask, matchOf, meet, until, World } from './world.ts';

const world = World.ofThisFile();

const settings = { confirmLive: 'off', confirmSlow: 'off', motion: 'off' };

async function register(page: Page, name: string) {
  const made = await page.request.post('/api/v1/account', { data: { name, password: 'a long and silly password' } });
  assert.ok(made.ok(), await made.text());
}

async function say(page: Page, text: string) {
  const said = await page.request.post(`/api/v1/matches/${matchOf(page)}/chat`, { data: { text } });
  assert.ok(said.ok(), await said.text());
}

const line = (page: Page, text: string) => page.locator('.chat ol li', { hasText: text });

/** Two accounts at one match, of whom the second has said something. */
async function rude(person = {}, mark = Date.now() % 1e9) {
  const pages = await meet(world, { person: { settings, ...person } });
  const names = [`ada${mark}`, `bob${mark}`];
  await register(pages[0], names[0]);
  await register(pages[1], names[1]);
  for (const page of pages) {
    await page.reload();
    await page.locator('.board .sb-table').waitFor();
  }
  await say(pages[1], 'you worm');
  await line(pages[0], 'you worm').waitFor();
  return { ada: pages[0], bob: pages[1], names };
}

test('somebody is muted and blocked from the talk by keys alone, and let back in from the settings', async () => {
  const { ada, bob, names } = await rude();
  const menu = line(ada, 'you worm').getByRole('button');
  await menu.focus();
  await ada.keyboard.press('Enter');
  const dialog = ada.getByRole('dialog');
  await dialog.waitFor();
  assert.ok((await dialog.innerText()).includes(names[1]));
  // The keys reach every button, and Escape leads back to where one was.
  await ada.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(menu, 'the focus is back').toBeFocused();
  await ada.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Mute' }).focus();
  await ada.keyboard.press('Enter');
  await line(ada, 'you worm').waitFor({ state: 'detached' });
  await dialog.waitFor({ state: 'detached' });
  // The button that was pressed is gone with the line: one is where it stood.
  const talk = ada.getByRole('log', { name: 'Chat' });
  await expect(talk, 'the focus is in the talk').toBeFocused();
  await say(bob, 'can you hear me');
  await line(bob, 'can you hear me').waitFor();
  // One's own words have no menu.
  assert.equal(await line(bob, 'can you hear me').getByRole('button').count(), 0);
  await ada.reload();
  await ada.locator('.board .sb-table').waitFor();
  await say(ada, 'nobody here');
  await line(ada, 'nobody here').waitFor();
  assert.equal(await line(ada, 'can you hear me').count(), 0);

  // On the profile there is the same menu.
  await ada.goto(`/player/${names[1]}`);
  await ada.getByRole('button', { name: names[1] }).click();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Once it is shut it is so.
  const wish = { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'person', name: names[0] }] };
  assert.equal((await bob.request.post('/api/v1/matches', { data: wish })).status(), 403);

  await ada.goto('/settings');
  for (const [list, undo] of [
    ['Muted', 'Unmute'],
    ['Blocked', 'Unblock'],
  ] as const) {
    const people = ada.getByRole('list', { name: list, exact: true });
    await people.getByText(names[1]).first().waitFor();
    await people.getByRole('button', { name: undo }).click();
    await people.waitFor({ state: 'detached' });
  }
  assert.equal((await bob.request.post('/api/v1/matches', { data: wish })).status(), 201);
  assert.deepEqual(world.wrongs(), []);
});

test('the menu of a person stays until the server has answered, and tells what went wrong', async () => {
  const { ada, names } = await rude();
  await ada.goto(`/player/${names[1]}`);
  const menu = ada.getByRole('button', { name: names[1] });
  await menu.focus();
  await ada.keyboard.press('Enter');
  const dialog = ada.getByRole('dialog');
  const block = dialog.getByRole('button', { name: 'Block' });
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await ada.route(/\/me\/blocked/, async (route) => {
    asked++;
    await held;
    await route.abort();
  });
  await block.focus();
  await ada.keyboard.press('Enter');
  await until('it is busy', async () => (await block.getAttribute('aria-disabled')) === 'true' && asked === 1);
  await ada.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Mute' }).dispatchEvent('click');
  release();
  await dialog.getByRole('alert').waitFor();
  await world.picture(ada, 'people-wrong');
  assert.equal(asked, 1, 'it is asked for once');
  assert.ok(await block.evaluate((button) => button === document.activeElement), 'one can try again at once');
  await ada.unroute(/\/me\/blocked/);
  await ada.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect(menu, 'the focus is back').toBeFocused();
  const lists = await ask(ada, '/me/people');
  assert.deepEqual([lists.muted.length, lists.blocked.map(({ name }) => name)], [0, [names[1]]]);

  // Whoever does not wait is told all the same.
  await ada.route(/\/me\/blocked\//, (route) => route.abort());
  await menu.click();
  await dialog.getByRole('button', { name: 'Unblock' }).waitFor();
  const told = ada.locator('.notices .wrong').waitFor();
  await ada.evaluate(() => {
    [...document.querySelectorAll<HTMLElement>('dialog button')]
      .find((button) => button.textContent === 'Unblock')!
      .click();
    document.querySelector<HTMLDialogElement>('dialog')!.close();
  });
  await told;
  assert.deepEqual(world.wrongs(), []);
});

test('a message is reported, hidden on both screens, and a warning must be confirmed', async () => {
  const { ada, bob, names } = await rude();
  await line(ada, 'you worm').getByRole('button').click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await dialog.getByLabel('Something else').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  // Another reason needs words; the browser says so, and nothing is sent.
  assert.ok(await dialog.isVisible());
  await dialog.getByLabel('Insults').check();
  await dialog.getByLabel('Details').fill('this is not nice');
  // Pressed twice at once, it is sent once.
  await dialog.getByRole('button', { name: 'Send report' }).dblclick();
  await dialog.waitFor({ state: 'detached' });

  const reports = await world.run('moderate', 'reports');
  const [report, ...more] = reports.split('\n').filter((one) => one.includes(`${names[0]} → ${names[1]}`));
  assert.deepEqual(more, []);
  assert.ok(report?.includes('this is not nice'), reports);
  const number = report.split(' ')[0];
  assert.ok((await world.run('moderate', 'show', number)).includes('you worm'));
  await world.run('moderate', 'hide', 'an insult', '--report', number);
  for (const page of [ada, bob]) {
    await line(page, 'Hidden by a moderator').waitFor();
    assert.equal(await line(page, 'you worm').count(), 0);
  }
  await world.run('moderate', 'warn', names[1], 'Do not insult others.');
  const warned = async () => (await ask(bob, '/account/warnings')).length > 0;
  await until('the server has noticed', warned);
  await bob.goto('/');
  const warning = bob.getByRole('dialog', { name: 'A warning from the moderators' });
  await warning.getByText('Do not insult others.').waitFor();
  // It can't be put aside.
  for (let times = 0; times < 4; times++) await bob.keyboard.press('Escape');
  await warning.waitFor();
  await warning.getByRole('button', { name: 'I have read this' }).click();
  await warning.waitFor({ state: 'detached' });
  assert.equal(await warned(), false);

  await world.run('moderate', 'close', names[1], 'threats');
  await until('nobody is logged in', async () => (await bob.request.get('/api/v1/account/tokens')).status() === 401);
  assert.deepEqual(world.wrongs(), []);
});

test('menus, forms, lists and warnings can be looked at', async () => {
  const looks = [
    ['en', 'en-GB', { width: 360, height: 640 }, false],
    ['cs', 'cs-CZ', { width: 1440, height: 900 }, true],
    ['pl', 'pl-PL', { width: 360, height: 640 }, true],
    ['en-wide', 'en-GB', { width: 1440, height: 900 }, false],
  ];
  for (const [index, [name, locale, size, dark]] of looks.entries()) {
    const { ada, bob, names } = await rude({ locale, size, dark }, (Date.now() % 1e8) * 10 + index);
    const fits = async (what: string) => {
      const wider = await ada.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.ok(wider <= 0, `${what} is ${wider} pixels too wide`);
    };
    await line(ada, 'you worm').scrollIntoViewIfNeeded();
    await world.picture(ada, `people-talk-${name}`);
    await line(ada, 'you worm').getByRole('button').click();
    const dialog = ada.getByRole('dialog');
    await dialog.waitFor();
    await world.picture(ada, `people-menu-${name}`);
    await dialog.locator('.danger').click();
    await world.picture(ada, `people-report-${name}`);
    await fits('the report');
    await ada.keyboard.press('Escape');
    const id = (await ask(ada, `/players/${names[1]}`)).id;
    for (const list of ['muted', 'blocked']) await ada.request.post(`/api/v1/me/${list}`, { data: { player: id } });
    await ada.goto(`/player/${names[1]}`);
    await ada.locator('h1 ~ button').waitFor();
    await world.picture(ada, `people-profile-${name}`);
    await fits('the profile');
    await ada.goto('/settings');
    await ada.locator('main').getByText(names[1]).first().scrollIntoViewIfNeeded();
    await world.picture(ada, `people-lists-${name}`);
    await fits('the lists');
    await world.run(
      'moderate',
      'warn',
      names[0],
      'Please do not write the same thing again and again. Next time we shall mute you for a week.',
    );
    await until('the server has noticed', async () => (await ask(ada, '/account/warnings')).length > 0);
    await ada.goto('/');
    await ada.locator('dialog .words').waitFor();
    await world.picture(ada, `people-warning-${name}`);
    await world.leave(ada, bob);
  }
});
