// Who is there, what people say to each other, what bots are called, and what becomes of those who go away.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { click } from './hands.ts';
import { ask, make, matchOf, reads, stateOf, meet, World } from './world.ts';

const world = World.ofThisFile();

const settings = { confirmLive: 'off', confirmSlow: 'off', motion: 'off' };
const FAST = { kind: 'fischer', initial_ms: 600_000, increment_ms: 1_000 } as const;

const two = (wish = {}) => meet(world, { wish, person: { settings } });

const seat = (page: Page, index: number) =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').nth(index);

async function register(page: Page, name: string) {
  const made = await page.request.post('/api/v1/account', { data: { name, password: 'a long and silly password' } });
  assert.ok(made.ok(), await made.text());
}

test('guests speak in ready-made phrases, and both sides see them, each in their language', async () => {
  const one = await world.person({ settings });
  const other = await world.person({ settings, locale: 'cs-CZ' });
  const id = await make(one, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await other.goto('/');
  await other.request.post(`/api/v1/matches/${id}/join`, { data: {} });
  await one.goto(`/match/${id}`);
  await other.goto(`/match/${id}`);
  const [english, czech] = await Promise.all(['en', 'cs'].map((lang) => ask(one, `/phrases?lang=${lang}`)));
  assert.notEqual(english[0].text, czech[0].text);
  await one.getByRole('region', { name: 'Chat' }).getByRole('button', { name: english[0].text }).click();
  await one.getByRole('log', { name: 'Chat' }).getByText(english[0].text).waitFor();
  await other.locator('.chat ol').getByText(czech[0].text).waitFor();
  // Words of one's own are for those with an account.
  assert.equal(await one.getByLabel('Write something').count(), 0);
  const refused = await one.request.post(`/api/v1/matches/${id}/chat`, { data: { text: 'hello' } });
  assert.equal(refused.status(), 403);
});

test('whoever has an account says what they like, and it stays text', async () => {
  const [one, other] = await two();
  await register(one, `talker${Date.now()}`);
  await one.reload();
  const hostile = '<img src=x onerror="document.title=1"><b>bold</b> & "quoted"';
  await one.getByLabel('Write something').fill(hostile);
  await one.getByRole('button', { name: 'Send' }).click();
  for (const page of [one, other]) {
    const line = page.locator('.chat ol li', { hasText: 'quoted' });
    await line.waitFor();
    assert.ok((await line.innerText()).includes(hostile), 'it is shown as it was written');
    assert.equal(await line.locator('img, b').count(), 0);
  }
  await expect(one.getByLabel('Write something'), 'what was sent is no longer in the line').toHaveValue('');
  // What was said is there for those who come later, once.
  await other.reload();
  await other.locator('.chat ol li', { hasText: 'quoted' }).waitFor();
  assert.equal(await other.locator('.chat ol li', { hasText: 'quoted' }).count(), 1);
  assert.deepEqual([...one.wrongs, ...other.wrongs], []);
});

test('a long line is told on a phone without leaving the screen or hiding the table', async () => {
  const [one, other] = await two();
  await other.setViewportSize({ width: 360, height: 640 });
  await register(one, `long${Date.now()}`);
  await one.reload();
  await one.getByLabel('Write something').fill(`so ${'ssssssssss'.repeat(14)}`);
  await one.getByRole('button', { name: 'Send' }).click();
  const notice = other.locator('.notices p');
  await notice.waitFor();
  const [box, players] = [(await notice.boundingBox())!, (await other.locator('.players').boundingBox())!];
  assert.ok(box.x >= 0 && box.x + box.width <= 360, `it reaches to ${box.x + box.width}`);
  assert.ok(box.y + box.height <= players.y + 2, `it ends at ${box.y + box.height}, players stand at ${players.y}`);
  await notice.getByRole('button').click();
  await notice.waitFor({ state: 'detached' });
});

test('one sees whether the other is there', async () => {
  const [one, other] = await two();
  await expect(seat(one, 1), 'the other is there').not.toHaveText(/not connected/, { useInnerText: true });
  await other.goto('/');
  await reads(seat(one, 1), /not connected/, 'it is told that the other went');
  await other.goBack();
  await expect(seat(one, 1), 'and that they are back').not.toHaveText(/not connected/, { useInnerText: true });
});

test('bots are called by the name of their level, in the language of the page', async () => {
  for (const locale of ['en-GB', 'cs-CZ', 'pl-PL']) {
    const page = await world.person({ locale });
    await page.goto('/');
    const [{ bot_names: names }] = await ask(page, `/games?lang=${locale.slice(0, 2)}`);
    const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'bot', level: 3 }] });
    await page.goto(`/match/${id}`);
    await page.locator('.players').getByText(names[2]).waitFor();
    await reads(page.locator('.players'), /3/);
    await world.leave(page);
  }
});

test('on somebody’s page stand their games, for everybody to open', async () => {
  const name = `snake${Date.now()}`;
  const one = await world.person({ settings });
  await one.goto('/');
  await register(one, name);
  const ids = [];
  for (let game = 0; game < 22; game++) {
    const id = await make(one, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], public: true });
    ids.push(id);
  }
  const other = await world.person();
  await other.goto(`/player/${name}`);
  await other.getByRole('heading', { name: 'Games' }).waitFor();
  const links = other.locator('main a[href^="/match/"]');
  await expect(links, 'a page of games').toHaveCount(20);
  await other.getByRole('button', { name: 'Show more' }).click();
  await expect(links, 'all games').toHaveCount(22);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  assert.deepEqual(hrefs.sort(), ids.map((id) => `/match/${id}`).sort());
  await links.first().click();
  await other.locator('.board .sb-table').waitFor();
});

// A minute must pass for this: the only test that waits for it.
test('who waits for somebody that went away may claim, but not too early', async () => {
  const [one, other] = await two({ clock: FAST });
  for (const page of [one, other]) {
    await page.locator('.status.mine').waitFor();
    await click(page);
  }
  await one.locator('.status.mine').waitFor();
  await click(one);
  await other.locator('.status.mine').waitFor();
  const claim = one.getByRole('button', { name: 'Claim the win' });
  await other.goto('/');
  await reads(seat(one, 1), /not connected/, 'the other is gone');
  assert.equal(await claim.count(), 0);
  const early = await one.request.post(`/api/v1/matches/${matchOf(one)}/claim`, { data: {} });
  assert.equal((await early.json()).code, 'claim-too-early');
  // Whoever reloads in the meantime waits no longer for it.
  await one.reload();
  await claim.waitFor({ timeout: 90_000 });
  await world.picture(one, 'claim');
  await claim.click();
  await one.getByRole('heading', { name: 'You won!' }).waitFor();
  const { result } = await stateOf(one);
  assert.equal(result!.ending.kind, 'abandoned');
  await claim.waitFor({ state: 'detached' });
});

test('when it is over anybody can see that it was dealt fairly', async () => {
  const page = await world.person({ settings });
  const id = await make(page, { spec: 'tantrix', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/match/${id}/fair`);
  await page.getByText('The secret is revealed when the game is over.').waitFor();
  let ply = 0;
  for (; ply < 8; ply++) {
    const [first] = (await ask(page, `/matches/${id}/legal`)).moves;
    await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply, move: first.text } });
  }
  await page.request.post(`/api/v1/matches/${id}/resign`, { data: {} });
  await page.reload();
  for (const sentence of [/fingerprint matches/, /gives the same result/, /All moves of the game match/]) {
    await page.getByText(sentence).waitFor();
  }
  const drawn = await page
    .locator('div', { hasText: /^Drawn during the game/ })
    .locator('code')
    .innerText();
  assert.equal(drawn.split(' ').length, ply, `${drawn}: a tile after every move`);
  assert.equal(await page.locator('.verdict:not(.good)').count(), 0);
  await world.picture(page, 'fair');
  // A record that was tampered with is found out.
  const record = await ask(page, `/matches/${id}/record`);
  for (const [wrong, sentence] of [
    [
      { over: { ...record.over, secret: record.over!.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) } },
      /does not match the secret/,
    ],
    [{ setup: record.setup!.split(' ').reverse().join(' ') + ' ' }, /gives a different result/],
  ] as const) {
    await page.route('**/record?*', (route) => route.fulfill({ json: { ...record, ...wrong } }));
    await page.reload();
    await page.getByText(sentence).waitFor();
    await page.unroute('**/record?*');
  }
});
