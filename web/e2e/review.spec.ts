// A finished game gone through: the curve, the mistakes, what was better, one's mistakes once more, and all of it kept.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { serious } from './axe.ts';
import { ask, reads, until, World } from './world.ts';

const world = World.ofThisFile();

const SETUP = 'RgYfPdPg/OmRmRbRdYd/GgRnBbBd--Od/GnYnBgPfOfGfYb/PbObYmBfPnBm/OnOgPmGmBn/YgGbRfGd';
/** At the end Black has a win by d6, plays g4, and White wins by d6. */
const GAME = 'e1 e5 d2 d7 a5 e4 d4 d5 f2 e2 b5 g3 b4 c3 f1 b3 f4 c2 g2 d1 g4 d6'.split(' ');
const still = { motion: 'off' };

/** A finished game against a bot, as the server keeps it. */
async function finished(page: Page) {
  const seats = [
    { kind: 'person', id: 'local', name: '', guest: true, bot: false },
    { kind: 'bot', level: 3 },
  ];
  const over = { ending: { kind: 'rules' }, scores: [0, 1] };
  const record = {
    version: 1,
    spec: 'kamon',
    setup: SETUP,
    moves: GAME,
    seats,
    over,
    created_at: 1_700_000_000_000,
    offline: true,
  };
  const answer = await page.request.post('/api/v1/records', { data: record });
  assert.equal(answer.status(), 201, await answer.text());
  return (await answer.json()).id;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Review' });
const curve = (page: Page) => panel(page).getByRole('slider', { name: 'Winning chances, move by move' });
const moves = (page: Page) => page.getByRole('region', { name: 'Moves and variations' });
const at = (page: Page, text: string) =>
  until(`at ${text}`, async () => (await page.locator('.steps .where').innerText()) === text);
const done = (page: Page) =>
  panel(page).getByRole('button', { name: 'Retry my mistakes' }).waitFor({ timeout: 150_000 });

test('a game is reviewed by one press, its blunders are marked, tried again, and kept', async () => {
  const page = await world.person({ settings: still, size: { width: 1280, height: 900 } });
  const id = await finished(page);
  await page.goto(`/match/${id}`);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await curve(page).waitFor();
  await done(page);
  // The blunder at the end is marked in the list, on the curve, and in the count.
  await reads(
    moves(page).locator('ol').first().locator('> li').nth(20).locator('button').first(),
    /\?\?/,
    'the blunder is marked',
  );
  await until('it is on the curve', async () => (await curve(page).locator('circle.blunder').count()) >= 3);
  const me = panel(page).getByRole('row').nth(1);
  assert.match(await me.innerText(), /\d+%/);
  await world.picture(page, 'review');
  // By keys, and for those who listen.
  await curve(page).focus();
  await page.keyboard.press('Home');
  await at(page, `0 / ${GAME.length}`);
  await page.keyboard.press('PageDown');
  await expect(curve(page), 'at a mistake').toHaveAttribute('aria-valuetext', /Blunder|Mistake|Inaccuracy/);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await at(page, `21 / ${GAME.length}`);
  await expect(curve(page), 'what is proved is told').toHaveAttribute(
    'aria-valuetext',
    /After move 21: .*100%.*Proved\. Blunder/,
  );
  // What was better is played on the board.
  const note = panel(page).getByRole('group', { name: 'About this move' });
  await note.getByText('?? Blunder').waitFor();
  await note.getByRole('button', { name: /^Better: .* on d6$/ }).click();
  await reads(moves(page).locator('[aria-current]'), /on d6/, 'the better move is on the board');
  assert.ok(await moves(page).locator('.variation [aria-current]').count());

  // Once more: the mistake itself is not accepted, the win is.
  await panel(page).getByRole('button', { name: 'Retry my mistakes' }).click();
  const retry = panel(page).getByRole('group', { name: 'Find a better move' });
  await retry.waitFor();
  await moves(page).waitFor({ state: 'detached' });
  const last = () => retry.getByText(/g4 \?\?/);
  const count = Number((await retry.getByText(/^1 \/ \d+$/).innerText()).split('/')[1]);
  for (let number = 1; number < count; number++) await retry.getByRole('button', { name: 'Skip' }).click();
  await last().waitFor();
  await at(page, `20 / ${GAME.length}`);
  const typed = page.getByRole('textbox', { name: 'Type a move' });
  await typed.fill('g4');
  await page.keyboard.press('Enter');
  await retry.getByText('That is what was played').waitFor();
  await at(page, `20 / ${GAME.length}`);
  await retry.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.board .sb-annotation-lit').first().waitFor();
  await typed.fill('d6');
  await page.keyboard.press('Enter');
  await retry.getByText('Good move!').waitFor();
  await retry.getByRole('button', { name: 'Next' }).click();
  await retry.getByText(`Done: 1 of ${count} found.`).waitFor();
  await retry.getByRole('button', { name: 'End' }).click();
  await moves(page).waitFor();
  assert.deepEqual(await serious(page), []);

  // It is there again at once, whoever serves the pages.
  await page.goto(`/analysis?match=${id}`);
  await done(page);
  await until('the blunders are there', async () => (await curve(page).locator('circle.blunder').count()) >= 3);
  await page.route(`**/api/v1/matches/${id}*`, (route) => route.abort());
  await page.goto(`/analysis?match=${id}&ply=20`);
  await done(page);
  await at(page, `20 / ${GAME.length}`);
  assert.deepEqual(page.wrongs, []);
});

test('a review is stopped in the middle, shows what it knows, and goes on', async () => {
  const page = await world.person({
    settings: still,
    size: { width: 360, height: 740 },
    dark: true,
    hasTouch: true,
    isMobile: true,
  });
  const id = await finished(page);
  await page.goto(`/analysis?match=${id}`);
  await panel(page).getByRole('button', { name: 'Review the game' }).tap();
  await until(
    'some are judged',
    async () => {
      const [, number] = /(\d+) of \d+ positions/.exec(await panel(page).innerText()) ?? [];
      return Number(number) >= 2;
    },
    60,
  );
  await panel(page).getByRole('button', { name: 'Stop' }).tap();
  await panel(page).getByText('Stopped').waitFor();
  await curve(page).waitFor();
  assert.equal(await panel(page).getByRole('button', { name: 'Retry my mistakes' }).count(), 0);
  // What was known is kept, and gone on from.
  await page.reload();
  await panel(page).getByText('Stopped').waitFor();
  await panel(page).getByRole('button', { name: 'Continue' }).tap();
  await done(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `nothing is wider than the screen: ${wide}`);
  await panel(page).scrollIntoViewIfNeeded();
  await world.picture(page, 'review-phone');
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(page.wrongs, []);
});

/** A solitaire of one's own, played to its end by the first legal moves. */
async function solitaire(page: Page) {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1${path}`, { data });
    assert.ok(answer.ok(), await answer.text());
    return answer.json();
  };
  const { id } = await post('/matches', { spec: 'tantrix-solitaire', seats: [{ kind: 'me' }] });
  for (let ply = 0; ; ply++) {
    const state = await ask(page, `/matches/${id}`);
    if (state.result) return { id, score: state.result.scores[0] };
    const { moves } = await ask(page, `/matches/${id}/legal`);
    await post(`/matches/${id}/moves`, { ply, move: moves[0].text, client: `${ply}` });
  }
}

/** Takes an account on its page, or logs in. */
async function account(page: Page, name: string, logIn = false) {
  await page.goto('/account');
  if (logIn) await page.getByLabel('Log in', { exact: true }).check();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('a loop of nine tokens');
  await page.locator('form button[type=submit]').click();
  await until('the account is theirs', async () => (await ask(page, '/me')).name === name);
}

const scores = (page: Page) => panel(page).getByRole('slider', { name: 'Expected score, move by move' });

test('a solitaire is reviewed by its score, and goes along into the account and to every device', async () => {
  test.setTimeout(400_000);
  const page = await world.person({ settings: still, size: { width: 1440, height: 900 } });
  await page.goto('/');
  const { id, score } = await solitaire(page);
  await page.goto(`/match/${id}`);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await panel(page).getByText(`Result: ${score} of 14.`).waitFor({ timeout: 300_000 });
  await scores(page).waitFor();
  // In points, not in chances to win: what moves lost and what the bag did, both with their errors.
  const words = await panel(page).innerText();
  assert.match(words, /Expected at the start: \d+\.\d\./);
  assert.match(words, /Lost through own moves\s+.*[−+]\d+\.\d ±\d+\.\d/s);
  assert.match(words, /Luck\s+.*[−+]\d+\.\d ±\d+\.\d/s);
  assert.doesNotMatch(words, /winning chances|played better/);
  await scores(page).focus();
  await page.keyboard.press('End');
  const last = async () => (await scores(page).getAttribute('aria-valuetext')) ?? '';
  await until('the end is certain', async () => last().then((said) => said.endsWith(`${score}.0. Proved`)));
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'review-solitaire');

  // Whoever takes an account now has it there, and on another device at once.
  const name = `Loner-${process.pid}`;
  await account(page, name);
  await until('the account has it', async () => (await ask(page, '/me/reviews')).reviews[0]?.match === id);
  const other = await world.person({
    settings: still,
    size: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await account(other, name, true);
  await other.goto(`/analysis?match=${id}`);
  await panel(other).getByText(`Result: ${score} of 14.`).waitFor();
  const lost = (one: Page) => panel(one).locator('.lucks').first().innerText();
  await page.goto(`/analysis?match=${id}`);
  await panel(page).getByText(`Result: ${score} of 14.`).waitFor();
  assert.equal(await lost(other), await lost(page), 'it is the same review');
  const wide = await other.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `nothing is wider than the screen: ${wide}`);
  await panel(other).scrollIntoViewIfNeeded();
  await world.picture(other, 'review-solitaire-phone');
  assert.deepEqual(await serious(other), []);
  assert.deepEqual([...page.wrongs, ...other.wrongs], []);
  await Promise.all([page.context().close(), other.context().close()]);
});
