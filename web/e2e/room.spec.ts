// Whether all of a match fits where it is shown: windows, tablets, phones upright and sideways, large letters, few colours.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test, type Page, type Locator } from '@playwright/test';
import type { Choice } from '../src/api/schema.d.ts';
import { active, advance, layDown, legal, seeWhere } from './hands.ts';
import { becomes, make, meet, reads, until, World } from './world.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TOUCH = { hasTouch: true, isMobile: true };
const settings = { confirmLive: 'button', confirmSlow: 'button', motion: 'off' };

const world = World.ofThisFile();

/** A match against bots, somewhat played. */
async function begun(page: Page, spec: string, players: number, plies = 2) {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 1 }) as const);
  const id = await make(page, { spec, takebacks: true, seats: [{ kind: 'me' }, ...bots] });
  await advance(page, id, plies);
  await page.goto(`/match/${id}`);
  await page.locator('.status.mine').waitFor();
  await active(page);
  return id;
}

/** What is seen of some things does not reach beyond the window, and nothing need be scrolled for it. */
const outside = (page: Page, ...names: string[]) =>
  page.evaluate(
    (wanted) =>
      wanted.flatMap((name) => {
        const all = [...document.querySelectorAll(name)].filter((element) => element.checkVisibility());
        if (all.length === 0) return [`${name} is missing`];
        return all.flatMap((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
          return inside ? [] : [`${name}: ${[left, top, right, bottom].map(Math.round)}`];
        });
      }),
    names,
  );

/** Words that are cut off. */
const cut = (page: Page, ...names: string[]) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted.join())]
        .filter(
          (element) =>
            element.checkVisibility() &&
            (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2),
        )
        .map((element) => element.textContent.trim()),
    names,
  );

test('on a phone held sideways the board stands at the left, all else beside it, and nothing is scrolled', async () => {
  const page = await world.person({ size: { width: 844, height: 390 }, ...TOUCH, settings });
  await page.goto('/');
  for (const [spec, players] of [
    ['kamon', 2],
    ['pantarei', 2],
    ['snekagon-5g(players=5)', 5],
    ['tantrix', 2],
  ] as const) {
    await begun(page, spec, players, 3);
    await layDown(page);
    const { over, board, top } = await page.evaluate(() => ({
      over: document.documentElement.scrollHeight - innerHeight,
      board: document.querySelector('.board')!.getBoundingClientRect().toJSON(),
      top: document.querySelector('.players')!.getBoundingClientRect().toJSON(),
    }));
    assert.ok(over <= 0, `${spec}: the page is ${over} pixels too high`);
    assert.ok(board.height > 360, `${spec}: the board is ${board.height} pixels high`);
    assert.ok(board.right <= top.left, `${spec}: players stand beside the board`);
    await becomes(() => outside(page, 'header', '.board', '.players li', '.status', '.bar .button'), [], spec);
  }
  await world.picture(page, 'sideways');
});

test('on a tablet and on a small phone the bar ends on the screen, and buttons hide no cells', async () => {
  const page = await world.person({ size: { width: 820, height: 1180 }, ...TOUCH, settings });
  await page.goto('/');
  for (const [spec, players] of [
    ['tantrix', 2],
    ['snekagon', 2],
    ['snekagon-5g(players=5)', 5],
  ] as const) {
    await page.setViewportSize({ width: 820, height: 1180 });
    await begun(page, spec, players, 1);
    await becomes(() => outside(page, '.board', '.bar', '.steps'), [], `${spec} on a tablet`);
    await becomes(() => cut(page, '.players strong'), [], `${spec} on a tablet`);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.locator('.board .sb-hand [data-piece]').first().tap();
    await page.locator('.sb-tool-turn-left:enabled').waitFor();
    await becomes(() => outside(page, '.board', '.bar', '.steps'), [], `${spec} on a phone`);
    await becomes(() => cut(page, '.players strong'), [], `${spec} on a phone`);
    // No part of a cell in which a finger would meet it lies below a button.
    const hidden = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.board .sb-tools button')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => button.getBoundingClientRect());
      return [...document.querySelectorAll<SVGElement>('.board .sb-floor-hexes .sb-focus')].flatMap((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const [x, y, reach] = [left + width / 2, top + height / 2, width / 2 - 2];
        const near = buttons.some(
          (box) =>
            Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < reach,
        );
        return near ? [cell.dataset.place] : [];
      });
    });
    assert.deepEqual(hidden, [], spec);
    await world.picture(page, `small-${players}`);
  }
});

test('at 1440 by 900 names, what is laid, buttons and talk are all seen', async () => {
  const size = { width: 1440, height: 900 };
  const [one, other] = await meet(world, { wish: { spec: 'tantrix' }, person: { size, settings } });
  await one.locator('.status.mine').waitFor();
  const [
    {
      piece,
      places: [{ q, r }],
    },
  ] = await legal(one);
  await active(one);
  await one.locator(`.board [data-piece="${piece}"]`).click();
  await seeWhere(one);
  await one.locator(`.board [data-place="0:${q},${r}"]`).click();
  await one.getByRole('button', { name: 'Play it' }).waitFor();
  await one
    .locator('.status')
    .getByText(/Tile \d+ on/)
    .waitFor();
  await becomes(() => cut(one, '.players strong', '.status .more', '.bar .button'), []);
  await becomes(() => outside(one, '.chat', '.bar .button'), []);
  await one.getByRole('button', { name: 'Play it' }).click();
  await other.locator('.status.mine').waitFor();
  await advance(other, new URL(other.url()).pathname.split('/')[2], 2);
  await other.getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('button', { name: 'Rematch' }).click();
  await one.getByRole('button', { name: 'Accept the rematch' }).waitFor();
  const [card, buttons] = await one.evaluate(() => [
    document.querySelector('.status')!.getBoundingClientRect(),
    [...document.querySelectorAll('.bar .button')].map((button) => button.getBoundingClientRect()),
  ]);
  for (const button of buttons)
    assert.ok(
      button.left >= card.left && button.right <= card.right && button.bottom <= card.bottom,
      'a button sticks out',
    );
  await becomes(() => outside(one, '.chat', '.bar .button'), []);
  const low = await one
    .locator('.terms :is(a, button)')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height).filter((height) => height < 24));
  assert.deepEqual(low, [], 'links of a match');
  await world.picture(one, 'rematch-1440');
  await Promise.all([one, other].map((page) => page.context().close()));
});

test('with letters twice as large the first page and the new-game page still fit', async () => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    const page = await world.person({ size });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
    );
    const fits = async (where: string) => {
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent.trim().slice(0, 30)),
      );
      assert.deepEqual(wide, [], `${where} ${size.width}`);
      assert.ok(
        (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
        `${where} ${size.width}`,
      );
    };
    await page.goto('/new/snekagon-5g');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await page.getByText('More options').click();
    await fits('new');
    await page.goto('/');
    await page.getByRole('button', { name: 'Find an opponent' }).waitFor();
    await fits('home');
    await page.context().close();
  }
});

test('with letters twice as large a match still fits on a phone, whoever plays and however it ends', async () => {
  const page = await world.person({ size: { width: 360, height: 640 }, ...TOUCH, settings });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.players *, .status *, .bar *, .side *')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return (
            element.checkVisibility() &&
            width > 1 &&
            !element.closest('svg, .unseen') &&
            (left < -1 || right > innerWidth + 1)
          );
        })
        .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`),
    );
  // What can be pressed below the board is not covered by what comes after it.
  const covered = () =>
    page.locator('.bar :is(button, a)').evaluateAll((all) =>
      all
        .filter((one) => {
          one.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((one) => one.textContent.trim() || one.getAttribute('aria-label')),
    );
  const fits = async (where: string) => {
    await becomes(wide, [], where);
    await becomes(() => cut(page, '.players strong', '.bar .button'), [], where);
    await becomes(covered, [], where);
    const tools = () =>
      page
        .locator('.board .sb-tool')
        .evaluateAll(
          (all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth).length,
        );
    await becomes(tools, 0, where);
  };
  for (const [spec, players] of [
    ['kamon', 2],
    ['snekagon-5g(players=5)', 5],
    ['tantrix', 2],
    ['tantrix(players=4)', 4],
  ] as const) {
    const id = await begun(page, spec, players, 2);
    await fits(spec);
    await layDown(page);
    await fits(`${spec}, a move waits`);
    await page.request.post(`/api/v1/matches/${id}/resign`);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    await fits(`${spec} is over`);
  }
  await world.picture(page, 'match-large-letters', { fullPage: true });
});

test('on phones held sideways whole hands are seen, and no name is broken', async () => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    const page = await world.person({ size, ...TOUCH, settings });
    for (const [spec, players, plies] of [
      ['snekagon', 2, 1],
      ['snekagon-5g(players=2)', 2, 1],
      ['snekagon-5g(players=4)', 4, 1],
      ['snekagon-5g(players=5)', 5, 1],
      // Scores of two digits leave less room for names.
      ['snekagon-5g(players=5)', 5, 10],
      ['tantrix(players=4)', 4, 1],
    ] as const) {
      await begun(page, spec, players, plies);
      const where = `${spec} ${size.width} after ${plies}`;
      await becomes(() => outside(page, '.board .sb-hand .sb-piece'), [], where);
      await becomes(
        () =>
          page
            .locator('.board :is(.sb-hand, .sb-others)')
            .evaluateAll((all) =>
              all
                .filter(
                  (one) =>
                    one.checkVisibility() &&
                    (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
                )
                .map((one) => `${one.className} ${one.scrollWidth}/${one.clientWidth}`),
            ),
        [],
        where,
      );
      // A cell of a board is as large as there is any room for it.
      if (spec.startsWith('snekagon')) {
        const widest = () =>
          page
            .locator('.board .sb-focus')
            .evaluateAll((cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().width)));
        const least = size.width > 700 ? 26 : 18.6;
        await until(`${where}: cells are ${least} pixels wide`, async () => (await widest()) > least);
      }
      await becomes(() => cut(page, 'header nav'), [], where);
      const broken = await page.locator('.players strong').evaluateAll((all) =>
        all
          .filter((one) => {
            const range = document.createRange();
            const text = [...one.childNodes].find((node) => node.textContent!.trim())!;
            range.selectNodeContents(text.nodeType === 3 ? text : text.firstChild!);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
            return lines > text.textContent!.trim().split(/\s+/).length;
          })
          .map((one) => one.textContent.trim()),
      );
      assert.deepEqual(broken, [], where);
    }
    await world.picture(page, `sideways-hands-${size.width}`);
    await page.context().close();
  }
});

test('where the system chooses the colours, what is chosen and whose turn it is are still seen', async () => {
  const page = await world.person({ forcedColors: 'active', settings });
  await page.goto('/new/kamon');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  const grounds = await page
    .locator('.choices label:has([name=against])')
    .evaluateAll((labels) =>
      labels.map((label) => [label.querySelector('input')!.checked, getComputedStyle(label).backgroundColor]),
    );
  const chosen = grounds.find(([checked]) => checked)![1];
  const ink = await page
    .locator('.choices label:has([name=against]:checked)')
    .evaluate((label) => getComputedStyle(label).color);
  assert.ok(
    grounds.every(([checked, ground]) => checked === (ground === chosen)),
    JSON.stringify(grounds),
  );
  await begun(page, 'kamon', 2, 0);
  const bars = await page
    .locator('.players li')
    .evaluateAll((rows) =>
      rows.map((row) => [row.classList.contains('turn'), getComputedStyle(row).borderInlineStartColor]),
    );
  assert.equal(new Set(bars.map(([, colour]) => colour)).size, 2, JSON.stringify(bars));
  // Where one is, among pages and among moves, is written in the colour that goes with its ground.
  const written = (locator: Locator) =>
    locator.evaluateAll((all) =>
      all.map((one) => {
        const ground = getComputedStyle(one).backgroundColor;
        return [
          ground,
          [...new Set([one, ...one.querySelectorAll('span')].map((part) => getComputedStyle(part).color))],
        ];
      }),
    );
  await page.goto('/rules');
  await page.locator('header a[aria-current]').waitFor();
  const [link] = await written(page.locator('header a[aria-current]'));
  assert.deepEqual(link, [chosen, [ink]]);
  await begun(page, 'kamon', 2, 2);
  await page.locator('.moves [aria-current]').waitFor();
  assert.deepEqual((await written(page.locator('.moves [aria-current]')))[0], link);
  // The piece that is held is framed, and seen.
  for (const spec of ['snekagon', 'tantrix']) {
    await begun(page, spec, 2, 2);
    await page.locator('.board .sb-piece:not(.sb-idle) [data-piece]').first().click();
    const held = page.locator('.board .sb-held');
    await held.waitFor();
    assert.deepEqual(
      await held.evaluate((slot) => [
        /, 0\)$/.test(getComputedStyle(slot.querySelector('button')!).backgroundColor),
        getComputedStyle(slot).outlineStyle,
      ]),
      [true, 'solid'],
      spec,
    );
  }
});

test('on a phone one’s games, and the keys among the settings, keep to the screen', async () => {
  const page = await world.person({ size: { width: 360, height: 640 }, ...TOUCH, settings });
  await page.goto('/');
  await begun(page, 'tantrix(players=4)', 4, 0);
  await page.goto('/');
  const card = page.locator('.strip li').first();
  await card.waitFor();
  const { x, width } = (await card.boundingBox())!;
  assert.ok(x + width <= 360, `a game reaches to ${x + width}`);
  await page.goto('/settings');
  await page.locator('dl dd').first().waitFor();
  const narrow = await page
    .locator('dl > div')
    .evaluateAll((rows) => rows.filter((row) => row.querySelector('dd')!.clientWidth < 0.5 * row.clientWidth).length);
  assert.equal(narrow, 0, 'what keys do has more room than their names');
});

test('what is laid is told as a sentence, and fingers are shown no keys', async () => {
  const page = await world.person({ size: { width: 360, height: 640 }, ...TOUCH, settings });
  await page.goto('/');
  await begun(page, 'kamon', 2, 2);
  await layDown(page);
  const told = page.locator('.status .more p');
  await reads(told, / on [a-g]\d$/);
  assert.equal(await told.evaluate((one) => getComputedStyle(one, '::first-letter').textTransform), 'uppercase');
  // Carry or swap: nearly every deal has stacks between which one must decide.
  const pair = ({ from, places: [to] }: Choice) => [from!.q, to.q].sort().join();
  let one: Choice | undefined;
  do {
    await begun(page, 'pantarei', 2, 2);
    const moves = await legal(page);
    one = moves.find(
      (carry) => carry.act === 'carry' && moves.some((swap) => swap.act === 'swap' && pair(swap) === pair(carry)),
    );
  } while (!one);
  for (const place of [one.from!, one.places.at(-1)!])
    await page.locator(`.board [data-place="${place.board}:${place.q},${place.r}"]`).tap();
  await page.locator('.board .sb-option').first().waitFor();
  assert.equal(await page.locator('.board .sb-option kbd:visible').count(), 0);
});

test('nothing that matters lies where the screen is rounded off', async () => {
  const page = await world.person({ size: { width: 844, height: 390 }, ...TOUCH, settings });
  const session = await page.context().newCDPSession(page);
  const insets = { top: 0, left: 47, right: 47, bottom: 21 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/');
  const inset = async (...names: string[]) =>
    await page.evaluate(
      ({ names, insets }) =>
        names.flatMap((name) =>
          [...document.querySelectorAll(name)]
            .filter((one) => one.checkVisibility())
            .flatMap((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left >= insets.left && right <= innerWidth - insets.right ? [] : [`${name} ${left} ${right}`];
            }),
        ),
      { names, insets },
    );
  await page.locator('.games li').first().waitFor();
  await becomes(() => inset('.home', '.me', '.games li', 'footer p'), []);
  await begun(page, 'kamon', 2, 0);
  await becomes(() => inset('.board', '.players', '.bar', '.side'), []);
  const bottom = await page.evaluate(
    () => innerHeight - document.querySelector('.board')!.getBoundingClientRect().bottom,
  );
  assert.ok(bottom >= insets.bottom, `${bottom} pixels are left free below the board`);
});

test('chips that stand for a hand are named by what is written on them', async () => {
  const page = await world.person({ settings });
  await page.goto('/');
  await begun(page, 'snekagon-5g(players=5)', 5, 0);
  await page.locator('.board .sb-other-open:visible').first().waitFor();
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    window.axe.run(document, {
      runOnly: ['label-content-name-mismatch'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    }),
  );
  assert.deepEqual(
    found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
    [],
  );
  const first = page.locator('.board .sb-other-open').first();
  await until('it has a name', async () =>
    /^Pieces of .+: \d+$/.test(await first.evaluate((button) => button.querySelector('.sb-unseen')?.textContent ?? '')),
  );
});

test('on a phone a newcomer reads what it is about without scrolling', async () => {
  for (const [size, locale] of [
    [{ width: 360, height: 640 }, 'pl-PL'],
    [{ width: 844, height: 390 }, 'en-GB'],
  ] as const) {
    const page = await world.person({ size, locale, ...TOUCH, settings });
    await page.goto('/');
    for (const [spec, players] of [
      ['kamon', 2],
      ['pantarei', 2],
      ['snekagon', 2],
      ['snekagon-5g(players=2)', 2],
      ['tantrix', 2],
      ['tantrix-solitaire', 1],
    ] as const) {
      const id = await make(page, { spec, seats: Array.from({ length: players }, () => ({ kind: 'me' }) as const) });
      await page.goto(`/match/${id}`);
      await active(page);
      const where = `${spec} ${size.width}`;
      await becomes(() => outside(page, '.bar .goal', '.bar .steps', '.board'), [], where);
      await becomes(() => cut(page, '.bar .goal'), [], where);
      const goal = page.locator('.bar .goal');
      const [told, high] = [await goal.innerText(), await goal.evaluate((text) => text.getBoundingClientRect().height)];
      assert.equal(told, (await page.locator('.side .goal').first().innerText()).slice(0, told.length));
      assert.ok(high <= 44, `${where}: ${high} pixels`);
    }
    await world.picture(page, `goal-${size.width}`);
    // It goes when everybody has moved.
    await begun(page, 'kamon', 2, 2);
    await page.locator('.bar .goal').waitFor({ state: 'detached' });
  }
});
