// Courses: every one to its end, by every way to move; what goes wrong in them; the first minute of a game.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { serious } from './axe.ts';
import { engineOf, type Engine } from './browser-games.ts';
import { byTyping, doCourse, GAMES, open, ready, said, stepsOf, titled, told, type, waysOf } from './courses.ts';
import { listen } from './keys.ts';
import { make, reads, World, type Person } from './world.ts';

const still = { motion: 'off' };

const world = World.ofThisFile();
let engine: Engine;
let ways: ReturnType<typeof waysOf>;
/** Two people do all courses, one at a desk and one with a phone: a browser that has the engine once need not load it for every game. */
let desk: Person;
let phone: Person;
test.beforeAll(async () => {
  engine = await engineOf(resolve(import.meta.dirname, '../dist'));
  ways = waysOf(engine);
  desk = await world.person({ settings: still });
  await listen(desk);
  phone = await world.person({ settings: still, size: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
});

for (const game of GAMES) {
  test(`the course of ${game} is done to its end by typed moves, and remembered`, async () => {
    const { length } = stepsOf(game);
    await doCourse(desk, game, byTyping);
    await desk.getByText('You have done the whole course.').waitFor();
    await desk.reload();
    await desk.getByText('You have done the whole course.').waitFor();
    await desk.goto('/learn');
    await desk
      .locator(`a[href="/learn/${game}"]`)
      .filter({ hasText: `${length} of ${length} steps` })
      .waitFor();
    assert.deepEqual(desk.wrongs, []);
  });

  for (const way of ['mouse', 'finger', 'keys'] as const) {
    test(`every step of ${game} is done by ${way}`, async () => {
      const page = way === 'finger' ? phone : desk;
      await doCourse(page, game, ways[way]);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'nothing sticks out at the side',
      );
      assert.deepEqual(page.wrongs, []);
    });
  }
}

test('whoever fails sees why, may try again, is helped, and gets fewer stars', async () => {
  const page = await world.person();
  await open(page, 'kamon', 'deny');
  await ready(page);
  const step = stepsOf('kamon').find(({ id }) => id === 'deny')!;
  // A move that hands over the win: which ones do, the engine says.
  const { legal } = engine({
    show: { position: { spec: step.spec, setup: step.setup, moves: step.moves!.split(' ') } },
  });
  const failing = legal.moves
    .map(([text]) => text)
    .find((text) => engine({ lesson: { step, moves: [text] } }).state === 'failed')!;
  await type(page, failing);
  await said(page)
    .filter({ hasText: told('kamon', 'deny', 'failed') })
    .waitFor();
  // The refutation lies on the board.
  const { line, refutation } = engine({ lesson: { step, moves: [failing] } });
  assert.equal(line.length + refutation.length, 2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await ready(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await said(page)
    .filter({ hasText: told('kamon', 'deny', 'hint') })
    .waitFor();
  await page.locator('.board .sb-mark.sb-annotation-green').first().waitFor();
  // What the rules refuse is said, and costs nothing.
  await page.getByRole('textbox', { name: 'Type a move' }).fill('z9');
  await page.keyboard.press('Enter');
  await page.locator('form [role=alert]').waitFor();
  await type(page, step.solution);
  await said(page).getByRole('img', { name: '2 stars of three' }).waitFor();
  assert.deepEqual(await serious(page), []);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await reads(said(page), /one way to do it/, 'the solution is shown');
  assert.deepEqual(page.wrongs, []);
});

test('who opens a game for the first time is offered the course, and reads the rules beside the board', async () => {
  const page = await world.person({ settings: still });
  const offer = page.getByRole('link', { name: 'New to this game? Learn it in five minutes.' });
  await page.goto('/new/kamon');
  await offer.waitFor();
  const match = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  await page.goto(`/match/${match}`);
  await offer.waitFor();
  await page.getByText('Connect two opposite sides, close a loop, or leave no answer.').waitFor();
  await page.getByRole('button', { name: 'Rules of Kamon' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rules of Kamon' });
  await drawer.locator('figure').first().waitFor();
  assert.ok(page.url().endsWith(match), 'nobody leaves the match');
  assert.deepEqual(await serious(page), []);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Rules of Kamon' }).waitFor();
  assert.equal(await offer.count(), 0, 'it is offered once');
  await page.goto('/new/kamon');
  await page.getByRole('link', { name: 'Learn Kamon' }).click();
  await titled(page, told('kamon', 'opening', 'title'));
  assert.deepEqual(page.wrongs, []);
});
