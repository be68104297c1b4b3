// How a game went: who came where, by how many points, what won; and going through it again.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import type { NewMatch, Scene } from '../src/api/schema.d.ts';
import { advance } from './hands.ts';
import { heard, listen } from './keys.ts';
import { ask, becomes, make, meet, reads, until, World } from './world.ts';

const world = World.ofThisFile();

const numbers = async (page: Page) =>
  (await page.locator('.players .score > [aria-hidden]').allInnerTexts()).map(Number);
const after_ = (page: Page, ply: number, of: number) =>
  page.getByText(ply === 0 ? 'Before the first move' : `After move ${ply} of ${of}`).waitFor();

test('a draw is won by nobody, and the end is told to a player as theirs', async () => {
  const [one, other] = await meet(world, {
    wish: { takebacks: false },
    person: { settings: { confirmSlow: 'off', motion: 'off' } },
  });
  await one.getByRole('button', { name: 'Offer a draw' }).click();
  await other.getByRole('button', { name: 'Accept' }).click();
  for (const page of [one, other]) {
    await page.getByRole('heading', { name: 'Draw' }).waitFor();
    assert.equal(await page.locator('.players .won').count(), 0);
  }
  // Nor do lists say otherwise.
  await one.goto('/games');
  await one.getByText('My finished games').click();
  await one.locator('.list a').first().waitFor();
  assert.equal(await one.locator('.list .won').count(), 0);

  const [loser, winner] = [one, other];
  await listen(loser);
  const id = await make(loser, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await winner.request.post(`/api/v1/matches/${id}/join`, { data: {} });
  await advanceBoth(loser, winner, id, 2);
  await loser.goto(`/match/${id}`);
  await loser.getByRole('button', { name: 'Resign' }).click();
  await loser.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await until('it is heard who lost', async () => (await heard(loser)).includes('You lost'));
  await Promise.all([one, other].map((page) => page.context().close()));
});

/** Two people make moves by the API, in turn. */
async function advanceBoth(one: Page, other: Page, id: string, plies: number) {
  for (let ply = 0; ply < plies; ply++) {
    const page = ply % 2 === 0 ? one : other;
    const { moves } = await ask(page, `/matches/${id}/legal`);
    const made = await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply, move: moves[0].text } });
    if (!made.ok()) throw new Error(await made.text());
  }
}

test('among three everybody learns their place, with a table of places and points', async () => {
  const page = await world.person({ size: { width: 1440, height: 900 }, settings: { motion: 'off' } });
  await page.goto('/');
  const bots: NewMatch['seats'] = [
    { kind: 'bot', level: 1 },
    { kind: 'bot', level: 1 },
  ];
  const id = await make(page, { spec: 'snekagon-5g(players=3)', seats: [{ kind: 'me' }, ...bots] });
  // Who lays what there is to lay first, and so as badly as can be.
  const { result, seats } = await advance(page, id, Infinity, (moves) => moves[0]);
  await page.goto(`/match/${id}`);
  const { ranks } = result!;
  const place = ranks[0] + 1;
  const shared = place === 1 && ranks.filter((rank) => rank === 0).length > 1;
  const headline = place > 1 ? `Place ${place} of 3` : shared ? 'You share first place!' : 'You won!';
  await page.getByRole('heading', { name: headline }).waitFor();
  const points = [...seats].map(({ score }) => score!).sort((one, two) => two - one);
  const rows = page.locator('.status tbody tr');
  await becomes(() => rows.locator('td:last-child').allInnerTexts(), points.map(String));
  await page
    .locator('.status')
    .getByText(`won ${points.join(' : ')}.`)
    .or(page.getByText('share the victory'))
    .first()
    .waitFor();
  // What won is lit, and nothing else.
  const { scene } = await ask(page, `/matches/${id}?scene=true`);
  assert.equal(scene!.won!.length, points[0] * ranks.filter((rank) => rank === 0).length);
  await expect(page.locator('.board .sb-hex.sb-won')).toHaveCount(scene!.won!.length);
  await page.locator('.board .sb-snake-won').first().waitFor({ state: 'attached' });
  // The ground below the others has no colour that could be taken for it.
  const grounds = await page
    .locator('.board .sb-hex.sb-owned:not(.sb-won)')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]);
  const [spare] = await page
    .locator('.board .sb-hex.sb-dead')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  assert.deepEqual(grounds, [spare]);
  await world.picture(page, 'places');

  // On a phone the table stands below the board.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(
    page.locator('.side .places tbody tr').filter({ visible: true }),
    'places are told on a phone',
  ).toHaveCount(3);
});

test('points and hands follow when one looks back, by keys, by the wheel, and by itself', async () => {
  const page = await world.person({ settings: { motion: 'off' } });
  await listen(page);
  const id = await make(page, { spec: 'snekagon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const { result, ply } = await advance(page, id);
  const scenes = await Promise.all([0, 3, ply - 1, ply].map((at) => ask(page, `/matches/${id}/scene?ply=${at}`)));
  await page.goto(`/match/${id}`);
  await page.locator('.status.over').waitFor();
  await expect(page.locator('.players .won')).toHaveCount(result!.ranks.every((rank) => rank === 0) ? 0 : 1);
  // Points are told in words to those who listen.
  await reads(page.locator('.players .score').first(), /^Score: \d+/);
  const held = (scene: Scene) => scene.hands.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const shows = async (at: number, scene: Scene) => {
    if (at < ply) await after_(page, at, ply);
    await until(
      `the points after ${at}`,
      async () => JSON.stringify(await numbers(page)) === JSON.stringify(scene.scores),
    );
    await expect(
      page.locator('.board .sb-hand .sb-piece, .board .sb-other > svg'),
      `the hands after ${at}`,
    ).toHaveCount(held(scene));
  };
  await page.keyboard.press('Home');
  await shows(0, scenes[0]);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await shows(3, scenes[1]);
  await page.keyboard.press('End');
  await page.locator('.status.over').waitFor();
  await page.keyboard.press('ArrowLeft');
  await shows(ply - 1, scenes[2]);
  // Whoever has pressed the board with the mouse still steps by keys; whoever came there by keys walks.
  await page.locator('.board [data-place]').first().click();
  await page.keyboard.press('ArrowLeft');
  await after_(page, ply - 2, ply);
  await page.locator('.moves ol').hover();
  await page.mouse.wheel(0, -100);
  await after_(page, ply - 3, ply);
  await page.mouse.wheel(0, 100);
  await after_(page, ply - 2, ply);
  await page.locator('.moves').getByRole('button', { name: 'Play through the moves' }).click();
  await page.locator('.status.over').waitFor();
  await shows(ply, scenes[3]);
});

test('all that happened since one’s last move is marked, and can be seen again', async () => {
  const page = await world.person({ settings: { motion: 'off' } });
  await page.goto('/');
  const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 1 }) as const);
  const id = await make(page, { spec: 'snekagon-5g(players=5)', seats: [{ kind: 'me' }, ...bots] });
  const { ply } = await advance(page, id, 5);
  const { scene } = await ask(page, `/matches/${id}?scene=true`);
  await page.goto(`/match/${id}`);
  await page.locator('.status.mine').waitFor();
  const since = scene!.recent.slice(
    0,
    scene!.recent.findIndex(({ seat }) => seat === 0),
  );
  assert.equal(since.length, 4);
  const marked = async (name: string) => await page.locator(`.board ${name}`).count();
  const cells = since.flatMap(({ places }) => places).length;
  await until('all of it is marked', async () => (await marked('.sb-recent')) + (await marked('.sb-last')) === cells);
  assert.equal(await marked('.sb-last'), scene!.last.length);
  // It begins where the own move was made, and ends now. Each position is there for a moment only: the page notes them.
  await page.evaluate(() => {
    window.seen = [];
    const note = () => {
      const now = document.querySelector('.status')!.textContent.match(/After move (\d+)/)?.[1];
      if (now && Number(now) !== window.seen.at(-1)) window.seen.push(Number(now));
    };
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.locator('.moves').getByRole('button', { name: 'Show again what happened since your last move' }).click();
  await becomes(
    () => page.evaluate(() => window.seen),
    [4, 3, 2, 1].map((before) => ply - before),
  );
  await page.getByText(/After move/).waitFor({ state: 'detached' });
});
