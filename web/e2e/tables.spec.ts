// Tables as people want them, ratings in sight, and games found again.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { advance } from './hands.ts';
import { ask, becomes, make, matchOf, reads, stateOf, until, World } from './world.ts';
import { say } from './words.ts';

const world = World.ofThisFile();

/** Somebody with an account. */
async function named(name: string) {
  const page = await world.person();
  const made = await page.request.post('/api/v1/account', { data: { name, password: 'a long and silly password' } });
  assert.ok(made.ok(), await made.text());
  return page;
}

async function post(page: Page, path: string) {
  const done = await page.request.post(`/api/v1${path}`, { data: {} });
  assert.ok(done.ok(), await done.text());
}

test('ratings stand beside names, their change at the end, and a lost game is found again', async () => {
  const [one, other] = [await named('Ophion'), await named('Nagini')];
  const id = await make(one, { spec: 'kamon', rated: true, public: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await post(other, `/matches/${id}/join`);
  await one.goto(`/match/${id}`);
  await one.locator('.players').getByText('1500?').nth(1).waitFor();
  // Before both have moved nothing would count.
  await advance(one, id, 1);
  await advance(other, id, 2);
  await post(other, `/matches/${id}/resign`);
  await one
    .locator('.players .up')
    .getByText(/^\+\d+$/)
    .waitFor();
  await one
    .locator('.players .down')
    .getByText(/^−\d+$/)
    .waitFor();
  await world.picture(one, 'rating-change');
  await one.goto('/leaders');
  // Where none counts, nothing is counted.
  await one.getByText('Nobody has played enough rated games yet.').waitFor();
  assert.doesNotMatch(await one.locator('main').innerText(), /listed: 0/);
  await one.getByLabel('Days').check({ force: true });
  await one.getByText('Rated games counted here: 1, players: 2; listed: 0.').waitFor();

  // Where players may wish for a colour, it counts beside the seat.
  const blue = await make(one, {
    spec: 'tantrix',
    public: true,
    choices: ['seat-blue'],
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await post(other, `/matches/${blue}/join`);
  await post(other, `/matches/${blue}/resign`);

  // Results are counted by seat for everybody; what one practises is one's own.
  await one.goto('/player/Ophion');
  await one.getByRole('row', { name: `Kamon ${say('results-seat-1')} 1 0 0 100` }).waitFor();
  const byColour = one.getByRole('table', { name: 'Results by colour' });
  await byColour.getByRole('row', { name: 'Tantrix Blue 1 0 0 100' }).waitFor();
  assert.equal(await byColour.getByRole('row').count(), 2, 'Kamon’s colours follow from the seat');
  await one.getByRole('heading', { name: 'Know yourself' }).waitFor();
  await one.getByRole('link', { name: 'Snekagon 5G' }).waitFor();
  await one.getByText('Review your finished games to see here where you lose the most.').waitFor();
  await world.picture(one, 'know-yourself', { fullPage: true });
  await other.goto('/player/Ophion');
  await other.getByRole('row', { name: `Kamon ${say('results-seat-1')} 1 0 0 100` }).waitFor();
  assert.equal(await other.getByRole('heading', { name: 'Know yourself' }).count(), 0);

  // The loser looks for it, sees how it stood, and asks for another.
  await other.goto('/games?list=my-archive');
  const row = other.locator(`.list li:has(a[href="/match/${id}"])`);
  await row.getByText('Lost', { exact: true }).waitFor();
  await row.locator('.picture svg').waitFor();
  await world.picture(other, 'my-archive');
  await other.getByLabel('Won').check({ force: true });
  await other.getByText('Nothing here yet.').waitFor();
  await other.getByLabel('All results').check({ force: true });
  await row.waitFor();
  await other.getByLabel('Opponent').fill('nobody');
  await other.keyboard.press('Enter');
  await row.waitFor({ state: 'detached' });
  await other.getByLabel('Opponent').fill('ophion');
  await other.keyboard.press('Enter');
  // It is told for some seconds only.
  const told = one.getByText('Nagini invites you to play Kamon.').waitFor();
  await row.getByRole('button', { name: 'Challenge again' }).click();
  await other.waitForURL(/\/match\//);
  assert.notEqual(matchOf(other), id);
  await told;
  await one.locator('button[popovertarget=running-games]').click();
  await one.locator('#running-games').getByText('You are invited to play').click();
  await one.waitForURL(`**/match/${matchOf(other)}`);
  await one.getByRole('button', { name: 'Join and play' }).click();
  await until('they play', async () => (await stateOf(one)).status === 'live');
  assert.equal((await stateOf(one)).terms.rated, true);
  assert.deepEqual([...one.wrongs, ...other.wrongs], []);
});

test('a table with people and bots, a clock of one’s own, and a colour for everybody', async () => {
  const [one, other] = [await world.person(), await world.person()];
  await one.goto('/new/tantrix');
  await one.getByLabel('Ouroboros').check({ force: true });
  await one.getByText('The best we have').waitFor();
  await one.getByText('About 1,028 Elo above Hatchling among the bots').waitFor();
  await one.getByText('Custom table').click();
  await one.locator('input[name=option-players]').last().check({ force: true });
  await one.getByLabel('Seat 2', { exact: true }).selectOption('open');
  await one.getByLabel('Seat 3', { exact: true }).selectOption('bot-3');
  await one.getByLabel('Seat 4', { exact: true }).selectOption('bot-3');
  await one.getByLabel('Move seat 2 up').click();
  await one.getByLabel('Green', { exact: true }).check({ force: true });
  await one.getByLabel('Custom', { exact: true }).check({ force: true });
  await one.getByLabel('Minutes each').fill('7');
  await one.getByLabel('Seconds added per move').fill('3');
  await one.getByText('More options').click();
  await one.getByText('In this order').click();
  await world.picture(one, 'own-table');
  await one.getByRole('button', { name: 'Create a link' }).click();
  await one.waitForURL(/\/match\//);
  await other.goto(`/match/${matchOf(one)}`);
  await expect(other.getByLabel('Green'), 'green is taken').toBeDisabled();
  await other.getByLabel('Blue', { exact: true }).check({ force: true });
  await world.picture(other, 'choose-colour');
  await other.getByRole('button', { name: 'Join and play' }).click();
  await one.locator('.players').getByText('Grass Snake II').waitFor();
  await until('they play', async () => (await stateOf(one)).status === 'live');
  const { seats, terms } = await stateOf(one);
  assert.deepEqual(
    seats.slice(0, 2).map(({ code, sitter }) => [code, sitter.kind]),
    [
      ['seat-blue', 'person'],
      ['seat-green', 'person'],
    ],
  );
  assert.deepEqual(
    seats.slice(2).map(({ player }) => player),
    ['Grass Snake', 'Grass Snake II'],
  );
  assert.deepEqual(terms.clock, { kind: 'fischer', initial_ms: 420_000, increment_ms: 3_000 });
  assert.deepEqual([...one.wrongs, ...other.wrongs], []);
});

test('whoever comes by a link takes one of the free seats, and sees who has what', async () => {
  const [one, other] = [await world.person(), await world.person()];
  await one.goto('/');
  const id = await make(one, {
    spec: 'tantrix(players=3)',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    choices: ['seat-red'],
  });
  await other.goto(`/match/${id}`);
  const name = (await ask(one, '/me')).name;
  const seats = other.getByRole('group', { name: 'Your seat' });
  await expect(seats.getByLabel(`1. ${name}`), 'the first seat is taken').toBeDisabled();
  await expect(seats.getByLabel('2. open seat'), 'the second is proposed').toBeChecked();
  await seats.getByLabel('3. open seat').check({ force: true });
  // Who has the colour that can't be had any more is said beside it.
  const red = other.locator('label', { hasText: 'Red' });
  await reads(red, new RegExp(name));
  await expect(red.locator('input'), 'red is taken').toBeDisabled();
  await world.picture(other, 'choose-seat');
  await other.getByRole('button', { name: 'Join and play' }).click();
  await until('they sit on the third seat', async () => (await stateOf(other)).seats[2].sitter.kind === 'person');
  assert.equal((await stateOf(other)).seats[1].sitter.kind, 'open');
  assert.deepEqual([...one.wrongs, ...other.wrongs], []);
});

test('a player is challenged from their page', async () => {
  const [one, other] = [await named('Jormungandr'), await named('Apophis')];
  await other.goto('/rules');
  await one.goto('/player/Apophis');
  await one.getByRole('link', { name: 'Challenge' }).click();
  await one.waitForURL('**/new/*');
  await becomes(() => one.getByLabel('Name of an account').inputValue(), 'Apophis');
  const told = other.getByText('Jormungandr invites you to play').waitFor();
  await one.getByRole('button', { name: 'Create a link' }).click();
  await one.waitForURL(/\/match\//);
  await told;
});
