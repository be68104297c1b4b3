// Passing on: the dialog, links to positions, pictures and records as files, a QR code, a match inside another site.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import type { NewMatch } from '../src/api/schema.d.ts';
import jsQR from 'jsqr';
import { serious } from './axe.ts';
import { advance } from './hands.ts';
import { make, until, World } from './world.ts';
import { say } from './words.ts';

const world = World.ofThisFile();

const still = { motion: 'off' };
const ALONE: NewMatch['seats'] = [{ kind: 'me' }, { kind: 'me' }];

/** A match at one screen, played to the end or so far. */
async function played(page: Page, wish = {}, plies = Infinity) {
  const id = await make(page, { spec: 'kamon', seats: ALONE, public: true, ...wish });
  return { id, state: await advance(page, id, plies) };
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('.board .sb-table').waitFor();
}

const where = (page: Page, text: string) =>
  until(`at ${text}`, async () => (await page.locator('.side .where, .steps .where').first().innerText()) === text);
const dialog = (page: Page, name = 'Share') => page.getByRole('dialog', { name });

/** What a press on a button or link of the dialog saves. */
async function saved(page: Page, name: string) {
  // A whole game takes a server that has much to do a while to draw.
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 150_000 }),
    dialog(page).getByText(name, { exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('a match is shared from the position that is looked at, by keys', async () => {
  const page = await world.person({ settings: still, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/');
  const { id, state } = await played(page);
  await open(page, `/match/${id}?ply=2`);
  await where(page, `2 / ${state.ply}`);
  const button = page.getByRole('button', { name: 'Share', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  const link = dialog(page).getByLabel('Link to this position');
  assert.equal(await link.inputValue(), `${world.address}/match/${id}?ply=2`);
  await dialog(page).getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Enter');
  await until('the link is copied', async () =>
    (await page.evaluate(() => navigator.clipboard.readText())).endsWith(`/match/${id}?ply=2`),
  );
  const embed = await dialog(page).getByLabel(say('share-embed')).inputValue();
  assert.match(embed, new RegExp(`^<iframe src="${world.address}/embed/match/${id}\\?ply=2" `));
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'share-match');

  const png = await saved(page, 'PNG');
  assert.equal(png.name, `kamon-${id}-2.png`);
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
  assert.match((await saved(page, 'SVG')).bytes.toString(), /^<svg /);
  const gif = await saved(page, 'Whole game (GIF)');
  assert.equal(gif.bytes.subarray(0, 6).toString(), 'GIF89a');
  assert.match((await saved(page, 'Text')).bytes.toString(), /kamon/);
  assert.equal(JSON.parse((await saved(page, 'JSON')).bytes.toString()).id, id);

  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect(button, 'the focus is back').toBeFocused();
  // The link opens what it is about, and the last position is the match itself.
  const other = await world.person({ settings: still });
  await open(other, `/match/${id}?ply=2`);
  await where(other, `2 / ${state.ply}`);
  await other.keyboard.press('End');
  await where(other, `${state.ply} / ${state.ply}`);
  await other.getByRole('button', { name: 'Share', exact: true }).click();
  assert.equal(await dialog(other).locator('#share-link').inputValue(), `${world.address}/match/${id}`);
});

test('what nobody else knows is drawn in the page', async () => {
  const page = await world.person({ settings: still });
  const setup = 'RgYfPdPg/OmRmRbRdYd/GgRnBbBd--Od/GnYnBgPfOfGfYb/PbObYmBfPnBm/OnOgPmGmBn/YgGbRfGd';
  await open(page, `/analysis?${new URLSearchParams({ spec: 'kamon', setup, moves: 'e1 e5' })}`);
  await where(page, '2 / 2');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await dialog(page).locator('#share-link').inputValue();
  assert.equal(new URL(link).searchParams.get('moves'), 'e1 e5');
  const svg = (await saved(page, 'SVG')).bytes.toString();
  assert.match(svg, /^<svg [^>]*viewBox=/);
  assert.doesNotMatch(svg, /class=|var\(|<script/);
  const png = await saved(page, 'PNG');
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
  const colours = await page.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
    return [canvas.width, canvas.height, seen.size];
  }, png.bytes.toString('base64'));
  assert.ok(Math.max(colours[0], colours[1]) === 1600 && colours[2] > 200, `${colours}`);
  assert.match((await saved(page, 'Text')).bytes.toString(), /kamon/);
  assert.equal(JSON.parse((await saved(page, 'JSON')).bytes.toString()).spec, 'kamon');
  await world.picture(page, 'share-analysis');
});

test('an invitation has a QR code that leads to it, by night as by day', async () => {
  for (const [dark, locale, words] of [
    [false, 'en-GB', 'QR code for a phone'],
    [true, 'cs-CZ', 'QR kód pro telefon'],
    [true, 'pl-PL', 'Kod QR dla telefonu'],
  ] as const) {
    const page = await world.person({ settings: still, dark, locale, size: { width: 360, height: 740 } });
    const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await page.goto(`/match/${id}`);
    await page.getByRole('button', { name: words }).click();
    const code = page.locator('.code svg');
    await code.waitFor();
    const shot = (await code.screenshot({ animations: 'disabled' })).toString('base64');
    const { data, width, height } = await page.evaluate(async (encoded) => {
      const image = new Image();
      image.src = `data:image/png;base64,${encoded}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return {
        data: [...context.getImageData(0, 0, canvas.width, canvas.height).data],
        width: canvas.width,
        height: canvas.height,
      };
    }, shot);
    assert.equal(jsQR(Uint8ClampedArray.from(data), width, height)?.data, `${world.address}/match/${id}`);
    assert.match((await code.getAttribute('aria-label'))!, new RegExp(id));
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(scrolls <= 0, `${scrolls} pixels stick out`);
    await world.picture(page, `share-invitation-${locale}`);
  }
});

test('the device’s own share sheet is offered where there is one', async () => {
  const page = await world.person({ settings: still, size: { width: 360, height: 740 }, dark: true });
  await page.addInitScript(() => {
    window.handedOn = [];
    navigator.share = async (what) => void window.handedOn.push(what!);
  });
  await page.goto('/');
  const { id } = await played(page, {}, 3);
  await open(page, `/match/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Send with another app…' }).click();
  const handed = await until('it is handed on', () => page.evaluate(() => window.handedOn[0]));
  assert.equal(handed.url, `${world.address}/match/${id}`);
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(scrolls <= 0, `${scrolls} pixels stick out`);
  assert.deepEqual(await serious(page), []);
  await world.picture(page, 'share-phone-dark');
});

test('another site shows a public match in a frame, and nothing else of ours', async () => {
  const page = await world.person({ settings: still });
  await page.goto('/');
  const { id, state } = await played(page, { spec: 'tantrix' }, 8);
  const hidden = await played(page, { public: false }, 2);
  const frame = (path: string) =>
    `<!doctype html><title>Elsewhere</title><iframe width="640" height="560" src="${world.address}${path}"></iframe>`;
  const elsewhere = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(frame(decodeURIComponent(request.url!.slice(2))));
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const site = `http://localhost:${(elsewhere.address() as AddressInfo).port}/?`;
  try {
    const visitor = await world.person({ settings: still, stranger: true });
    await visitor.goto(site + encodeURIComponent(`/embed/match/${id}?ply=3`));
    const inside = visitor.frameLocator('iframe');
    await inside.locator('.board svg').waitFor();
    const at = (text: string) => until(`at ${text}`, async () => (await inside.locator('.where').innerText()) === text);
    await at(`3 / ${state.ply}`);
    await inside.getByRole('button', { name: 'One move back' }).click();
    await at(`2 / ${state.ply}`);
    await visitor.keyboard.press('End');
    await at(`${state.ply} / ${state.ply}`);
    assert.equal(await inside.getByRole('link', { name: 'Open on Serpentarium' }).getAttribute('href'), `/match/${id}`);
    assert.equal(await inside.locator('header nav').count(), 0);
    await world.picture(visitor, 'embed');
    // A page that may not be framed is not shown at all.
    for (const path of [`/match/${id}`, `/embed/match/${hidden.id}`]) {
      await visitor.goto(site + encodeURIComponent(path));
      await until('the browser refuses it', async () =>
        (await visitor.frames().at(-1)?.url())?.startsWith('chrome-error:'),
      );
    }
    // What the browser says of it may come late.
    await visitor.context().close();
    visitor.wrongs.length = 0;
  } finally {
    elsewhere.close();
  }
  // By itself it fits a phone, and says in words what is not there.
  const phone = await world.person({ settings: still, size: { width: 360, height: 640 }, dark: true, locale: 'cs-CZ' });
  await phone.goto(`/embed/match/${id}`);
  await phone.locator('.board svg').waitFor();
  const scrolls = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(scrolls <= 0, `${scrolls} pixels stick out`);
  assert.deepEqual(await serious(phone), []);
  await world.picture(phone, 'embed-phone-dark');
});

test('nothing went wrong in any browser', () => assert.deepEqual(world.wrongs(), []));
