// The way back to one's games, the lobby that changes while one looks, and people who find each other.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { ask, becomes, make, matchOf, stateOf, until, World, type PersonWish } from './world.ts';

const world = World.ofThisFile();

const games = (page: Page) => page.locator('button[popovertarget=running-games]');

/** Somebody with an account. */
async function named(name: string, options?: PersonWish) {
  const page = await world.person(options);
  const made = await page.request.post('/api/v1/account', { data: { name, password: 'a long and silly password' } });
  assert.ok(made.ok(), await made.text());
  return page;
}

/** Plays the first legal move, by the API. */
async function move(page: Page, id: string) {
  const { ply, moves } = await ask(page, `/matches/${id}/legal`);
  const done = await page.request.post(`/api/v1/matches/${id}/moves`, {
    data: { ply, move: moves[0].text, client: `m${ply}` },
  });
  assert.ok(done.ok(), await done.text());
}

test('on every page a badge, the title and a sound call one to a game, and lead back to it', async () => {
  const other = await world.person();
  const page = await world.person({ settings: { sound: true } });
  await page.addInitScript(() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
      window.tones++;
      return start.apply(this, given);
    };
  });
  const id = await make(other, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await page.request.post(`/api/v1/matches/${id}/join`, { data: {} });
  await page.goto('/rules/kamon');
  await games(page).waitFor();
  assert.equal(await page.locator('.badge').count(), 0);
  assert.equal(await page.evaluate(() => window.tones), 0);
  // Not before the page listens: what was so when it came is no call.
  await until('the lobby is connected', async () => (await ask(page, '/lobby')).here.people >= 1);
  await move(other, id);
  await page.locator('.badge').getByText('1').waitFor();
  await expect(page, 'the title says so').toHaveTitle(/^\(1\) /);
  await until('something is to be heard', () => page.evaluate(() => window.tones > 0));
  await expect(games(page), 'the button says so').toHaveAttribute('aria-label', /your turn/);
  // By keyboard alone.
  await games(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('#running-games a').first().focus();
  await world.picture(page, 'running-games');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/match/${id}`);
  await page.locator('.status.mine').waitFor();
  await expect(page.locator('#running-games'), 'the menu is closed').not.toBeVisible();
});

test('home begins with the games where it is my turn, and does not jump', async () => {
  const page = await world.person();
  const quiet = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const mine = await make(page, { spec: 'tantrix', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  await page.addInitScript(() => {
    window.jumps = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumps += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  const links = () =>
    page.locator('.strip a').evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
  await becomes(links, [`/match/${mine}`, `/match/${quiet}`]);
  await page.locator('.strip svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const jumps = await page.evaluate(() => window.jumps);
  assert.ok(jumps <= 0.02, `the page jumps by ${jumps}`);
});

test('challenges come and go on the first page while one looks, and so do people', async () => {
  const page = await world.person();
  await page.goto('/');
  await page.getByText('Nobody is looking for a game right now').waitFor();
  const other = await named('Nagini');
  await other.goto('/rules');
  await page.getByRole('link', { name: 'Nagini' }).waitFor();
  const id = await make(other, { spec: 'pantarei', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const open = page.locator(`.lists a[href="/match/${id}"]`);
  await open.getByText('open seat').waitFor();
  const third = await world.person();
  await third.request.post(`/api/v1/matches/${id}/join`, { data: {} });
  await page.getByText('Nobody is looking for a game right now').waitFor();
  await open.getByText('0 moves').waitFor();
  await world.leave(other);
  await page.getByRole('link', { name: 'Nagini', exact: true }).waitFor({ state: 'detached' });
  assert.deepEqual(page.wrongs, []);
});

test('two people find each other, one of whom plays a bot meanwhile', async () => {
  const [one, other] = [await world.person(), await world.person()];
  await one.goto('/');
  await one.getByText('Nobody is waiting for this right now.').waitFor();
  await one.getByRole('button', { name: 'Find an opponent' }).click();
  await one.getByText('we can’t say how long it takes').waitFor();
  await one.getByRole('button', { name: 'Play a bot in the meantime' }).click();
  await one.waitForURL('**/match/*');
  const training = matchOf(one);
  await other.goto('/');
  await other.getByText('One person is waiting for exactly this.').waitFor();
  // It is told for some seconds only.
  const told = one.getByText('Opponent found').waitFor();
  await other.getByRole('button', { name: 'Find an opponent' }).click();
  await other.waitForURL('**/match/*');
  await until('the first is called', () => matchOf(one) === matchOf(other));
  await told;
  assert.notEqual(matchOf(one), training);
  const { status, terms } = await stateOf(one);
  assert.deepEqual([status, terms.clock.kind, terms.rated], ['live', 'fischer', false]);
});

test('who looks for an opponent can stop, and is not found any more', async () => {
  const [one, other] = [await world.person(), await world.person()];
  await one.goto('/');
  await one.locator('.quick select').selectOption('tantrix');
  await one.getByRole('button', { name: 'Find an opponent' }).click();
  await other.goto('/');
  await other.getByText('Other people are waiting for').waitFor();
  await world.picture(other, 'quick-others');
  // From any page.
  await one.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await games(one).click();
  await one.getByRole('button', { name: 'Stop looking' }).click();
  await other.getByText('Other people are waiting for').waitFor({ state: 'detached' });
});

test('the speeds of a quick game are read whole', async () => {
  for (const locale of ['en-GB', 'cs-CZ', 'pl-PL'])
    for (const width of [1440, 1920, 360]) {
      const page = await world.person({ locale, size: { width, height: 900 } });
      await page.goto('/');
      await page.locator('.quick .speeds label').last().waitFor();
      await becomes(
        () =>
          page.locator('.quick .speeds label').evaluateAll((all) =>
            all
              .filter((label) => {
                const frame = label.getBoundingClientRect();
                return [...label.querySelectorAll('*')].some((part) => {
                  const box = part.getBoundingClientRect();
                  return part.tagName !== 'INPUT' && (box.left < frame.left + 2 || box.right > frame.right - 2);
                });
              })
              .map((label) => (label as HTMLElement).innerText),
          ),
        [],
        `${locale}, ${width} wide`,
      );
      await page.context().close();
    }
});
