// Find the win, and the best end: solved, missed, shown, every day, in a race, with an account, and without a network.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from '@playwright/test';
import type { Puzzle } from '../src/api/puzzle-sets.ts';
import { serious } from './axe.ts';
import { choiceOf, engineOf, type Engine } from './browser-games.ts';
import { clickChoice } from './hands.ts';
import { answered, SETS, puzzleOf, shownPuzzle, solution, solve, solver, told, type } from './solving.ts';
import { say } from './words.ts';
import { ask, reads, until, withoutNetwork, World } from './world.ts';

const PHONE = { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const still = { motion: 'off' };

const world = World.ofThisFile();
let engine: Engine;
test.beforeAll(async () => {
  engine = await engineOf(resolve(import.meta.dirname, '../dist'));
});

const legalIn = (puzzle: Puzzle) => engine({ legal: { position: positionOf(puzzle) } }).moves.map(choiceOf);
const positionOf = ({ spec, setup, moves }: Puzzle) => ({ spec, setup, moves: moves.split(' ').filter(Boolean) });

for (const game of SETS.keys()) {
  test(`a puzzle of ${game} is solved by typed moves`, async () => {
    assert.ok(SETS.get(game)!.length > 0, `${game} has puzzles`);
    const puzzle = puzzleOf(game);
    const page = await world.person({ settings: still });
    await page.goto(`/puzzle/${puzzle.id}`);
    await solve(page, puzzle);
    await page.getByText(/Your rating: \d+/).waitFor();
    // As ratings are written everywhere else, and below the name of the game.
    await page.getByText(`puzzle: ${puzzle.rating}`, { exact: false }).waitFor();
    assert.doesNotMatch(await page.locator('nav.where').innerText(), /Puzzles\s*›\s*Puzzles/);
    await world.picture(page, `puzzle-${game}`);
  });
}

test('a mistake is told, what is right is accepted by the mouse, and the next one comes', async () => {
  const puzzle = puzzleOf('kamon');
  const page = await world.person({ settings: still });
  await page.goto(`/puzzle/${puzzle.id}`);
  await solver(page);
  const moves = legalIn(puzzle);
  const wrong = moves.find(({ text }) => !(text in puzzle.tree))!;
  await clickChoice(page, wrong, async () => /^That doesn’t win: .+ Try again\.$/.test(await told(page).innerText()));
  await page.getByText(/Your rating: \d+/).waitFor();
  await reads(page.locator('.rating'), /−\d+/, 'it costs');
  await world.picture(page, 'puzzle-wrong');
  const right = moves.find(({ text }) => text === solution(puzzle)[0])!;
  await clickChoice(page, right, async () => /^(Right|Solved)/.test(await told(page).innerText()));
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await reads(told(page), /This was the solution\./);
  assert.deepEqual(await serious(page), []);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.waitForURL(/\/analysis\?/);
  const variations = page.getByRole('region', { name: 'Moves and variations' });
  await variations.waitFor();
  // At the puzzle's position, with its whole solution behind it.
  const played = positionOf(puzzle).moves.length;
  assert.equal(new URL(page.url()).searchParams.get('puzzle'), puzzle.id);
  await reads(page.locator('.now'), /to move/);
  await until(
    'the solution is there',
    async () => (await variations.getByRole('button').count()) >= played + solution(puzzle).length,
  );
  // The same by its id, typed where games are opened.
  await page.goto('/analysis/kamon');
  await page.getByRole('button', { name: 'New or open' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('kamon-zzzzzz');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await reads(dialog.getByRole('alert'), /There is no such puzzle\./);
  await dialog.getByRole('textbox').fill(`${world.address}/puzzle/${puzzle.id}`);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await until(
    'the solution is there again',
    async () => (await variations.getByRole('button').count()) >= played + solution(puzzle).length,
  );
  await world.picture(page, 'puzzle-analysis');
  // What was missed comes back tomorrow, and is told in the list.
  await page.goto('/puzzles');
  await page.getByRole('listitem').filter({ hasText: 'missed' }).first().waitFor();
  await page.goto('/puzzles/kamon');
  await solver(page);
});

test('on a phone, in the dark, everything has its place', async () => {
  const page = await world.person({ ...PHONE, dark: true, settings: still });
  for (const [address, name] of [
    ['/puzzles', 'puzzles-phone'],
    [`/puzzle/${puzzleOf('tantrix').id}`, 'puzzle-phone'],
    ['/puzzles/race', 'race-phone'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (name === 'puzzle-phone') await solver(page);
    if (name === 'puzzles-phone') await page.getByRole('link', { name: 'Solve it' }).waitFor();
    await world.picture(page, name, { fullPage: true });
    await until('nothing sticks out', () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    assert.deepEqual(await serious(page), []);
  }
});

test('the puzzle of the day is solved without a network, and begins a streak', async () => {
  const page = await world.person({ ...PHONE, settings: still, serviceWorkers: 'allow' });
  await withoutNetwork(page);
  await page.goto('/puzzles');
  await page.getByText('Solve it today to start a streak.').waitFor();
  await page.getByRole('link', { name: 'Solve it' }).click();
  await solver(page);
  // Which one it is the link tells that others get.
  const puzzle = await shownPuzzle(page);
  await solve(page, puzzle);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('1 day in a row').waitFor();
  await page.getByText('You solved today’s puzzle.').waitFor();
  await page.context().setOffline(false);
});

test('on the next days there is another puzzle of the day, the streak grows, and what was missed comes back', async () => {
  const page = await world.person({ settings: still });
  // Everybody has the day of UTC: it is five to midnight.
  await page.clock.install({ time: '2026-03-03T23:55:00Z' });
  const daily = async () => {
    await page.goto('/puzzles/daily');
    await solver(page);
    return shownPuzzle(page);
  };
  const first = await daily();
  await solve(page, first);
  // What is missed counts from now.
  const missed = puzzleOf('kamon');
  await page.goto(`/puzzle/${missed.id}`);
  await solver(page);
  await page.getByRole('button', { name: say('puzzle-show') }).click();
  await reads(told(page), /This was the solution\./);
  await page.goto('/puzzles');
  await page.getByText(say('puzzle-streak', { days: 1 })).waitFor();
  await page.getByText(say('puzzle-daily-solved')).waitFor();
  await page.getByText(say('puzzle-repeat-none')).waitFor();
  // The page stays open beyond midnight.
  await page.clock.fastForward('10:00');
  await page.getByRole('link', { name: say('puzzle-daily-solve') }).waitFor();
  const second = await daily();
  assert.notEqual(second.id, first.id);
  assert.notEqual(second.spec, first.spec, 'every day another game');
  await solve(page, second);
  await page.goto('/puzzles');
  await page.getByText(say('puzzle-streak', { days: 2 })).waitFor();
  // A day later it comes back, and solved then it waits for three.
  await page.clock.setSystemTime(new Date(Date.parse('2026-03-05T00:10:00Z')));
  await page.goto('/puzzles');
  await page.getByText(say('puzzle-streak', { days: 2 })).waitFor();
  await page.getByRole('link', { name: say('puzzle-repeat-begin') }).click();
  await solver(page);
  assert.equal((await shownPuzzle(page)).id, missed.id);
  await solve(page, missed);
  await page.getByRole('button', { name: say('puzzle-next') }).click();
  await page.getByText(say('puzzle-repeat-none')).waitFor();
  await page.clock.setSystemTime(new Date(Date.parse('2026-03-08T00:20:00Z')));
  await page.goto('/puzzles');
  await page.getByRole('link', { name: say('puzzle-repeat-begin') }).waitFor();
  // Days were left out.
  await page.getByText(say('puzzle-streak-none')).waitFor();
  // Without an account as well one finds together what one knows of oneself.
  await page.goto('/learn');
  await page.getByRole('heading', { name: say('know-yourself') }).waitFor();
  await page.getByRole('heading', { name: say('know-reviews') }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Kamon' })
    .filter({ hasText: /\d{4}\?/ })
    .waitFor();
  // Somebody else has the same puzzle on the same day.
  const other = await world.person({ settings: still, locale: 'pl-PL', timezoneId: 'Pacific/Auckland' });
  await other.clock.install({ time: '2026-03-03T12:00:00Z' });
  await other.goto('/puzzles/daily');
  await other.locator('[data-puzzle]').waitFor();
  assert.equal((await shownPuzzle(other)).id, first.id);
  for (const one of [page, other]) await one.context().close();
});

test('with an account the rating is the server’s, and is there in another browser', async () => {
  const puzzle = puzzleOf('kamon');
  const name = `Solver-${process.pid}`;
  const password = 'a loop of nine tokens';
  const page = await world.person({ settings: still });
  const made = await page.request.post('/api/v1/account', { data: { name, password } });
  assert.ok(made.ok(), await made.text());
  await page.goto(`/puzzle/${puzzle.id}`);
  await solve(page, puzzle);
  await until('the server knows', async () => (await ask(page, '/me/puzzles')).tries.length === 1);
  const { ratings } = await ask(page, '/me/puzzles');
  const rating = Math.round(ratings[0].rating);
  assert.ok(rating > 1500);
  await page.getByText(`Your rating: ${rating}`).waitFor();
  const other = await world.person({ settings: still });
  await other.request.post('/api/v1/account/login', { data: { name, password } });
  await other.goto('/puzzles');
  await other.getByText(`Your rating: ${rating}`).waitFor();
  await other.getByText(/^1 of \d+ solved/).waitFor();
  for (const one of [page, other]) await one.context().close();
});

test('a race counts what is solved, a mistake costs time, and the best is kept', async () => {
  const page = await world.person({ settings: still });
  await page.goto('/puzzles/race');
  await page.getByLabel('Kamon').check();
  await page.getByRole('button', { name: 'Start the race' }).click();
  await solver(page);
  const first = await shownPuzzle(page);
  const moves = solution(first);
  for (const [index, move] of moves.entries()) {
    await type(page, move);
    if (index < moves.length - 1) await answered(page, move);
  }
  await page.getByText('1 solved').waitFor();
  const { races } = await page.evaluate(() => JSON.parse(localStorage.getItem('serpentarium.puzzles') ?? '{}'));
  assert.deepEqual(races, { kamon: 1 }, 'who leaves in the middle keeps what was solved');
  await until('another one is there', async () => (await shownPuzzle(page)).id !== first.id);
  await solver(page);
  const second = await shownPuzzle(page);
  const legal = legalIn(second);
  await type(page, legal.find(({ text }) => !(text in second.tree))!.text);
  await until('the next one is there', async () => (await shownPuzzle(page)).id !== second.id);
  await world.picture(page, 'race');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('1 mistake.').waitFor();
  await page.getByText('Your best: 1').waitFor();
});

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
