// The app can be installed, opens without a connection, and changes to a new version when that disturbs nobody.
import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test, type Page } from '@playwright/test';
import { becomes, make, until, World } from './world.ts';

const folder = join(tmpdir(), `serpentarium-site-${process.pid}`);
// A server wants its pages to be there when it starts.
test.beforeAll(() => cpSync(resolve(import.meta.dirname, '../dist'), folder, { recursive: true }));
const world = World.ofThisFile('serpentarium', folder);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface WebManifest {
  name: string;
  short_name: string;
  display: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

/** Waits until the pages are kept, and this one is served from what is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });

test('what systems ask for to install the app is there', async () => {
  const page = await world.person();
  await page.goto('/rules/kamon');
  const address = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href);
  const answer = await page.request.get(address);
  assert.equal(answer.headers()['content-type'], 'application/manifest+json');
  const manifest: WebManifest = await answer.json();
  assert.equal(new URL(manifest.start_url, address).pathname, '/');
  assert.equal(new URL(manifest.scope, address).pathname, '/');
  assert.ok(manifest.name && manifest.short_name && manifest.display === 'standalone');
  const apple = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')!.href);
  const icons = manifest.icons.map((icon) => ({ ...icon, address: new URL(icon.src, address).href }));
  for (const { address, sizes } of [...icons, { address: apple, sizes: '180x180' }]) {
    const size = await page.evaluate(async (source: string) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, address);
    if (sizes !== 'any') assert.deepEqual(size.join('x'), sizes, address);
  }
  for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable']) {
    assert.ok(
      manifest.icons.some(({ sizes, purpose }) => `${sizes} ${purpose}` === wanted),
      wanted,
    );
  }
  // Chromium's own opinion.
  const protocol = await page.context().newCDPSession(page);
  const { errors } = await protocol.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id: string) => id !== 'in-incognito'),
    [],
  );
});

test('the frame around the page has the colour of the theme, chosen or not', async () => {
  const page = await world.person();
  await page.goto('/settings');
  const colour = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter((meta) => matchMedia(meta.media).matches)
        .map((meta) => meta.content),
    );
  await becomes(colour, ['#fffdf8']);
  await page.getByLabel('Dark', { exact: true }).check();
  await becomes(colour, ['#1b221f']);
  await page.reload();
  await page.getByLabel('Dark', { exact: true }).waitFor();
  await becomes(colour, ['#1b221f']);
});

test('the service worker is looked for anew at every visit', async () => {
  const page = await world.person();
  const answer = await page.request.get('/sw.js');
  assert.equal(answer.headers()['cache-control'], 'no-cache');
  assert.match(answer.headers()['content-type'], /^text\/javascript/);
});

test('a new version waits until no game is open, asks, and removes what the old one kept', async () => {
  const page = await world.person({ serviceWorkers: 'allow' });
  await page.goto('/');
  await kept(page);
  const caches = () => page.evaluate(() => window.caches.keys());
  await becomes(async () => (await caches()).length, 1);
  const id = await make(page, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const other = await page.context().newPage();
  await other.goto(`/match/${id}`);
  await other.locator('.board .sb-table').waitFor();

  const file = join(folder, 'sw.js');
  // What is served is the compressed one, where there is one.
  rmSync(`${file}.br`, { force: true });
  writeFileSync(file, readFileSync(file, 'utf8').replace(/const VERSION = "[0-9a-f]+"/, 'const VERSION = "another"'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until('the new version waits', () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null),
  );
  // Held locks are seen by every page: whoever asks after this sees the game.
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held!.map(({ name }) => name));
  await until('the game is held', async () => (await held()).includes('serpentarium.game'));
  const notice = page.getByText('A new version is ready.');
  assert.equal(await notice.isVisible(), false);

  await other.close();
  await notice.waitFor();
  await world.picture(page, 'new-version');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await until('only what is new is kept', async () => (await caches()).join() === 'serpentarium-another');
  assert.deepEqual(world.wrongs(), []);
});
