// A phone held upright: whatever can be pressed on a board is in sight and apart from the rest, however many play.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import { ask, becomes, make, until, World } from './world.ts';

const world = World.ofThisFile();

const PHONE = { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true, settings: { motion: 'off' } };

async function open(page: Page, id: string) {
  await page.goto(`/match/${id}`);
  await page.locator('.board .sb-table').waitFor();
  await page.locator('.board .sb-tool-names').waitFor();
}

/** What lies outside the board, or over another, of all the buttons of the board. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('.board')!.getBoundingClientRect();
    const seen = [...document.querySelectorAll('.board .sb-tool')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = seen.map((one) => ({
      name: one.getAttribute('aria-label') ?? one.textContent,
      box: one.getBoundingClientRect(),
    }));
    const outside = boxes.filter(
      ({ box }) =>
        box.left < frame.left - 1 ||
        box.right > frame.right + 1 ||
        box.top < frame.top - 1 ||
        box.bottom > frame.bottom + 1,
    );
    const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
    const overlap = ([{ box: a }, { box: b }]: (typeof pairs)[number]) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return [
      ...outside.map(({ name }) => `${name} is outside`),
      ...pairs.filter(overlap).map(([a, b]) => `${a.name} lies over ${b.name}`),
    ];
  });

test('all buttons of every board are in sight, and none lies over another', async () => {
  const page = await world.person(PHONE);
  for (const [spec, players] of [
    ['kamon', 2],
    ['pantarei', 2],
    ['snekagon', 2],
    ['snekagon-5g(players=5)', 5],
    ['tantrix', 2],
    ['tantrix-solitaire', 1],
  ] as const) {
    await open(
      page,
      await make(page, { spec, seats: Array.from({ length: players }, () => ({ kind: 'me' }) as const) }),
    );
    await becomes(() => misplaced(page), [], spec);
  }
  assert.deepEqual(page.wrongs, []);
});

test('so it is when nobody holds anything any more', async () => {
  const page = await world.person(PHONE);
  const playedOut = async (players: number, step: number) => {
    const seats = Array.from({ length: players }, () => ({ kind: 'me' }) as const);
    const id = await make(page, { spec: `snekagon-5g(players=${players})`, seats });
    for (let ply = 0; ; ply++) {
      const { moves, pieces } = await ask(page, `/matches/${id}/legal`);
      // Too many to list are asked for piece by piece; the largest pieces end the game soonest.
      const listed =
        moves.length > 0 || pieces.length === 0
          ? moves
          : (await ask(page, `/matches/${id}/legal?piece=${pieces.at(-1)!.key}`)).moves;
      if (listed.length === 0) return id;
      const made = await page.request.post(`/api/v1/matches/${id}/moves`, {
        data: { ply, move: listed[(ply * step) % listed.length].text },
      });
      assert.ok(made.ok(), await made.text());
    }
  };
  // Who has no room is left with pieces: then another game is played.
  const isBare = async (id: string) =>
    (await ask(page, `/matches/${id}/scene`)).hands.every(({ pieces }) => pieces.length === 0);
  // Five boards have more buttons than a small phone held sideways has room for in one line.
  for (const [players, sizes] of [
    [2, [PHONE.size]],
    [5, [PHONE.size, { width: 667, height: 375 }]],
  ] as const) {
    let id: string | null = null;
    for (let step = 5; id === null && step < 30; step += 2) {
      const played = await playedOut(players, step);
      if (await isBare(played)) id = played;
    }
    assert.ok(id, 'no game ended with empty hands');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await open(page, id);
      await page.locator('.sb-board.sb-bare').waitFor();
      await becomes(() => misplaced(page), [], `${players} players, ${size.width}`);
    }
  }
});

test('five players are all in sight by their whole names, and what each holds is laid open by a tap', async () => {
  const page = await world.person(PHONE);
  const bots = [1, 2, 3, 4].map((level) => ({ kind: 'bot', level }) as const);
  await open(page, await make(page, { spec: 'snekagon-5g(players=5)', seats: [{ kind: 'me' }, ...bots] }));
  const names = page.locator('.players strong');
  await expect(names, 'all five are there').toHaveCount(5);
  const cut = await names.evaluateAll((all) =>
    all
      .filter((one) => {
        // A word that is broken has more boxes than words.
        const range = document.createRange();
        const text = [...one.childNodes].find((node) => node.textContent!.trim())!;
        range.selectNodeContents(text);
        const words = text.textContent!.trim().split(/\s+/).length;
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const { right, bottom } = one.getBoundingClientRect();
        return lines > words || bottom > innerHeight || right > innerWidth || one.scrollHeight > one.clientHeight + 2;
      })
      .map((one) => one.textContent.trim()),
  );
  assert.deepEqual(cut, [], 'no name is cut');
  const hand = page.locator('.board .sb-other.sb-open');
  assert.equal(await hand.isVisible(), false);
  const held = page.locator('.players .held');
  await expect(held).toHaveCount(4);
  for (let index = 0; index < 4; index++) {
    await held.nth(index).tap();
    const name = (await names.nth(index + 1).innerText()).trim();
    await until('it is laid open', async () => (await hand.isVisible()) && (await hand.innerText()).includes(name));
    await until(
      'as many pieces as are told',
      async () => String(await hand.locator('svg').count()) === (await held.nth(index).innerText()),
    );
    const [frame, box] = [(await page.locator('.board').boundingBox())!, (await hand.boundingBox())!];
    assert.ok(
      box.x >= frame.x && box.x + box.width <= frame.x + frame.width && box.y + box.height <= frame.y + frame.height,
      'all of it is seen',
    );
  }
  await world.picture(page, 'five-hands');
  // Whoever goes on with the board has seen it.
  await page.locator('.board .sb-hand [data-piece]').first().tap();
  await hand.waitFor({ state: 'hidden' });
  assert.deepEqual(page.wrongs, []);
});

test('held sideways, what each of the others holds can be seen, whatever is played', async () => {
  const page = await world.person({ ...PHONE, size: { width: 844, height: 390 } });
  const hand = page.locator('.board .sb-other.sb-open');
  const bots = (many: number) => Array.from({ length: many }, () => ({ kind: 'bot', level: 1 }) as const);
  for (const [spec, others] of [
    ['snekagon-5g(players=3)', 2],
    ['snekagon-5g(players=5)', 4],
    ['tantrix(players=3)', 2],
    ['tantrix(players=4)', 3],
  ] as const) {
    await open(page, await make(page, { spec, seats: [{ kind: 'me' }, ...bots(others)] }));
    const counts = page.locator(spec.startsWith('tantrix') ? '.board .sb-other-open:visible' : '.players .held');
    await expect(counts, `${spec}: all counts are there`).toHaveCount(others);
    for (let index = 0; index < others; index++) {
      await counts.nth(index).tap();
      const pieces = Number((await counts.nth(index).innerText()).match(/\d+/)![0]);
      await expect(hand.locator('svg:visible'), `${spec}: hand ${index} is laid open`).toHaveCount(pieces);
      const hidden = await hand.locator('svg').evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [0.1, 0.9].some(
              (part) => !document.elementFromPoint(left + width * part, top + height / 2)?.closest('.sb-others'),
            );
          }).length,
      );
      assert.equal(hidden, 0, `${spec}: pieces of hand ${index} are hidden`);
    }
  }
  await world.picture(page, 'sideways-hands');
  assert.deepEqual(page.wrongs, []);
});

test('names stand in the middle of their rows where nothing else is told of anybody', async () => {
  for (const size of [PHONE.size, { width: 844, height: 390 }]) {
    const page = await world.person({ ...PHONE, size });
    const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await page.goto(`/match/${id}`);
    await page.locator('.players li').last().waitFor();
    await becomes(
      () =>
        page.locator('.players li').evaluateAll(
          (rows) =>
            rows.filter((row) => {
              const [whole, name] = [row, row.querySelector('strong')!].map((one) => one.getBoundingClientRect());
              return Math.abs((whole.top + whole.bottom) / 2 - (name.top + name.bottom) / 2) > 2;
            }).length,
        ),
      0,
      `${size.width} wide`,
    );
    await page.context().close();
  }
});

test('the header shows whole words, beside the badge too', async () => {
  for (const locale of ['en-GB', 'cs-CZ', 'pl-PL']) {
    const page = await world.person({ ...PHONE, locale });
    const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await page.goto(`/match/${id}`);
    await page.locator('header .open').waitFor();
    await becomes(
      () =>
        page.locator('header nav').evaluate((nav) => {
          const edge = nav.getBoundingClientRect().right + 1;
          const links = [...nav.children].filter((link) => link.checkVisibility());
          return links.filter((link) => link.getBoundingClientRect().right > edge).map((link) => link.textContent);
        }),
      [],
      locale,
    );
    assert.equal(await page.locator('footer a[href="/games"]').count(), 1, 'what has no room there stands below');
    await page.context().close();
  }
});
