// Puzzles of tiles on the real board: by keys, typed, by mouse and by finger; check, hint, a solution shown, puzzles of
// one's own, and the solitaire of the day without a connection.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test, type Page } from '@playwright/test';
import { serious } from './axe.ts';
import { engineOf, gameOf, moveHere, type Engine } from './browser-games.ts';
import { heard, listen, tabToBoard } from './keys.ts';
import { becomes, reads, shown, until, World } from './world.ts';
import { say } from './words.ts';

const world = World.ofThisFile();
let ask: Engine;
test.beforeAll(async () => {
  ask = await engineOf(resolve(import.meta.dirname, '../dist'));
});

const still = { motion: 'off', confirmLive: 'off' };
const told = (page: Page) => page.locator('.told');
const keptIn = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('serpentarium.tiles') ?? '{}'));
const lies = async (page: Page, id: string) => (await keptIn(page)).lies?.[id] ?? '';
const place = (page: Page, cell: string) => page.locator(`.board [data-place="0:${cell}"]`);

async function open(page: Page, id: string) {
  await page.goto(`/tiles/${id}`);
  await page.locator('.board .sb-table').waitFor();
  await page.locator('.told').waitFor();
}

async function type(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: /^Type:/ });
  await field.fill(text);
  await field.press('Enter');
}

async function typeTo(page: Page, id: string, text: string) {
  const before = await lies(page, id);
  await type(page, text);
  await until(`${text} lies`, async () => (await lies(page, id)) !== before);
}

test('a puzzle is solved by keys and typed, checked in words, and kept', async () => {
  const page = await world.person({ settings: still });
  await listen(page);
  await open(page, 'discovery-3');
  await page.getByText('There are 2 solutions.').waitFor();
  await typeTo(page, 'discovery-3', '1@0,0r0');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await reads(told(page), /Tile 2 is missing/);
  // What can't lie is refused in words.
  await type(page, '2@5,5r0');
  await reads(page.locator('form [role=alert]'), /not touch any other tile/);

  await tabToBoard(page);
  await page.keyboard.press('Digit1');
  await shown(page);
  for (
    let step = 0;
    step < 12 && (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place)) !== '0:0,-1';
    step++
  ) {
    await page.keyboard.press('n');
    await shown(page);
  }
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place), '0:0,-1');
  const turned = async () => (await heard(page)).findLast((line) => /°|degrees/.test(line)) ?? '';
  for (let step = 0; step < 6 && !/\b300\b/.test(await turned()); step++) {
    await page.keyboard.press('r');
    await shown(page);
  }
  await page.keyboard.press('Enter');
  await becomes(() => lies(page, 'discovery-3'), '1@0,0r0 2@0,-1r5');
  await typeTo(page, 'discovery-3', '3@1,-1r0');
  await reads(told(page), /Solved! That is your first solution/);
  assert.deepEqual((await keptIn(page)).solutions, { 'discovery-3': ['1@0,0r0 2@0,-1r5 3@1,-1r0'] });
  assert.deepEqual(await serious(page), []);

  // The same turned as a whole is the same solution.
  await page.getByRole('button', { name: 'Start over' }).click();
  await becomes(() => lies(page, 'discovery-3'), '');
  const turn = ({ q, r }: Record<'q' | 'r', number>) => ({ q: -r, r: q + r });
  for (const [tile, at, rotation] of [
    [1, { q: 0, r: 0 }, 0],
    [2, { q: 0, r: -1 }, 5],
    [3, { q: 1, r: -1 }, 0],
  ] as const) {
    const { q, r } = turn(at);
    await typeTo(page, 'discovery-3', `${tile}@${q + 0},${r + 0}r${(rotation + 1) % 6}`);
  }
  await reads(told(page), /Solved again, the same way/);
  // All of it is there again.
  await page.reload();
  await reads(told(page), /3 of 3 tiles placed/);
  await page.getByRole('button', { name: 'Solution 1' }).waitFor();
  await page.goto('/tiles');
  await page.getByRole('link', { name: /^Discovery 3 .*one found/s }).waitFor();
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'tiles-list');
});

test('by mouse: tiles are laid, turned by the wheel and taken back', async () => {
  const page = await world.person({ settings: still });
  await open(page, 'discovery-5');
  const solution = ['1@0,0r0', '2@-1,0r2', '5@-1,1r4', '4@0,1r3', '3@-1,2r0'];
  for (const [index, wanted] of solution.entries()) {
    const [, tile, cell] = /^(\d+)@(.*)r/.exec(wanted)!;
    for (let steps = 0; ; steps++) {
      assert.ok(steps < 6, `${wanted} can be laid`);
      const before = await lies(page, 'discovery-5');
      await page.locator(`.board [data-piece="${tile}"]`).first().click();
      await place(page, cell).hover();
      for (let step = 0; step < steps; step++) await page.mouse.wheel(0, 100);
      await shown(page);
      await place(page, cell).click();
      await until('a tile lies', async () => (await lies(page, 'discovery-5')) !== before);
      if ((await lies(page, 'discovery-5')).endsWith(wanted)) break;
      await page.locator('.board .sb-table').waitFor();
      await place(page, cell).click();
      await until('it is taken back', async () => (await lies(page, 'discovery-5')) === before);
    }
    await reads(told(page), new RegExp(`${index + 1} of 5 tiles placed`));
  }
  await reads(told(page), /Solved!/);
  await world.picture(page, 'tiles-solved');
});

test('a finger lays a tile and confirms it; the page fits a phone', async () => {
  const page = await world.person({
    size: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    dark: true,
    settings: { motion: 'off', confirmLive: 'button' },
  });
  await open(page, 'discovery-10');
  await page.locator('.board [data-piece="1"]').first().tap();
  await place(page, '0,0').tap();
  await page.locator('.decide').getByRole('button', { name: 'Place' }).tap();
  await until('a tile lies', async () => /^1@0,0r\d$/.test(await lies(page, 'discovery-10')));
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'tiles-phone-dark', { fullPage: true });
});

test('hints lead to a solution, and say what is in the way', async () => {
  const page = await world.person({ settings: still });
  await open(page, 'discovery-10');
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  for (let laid = 0; laid < 10; laid++) {
    await hint.click();
    await reads(told(page), /Place tile \d+ on/);
    if (laid === 4) await world.picture(page, 'tiles-hint');
    const [, tile, cell, degrees] = /Place tile (\d+) on (-?\d+,-?\d+), turned by (\d+)°/.exec(
      await told(page).innerText(),
    )!;
    await typeTo(page, 'discovery-10', `${tile}@${cell}r${Number(degrees) / 60}`);
  }
  await reads(told(page), /Solved!/);

  // Somewhere among the ways to lay a third tile there is one that leads nowhere.
  await open(page, 'discovery-4');
  const shownAt = (laid: string) => ask({ 'puzzle-table': { puzzle: 'discovery-4', lies: laid } });
  await typeTo(page, 'discovery-4', '1@0,0r0');
  for (const [text] of shownAt('1@0,0r0').legal.moves.filter(([, piece]) => piece === '2')) {
    await typeTo(page, 'discovery-4', text);
    await hint.click();
    await reads(told(page), /Place tile|can’t be completed/, 'something is told');
    if (/can’t be completed/.test(await told(page).innerText())) break;
    await typeTo(page, 'discovery-4', '-2');
  }
  await reads(told(page), /can’t be completed\. Take tile \d+ away/);
  await world.picture(page, 'tiles-in-the-way');
});

test('a solution is shown to whoever gives up, and a long count can be stopped', async () => {
  const page = await world.person({ settings: still });
  await open(page, 'discovery-30');
  await page.getByText('Nobody has counted').waitFor();
  await page.getByRole('button', { name: 'Count solutions' }).click();
  await reads(told(page), /Counting… \d+ s/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Count solutions' }).and(page.locator(':enabled')).waitFor();
  await page.getByRole('button', { name: 'Show a solution' }).click();
  await reads(told(page), /30 of 30 tiles placed[\s\S]*one solution/);
  await page.getByText('You have found none yet').waitFor();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await reads(told(page), /Right/);
  const last = (await ask({ 'puzzle-table': { puzzle: 'discovery-30', lies: '' } })).laid;
  assert.equal(last, 30);
  await page.getByRole('button', { name: 'Take back' }).click();
  await reads(told(page), /29 of 30/);
  // Who lays the last tile of it again has not found it, however often the page is loaded in between.
  await page.reload();
  await reads(told(page), /29 of 30/);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await reads(told(page), /Place tile \d+ on/);
  const [, tile, cell, degrees] = /Place tile (\d+) on (-?\d+,-?\d+), turned by (\d+)°/.exec(
    await told(page).innerText(),
  )!;
  await typeTo(page, 'discovery-30', `${tile}@${cell}r${Number(degrees) / 60}`);
  await reads(told(page), /30 of 30/);
  assert.deepEqual((await keptIn(page)).solutions, {});
  await page.getByText('You have found none yet').waitFor();
  await world.picture(page, 'tiles-given-up');
});

test('a puzzle of one’s own is made, refused where it makes no sense, solved and counted', async () => {
  const page = await world.person({ settings: still });
  await page.goto('/tiles/own');
  await page.locator('.tiles button').nth(55).waitFor();
  for (const number of [1, 2, 3, 4, 5])
    await page
      .locator('.tiles button')
      .nth(number - 1)
      .click();
  await page.getByRole('button', { name: say('own-make') }).click();
  await reads(page.getByRole('alert'), /Ask for a loop or a line/);
  await page.getByRole('combobox', { name: 'Green' }).selectOption('loop');
  await page.getByRole('button', { name: say('own-make') }).click();
  await reads(page.getByRole('alert'), /has no link in any of the wanted colours/);
  await page.getByRole('combobox', { name: 'Green' }).selectOption('nothing');
  await page.getByRole('combobox', { name: 'Red' }).selectOption('loop');
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'tiles-own');
  await page.getByRole('button', { name: say('own-make') }).click();
  await page.getByRole('heading', { name: 'A puzzle of your own' }).waitFor();
  await until('the address says which', () => page.url().endsWith('/tiles/own-1_2_3_4_5-loop-red'));
  await page.getByRole('button', { name: 'Count solutions' }).click();
  await reads(told(page), /exactly 4 solutions/);
  await page.getByRole('button', { name: 'Show a solution' }).click();
  await reads(told(page), /5 of 5 tiles placed/);
  await page.goto('/tiles');
  await page
    .getByRole('link', { name: /5 tiles, red loop/ })
    .filter({ hasText: 'your own' })
    .waitFor();

  await open(page, 'own-1_2-loop-red');
  await page.getByRole('button', { name: 'Show a solution' }).click();
  await reads(told(page), /no solution/);
  await page.goto('/tiles/nothing-like-it');
  await page.getByText('Page not found').waitFor();
});

test('the solitaire of the day is the same for everybody, without a connection, and its best result stays', async () => {
  const page = await world.person({ size: { width: 360, height: 640 }, serviceWorkers: 'allow', settings: still });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await page.context().setOffline(true);
  await page.goto('/tiles/daily');
  await page.getByText('Not finished yet today.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.board .sb-table').waitFor();
  for (let made = 0; made < 14 && !(await gameOf(page)).over; made++) await moveHere(page, ask);
  const game = await until('it is over', async () => {
    const kept = await gameOf(page);
    return kept.over && kept;
  });
  await page.goto('/tiles/daily');
  await page.getByText(`Your best today: a line through ${game.over!.scores[0]} of 14 tiles`).waitFor();
  await page.getByRole('button', { name: 'Play again from the start' }).waitFor();
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'tiles-daily');

  const other = await world.person({ settings: still });
  await other.goto('/tiles/daily');
  await other.getByRole('button', { name: 'Play', exact: true }).click();
  await other.locator('.board .sb-table').waitFor();
  assert.equal((await gameOf(other)).setup, game.setup);
});

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
