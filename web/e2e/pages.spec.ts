// Every main page: without serious findings for those who need help, on a phone, by keyboard, in each
// language, without jumps, and within what a first visit may load.
import assert from 'node:assert/strict';
import { test, type Page, type Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { serious } from './axe.ts';
import { click, tap } from './hands.ts';
import { say } from './words.ts';
import { ask, becomes, make, stateOf, until, World } from './world.ts';

const PHONE = { width: 360, height: 640 };
/** What is played, and against how many. */
const GAMES = { kamon: 1, pantarei: 1, snekagon: 1, 'snekagon-5g(players=2)': 1, tantrix: 1, 'tantrix-solitaire': 0 };

const world = World.ofThisFile();

const calm = (page: Page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(300));

async function addresses(page: Page) {
  const matches = [];
  for (const [spec, others] of Object.entries(GAMES)) {
    const bots = Array.from({ length: others }, () => ({ kind: 'bot', level: 1 }) as const);
    const id = await make(page, { spec, seats: [{ kind: 'me' }, ...bots] });
    matches.push([`match-${spec.split('(')[0]}`, `/match/${id}`]);
  }
  return [
    ['home', '/'],
    ['new', '/new/tantrix'],
    ['new-solo', '/new/tantrix-solitaire'],
    ['games', '/games'],
    ['studies', '/studies'],
    ['leaders', '/leaders'],
    ['account', '/account'],
    ['settings', '/settings'],
    ['learn', '/learn'],
    ['learn-kamon', '/learn/kamon'],
    ['learn-snekagon-5g', '/learn/snekagon-5g'],
    ['learn-tantrix', '/learn/tantrix?step=barred'],
    ['rules-list', '/rules'],
    ['rules', '/rules/kamon'],
    ['rules-solo', '/rules/tantrix-solitaire'],
    ['missing', '/nowhere'],
    ...matches,
    ['fair', `${matches[0][1]}/fair`],
  ];
}

for (const [name, options] of Object.entries({
  desktop: {},
  dark: { dark: true },
  phone: { size: PHONE, hasTouch: true, isMobile: true },
})) {
  test(`all main pages: ${name}`, async () => {
    const page = await world.person(options);
    await page.goto('/');
    for (const [label, address] of await addresses(page)) {
      await page.goto(address);
      await calm(page);
      assert.deepEqual(await serious(page), [], `${label}, ${name}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${label} is ${wide} pixels too wide`);
      await world.picture(page, `${name}-${label}`);
    }
    assert.deepEqual(page.wrongs, []);
  });
}

for (const [locale, words] of Object.entries({
  'en-GB': ['Games on hexagons', 'Play a bot', 'Your turn'],
  'cs-CZ': ['Hry na šestiúhelnících', 'Hrát s botem', 'Jste na tahu'],
  'pl-PL': ['Gry na sześciokątach', 'Graj z botem', 'Twój ruch'],
})) {
  test(`the browser’s language is spoken: ${locale}`, async () => {
    const page = await world.person({ locale });
    await page.goto('/');
    await page.getByRole('heading', { name: words[0] }).waitFor();
    await becomes(() => page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
    await world.picture(page, `home-${locale}`);
    await page
      .getByRole('button', { name: new RegExp(words[1]) })
      .first()
      .click();
    await page.waitForURL(/\/match\//);
    await page.locator('.status.mine').getByText(words[2]).waitFor();
    await calm(page);
    assert.deepEqual(await serious(page), []);
    await world.picture(page, `match-${locale}`);
    // Nothing is left that was never translated: codes look like-this.
    const left = await page.locator('body').innerText();
    assert.doesNotMatch(left, /\b(?:nav|board|settings|status|clock|event)-[a-z]+/);
  });
}

test('a match that takes long to come says so until it is there', async () => {
  const page = await world.person();
  const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  let come = () => {};
  const held = new Promise<void>((done) => (come = done));
  await page.route(`**/api/v1/matches/${id}*`, async (route) => {
    await held;
    return route.continue();
  });
  await page.goto(`/match/${id}`);
  const loading = page.getByText(say('loading'), { exact: true });
  await loading.waitFor();
  come();
  await page.locator('.board .sb-table').waitFor();
  assert.equal(await loading.count(), 0);
});

test('light and dark go by the browser, unless one is chosen', async () => {
  const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);
  const colours: Record<string, string> = {};
  for (const dark of [false, true]) {
    for (const theme of ['auto', 'light', 'dark']) {
      const page = await world.person({ dark, settings: { theme } });
      await page.goto('/');
      colours[`${dark ? 'night' : 'day'} ${theme}`] = await ink(page);
      await page.context().close();
    }
  }
  const { 'day auto': light, 'night auto': dark } = colours;
  assert.notEqual(light, dark);
  assert.deepEqual(colours, {
    'day auto': light,
    'day light': light,
    'day dark': dark,
    'night auto': dark,
    'night light': light,
    'night dark': dark,
  });
});

test('what is missing is told in the same place everywhere', async () => {
  const page = await world.person({ size: PHONE });
  const found = [];
  for (const address of ['/nowhere', '/player/nobody', '/match/nothing', '/rules/nothing', '/new/nothing']) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await calm(page);
    const { x, y } = (await page.getByRole('heading', { name: 'Page not found' }).boundingBox())!;
    found.push([address, x, y]);
  }
  const [[, x, y]] = found;
  assert.deepEqual(
    found,
    found.map(([address]) => [address, x, y]),
  );
});

test('the language can be changed, and is remembered', async () => {
  const page = await world.person();
  await page.goto('/settings');
  await page.getByText('Polski').first().click();
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
});

test('a move can be typed, and what is illegal is explained by the rules', async () => {
  const page = await world.person();
  const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/match/${id}`);
  await page.locator('.status.mine').waitFor();
  await page.getByLabel('Type a move').fill('d4');
  await page.keyboard.press('Enter');
  await page
    .locator('.why')
    .getByText(/border|blank/)
    .waitFor();
  const legal = (await ask(page, `/matches/${id}/legal`)).moves;
  await page.getByLabel('Type a move').fill(legal[0].text);
  await page.keyboard.press('Enter');
  await until('the move is made', async () => (await stateOf(page)).ply === 1);
});

for (const spec of ['kamon', 'snekagon', 'tantrix']) {
  test(`on a phone, with a finger, confirmed by a button: ${spec}`, async () => {
    const page = await world.person({ size: PHONE, hasTouch: true, isMobile: true });
    const id = await make(page, { spec, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    await page.goto(`/match/${id}`);
    for (let made = 0; made < 3; made++) {
      await page.locator('.status.mine').waitFor();
      await tap(page);
    }
    await calm(page);
    await world.picture(page, `phone-playing-${spec}`);
    assert.deepEqual(page.wrongs, []);
  });
}

test('the games are asked for once a visit and language, and shown in the order of the server', async () => {
  const page = await world.person();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v1/games') asked.push(searchParams.get('lang'));
  });
  await page.goto('/');
  await calm(page);
  const games = await ask(page, '/games');
  await becomes(
    () => page.locator('.games h2').allInnerTexts(),
    games.map(({ title }) => title),
  );
  for (const address of ['/new', '/rules', '/settings']) {
    await page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    await page.waitForURL(address);
    await calm(page);
  }
  assert.deepEqual(asked, ['en']);
  await page.getByText('Čeština').first().click();
  await page.getByRole('heading', { name: 'Nastavení' }).waitFor();
  await calm(page);
  assert.deepEqual(asked, ['en', 'cs']);
});

test('a first visit loads less than 150 kB of script, the match included', async () => {
  const page = await world.person();
  const bodies: Promise<Buffer>[] = [];
  const count = (answer: Response) => {
    if (answer.request().resourceType() === 'script') bodies.push(answer.body());
  };
  page.on('response', count);
  await page.goto('/');
  await calm(page);
  await page
    .getByRole('button', { name: /Play a bot/ })
    .first()
    .click();
  await page.locator('.board .sb-table').waitFor();
  // What is loaded later, when it is wanted, does not hold up the board.
  page.off('response', count);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total > 10_000 && total < 150_000, `${total} bytes in ${sizes.length} files`);
});

for (const [where, size] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: PHONE })) {
  test(`nothing jumps while one plays: ${where}`, async () => {
    const page = await world.person({ size, settings: { confirmLive: 'off' } });
    await page.addInitScript(() => {
      window.jumps = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumps += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await calm(page);
    const home = await page.evaluate(() => window.jumps);
    assert.ok(home <= 0.02, `the first page jumps by ${home}`);
    const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    await page.goto(`/match/${id}`);
    await page.locator('.status.mine').waitFor();
    // What follows a click within half a second is forgiven: on a slow phone the answer comes later.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
    for (let made = 0; made < 4; made++) {
      await page.locator('.status.mine').waitFor();
      await click(page);
    }
    await page.locator('.status.mine').waitFor();
    await page.waitForTimeout(700);
    const played = await page.evaluate(() => window.jumps);
    assert.ok(played <= 0.02, `the match jumps by ${played}`);
  });
}
