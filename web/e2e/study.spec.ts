// The analysis board: variations, notes, the engine beside it, and how it is opened, shared and played on.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { serious } from './axe.ts';
import { advance } from './hands.ts';
import { ask, make, meet, reads, until, World } from './world.ts';

const world = World.ofThisFile();

const still = { motion: 'off' };
const SETUP = 'RgYfPdPg/OmRmRbRdYd/GgRnBbBd--Od/GnYnBgPfOfGfYb/PbObYmBfPnBm/OnOgPmGmBn/YgGbRfGd';
const GAME = 'e1 e5 d2 d7 a5 e4 d4 d5 f2 e2 b5 g3 b4 c3 f1 b3 f4 c2 g2 d1 g4 d6'.split(' ');
const link = (moves: string[] = []) =>
  `/analysis?${new URLSearchParams({ spec: 'kamon', setup: SETUP, moves: moves.join(' ') })}`;

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('.board .sb-table').waitFor();
}

const where = (page: Page) => page.locator('.steps .where').innerText();
const at = (page: Page, text: string) => until(`at ${text}`, async () => (await where(page)) === text);
const moves = (page: Page) => page.getByRole('region', { name: 'Moves and variations' });
const place = (page: Page, key: string) => page.locator(`.board [data-place="${key}"]`);
test('variations grow by playing, are walked by keys, commented, rated, and kept', async () => {
  const page = await world.person({ settings: still });
  await open(page, link(GAME.slice(0, 4)));
  await at(page, '4 / 4');
  // Another third move becomes a variation.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await at(page, '2 / 4');
  await page.locator('.board .sb-legal, .board .sb-legal-ring').first().waitFor({ state: 'attached' });
  await page.getByRole('textbox', { name: 'Type a move' }).fill('a6');
  await page.keyboard.press('Enter');
  await at(page, '3 / 3');
  await moves(page)
    .locator('.variation')
    .getByText(/ on a6$/)
    .waitFor();
  await page.locator('h1').click({ force: true });
  await page.keyboard.press('ArrowUp');
  await at(page, '3 / 4');
  await page.keyboard.press('ArrowDown');
  await at(page, '3 / 3');
  // What the rules refuse is not added, and said.
  await page.getByRole('textbox', { name: 'Type a move' }).fill('z9');
  await page.keyboard.press('Enter');
  await page.locator('form [role=alert]').waitFor();
  await at(page, '3 / 3');
  await page.getByRole('button', { name: '? Mistake', exact: true }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Too early.');
  await page.getByRole('button', { name: 'Make main line' }).click();
  await moves(page).getByText('Too early.').waitFor();
  const third = moves(page).locator('ol').first().locator('> li').nth(2).locator('button').first();
  await reads(third, /a6\s*\?/, 'it is the main line');
  // All of it is there again, also where one was.
  await page.reload();
  await page.locator('.board .sb-table').waitFor();
  await moves(page).getByText('Too early.').waitFor();
  await moves(page).locator('.variation').first().waitFor();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await moves(page).getByText('Too early.').waitFor({ state: 'detached' });
  assert.deepEqual(page.wrongs, []);
});

test('moves are made on the board, and pointing at one in the list lights it', async () => {
  const page = await world.person({ settings: still });
  await open(page, link());
  const legal = page
    .locator('.board .sb-cell:has(.sb-legal-ring) [data-place], .board .sb-cell:has(.sb-legal) [data-place]')
    .first();
  await legal.click();
  await at(page, '1 / 1');
  await moves(page).locator('button').first().hover();
  await page.locator('.board .sb-mark.sb-annotation-lit').waitFor();
  await page.mouse.move(0, 0);
  await page.locator('.board .sb-mark').waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await moves(page).hover();
  await page.mouse.wheel(0, -120);
  await at(page, '0 / 1');
  assert.deepEqual(page.wrongs, []);
});

test('cells are marked and arrows drawn: by the right button, by a finger, and by keys', async () => {
  const page = await world.person({ settings: still });
  await open(page, link());
  const [a, b] = [(await place(page, '0:0,0').boundingBox())!, (await place(page, '0:2,0').boundingBox())!];
  const middle = ({ x, y, width, height }: typeof a): [number, number] => [x + width / 2, y + height / 2];
  await page.mouse.move(...middle(a));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...middle(b), { steps: 5 });
  await page.mouse.up({ button: 'right' });
  await page.locator('.board .sb-annotation-arrow.sb-annotation-green').waitFor();
  await page.mouse.click(...middle(a), { button: 'right' });
  await page.locator('.board .sb-mark.sb-annotation-green').waitFor();
  assert.equal(await where(page), '0 / 0', 'nothing is played');
  // The same again takes it away.
  await page.mouse.click(...middle(a), { button: 'right' });
  await page.locator('.board .sb-mark').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await page.getByRole('button', { name: 'Mark cells' }).click();
  await place(page, '0:1,0').focus();
  await page.keyboard.press('Enter');
  await page.locator('.board .sb-mark.sb-annotation-red').waitFor();
  assert.deepEqual(page.wrongs, []);
  await page.context().close();

  const phone = await world.person({
    size: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    settings: still,
  });
  await open(phone, link());
  await phone.getByRole('button', { name: 'Mark cells' }).tap();
  await place(phone, '0:0,0').tap();
  await phone.locator('.board .sb-mark').waitFor();
});

test('the engine shows its best moves on the board, in words, and what is proved as proved', async () => {
  const page = await world.person({ settings: still });
  await open(page, link(GAME.slice(0, 2)));
  await page.getByRole('switch', { name: 'Engine' }).check();
  const lines = page.getByRole('list', { name: 'Best moves' }).locator('> li');
  await expect(lines, 'five lines').toHaveCount(5, { timeout: 60_000 });
  await page.locator('.board .sb-rank').first().waitFor();
  await lines
    .first()
    .getByText(/ on [a-g][1-7]/)
    .first()
    .waitFor();
  // A position that is nearly over is proved, with its end.
  await open(page, link(GAME.slice(0, -3)));
  await page.getByRole('switch', { name: 'Engine' }).check();
  await page.getByText(/^Proved: Black wins, by this line in \d+ moves?$/).waitFor({ timeout: 180_000 });
  await page.getByRole('switch', { name: 'Engine' }).uncheck();
  await page.locator('.board .sb-rank').waitFor({ state: 'detached' });
  assert.deepEqual(page.wrongs, []);
});

test('what is drawn can be chosen or thrown, and the game played on from there', async () => {
  const page = await world.person({ settings: still });
  await open(page, '/analysis/tantrix');
  await page.locator('.board [data-piece]').first().click();
  await page.locator('.board .sb-legal, .board .sb-legal-ring').first().waitFor({ state: 'attached' });
  await place(page, '0:0,0').click();
  const draws = page.getByRole('group', { name: 'What is drawn?' });
  await draws.getByRole('button', { name: 'At random' }).waitFor();
  const chosen = await draws.getByRole('button').nth(3).innerText();
  await draws.getByRole('button', { name: chosen, exact: true }).click();
  await moves(page).getByText(`Drawn: ${chosen}`).waitFor();
  await reads(page.locator('.now'), /to move/, 'somebody is to move');
  // Back, and by lot this time: a variation.
  await page.locator('h1').click({ force: true });
  await page.keyboard.press('ArrowLeft');
  await draws.getByRole('button', { name: 'At random' }).click();
  await expect(page.locator('.now'), 'something is drawn').toContainText('to move', { useInnerText: true });
  await page.getByLabel('Opponent').selectOption('1');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/match\/local-/);
  await page.locator('.status.mine').waitFor();
  await page.locator('.moves [data-ply="1"]').waitFor();
  assert.deepEqual(page.wrongs, []);
});

test('a finished match is opened at the move one looks at; its text is opened again elsewhere', async () => {
  const page = await world.person({ settings: still, permissions: ['clipboard-read', 'clipboard-write'] });
  const id = await make(page, { spec: 'snekagon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/analysis?match=${id}`);
  await page.getByText('You can analyse this game when it is over.').waitFor();
  await advance(page, id, 5);
  const given = await page.request.post(`/api/v1/matches/${id}/resign`, { data: {} });
  assert.ok(given.ok(), await given.text());
  await page.goto(`/match/${id}`);
  await page.locator('.status.over').waitFor();
  await page.locator('.moves [data-ply="3"]').click();
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await page.locator('.board .sb-table').waitFor();
  await at(page, '3 / 5');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Here {it} went wrong.');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('Text copied.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^\[tree "1"\]\n/);
  assert.match(text, /went wrong/);
  const other = await world.person({ settings: still });
  await other.goto('/analysis');
  await other.getByRole('dialog').getByRole('textbox').fill('nonsense (');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await other.getByRole('dialog').getByRole('alert').waitFor();
  await other.getByRole('dialog').getByRole('textbox').fill(text);
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await moves(other).getByText('Here {it} went wrong.').waitFor();
  await at(other, '0 / 5');
  assert.deepEqual([...page.wrongs, ...other.wrongs], []);
  await Promise.all([page, other].map((one) => one.context().close()));
});

for (const [name, person] of Object.entries({
  desktop: {},
  dark: { dark: true },
  phone: { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  czech: { locale: 'cs-CZ' },
})) {
  test(`it can be looked at and listened to: ${name}`, async () => {
    const page = await world.person({ ...person, settings: still });
    await open(page, link(GAME.slice(0, 6)));
    await expect(page.locator('.list .notation'), 'moves are told in words').toHaveCount(0);
    assert.deepEqual(await serious(page), []);
    assert.ok(
      (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
      'nothing sticks out',
    );
    await world.picture(page, `analysis-${name}`);
    assert.deepEqual(page.wrongs, []);
  });
}

test('what moves allow is laid over the board, and follows the move that is pointed at', async () => {
  const page = await world.person({ settings: still });
  await open(page, link(GAME.slice(0, 6)));
  const shown = page.getByRole('region', { name: 'Show how many answers each move leaves' });
  assert.equal(await page.locator('.sb-note').count(), 0);
  await shown.getByRole('switch').check();
  await shown.getByText(/^Each number shows/).waitFor();
  const legal = page.locator('.board .sb-legal-ring');
  await until('every legal token has its number', async () => {
    const [numbers, moves] = [await page.locator('.sb-note-number').count(), await legal.count()];
    return numbers > 0 && numbers === moves;
  });
  // Pointing at one shows the answers to it, as many as its number says.
  const here = await page.locator('.sb-note-number').evaluateAll((all) => all.map((one) => one.textContent));
  await page.locator('.board [data-place][aria-label*="can be chosen"]').first().hover();
  await until('the answers to it', async () => {
    const after = await page.locator('.sb-note-number').evaluateAll((all) => all.map((one) => one.textContent));
    return after.join() !== here.join() && here.includes(String(after.length));
  });
  await world.picture(page, 'overlay-kamon');
  for (const [game, label] of [
    ['snekagon', 'Show where snakes can still grow'],
    ['tantrix', 'Show forced, barred and dead spaces'],
  ] as const) {
    const games = await ask(page, '/games');
    const { sample } = games.find(({ id }) => id === game)!;
    await open(page, `/analysis?${new URLSearchParams(sample)}`);
    // It stays switched on.
    await page.getByRole('region', { name: label }).getByRole('listitem').first().waitFor();
    await page.locator('.sb-note').first().waitFor();
    await world.picture(page, `overlay-${game}`);
  }
  assert.deepEqual(world.wrongs(), []);
});

test('a position is set up by exchanging what is dealt, and what cannot be is refused in words', async () => {
  const page = await world.person({ settings: still });
  await open(page, '/analysis/set-up/kamon');
  const text = page.getByRole('textbox', { name: 'The setup as text' });
  await until('something is dealt', async () => (await text.inputValue()).length > 70);
  await text.fill(SETUP);
  await page.getByRole('button', { name: 'Use this text' }).click();
  const first = page.getByRole('region', { name: 'Tokens' }).getByRole('button').first();
  await expect(first, 'it is taken over').toHaveAttribute('aria-label', 'red gate');
  // By two presses on the board, and by two buttons.
  await place(page, '0:0,-3').click();
  await place(page, '0:1,-3').click();
  await until('two have changed places', async () => (await text.inputValue()).startsWith('YfRgPdPg/'));
  await page.getByRole('button', { name: 'red gate', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'pink bird', exact: true }).focus();
  await page.keyboard.press('Enter');
  await until('two more have', async () => (await text.inputValue()).startsWith('YfPdRgPg/'));
  await text.fill(SETUP.replace('Rg', 'Yf'));
  await page.getByRole('button', { name: 'Use this text' }).click();
  await page.getByRole('alert').getByText('The token Yf is in the layout twice.').waitFor();
  await world.picture(page, 'set-up-kamon');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await until('the position that could be is opened', async () =>
    new URL(page.url()).searchParams.get('setup')?.startsWith('YfPdRgPg/'),
  );
  await page.locator('.board .sb-table').waitFor();

  await open(page, '/analysis/set-up/tantrix');
  const colours = page.getByRole('region', { name: 'Colours' });
  await colours.getByRole('button').first().waitFor();
  await expect(text, 'colours are dealt').toHaveValue(/^[RYGB]{2}:/);
  const [mine, other] = (await text.inputValue()).slice(0, 2);
  await colours.getByRole('button').nth(0).click();
  await colours.getByRole('button').nth(1).click();
  await until('the seats have changed colours', async () => (await text.inputValue()).startsWith(`${other}${mine}:`));
  const tiles = page.getByRole('region', { name: 'Tiles' });
  const before = (await text.inputValue()).slice(3).split('.');
  const wanted = await tiles.getByRole('button').nth(20).getAttribute('aria-label');
  await tiles.getByRole('button').nth(0).click();
  await tiles.getByRole('button').nth(20).click();
  await until(
    'a tile of the bag is in the hand',
    async () => (await text.inputValue()).slice(3).split('.')[0] === /\d+/.exec(wanted!)![0],
  );
  assert.equal((await text.inputValue()).slice(3).split('.').length, before.length);
  await world.picture(page, 'set-up-tantrix');
  for (const game of ['pantarei', 'snekagon', 'snekagon-5g', 'tantrix-solitaire']) {
    await open(page, `/analysis/set-up/${game}`);
    await until('the game is set up', async () => (await text.inputValue()).length > 0);
  }
  assert.deepEqual(world.wrongs(), []);
});

test('between two people what moves allow is shown only where they agreed on it', async () => {
  const name = 'Show how many answers each move leaves';
  for (const overlay of [true, false]) {
    const [one, other] = await meet(world, { wish: { overlay }, person: { settings: { ...still, overlay: true } } });
    await one.locator('.board .sb-legal-ring').first().waitFor();
    const shown = one.getByRole('region', { name });
    if (overlay) await one.locator('.sb-note-number').first().waitFor();
    assert.equal(await shown.count(), overlay ? 1 : 0);
    assert.equal((await one.locator('.sb-note').count()) > 0, overlay);
    await Promise.all([one, other].map((page) => page.context().close()));
  }
});

test('a friend plays on from any position, by a link', async () => {
  const page = await world.person({ settings: still });
  await open(page, link(GAME.slice(0, 4)));
  await at(page, '4 / 4');
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'A friend, by a link' });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByText('From a position, after 4 moves').waitFor();
  await page.locator('figure svg').first().waitFor();
  await world.picture(page, 'from-position-waiting');
  const address = await page.getByRole('textbox', { name: /^Send this link/ }).inputValue();
  const friend = await world.person({ size: { width: 360, height: 640 }, dark: true, settings: still });
  await friend.goto(address);
  await friend.locator('figure svg').first().waitFor();
  await world.picture(friend, 'from-position-invited');
  await friend.getByRole('button', { name: 'Join and play' }).click();
  for (const one of [page, friend]) {
    await one.locator('.board .sb-table').waitFor();
    await expect(one.locator('.steps .where').first(), 'the position').toHaveText('4 / 4', { useInnerText: true });
  }
  const { moves, turn } = await (
    await page.request.get(`/api/v1${new URL(address).pathname.replace('/match/', '/matches/')}`)
  ).json();
  assert.deepEqual([moves, turn], [GAME.slice(0, 4), 0]);
  await page.getByRole('button', { name: 'Cancel game' }).waitFor();
  assert.deepEqual(page.wrongs, []);
  assert.deepEqual(friend.wrongs, []);
});
