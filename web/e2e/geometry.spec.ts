// Where buttons stand and how large they are: nobody resigns by missing a button, and fingers find them all.
import assert from 'node:assert/strict';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { NewMatch } from '../src/api/schema.d.ts';
import { layDown, tap } from './hands.ts';
import { ask, becomes, make, stateOf, until, World } from './world.ts';

const PHONE = { size: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const DESKTOP = { size: { width: 1280, height: 800 } };
const GAMES = ['kamon', 'pantarei', 'snekagon', 'snekagon-5g(players=2)', 'tantrix'];
/** Nothing that can't be taken back stands nearer to the button that plays a move, in pixels. */
const APART = 48;

const world = World.ofThisFile();

/** Where something stands on the page, as far as it is shown; a question stands still when the page is moved. */
const boxOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = element.closest('dialog, [role=dialog]') ? [0, 0] : [scrollX, scrollY];
        return { name: element.textContent.trim() || element.ariaLabel, left: left + x, top: top + y, width, height };
      }),
  );

type Box = Awaited<ReturnType<typeof boxOf>>[number];

function apart(one: Box, other: Box) {
  const dx = Math.max(one.left, other.left) - Math.min(one.left + one.width, other.left + other.width);
  const dy = Math.max(one.top, other.top) - Math.min(one.top + one.height, other.top + other.height);
  return Math.max(dx, dy);
}

const final = (page: Page) => boxOf(page.locator('button.danger, .danger button'));
const plays = (page: Page) => boxOf(page.getByRole('button', { name: 'Play it' }));

for (const [where, { size, ...more }] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the button that plays a move is far from those that end the game, in every state: ${where}`, async () => {
    const page = await world.person({
      size,
      ...more,
      settings: { confirmLive: 'button', confirmSlow: 'button', motion: 'off' },
    });
    await page.goto('/');
    for (const spec of GAMES) {
      const id = await make(page, { spec, seats: [{ kind: 'me' }, { kind: 'me' }] });
      await page.goto(`/match/${id}`);
      const [good, bad]: [Box[], Box[]] = [[], []];
      const look = async () => {
        good.push(...(await plays(page)));
        bad.push(...(await final(page)));
      };
      for (let ply = 0; ply < 4; ply++) {
        await page.locator('.status.mine').waitFor();
        await until(
          'the page is there too',
          async () =>
            (await stateOf(page)).ply === ply &&
            (await page
              .locator(
                '.board .sb-legal, .board .sb-legal-ring, .board .sb-glow-legal, .board .sb-hand:not(.sb-waiting), .board .sb-option',
              )
              .count()) > 0,
        );
        await look();
        await layDown(page, { touch: where === 'phone' });
        await look();
        await page.getByRole('button', { name: 'Play it' }).click();
        await until('the move is stored', async () => (await stateOf(page)).ply > ply);
      }
      // The question whether one really wants to, too.
      await page.locator('button.danger').first().click();
      await page.getByRole('dialog').waitFor();
      await look();
      await page.keyboard.press('Escape');
      assert.ok(good.length >= 4 && bad.length >= 4, `${spec}: ${good.length} and ${bad.length} buttons`);
      for (const one of good) {
        for (const other of bad) {
          const distance = apart(one, other);
          assert.ok(
            distance >= APART,
            `${spec}: ${other.name} is ${distance} pixels from ${one.name}: ${JSON.stringify([one, other])}`,
          );
        }
      }
    }
  });
}

/** Whatever can be pressed and is smaller than it should be. Links in running text are as large as the text. */
const tooSmall = (page: Page, least: number, within = 'body') =>
  page.evaluate(
    ({ least, within }) => {
      const all = document.querySelectorAll<HTMLElement>(
        `${within} :is(a[href], button, input, select, textarea, summary, [role=button], label:has(input))`,
      );
      const wrong = [];
      for (const element of all) {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          ('disabled' in element && element.disabled) ||
          element.ariaDisabled === 'true' ||
          element.closest('.unseen, .sb-table')
        )
          continue;
        // What is pressed by its label is as large as that.
        if (element.matches('input') && element.closest('label')) continue;
        if (element.matches('a') && getComputedStyle(element).display === 'inline') continue;
        const { width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        if (width < least - 0.5 || height < least - 0.5)
          wrong.push(
            `${element.textContent.trim() || element.ariaLabel || element.id} ${width.toFixed()}x${height.toFixed()}`,
          );
      }
      return [...new Set(wrong)];
    },
    { least, within },
  );

test('on a phone everything is large enough for a finger', async () => {
  const page = await world.person({ ...PHONE, settings: { motion: 'off' } });
  await page.goto('/');
  for (const address of [
    '/',
    '/new/tantrix',
    '/games',
    '/studies',
    '/leaders',
    '/account',
    '/settings',
    '/rules',
    '/rules/kamon',
    '/learn',
    '/learn/kamon',
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await tooSmall(page, 24), [], address);
  }
  for (const spec of GAMES) {
    const id = await make(page, { spec, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    await page.goto(`/match/${id}`);
    await page.locator('.status.mine').waitFor();
    await tap(page);
    await page.locator('.status.mine').waitFor();
    await layDown(page);
    assert.deepEqual(await tooSmall(page, 24), [], spec);
    assert.deepEqual(await tooSmall(page, 44, '.board'), [], `${spec}: the board’s own buttons`);
    assert.deepEqual(await tooSmall(page, 44, '.bar'), [], `${spec}: the buttons of a move`);
    // Cells: what a finger hits is the hexagon.
    const cells = await page
      .locator('.board .sb-focus')
      .evaluateAll((hexes) =>
        hexes.map((hex) => hex.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    assert.ok(Math.min(...cells) >= 24, `${spec}: a cell of ${Math.min(...cells)} pixels`);
  }
});

/** Pieces that a finger can't reach: outside the board, or below something else, when the hand is scrolled to them. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board')!;
    board.scrollIntoView({ block: 'end' });
    return [...document.querySelectorAll<SVGElement>('.board [data-piece]')].flatMap((piece) => {
      piece.scrollIntoView({ block: 'nearest' });
      const { left, top, right, bottom } = board.getBoundingClientRect();
      const box = piece.getBoundingClientRect();
      const inside = box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return inside && hit === piece ? [] : [`${piece.dataset.piece} at ${box.left.toFixed()},${box.top.toFixed()}`];
    });
  });

for (const size of [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
]) {
  test(`on a phone held sideways all of the hand is there: ${size.width}x${size.height}`, async () => {
    const page = await world.person({ ...PHONE, size, settings: { motion: 'off' } });
    await page.goto('/');
    for (const [spec, others] of [
      ['snekagon', 1],
      ['snekagon-5g(players=3)', 2],
      ['snekagon-5g(players=5)', 4],
      ['tantrix', 1],
    ] as const) {
      const id = await make(page, {
        spec,
        seats: [{ kind: 'me' }, ...Array.from({ length: others }, () => ({ kind: 'bot', level: 1 }) as const)],
      });
      await page.goto(`/match/${id}`);
      await page.locator('.status.mine').waitFor();
      await page.locator('.board .sb-hand:not(.sb-waiting)').waitFor();
      await becomes(() => outOfReach(page), [], spec);
      assert.deepEqual(await tooSmall(page, 44, '.board'), [], `${spec}: the board’s own buttons`);
      await layDown(page);
      await page.getByRole('button', { name: 'Play it' }).tap();
      await until('the move is stored', async () => (await stateOf(page)).ply > 0);
    }
  });
}

for (const [where, { size, ...more }] of Object.entries({
  desktop: DESKTOP,
  phone: PHONE,
  sideways: { ...PHONE, size: { width: 844, height: 390 } },
})) {
  test(`a notice lies neither over the board nor over the buttons of a move: ${where}`, async () => {
    const page = await world.person({
      size,
      ...more,
      settings: { confirmLive: 'button', confirmSlow: 'button', motion: 'off' },
    });
    const id = await make(page, { spec: 'pantarei', takebacks: true, seats: [{ kind: 'me' }, { kind: 'me' }] });
    await page.goto(`/match/${id}`);
    await page.locator('.status.mine').waitFor();
    await layDown(page, { touch: where !== 'desktop' });
    await page.getByRole('button', { name: 'Play it' }).click();
    await until('the move is stored', async () => (await stateOf(page)).ply === 1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    // It stays for some seconds only.
    const over = await until('there is a notice', () =>
      page.evaluate(() => {
        const box = document.querySelector('.notices p')?.getBoundingClientRect();
        return (
          box &&
          ['.board', '.bar', '.status'].filter((name) => {
            const other = document.querySelector(name)!.getBoundingClientRect();
            return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
          })
        );
      }),
    );
    assert.deepEqual(over, []);
    assert.deepEqual(await tooSmall(page, 24, '.notices'), []);
    await world.picture(page, `notice-${where}`);
  });
}

/** Cells that can't be pressed because a button lies over them. */
const hidden = (page: Page) =>
  page.locator('.board [data-place]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button');
      return over ? [`${cell.dataset.place} below ${over.ariaLabel}`] : [];
    }),
  );

test('what others hold is seen, one hand at a time where there are many, and lies over nothing', async () => {
  const page = await world.person({ ...DESKTOP, settings: { motion: 'off' } });
  await page.goto('/');
  for (const players of [3, 4, 5]) {
    const seats: NewMatch['seats'] = [
      { kind: 'me' },
      ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 1 }) as const),
    ];
    const id = await make(page, { spec: `snekagon-5g(players=${players})`, seats });
    await page.goto(`/match/${id}`);
    await page.locator('.board .sb-hand:not(.sb-waiting)').waitFor();
    assert.deepEqual(await hidden(page), [], `${players} players`);
    await expect(page.locator('.board .sb-other'), 'hands are there').toHaveCount(players - 1);
    const counts = page.locator('.board .sb-other-open:visible');
    const shown = new Set();
    for (let index = 0; index < Math.max(1, await counts.count()); index++) {
      if (await counts.count()) await counts.nth(index).click();
      const seen = await page.locator('.board .sb-other > svg:visible').evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { left, top, width, height } = picture.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return [picture.parentElement!.dataset.seat, hit?.closest('.sb-others') !== null];
        }),
      );
      for (const [seat, inSight] of seen) {
        assert.ok(inSight, `${players} players: a piece of seat ${seat} is hidden`);
        shown.add(seat);
      }
    }
    assert.equal(shown.size, players - 1, `${players} players`);
    await world.picture(page, `others-${players}`);
  }
});

test('a finished table of Tantrix shows its tiles, and neither a bag nor spaces to fill', async () => {
  const page = await world.person({ ...PHONE, settings: { motion: 'off' } });
  const id = await make(page, { spec: 'tantrix', seats: [{ kind: 'me' }, { kind: 'me' }] });
  for (let ply = 0; ; ply++) {
    const { moves } = await ask(page, `/matches/${id}/legal`);
    if (moves.length === 0) break;
    await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply, move: moves[0].text } });
  }
  await page.goto(`/match/${id}`);
  await page.locator('.status.over').waitFor();
  await expect(page.locator('.board .sb-tile'), 'every tile lies there').toHaveCount(56);
  assert.equal(await page.locator('.board .sb-waiting-space, .board .sb-forced-line').count(), 0);
  assert.equal(await page.locator('.board .sb-bag').count(), 0);
  await world.picture(page, 'tantrix-over');
});

test('on a phone what is told of a player is whole or not there', async () => {
  const clock = { kind: 'fischer', initial_ms: 300_000, increment_ms: 5_000 } as const;
  for (const locale of ['en-GB', 'cs-CZ', 'pl-PL']) {
    const page = await world.person({ ...PHONE, locale, settings: { motion: 'off' } });
    await page.goto('/');
    for (const [spec, more] of [
      ['pantarei', { clock }],
      ['pantarei', {}],
      ['tantrix', { clock }],
      ['tantrix', {}],
    ] as const) {
      const id = await make(page, { spec, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], ...more });
      await page.goto(`/match/${id}`);
      await page.locator('.players .own').waitFor();
      // Points of two digits take the most room.
      await page
        .locator('.players .score > [aria-hidden]')
        .evaluateAll((all) => all.forEach((one) => (one.textContent = '24')));
      const cut = await page.locator('.players .facts').evaluateAll((all) =>
        all.flatMap((one) => {
          const { bottom, right } = one.getBoundingClientRect();
          return [...one.children]
            .filter((word) => {
              const box = word.getBoundingClientRect();
              return (
                box.width > 1 &&
                box.top < bottom - 1 &&
                (word.scrollWidth > word.clientWidth + 1 || box.right > right + 1 || box.bottom > bottom + 1)
              );
            })
            .map((word) => word.textContent);
        }),
      );
      assert.deepEqual(cut, [], `${locale} ${spec}`);
      await expect(page.locator('.players .level'), `${locale} ${spec}: the level is told`).toBeVisible();
    }
    await page.context().close();
  }
});

test('on a phone with clocks one reads who one is, and how strong the other is', async () => {
  const page = await world.person({ ...PHONE, settings: { motion: 'off' } });
  await page.goto('/');
  const clock = { kind: 'fischer', initial_ms: 300_000, increment_ms: 5_000 } as const;
  for (const [spec, others] of [
    ['kamon', 1],
    ['tantrix', 1],
    ['snekagon-5g(players=3)', 2],
  ] as const) {
    const id = await make(page, {
      spec,
      clock,
      seats: [{ kind: 'me' }, ...Array.from({ length: others }, () => ({ kind: 'bot', level: 1 }) as const)],
    });
    await page.goto(`/match/${id}`);
    await page.locator('.players time').first().waitFor();
    // Which seat is one's own is known once the connection is there.
    const own = page.locator('.players .own');
    await own.first().waitFor();
    assert.equal(await own.count(), 1, spec);
    assert.match((await own.locator('.facts').textContent())!, /^\s*you/, spec);
    const cut = await page
      .locator('.players .facts')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim()),
      );
    assert.deepEqual(cut, [], spec);
  }
});
