// Clocks that people know: chosen on the page of a new game, shown while they run, and empty when they are lost.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { ask, make, matchOf, meet, reads, stateOf, until, World } from './world.ts';

const world = World.ofThisFile();

const settings = { confirmLive: 'off', confirmSlow: 'off' };
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } };
const clockOf = (page: Page, seat: number) => page.locator('.players li').nth(seat).locator('time');

/** Makes the first legal move by the API, in the name of the page's person. */
async function move(page: Page) {
  const { ply } = await stateOf(page);
  const { moves } = await ask(page, `/matches/${matchOf(page)}/legal`);
  const answer = await page.request.post(`/api/v1/matches/${matchOf(page)}/moves`, {
    data: { ply, move: moves[0].text },
  });
  assert.ok(answer.ok(), await answer.text());
}

/** Chooses byo-yomi with values of one's own on the page of a new game. */
async function chooseByoYomi(
  page: Page,
  { minutes, periods, seconds }: Record<'minutes' | 'periods' | 'seconds', number>,
) {
  await page.getByText('A friend, by link').click();
  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('Type of clock').selectOption('byo-yomi');
  await page.getByLabel('Minutes each').fill(String(minutes));
  await page.getByLabel('Periods', { exact: true }).fill(String(periods));
  await page.getByLabel('Seconds per period').fill(String(seconds));
}

test('a game by byo-yomi: chosen, played, and lost on time', async () => {
  const [one, other] = [
    await world.person({ settings, size: SIZES.desktop }),
    await world.person({ settings, size: SIZES.phone }),
  ];
  await one.goto('/new/kamon');
  await chooseByoYomi(one, { minutes: 0, periods: 3, seconds: 10 });
  await one.getByText('More options').click();
  await one.getByText('Me first', { exact: true }).click();
  await one.getByRole('button', { name: 'Create a link' }).click();
  await reads(one.locator('ul.terms'), /^3 × 10 s/);
  await other.goto(await one.getByLabel('Send this link').inputValue());
  await other.getByRole('button', { name: 'Join and play' }).click();
  for (const page of [one, other]) await page.locator('.board .sb-table').waitFor();
  await move(one);
  await move(other);

  // A period goes by, and a move in the next one leaves that whole. It is made at once: pages may be slow.
  await expect(clockOf(one, 0), 'a period is gone').toContainText('×2', { useInnerText: true });
  await reads(clockOf(other, 1), /×3/);
  await move(one);
  const [mine] = (await stateOf(one)).seats;
  assert.deepEqual([mine.clock_ms, mine.periods], [20_000, 2]);
  await reads(clockOf(one, 0), /0:10(\.0)?\s*×2/);
  await world.picture(one, 'byo-yomi-desktop');
  await world.picture(other, 'byo-yomi-phone');

  await until('the time is up', async () => (await stateOf(one)).status === 'over', 60);
  await expect(clockOf(other, 1), 'the page says so').toContainText('0:00.0', { useInnerText: true });
  const lost = (await stateOf(one)).seats[1];
  assert.deepEqual([lost.clock_ms, lost.periods], [0, 0]);
  await reads(one.locator('.result'), /ran out of time/);
  await world.picture(one, 'byo-yomi-lost-desktop');
  await world.picture(other, 'byo-yomi-lost-phone');
});

test('after a loss on time by so much a move the clock shows nothing', async () => {
  const clock = { kind: 'per-move', move_ms: 8_000 } as const;
  const [one, other] = [await world.person({ settings }), await world.person({ settings })];
  const id = await make(one, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }], clock });
  await other.request.post(`/api/v1/matches/${id}/join`, { data: {} });
  // Nobody waits for pages while the first moves are made: only the third is to be missed.
  for (const [ply, page] of [one, other].entries()) {
    const { moves } = await ask(page, `/matches/${id}/legal`);
    const made = await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply, move: moves[0].text } });
    assert.ok(made.ok(), await made.text());
  }
  for (const page of [one, other]) await page.goto(`/match/${id}`);
  await until('the time is up', async () => (await stateOf(one)).status === 'over', 30);
  for (const page of [one, other]) {
    await expect(clockOf(page, 0), 'nothing is left').toContainText('0:00.0', { useInnerText: true });
  }
});

test('where there are points, time can cost them', async () => {
  const page = await world.person({ settings });
  await page.goto('/new/kamon');
  await page.getByText('A friend, by link').click();
  assert.equal(await page.getByText('then −1 per minute').count(), 0, 'Kamon has no points');
  await page.goto('/new/tantrix');
  await page.getByText('A friend, by link').click();
  await page.getByText('15 min, then −1 per minute').click();
  await page.getByText('more than 20 loses').waitFor();
  await world.leave(page);

  const clock = { kind: 'penalty', initial_ms: 1_000, step_ms: 600_000, points: 3, most_points: 30 } as const;
  const [one, other] = await meet(world, {
    wish: { spec: 'tantrix', clock },
    person: { settings },
    first: { size: SIZES.phone },
  });
  await expect(clockOf(one, 0), 'the first step has begun').toContainText('−3', { useInnerText: true });
  assert.equal((await stateOf(other)).status, 'live', 'it goes on');
  await world.picture(one, 'penalty-phone');
  await world.picture(other, 'penalty-desktop');
});

for (const [device, size] of Object.entries(SIZES)) {
  for (const dark of [false, true]) {
    test(`own clocks are chosen on a ${device} ${dark ? 'in the dark' : 'by day'}`, async () => {
      const page = await world.person({ size, dark });
      await page.goto('/new/tantrix');
      await chooseByoYomi(page, { minutes: 10, periods: 5, seconds: 30 });
      await page.getByLabel('Type of clock').scrollIntoViewIfNeeded();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      await world.picture(page, `own-clock-${device}-${dark ? 'dark' : 'light'}`);
    });
  }
}

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
