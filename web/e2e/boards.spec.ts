// What boards show of the game: in words and pictures instead of notation, where things lead, and large enough.
import assert from 'node:assert/strict';
import { expect, test, type Page } from '@playwright/test';
import type { Choice, Place, Scene } from '../src/api/schema.d.ts';
import { active } from './hands.ts';
import { ask, becomes, make, reads, stateOf, until, World } from './world.ts';

const world = World.ofThisFile();

const still = { motion: 'off', confirmLive: 'off', confirmSlow: 'off' };
const SMALL_PHONE = { size: { width: 360, height: 560 }, hasTouch: true, isMobile: true };

/** A game of one person with themselves, played by the API for as long as `pick` chooses a move. */
async function play(
  page: Page,
  spec: string,
  pick: (moves: Choice[], ply: number) => string | null | undefined,
  players = 2,
) {
  const id = await make(page, { spec, seats: Array.from({ length: players }, () => ({ kind: 'me' }) as const) });
  for (let ply = 0; ; ply++) {
    const { moves } = await ask(page, `/matches/${id}/legal`);
    const chosen = pick(moves, ply);
    if (!chosen) return id;
    const made = await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply, move: chosen } });
    assert.ok(made.ok(), `${chosen}: ${await made.text()}`);
  }
}

async function open(page: Page, id: string) {
  await page.goto(`/match/${id}`);
  await page.locator('.board .sb-table').waitFor();
}

const cell = (page: Page, { board = 0, q, r }: Partial<Place> & Pick<Place, 'q' | 'r'>) =>
  page.locator(`.board [data-place="${board}:${q},${r}"]`);
const named = (scene: Scene, board: number, name: string) => ({
  board,
  ...scene.boards[board].cells.find((one) => one.name === name)!,
});

test('a forced space is told in words, lit with its tile, explained, and filled by one press', async () => {
  const page = await world.person({ settings: still });
  await page.goto('/');
  // The first space that can be filled in one way only.
  const id = await play(page, 'tantrix', (moves: Choice[], ply: number) => {
    const forced = ply > 1 && moves.length === 1;
    return forced ? null : moves[(ply * 7) % moves.length]?.text;
  });
  const {
    moves: [only],
    ply,
  } = await ask(page, `/matches/${id}/legal`);
  await open(page, id);
  await page.locator('.board .sb-due').first().waitFor();
  assert.equal(await page.locator('.board .sb-due [data-piece]').getAttribute('data-piece'), only.piece);
  await page.locator('.board .sb-forced').first().waitFor({ state: 'attached' });
  await reads(page.locator('.status'), new RegExp(`marked space must be filled first: tile ${only.piece} fits`));
  assert.doesNotMatch(await page.locator('.status').innerText(), /@/);
  await cell(page, only.places[0]).hover();
  await reads(page.locator('.board .sb-bubble'), /must be filled before anything else/);
  await expect(page.locator('.board .sb-snapped .sb-tile'), 'the tile is seen where it goes').toHaveCount(1);
  await cell(page, only.places[0]).click();
  await until('it is played', async () => (await stateOf(page)).ply === ply + 1);
  // The list of moves: a small tile beside words.
  const row = page.locator(`.moves [data-ply="${ply + 1}"]`);
  await row.locator('.sb-tile').waitFor();
  assert.match(await row.locator('.words').innerText(), new RegExp(`^Tile ${only.piece} on `));
  await reads(page.locator('.moves ol'), /^[^@]+$/);
  const barred = page.locator('.board .sb-cell:has(.sb-barred) [data-place]').first();
  if (await barred.count()) {
    await barred.hover();
    await reads(page.locator('.board .sb-bubble'), /Nothing may be placed here/, 'the cross is explained');
  }
  assert.deepEqual(page.wrongs, []);
});

test('every board shows the names of its places on request, and keeps to it', async () => {
  const page = await world.person({ settings: still });
  await page.goto('/');
  for (const spec of ['kamon', 'pantarei', 'snekagon', 'snekagon-5g(players=2)', 'tantrix']) {
    const id = await play(page, spec, (moves: Choice[], ply: number) => (ply < 2 ? moves[0]?.text : null));
    await open(page, id);
    const scene = await ask(page, `/matches/${id}/scene`);
    const names = scene.boards.flatMap(({ cells }) =>
      cells.filter(({ mark }) => mark !== 'hole').map(({ name }) => name),
    );
    const shown = page.locator('.board .sb-coordinate');
    assert.equal(await shown.count(), 0, spec);
    const button = page.getByRole('button', { name: 'Coordinates' });
    await button.click();
    await becomes(async () => (await shown.allTextContents()).sort(), names.sort(), spec);
    await page.reload();
    await shown.first().waitFor();
    await page.locator('.board [data-place]').first().focus();
    await page.keyboard.press('k');
    await expect(shown, spec).toHaveCount(0);
  }
  assert.deepEqual(page.wrongs, []);
});

test('open ends are shown on other boards, drills before they are chosen, and all of a snake that is pointed at', async () => {
  const page = await world.person({ settings: still, size: { width: 1920, height: 1080 } });
  await page.goto('/');
  const id = await play(page, 'snekagon-5g(players=2)', (_, ply) => ['1:f5-f6-f7-f8', '1:a6', null][ply]);
  await open(page, id);
  const scene = await ask(page, `/matches/${id}/scene`);
  await expect(page.locator('.board .sb-passage'), 'both ends come out on the other board').toHaveCount(2);
  await active(page);
  await page.locator('.board [data-piece="2"]').click();
  await page.locator('.board .sb-legal-drill').first().waitFor();
  // From the open end on the first board, through the second one.
  await cell(page, named(scene, 1, 'f9')).hover();
  await page.locator('.board .sb-snapped').waitFor();
  for (let turn = 0; turn < 6 && !(await page.locator('.board .sb-snapped .sb-drill').count()); turn++)
    await page.keyboard.press('r');
  await expect(page.locator('.board .sb-snapped .sb-drill'), 'the drill is seen while one points').toHaveCount(1);
  await becomes(() => page.locator('.board .sb-growth').textContent(), '+2 = 6');
  assert.equal((await stateOf(page)).ply, 2);
  const made = await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply: 2, move: '1>2:f8-f9' } });
  assert.ok(made.ok(), await made.text());
  await page.locator('.board .sb-depth').first().waitFor();
  await cell(page, named(scene, 0, 'f6')).hover();
  await expect(page.locator('.board .sb-lit'), 'its parts on both boards are lit').toHaveCount(2);
  await reads(page.locator('.board .sb-bubble'), /a snake of length 6/);
  // The boards use what room there is.
  const used = await page.evaluate(() => {
    const plates = [...document.querySelectorAll('.board .sb-plate')].map((plate) => plate.getBoundingClientRect());
    const pane = document.querySelector('.board')!.getBoundingClientRect();
    return plates.reduce((sum, { width, height }) => sum + width * height, 0) / (pane.width * pane.height);
  });
  assert.ok(used > 0.6, `${used} of the table is used`);
  assert.deepEqual(page.wrongs, []);
});

test('a player is called the same beside the board, on it, and in what is said', async () => {
  const page = await world.person({ settings: still });
  const id = await make(page, {
    spec: 'snekagon-5g(players=3)',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 2 }],
  });
  await open(page, id);
  await expect(page.locator('.board .sb-other'), 'hands are there').toHaveCount(2);
  await expect(page.locator('.players strong'), 'players are there').toHaveCount(3);
  const players = await page.locator('.players strong').allInnerTexts();
  const names = await page
    .locator('.board .sb-other > .sb-other-name')
    .evaluateAll((all) => all.map((one) => one.lastChild!.textContent));
  assert.deepEqual(names.sort(), players.filter((_, seat) => seat > 0).sort());
  const whole = (await page.locator('.table').innerText()).replace(/Type a move/g, '');
  for (const other of ['Boa', 'Cobra', 'Python', 'Viper', 'Mamba'])
    assert.ok(!new RegExp(`\\b${other}\\b`).test(whole), `${other} is one more name`);
});

test('a hand has the colour that its player has beside the board', async () => {
  const page = await world.person({ settings: still });
  await page.goto('/');
  for (const spec of ['tantrix(players=4)', 'snekagon-5g(players=4)']) {
    const id = await make(page, {
      spec,
      seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 1 }) as const)],
    });
    await open(page, id);
    await expect(page.locator('.board .sb-other'), 'hands are there').toHaveCount(3);
    const beside = await page
      .locator('.players .colour path')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    const hands = await page
      .locator('.board .sb-other')
      .evaluateAll((all) =>
        all.map((one) => [
          Number(one.dataset.seat),
          getComputedStyle(one.querySelector('.sb-other-colour')!).backgroundColor,
        ]),
      );
    for (const [seat, colour] of hands) assert.equal(colour, beside[Number(seat)], `${spec}: seat ${seat}`);
  }
});

test('what is done with stacks is drawn apart and decided beside them; the river stands still, and seven shine', async () => {
  const page = await world.person({ settings: still });
  await page.goto('/');
  const pair = ({ from, places: [to] }: Choice) => [from!.q, to.q].sort().join();
  const both = (moves: Choice[]) =>
    moves.filter(
      (one) => one.act === 'carry' && moves.some((other) => other.act === 'swap' && pair(one) === pair(other)),
    );
  // Nearly every deal has stacks between which one must decide; the first that has is played.
  let id: string, moves: Choice[], ply: number;
  do {
    id = await play(page, 'pantarei', (_, at) => (at === 0 ? 'black' : null));
    ({ moves, ply } = await ask(page, `/matches/${id}/legal`));
  } while (both(moves).length === 0);
  const carry = both(moves)[0];
  await open(page, id);
  const river = () => page.locator('.board .sb-water').getAttribute('d');
  const before = await river();
  await page.locator('.board .sb-glow-legal').first().waitFor();
  await cell(page, carry.from!).click();
  const target = page.locator('.board .sb-cell', { has: page.locator(`[data-place="0:${carry.places[0].q},0"]`) });
  await expect(target.locator('.sb-act-carry')).toHaveCount(1);
  await expect(target.locator('.sb-act-swap')).toHaveCount(1);
  await cell(page, carry.places[0]).click();
  const options = page.locator('.board .sb-options');
  await options.waitFor();
  assert.equal(
    await page.locator('.board .sb-option[aria-pressed=true]').count(),
    0,
    'nothing is meant before it is said',
  );
  // Whichever stack it is about, the choice stands right beside it, and covers nothing of it.
  const targets = new Map(both(moves).map((one) => [one.places[0].q, one]));
  for (const size of [
    { width: 360, height: 640 },
    { width: 820, height: 1180 },
    { width: 1920, height: 1080 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    for (const one of [...targets.values(), carry]) {
      await page.keyboard.press('Escape');
      await options.waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await cell(page, one.from!).click();
      await cell(page, one.places[0]).click();
      await options.waitFor();
      const stack = page.locator('.board .sb-cell', { has: page.locator(`[data-place="0:${one.places[0].q},0"]`) });
      const boxes = async () => [(await options.boundingBox())!, (await stack.boundingBox())!];
      await until('it stands still', async () => JSON.stringify(await boxes()) === JSON.stringify(await boxes()));
      const [panel, { x, y, width, height }] = await boxes();
      const away = Math.max(
        panel.x - x - width,
        x - panel.x - panel.width,
        panel.y - y - height,
        y - panel.y - panel.height,
      );
      assert.ok(
        away > -1 && away < 24,
        `the choice stands ${away} pixels from stack ${one.places[0].q + 1} at ${size.width} by ${size.height}`,
      );
    }
  }
  await page.locator(`.board .sb-option[data-move="${carry.text}"]`).click();
  await until('it is carried', async () => (await stateOf(page)).ply === ply + 1);
  // On to the end, as quickly as it goes: a seven, or else fewer stacks. Tall ones alone can end in a draw.
  for (let next = ply + 1; ; next++) {
    const legal = await ask(page, `/matches/${id}/legal`);
    if (legal.moves.length === 0) break;
    const heights = (await ask(page, `/matches/${id}/scene`)).boards[0].cells.map(({ pieces }) => pieces.length);
    const worth = (move: Choice) => {
      if (move.act !== 'carry') return 0;
      const height = heights[move.places[0].q] + move.count;
      return height + (height >= 7 ? 40 : 0) + (heights[move.from!.q] === move.count ? 20 : 0);
    };
    const best = legal.moves.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply: next, move: best.text } });
  }
  await page.locator('.status.over').waitFor();
  await becomes(river, before, 'the banks stay where they are');
  await expect(page.locator('.board .sb-sunburst'), 'the seven shine').toHaveCount(1);
  const stacks = await page.locator('.board .sb-cell').evaluateAll((cells) => cells.length);
  const dry = await page.evaluate(() => {
    const water = document.querySelector<SVGPathElement>('.board .sb-water')!;
    return [...document.querySelectorAll('.board [data-place]')].filter((stack) => {
      const { left, top, width, height } = stack.getBoundingClientRect();
      const at = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(water.getScreenCTM()!.inverse());
      return !water.isPointInStroke(at);
    }).length;
  });
  assert.ok(stacks > 0);
  assert.equal(dry, 0, 'every stack stands in the water');
  assert.deepEqual(page.wrongs, []);
});

test('on a small phone tiles of a full table are large enough, where something happens', async () => {
  const page = await world.person({ ...SMALL_PHONE, settings: { motion: 'off' } });
  await page.goto('/');
  // A long, thin table: whatever can lie furthest out does.
  const far = ({ places: [{ q, r }] }: Choice) => Math.abs(2 * q + r);
  for (const [name, tiles, pick] of [
    ['round', 50, (moves: Choice[], ply: number) => moves[(ply * 5) % moves.length]],
    ['long', 56, (moves: Choice[]) => moves.reduce((a, b) => (far(b) > far(a) ? b : a))],
  ] as const) {
    const id = await play(page, 'tantrix', (moves: Choice[], ply: number) =>
      ply < tiles && moves.length > 0 ? pick(moves, ply).text : null,
    );
    await open(page, id);
    await page.locator('.board .sb-tile').first().waitFor();
    const least = () =>
      page
        .locator('.board .sb-table .sb-cells .sb-slab')
        .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)));
    await until('tiles are drawn', async () => (await least()) > 0);
    await until(`${name}: no tile is smaller than 23 pixels`, async () => (await least()) >= 23);
    // What has just happened is in sight; where not all is, an overview shows the rest.
    const scene = await ask(page, `/matches/${id}/scene`);
    let pane = { x: 0, y: 0, width: 0, height: 0 };
    await until(`${name}: the last tile is in sight`, async () => {
      // What stands around the board may still find its place.
      pane = (await page.locator('.board .sb-pane').boundingBox())!;
      const last = (await cell(page, scene.last[0]).boundingBox())!;
      return (
        last.x >= pane.x - 1 &&
        last.x + last.width <= pane.x + pane.width + 1 &&
        last.y >= pane.y - 1 &&
        last.y + last.height <= pane.y + pane.height + 1
      );
    });
    const boxes = await page
      .locator('.board .sb-table .sb-cells .sb-slab')
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    const all = boxes.every(
      ({ left, right, top, bottom }) =>
        left >= pane.x - 1 &&
        right <= pane.x + pane.width + 1 &&
        top >= pane.y - 1 &&
        bottom <= pane.y + pane.height + 1,
    );
    if (!all) await page.locator('.board .sb-overview').waitFor();
    await world.picture(page, `tiles-${name}`);
  }
  assert.deepEqual(page.wrongs, []);
});
