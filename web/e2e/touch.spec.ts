// Real fingers on a phone, one or several at once: dragging, pinching, panning, and never a move by mistake.
import assert from 'node:assert/strict';
import { test, type Locator, type Page } from '@playwright/test';
import type { Place } from '../src/api/schema.d.ts';
import { active, atTurn, legal, seeWhere } from './hands.ts';
import { make, stateOf, until, World } from './world.ts';

const PHONE = { width: 360, height: 640 };
const world = World.ofThisFile();

/** Where a finger is, and which one. */
type Finger = readonly [x: number, y: number, id?: number];

/** Somebody at a match on a phone, and their fingers. */
async function atMatch(spec: string, settings = {}) {
  const page = await world.person({
    size: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: { motion: 'off', ...settings },
  });
  const id = await make(page, { spec, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/match/${id}`);
  await page.locator('.board .sb-hand:not(.sb-waiting)').waitFor();
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y, id = 0]) => ({ x, y, id })),
    });
  /** Fingers go from place to place in small steps, as fingers do. */
  const glide = async (from: Finger[], to: Finger[], steps = 8) => {
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await send(
        'touchMove',
        from.map(([x, y, id], index): Finger => [x + (to[index][0] - x) * part, y + (to[index][1] - y) * part, id]),
      );
    }
  };
  return { page, send, glide };
}

const middle = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
};
const cell = (page: Page, { board, q, r }: Place) => page.locator(`.board [data-place="${board}:${q},${r}"]`);
const view = (page: Page) =>
  page.locator('.board .sb-view').evaluate((element) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { scale: a, x: e, y: f };
  });
const plyOf = async (page: Page) => (await stateOf(page)).ply;
const confirm = (page: Page) => page.getByRole('button', { name: 'Play it' });

/** A legal move of a piece that can be seen without scrolling. */
async function seen(page: Page) {
  const moves = await legal(page);
  for (const choice of moves) {
    const box = await page.locator(`.board [data-piece="${choice.piece}"]`).boundingBox();
    if (box && box.x >= 0 && box.x + box.width <= PHONE.width) return choice;
  }
  throw new Error('no piece can be seen');
}

for (const spec of ['snekagon', 'tantrix']) {
  test(`a piece is dragged by a finger, and stands above it: ${spec}`, async () => {
    const { page, send, glide } = await atMatch(spec);
    const choice = await seen(page);
    const [x, y] = await middle(page.locator(`.board [data-piece="${choice.piece}"]`));
    const [goalX, goalY] = await middle(cell(page, choice.places[0]));
    // A hand's breadth below where it is to lie.
    const finger: Finger = [goalX, goalY + 68];
    await send('touchStart', [[x, y]]);
    await glide([[x, y]], [[x, y - 30]]);
    await glide([[x, y - 30]], [finger], 12);
    const ghost = page.locator('.board .sb-ghosts .sb-snapped');
    await ghost.waitFor();
    const box = (await page.locator('.board .sb-ghosts .sb-ghost-line').first().boundingBox())!;
    assert.ok(box.y + box.height < finger[1], `the ghost ends at ${box.y + box.height}, the finger is at ${finger[1]}`);
    await world.picture(page, `phone-dragging-${spec}`);
    // Whoever aims rests before lifting. A finger lifted while it moves is a fling to Chromium, which takes a tap within
    // the next 300 milliseconds for stopping it, and makes no click of it.
    await page.waitForTimeout(200);
    await send('touchMove', [finger]);
    await page.waitForTimeout(100);
    await send('touchEnd', []);
    await confirm(page).waitFor();
    assert.equal(await plyOf(page), 0, 'nothing is played before it is confirmed');
    await confirm(page).tap();
    await until('the move is stored', async () => (await plyOf(page)) === 1);
    const covered = (await stateOf(page)).moves[0];
    assert.ok(covered, 'a move was made');
    assert.deepEqual(page.wrongs, []);
  });
}

test('a finger that goes sideways drags a piece too, where the whole hand can be seen', async () => {
  const { page, send, glide } = await atMatch('tantrix');
  const hand = page.locator('.board .sb-hand');
  assert.equal(await hand.evaluate((element) => element.scrollWidth <= element.clientWidth), true);
  const [x, y] = await middle(page.locator('.board [data-piece]').first());
  await send('touchStart', [[x, y]]);
  await glide([[x, y]], [[x + 80, y]]);
  await glide([[x + 80, y]], [[x + 80, y - 60]]);
  await page.locator('.board .sb-ghosts > *').first().waitFor();
  await send('touchEnd', []);
});

test('a piece that is let go beside the board goes back to the hand', async () => {
  const { page, send, glide } = await atMatch('snekagon', { confirmLive: 'off', confirmSlow: 'off' });
  const choice = await seen(page);
  const piece = page.locator(`.board [data-piece="${choice.piece}"]`);
  const [x, y] = await middle(piece);
  await send('touchStart', [[x, y]]);
  await glide([[x, y]], [[x, y - 40]]);
  await page.locator('.board .sb-held').waitFor();
  await glide([[x, y - 40]], [[x, 20]]);
  await send('touchEnd', []);
  await page.locator('.board .sb-held').waitFor({ state: 'detached' });
  assert.equal(await plyOf(page), 0);
});

/** A table of Tantrix with some tiles, a tile in hand, and no confirmation that could save anybody. */
async function table() {
  const hands = await atMatch('tantrix', { confirmLive: 'off', confirmSlow: 'off' });
  const { page } = hands;
  for (let ply = 0; ply < 4; ply++) {
    const [first] = await legal(page);
    const answer = await page.request.post(`/api/v1/matches/${new URL(page.url()).pathname.split('/')[2]}/moves`, {
      data: { ply, move: first.text },
    });
    assert.ok(answer.ok(), await answer.text());
  }
  await atTurn(page);
  await active(page);
  const choice = await until('a piece to take', () => seen(page).catch(() => null));
  await page.locator(`.board [data-piece="${choice.piece}"]`).tap();
  await page.locator('.board .sb-held').waitFor();
  const glides = await page
    .locator('.board .sb-view')
    .evaluate((element) => getComputedStyle(element).transitionDuration);
  assert.equal(glides, '0s', 'who wants no motion sees none');
  return { ...hands, at: await middle(cell(page, choice.places[0])) };
}

/** Whatever the fingers did, it was no move. */
async function nothingPlayed(page: Page) {
  // A tap that places is answered at once; what comes after it would be answered later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await page.locator('.board.sb-has-pending, .board .sb-standing').count(), 0);
  assert.equal(await plyOf(page), 4);
  assert.equal(await page.locator('.board .sb-held').count(), 1, 'the tile is still in hand');
}

test('two fingers zoom a table of Tantrix and place nothing, whichever is lifted first', async () => {
  const {
    page,
    send,
    glide,
    at: [x, y],
  } = await table();
  const before = await view(page);
  for (const first of [0, 1]) {
    const start: Finger[] = [
      [x, y, 0],
      [x + 30, y + 30, 1],
    ];
    const end: Finger[] = [
      [x - 40, y - 40, 0],
      [x + 70, y + 70, 1],
    ];
    await send('touchStart', [start[0]]);
    await send('touchStart', start);
    await glide(start, end);
    // One is lifted, the other wanders on for a moment.
    const left = end[1 - first];
    await send('touchEnd', [left]);
    await glide([left], [[left[0] + 12, left[1] + 12, left[2]]], 3);
    await send('touchEnd', []);
    await nothingPlayed(page);
  }
  const after = await view(page);
  assert.ok(after.scale > before.scale * 1.5, `${before.scale} became ${after.scale}`);
  assert.equal(await page.evaluate(() => visualViewport!.scale), 1, 'the page itself is not zoomed');
  // Together again: smaller.
  const [mx, my] = await middle(page.locator('.board .sb-pane'));
  const [near, far]: [Finger[], Finger[]] = [
    [
      [mx - 60, my, 0],
      [mx + 60, my, 1],
    ],
    [
      [mx - 15, my, 0],
      [mx + 15, my, 1],
    ],
  ];
  await send('touchStart', near);
  await glide(near, far);
  await send('touchEnd', []);
  await nothingPlayed(page);
  assert.ok((await view(page)).scale < after.scale * 0.6);
  await page.getByRole('button', { name: 'Fit to the table' }).tap();
  await until('the table fits again', async () => Math.abs((await view(page)).scale - before.scale) < 0.01);
  await nothingPlayed(page);
});

test('a third finger is no tap', async () => {
  const {
    page,
    send,
    at: [x, y],
  } = await table();
  const pane = (await page.locator('.board .sb-pane').boundingBox())!;
  const low = pane.y + pane.height * 0.7;
  const two: Finger[] = [
    [pane.x + 100, low, 0],
    [pane.x + 200, low, 1],
  ];
  await send('touchStart', [two[0]]);
  await send('touchStart', two);
  await send('touchStart', [...two, [x, y, 2]]);
  await send('touchEnd', two);
  await send('touchEnd', [two[0]]);
  await send('touchEnd', []);
  await nothingPlayed(page);
});

test('a finger that wanders moves the table and places nothing; one that does not, places', async () => {
  const {
    page,
    send,
    glide,
    at: [x, y],
  } = await table();
  const before = await view(page);
  for (const [dx, dy] of [
    [40, 25],
    [-40, -25],
    [9, 0],
  ] as const) {
    await send('touchStart', [[x, y]]);
    await glide([[x, y]], [[x + dx, y + dy]]);
    await send('touchEnd', []);
    await nothingPlayed(page);
  }
  const after = await view(page);
  assert.equal(after.scale, before.scale);
  assert.ok(Math.abs(after.x - before.x - 9) < 9 && Math.abs(after.y - before.y) < 9, JSON.stringify([before, after]));
  assert.equal(await page.evaluate(() => scrollY), 0, 'the page does not scroll with it');
  await page.getByRole('button', { name: 'Fit to the table' }).tap();
  await send('touchStart', [[x, y]]);
  await glide([[x, y]], [[x + 3, y + 3]], 2);
  await send('touchEnd', []);
  await until(
    'it lies there or is played',
    async () => (await plyOf(page)) === 5 || (await page.locator('.board .sb-standing').count()) > 0,
  );
});

test('a second finger stops a drag, and nothing is placed', async () => {
  const {
    page,
    send,
    glide,
    at: [x, y],
  } = await table();
  const held = page.locator('.board .sb-held [data-piece]');
  const from = await middle(held);
  await send('touchStart', [[...from, 0]]);
  await glide([[...from, 0]], [[x, y + 68, 0]]);
  await page.locator('.board .sb-ghosts .sb-snapped').waitFor();
  await send('touchStart', [
    [x, y + 68, 0],
    [x + 80, y, 1],
  ]);
  await send('touchEnd', [[x, y + 68, 0]]);
  await send('touchEnd', []);
  await page.locator('.board .sb-ghosts .sb-snapped').waitFor({ state: 'detached' });
  assert.equal(await plyOf(page), 4);
});

test('a tap on the ghost turns it, and only the button plays it', async () => {
  const { page } = await atMatch('snekagon');
  // The first snake has one cell; the second move has something to turn.
  for (let ply = 0; ply < 2; ply++) {
    const id = new URL(page.url()).pathname.split('/')[2];
    const [first] = await legal(page);
    await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply, move: first.text } });
  }
  const choice = await until('a longer snake', async () => (await legal(page)).find(({ places }) => places.length > 2));
  await atTurn(page);
  await active(page);
  await page.locator(`.board [data-piece="${choice.piece}"]`).tap();
  await seeWhere(page);
  await cell(page, choice.places[1]).tap();
  await confirm(page).waitFor();
  const lies = () => page.locator('.board .sb-ghosts').innerHTML();
  const before = await lies();
  await cell(page, choice.places[1]).tap();
  await until('it lies otherwise', async () => (await lies()) !== before);
  assert.equal(await plyOf(page), 2);
  await confirm(page).tap();
  await until('the move is stored', async () => (await plyOf(page)) === 3);
});
