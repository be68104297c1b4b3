// Two people, two browsers: links, reloading, lost connections, a server that restarts.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import type { SeatView } from '../src/api/schema.d.ts';
import { active, click } from './hands.ts';
import { ask, becomes, make, matchOf, stateOf, until, World } from './world.ts';

const world = World.ofThisFile();

const idOf = ({ sitter }: SeatView) => ('id' in sitter ? sitter.id : null);
const mine = (page: Page) => page.locator('.status.mine');

/** Two strangers at one match, made by the page and joined by its link. */
async function two() {
  const [one, other] = [await world.person({ stranger: true }), await world.person({ stranger: true })];
  await one.goto('/new/kamon');
  await one.getByText('A friend, by link').click();
  await one.getByText('More options').click();
  await one.getByText('Me first', { exact: true }).click();
  await one.getByRole('button', { name: 'Create a link' }).click();
  const link = await one.getByLabel('Send this link').inputValue();
  await other.goto(link);
  await other.getByRole('button', { name: 'Join and play' }).click();
  await one.locator('.board .sb-table').waitFor();
  await other.locator('.board .sb-table').waitFor();
  await mine(one).waitFor();
  return [one, other];
}

/** Two people who play without confirming, the first of whom has made a move. */
async function begun() {
  const [one, other] = await two();
  for (const page of [one, other]) {
    await page.evaluate(() => localStorage.setItem('serpentarium.settings', '{"confirmSlow":"off","sound":false}'));
    await page.reload();
  }
  await mine(one).waitFor();
  await click(one);
  await mine(other).waitFor();
  return [one, other];
}

test('two guests meet by a link, and see each other’s moves', async () => {
  const [one, other] = await two();
  // Between people without a clock a move is confirmed by a button.
  await one.evaluate(() => localStorage.setItem('serpentarium.settings', '{"confirmSlow":"off","sound":false}'));
  await one.reload();
  await mine(one).waitFor();
  await click(one);
  await mine(other).waitFor();
  await expect(other, 'the title says so').toHaveTitle(/● Your turn/);
  assert.equal((await stateOf(other)).ply, 1);
  await world.picture(other, 'two-people');
});

test('with confirmation by button nothing is sent before it is pressed', async () => {
  const [one] = await two();
  const sent: string[] = [];
  one.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await one.reload();
  await mine(one).waitFor();
  const moves = () => sent.filter((text) => text.includes('"move"'));
  const legal = (await ask(one, `/matches/${matchOf(one)}/legal`)).moves;
  const at = legal[0].places[0];
  await active(one);
  await one.locator(`.board [data-place="${at.board}:${at.q},${at.r}"]`).click();
  await one.getByRole('button', { name: 'Play it' }).waitFor();
  assert.deepEqual(moves(), []);
  assert.equal((await stateOf(one)).ply, 0);
  await one.getByRole('button', { name: 'Play it' }).click();
  await until('the move is stored', async () => (await stateOf(one)).ply === 1);
  await becomes(() => moves().length, 1);
});

test('one reloads in the middle, one loses the connection, and both go on', async () => {
  const [one, other] = await begun();

  await other.context().setOffline(true);
  await other.getByText('Connection lost').waitFor();
  await world.picture(other, 'away');
  await other.context().setOffline(false);
  await other.getByText('Connection lost').waitFor({ state: 'detached' });
  await click(other);

  await one.reload();
  await mine(one).waitFor();
  await one.context().setOffline(true);
  await one.getByText('Connection lost').waitFor();
  await one.context().setOffline(false);
  await one.getByText('Connection lost').waitFor({ state: 'detached' });
  await click(one);
  await mine(other).waitFor();
  const [a, b] = [await stateOf(one), await stateOf(other)];
  assert.equal(a.ply, 3);
  assert.deepEqual(a.moves, b.moves);
});

test('without a connection nobody can give up by mistake, or believe that they did', async () => {
  const [one, other] = await begun();
  await click(other);
  await mine(one).waitFor();
  const resign = one.getByRole('button', { name: 'Resign' });
  await resign.click();
  await one.context().setOffline(true);
  await one.getByText('Connection lost').waitFor();
  await one.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await one.getByText('nothing was sent').waitFor();
  await world.picture(one, 'wish-unsent');
  for (const name of ['Resign', 'Offer a draw', 'Take back'])
    await expect(one.getByRole('button', { name }), `${name} can't be pressed`).toBeDisabled();
  await one.context().setOffline(false);
  await one.getByText('Connection lost').waitFor({ state: 'detached' });
  await expect(resign, 'one can resign again').toBeEnabled();
  const { status, ply } = await stateOf(one);
  assert.deepEqual({ status, ply }, { status: 'live', ply: 2 });
});

test('the server restarts, and everybody is back without doing anything', async () => {
  const page = await world.person();
  const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/match/${id}`);
  await mine(page).waitFor();
  await click(page);
  await world.stopServer();
  await page.getByText(/restarting|Connection lost/).waitFor();
  await world.startServer();
  await page.getByText(/restarting|Connection lost/).waitFor({ state: 'detached', timeout: 40_000 });
  await click(page);
  assert.equal((await stateOf(page)).ply, 2);
});

test('a draw is offered and accepted', async () => {
  const [one, other] = await two();
  await one.getByRole('button', { name: 'Offer a draw' }).click();
  await other.getByRole('button', { name: 'Accept' }).click();
  await one.getByRole('heading', { name: 'Draw' }).waitFor();
  assert.equal((await stateOf(one)).result!.ending.kind, 'agreed');
});

test('resigning asks first; a rematch takes both to a new game with changed seats', async () => {
  const [one, other] = await begun();
  await click(other);
  await one.getByRole('button', { name: 'Resign' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'No, play on' }).click();
  assert.equal((await stateOf(one)).result, null);
  await one.getByRole('button', { name: 'Resign' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await one.getByRole('heading', { name: 'You lost' }).waitFor();
  await other.getByRole('heading', { name: 'You won!' }).waitFor();
  const first = matchOf(one);
  const before = (await stateOf(one)).seats.map(idOf);
  await one.getByRole('button', { name: 'Rematch' }).click();
  await other.getByRole('button', { name: 'Accept the rematch' }).click();
  for (const page of [one, other]) await page.waitForURL((url) => !url.pathname.includes(first));
  assert.equal(matchOf(one), matchOf(other));
  const after = (await stateOf(one)).seats.map(idOf);
  assert.deepEqual(after, [...before].reverse());
});

test('who called a game off before the first move can ask for another', async () => {
  const [one, other] = await two();
  const first = matchOf(one);
  await one.getByRole('button', { name: 'Cancel game' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Cancel game' }).click();
  await other.getByRole('button', { name: 'Rematch' }).click();
  await one.getByRole('button', { name: 'Accept the rematch' }).click();
  for (const page of [one, other]) await page.waitForURL((url) => !url.pathname.includes(first));
  assert.equal(matchOf(one), matchOf(other));
  assert.equal((await stateOf(one)).status, 'live');
});

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
