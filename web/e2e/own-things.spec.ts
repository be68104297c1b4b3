// What somebody learns goes with them: into a new account, to another browser, and without a network.
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import type { PuzzleTryView } from '../src/api/schema.d.ts';
import { doStep, open, stepsOf } from './courses.ts';
import { puzzleOf, shownPuzzle, solve, solver, told } from './solving.ts';
import { ask, becomes, reads, until, withoutNetwork, World } from './world.ts';

const still = { motion: 'off' };
const password = 'a loop of nine tokens';
const steps = stepsOf('kamon');

const world = World.ofThisFile();

const keptIn = (page: Page, key: string) =>
  page.evaluate((name: string) => JSON.parse(localStorage.getItem(name)!), key);
const coursesOf = async (page: Page) => (await ask(page, '/me/courses')).steps;
const done = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`Kamon.*${count} of ${steps.length} steps`) }).waitFor();

test('what a guest has learned and solved is the account’s, once, and in every browser', async () => {
  const page = await world.person({ settings: still });
  await open(page, 'kamon');
  await doStep(page, 'kamon', steps[0]);
  // One puzzle is missed, and comes back; today's is solved, and begins a streak.
  const missed = puzzleOf('pantarei');
  await page.goto(`/puzzle/${missed.id}`);
  await solver(page);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await reads(told(page), /This was the solution\./);
  await page.goto('/puzzles/daily');
  await solver(page);
  const daily = await shownPuzzle(page);
  await solve(page, daily);
  await until('both are noted', async () => (await keptIn(page, 'serpentarium.puzzles'))?.tries.length === 2);
  const guest = await keptIn(page, 'serpentarium.puzzles');

  await page.goto('/account');
  const name = `Learner-${process.pid}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/player\//);
  // One's own page tells it, and the server has it.
  const cards = page.locator('.cards');
  await cards.getByText(`1 of ${steps.length} steps`).waitFor();
  await becomes(() => coursesOf(page), [{ game: 'kamon', step: steps[0].id, stars: 3 }]);
  const tries = async () =>
    (await ask(page, '/me/puzzles')).tries
      .map(({ id, at, solved }) => ({ id, at, solved }))
      .sort((a, b) => a.at - b.at);
  await becomes(
    tries,
    guest.tries.map(({ id, at, solved }: PuzzleTryView) => ({ id, at, solved })),
    'every try with its time, once',
  );
  const { ratings } = await ask(page, '/me/puzzles');
  for (const { game, rating, tries: count } of ratings) {
    assert.equal(count, guest.ratings[game].tries);
    await cards
      .getByRole('listitem')
      .filter({ hasText: String(Math.round(rating)) })
      .waitFor();
  }
  assert.equal(await keptIn(page, 'serpentarium.puzzles'), null, 'a guest who comes later finds nothing of it');
  await world.picture(page, 'own-page', { fullPage: true });
  await page.goto('/puzzles');
  await page.getByText('1 day in a row').waitFor();

  // In another browser somebody has gone on as a guest before they log in.
  const other = await world.person({ settings: still });
  await open(other, 'kamon', steps[1].id);
  await doStep(other, 'kamon', steps[1]);
  await other.goto(`/puzzle/${missed.id}`);
  await solve(other, missed);
  await other.goto('/account');
  await other.getByLabel('Log in', { exact: true }).check();
  await other.getByLabel('Name', { exact: true }).fill(name);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.locator('form button[type=submit]').click();
  await until(
    'all of it is there',
    async () => (await coursesOf(page)).length === 2 && (await ask(page, '/me/puzzles')).tries.length === 3,
  );
  assert.deepEqual((await ask(page, '/me/puzzles')).ratings, ratings, 'the same puzzle never counts twice');
  await other.goto('/learn');
  await done(other, 2);
  await other.goto('/puzzles');
  await other.getByText('1 day in a row').waitFor();
  await page.goto('/learn');
  await done(page, 2);

  // Whoever logs out leaves nothing to those who come after.
  await other.goto('/account');
  await other.getByRole('button', { name: 'Log out', exact: true }).click();
  await other.waitForURL(({ pathname }) => pathname === '/');
  await other.goto('/learn');
  await done(other, 0);
  for (const one of [page, other]) {
    assert.deepEqual(one.wrongs, []);
    await one.context().close();
  }
});

test('with an account a course goes on without a network, and is told when there is one', async () => {
  const page = await world.person({ settings: still, serviceWorkers: 'allow' });
  const made = await page.request.post('/api/v1/account', { data: { name: `Offline-${process.pid}`, password } });
  assert.ok(made.ok(), await made.text());
  await page.request.post('/api/v1/me/courses', {
    data: { steps: [{ game: 'kamon', step: steps[0].id, stars: 2 }] },
  });
  await page.goto('/learn');
  await done(page, 1);
  await withoutNetwork(page);
  await open(page, 'kamon');
  await doStep(page, 'kamon', steps[1]);
  const puzzle = puzzleOf('kamon');
  await page.goto(`/puzzle/${puzzle.id}`);
  await solver(page);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await reads(told(page), /This was the solution\./);
  // The page knows whose it is, although nobody can be asked.
  await page.goto('/learn');
  await done(page, 2);
  assert.equal((await coursesOf(page)).length, 1);
  await page.context().setOffline(false);
  await becomes(
    async () => (await coursesOf(page)).map(({ step, stars }) => [step, stars]).sort(),
    [
      [steps[0].id, 2],
      [steps[1].id, 3],
    ].sort(),
  );
  await becomes(
    async () => (await ask(page, '/me/puzzles')).tries.map(({ id, solved }) => [id, solved]),
    [[puzzle.id, false]],
  );
});
