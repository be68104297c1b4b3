// Courses: every one to its end, by every way to move; what goes wrong in them; the first minute of a game.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { serious } from './axe.ts';
import { engineOf, type Engine } from './browser-games.ts';
import { byTyping, doCourse, GAMES, open, ready, said, stepsOf, titled, told, type, waysOf } from './courses.ts';
import { listen } from './keys.ts';
import { say } from './words.ts';
import { ask, make, reads, World, type Person } from './world.ts';

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

test('each way to fail has its own words, and the board stays the learner’s', async () => {
  const page = await world.person({ settings: still });
  await open(page, 'snekagon', 'open');
  const theirs = page.locator('.board .sb-other');
  for (const [move, fault] of [
    ['e6-d7-d8-e8', 'failed-ring'],
    ['a10-a11', 'failed-second'],
    ['f8-f9', 'failed'],
  ] as const) {
    await ready(page);
    assert.equal(await theirs.getAttribute('data-seat'), '1');
    await type(page, move);
    await said(page)
      .filter({ hasText: told('snekagon', 'open', fault) })
      .waitFor();
    assert.equal(await theirs.getAttribute('data-seat'), '1', 'it is Green’s turn, but Red’s board');
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  assert.deepEqual(page.wrongs, []);
});

test('in the middle of a step the language changes, and nothing else', async () => {
  const page = await world.person({ settings: still });
  await open(page, 'kamon', 'force');
  await ready(page);
  await type(page, 'e6');
  await page.getByText('Move 2 of 2').waitFor();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blokada w dwóch ruchach' }).waitFor();
  await page.getByText('Ruch 2 z 2').waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await titled(page, told('kamon', 'force', 'title'));
  await ready(page);
  await type(page, 'f1');
  await said(page).getByRole('img', { name: '3 stars of three' }).waitFor();
  assert.deepEqual(page.wrongs, []);
});

for (const [index, game] of GAMES.entries()) {
  test(`who opens ${game} for the first time is offered the course, and reads the rules beside the board`, async () => {
    const small = { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    const page = await world.person({ settings: still, ...(index % 2 === 1 && small) });
    const { title, goal } = (await ask(page, '/games')).find(({ id }) => id === game)!;
    const offer = page.getByRole('link', { name: say('learn-offer') });
    await page.goto(`/new/${game}`);
    await offer.waitFor();
    const alone = game === 'tantrix-solitaire';
    const bots = alone ? [] : [{ kind: 'bot', level: 1 } as const];
    const match = await make(page, {
      spec: game === 'snekagon-5g' ? 'snekagon-5g(players=2)' : game,
      seats: [{ kind: 'me' }, ...bots],
    });
    await page.goto(`/match/${match}`);
    await offer.waitFor();
    await page.getByText(goal).filter({ visible: true }).waitFor();
    await page.locator('.board .sb-table').waitFor();
    await world.picture(page, `first-minute-${game}`, { fullPage: true });
    const rules = say('rules-of', { game: title });
    await page.getByRole('button', { name: rules }).click();
    const drawer = page.getByRole('dialog', { name: rules });
    await drawer.locator('figure').first().waitFor();
    assert.ok(page.url().endsWith(match), 'nobody leaves the match');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it fits');
    assert.deepEqual(await serious(page), []);
    await world.picture(page, `rules-drawer-${game}`);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: rules }).waitFor();
    assert.equal(await offer.count(), 0, 'it is offered once');
    await page.goto(`/new/${game}`);
    await page.getByRole('link', { name: say('learn-game', { game: title }) }).click();
    await titled(page, told(game, stepsOf(game)[0]!.id, 'title'));
    assert.deepEqual(page.wrongs, []);
  });
}
