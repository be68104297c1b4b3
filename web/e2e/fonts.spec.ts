// The pages look the same on every machine: each letter is drawn with a font of ours, which costs little and moves nothing.
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import type { NewMatch } from '../src/api/schema.d.ts';
import { becomes, make, World } from './world.ts';

const LANGUAGES = { 'en-GB': 'Snake', 'cs-CZ': 'Žluťoučký kůň', 'pl-PL': 'Zażółć gęślą jaźń' };
const OURS = ['DM Mono', 'Figtree', 'Fraunces'];

const world = World.ofThisFile();

const calm = (page: Page) => page.waitForLoadState('networkidle').then(() => page.evaluate(() => document.fonts.ready));

/** The texts of a page that are drawn with other fonts than ours: the font, and what it draws. */
async function foreign(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found: string[] = [];
  for (const node of withText(root)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
    const others = fonts.filter((font) => !font.isCustomFont || !OURS.some((name) => font.familyName.startsWith(name)));
    for (const font of others) found.push(`${font.familyName}: ${textOf(node)}`);
  }
  await session.detach();
  return found;
}

/** A node as the browser's own tools tell it. */
interface DOMNode {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: DOMNode[];
}

const SILENT = ['HEAD', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE', 'title', 'desc'];
const isText = (node: DOMNode) => node.nodeType === 3 && node.nodeValue.trim() !== '';
const textOf = (node: DOMNode) =>
  (node.children ?? [])
    .filter(isText)
    .map((one) => one.nodeValue.trim())
    .join(' ');

function withText(node: DOMNode): DOMNode[] {
  if (SILENT.includes(node.nodeName)) return [];
  const inside = (node.children ?? []).flatMap(withText);
  return node.children?.some(isText) ? [node, ...inside] : inside;
}

for (const [locale, words] of Object.entries(LANGUAGES)) {
  test(`every letter is drawn with our fonts, also on boards: ${locale}`, async () => {
    const page = await world.person({ locale });
    const clock = { kind: 'fischer', initial_ms: 300_000, increment_ms: 5_000 } as const;
    const seats: NewMatch['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
    const matches: string[] = [];
    for (const spec of ['kamon', 'pantarei', 'tantrix'])
      matches.push(`/match/${await make(page, { spec, clock, seats })}`);
    for (const address of [
      '/',
      '/new/tantrix',
      '/rules/tantrix',
      '/account',
      '/settings',
      `${matches[0]}/fair`,
      ...matches,
    ]) {
      await page.goto(address);
      await page.locator('h1, .board .sb-table').first().waitFor();
      await calm(page);
      await becomes(() => foreign(page), [], address);
    }
    // On the board itself, whichever letters it may have to show.
    await page.evaluate((text) => {
      const written = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      written.textContent = text;
      document.querySelector('.board svg')!.append(written);
    }, words);
    await calm(page);
    await becomes(() => foreign(page), []);
    assert.deepEqual(page.wrongs, []);
  });

  test(`a first visit loads at most 80 kB of fonts, the match included: ${locale}`, async () => {
    const page = await world.person({ locale });
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'font') bodies.push(answer.body());
    });
    await page.goto('/');
    await calm(page);
    await page.locator('.games button').first().click();
    await page.locator('.board .sb-table').waitFor();
    await calm(page);
    const sizes = (await Promise.all(bodies)).map((body) => body.length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(total > 20_000 && total <= 80_000, `${total} bytes in ${sizes.length} files`);
  });

  test(`nothing moves when the fonts come late: ${locale}`, async () => {
    const page = await world.person({ locale });
    await page.addInitScript(() => {
      window.jumps = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.jumps += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const late = new Promise<void>((done) => (release = done));
    await page.route('**/*.woff2', (route) => late.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await page.waitForTimeout(1000);
    assert.notDeepEqual(await foreign(page), [], 'the fonts were there at once');
    release();
    await calm(page);
    await becomes(() => foreign(page), []);
    await page.waitForTimeout(300);
    const jumps = await page.evaluate(() => window.jumps);
    assert.ok(jumps <= 0.02, `the page moves by ${jumps}`);
  });
}

test('digits of a clock are equally wide', async () => {
  const page = await world.person();
  const clock = { kind: 'fischer', initial_ms: 300_000, increment_ms: 5_000 } as const;
  const id = await make(page, { spec: 'kamon', clock, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
  await page.goto(`/match/${id}`);
  await page.locator('.players time').first().waitFor();
  await calm(page);
  const widths = await page
    .locator('.players time')
    .first()
    .evaluate((time) =>
      ['1:11', '0:00', '4:48'].map((text) => {
        const copy = time.cloneNode() as Element;
        copy.textContent = text;
        time.after(copy);
        const { width } = copy.getBoundingClientRect();
        copy.remove();
        return width;
      }),
    );
  assert.equal(new Set(widths).size, 1, widths.join(' '));
});
