// Studies: two people in one, whatever happens to the server; who may read; chapters, sharing, and inside other pages.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type Page } from '@playwright/test';
import type { Chapter } from '../src/study/study-edits.ts';
import { serious } from './axe.ts';
import { ask, reads, until, World } from './world.ts';

const world = World.ofThisFile();

const still = { motion: 'off' };
const TREE = { version: 1, spec: 'snekagon', setup: '-', nodes: [{ step: 'f1' }, { parent: 0, step: 'i8-j7' }] };
const moves = (page: Page) => page.getByRole('region', { name: 'Moves and variations' });
const saved = (page: Page) => page.getByText('All changes are saved.').waitFor();

/** Somebody with an account. */
async function named(name: string, options = {}) {
  const page = await world.person({ settings: still, ...options });
  const made = await page.request.post('/api/v1/account', { data: { name, password: 'correct horse' } });
  assert.ok(made.ok(), await made.text());
  return page;
}

async function make(page: Page, visibility = 'private', name = 'Openings') {
  const data = { name, visibility, chapters: [{ name: 'The corner', tree: TREE }] };
  const made = await page.request.post('/api/v1/studies', { data });
  assert.ok(made.ok(), await made.text());
  return (await made.json()).card.id;
}

async function change(page: Page, id: string, change: object) {
  const data = { mark: `m${Math.random()}`, change };
  const done = await page.request.post(`/api/v1/studies/${id}/events`, { data });
  assert.ok(done.ok(), await done.text());
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('.board .sb-table').waitFor();
}

async function type(page: Page, move: string) {
  await page.getByRole('textbox', { name: 'Type a move' }).fill(move);
  await page.keyboard.press('Enter');
}

async function comment(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await page.locator('h1').first().click({ force: true });
}

/** What was made of a study, as the server tells it. */
const chapters = async (page: Page, id: string): Promise<Chapter[]> =>
  (await ask(page, `/studies/${id}`)).study.chapters;
const steps = async (page: Page, id: string) => (await chapters(page, id))[0].tree.nodes.map(({ step }) => step);

test('two people in one study see what the other does, and nothing is lost while the server is away', async () => {
  const [ada, bob] = [await named('Ada'), await named('Bob')];
  const id = await make(ada);
  await change(ada, id, { type: 'add-contributor', name: 'Bob' });
  for (const page of [ada, bob]) await open(page, `/study/${id}`);
  await ada.getByText('Also here: Bob').waitFor();
  await bob.getByText('Also here: Ada').waitFor();

  await type(ada, 'f6');
  await comment(ada, 'The centre.');
  await moves(bob).getByText('The centre.').waitFor();
  await moves(bob).getByText('Ada:').waitFor();
  await type(bob, 'f1');
  await moves(bob).locator('button', { hasText: 'f1' }).first().click();
  await comment(bob, 'A corner.');
  await moves(ada).getByText('A corner.').waitFor();
  for (const page of [ada, bob]) await saved(page);

  // The server is killed in the middle: both go on, and what they did waits.
  await moves(ada).locator('button', { hasText: 'f6' }).first().click();
  await ada.getByRole('button', { name: '!! Brilliant move', exact: true }).click();
  await world.stopServer('SIGKILL');
  for (const page of [ada, bob]) await page.getByText(/^Not connected\./).waitFor();
  await moves(ada).locator('button', { hasText: 'f1' }).first().click();
  await comment(ada, 'Written while away.');
  await ada.getByText(/changes? waits? in this browser\./).waitFor();
  await type(bob, 'a8-b7-c6-d5');
  await bob.getByText('1 change waits in this browser.').waitFor();
  await world.startServer();
  for (const page of [ada, bob]) {
    await page.getByText('All changes are saved.').waitFor({ timeout: 60_000 });
    await moves(page).getByText('Written while away.').waitFor();
    await moves(page).getByText('A corner.').waitFor();
    await moves(page).locator('.variation').first().waitFor();
  }
  // What was on its way when the server was killed is there as well, whether it had been acknowledged or not.
  const { nodes } = (await chapters(bob, id))[0].tree;
  assert.equal(nodes.find(({ step }) => step === 'f6')!.glyph, '!!');
  const kept = await steps(ada, id);
  assert.ok(
    ['f1', 'f6', 'i8-j7', 'a8-b7-c6-d5'].every((step) => kept.includes(step)),
    kept.join(' '),
  );
  assert.deepEqual([...ada.wrongs, ...bob.wrongs], []);

  // What is done to something that is gone by then is told, and both see the same.
  await ada.route('**/events*', (route) => route.abort());
  await moves(ada).locator('button', { hasText: 'f6' }).first().click();
  await comment(ada, 'Too late.');
  await ada.getByText('Saving…').waitFor();
  await moves(bob).locator('button', { hasText: 'f6' }).first().click();
  await bob.getByRole('button', { name: 'Delete from here' }).click();
  await until('it is gone', async () => !(await steps(bob, id)).includes('f6'));
  await ada.unroute('**/events*');
  await ada.getByText(/One of your changes could not be saved/).waitFor();
  await saved(ada);
  await moves(ada).getByText('Too late.').waitFor({ state: 'detached' });
  for (const page of [ada, bob]) await page.context().close();
});

test('a private study is not there for a stranger, who may try moves in one that is shared', async () => {
  const cyd = await named('Cyd');
  const id = await make(cyd);
  const stranger = await world.person({ settings: still });
  await stranger.goto(`/study/${id}`);
  await stranger.getByRole('heading', { level: 1, name: /not|no/i }).waitFor();
  await change(cyd, id, { type: 'set-visibility', visibility: 'link' });
  await open(stranger, `/study/${id}`);
  await stranger.getByText('By Cyd. What you try here is not saved.').waitFor();
  await stranger.getByRole('textbox', { name: 'Comment' }).waitFor({ state: 'detached' });
  await type(stranger, 'f6');
  await moves(stranger).locator('.variation').waitFor();
  // What the owner does comes beside it.
  await change(cyd, id, {
    type: 'edit',
    edit: { edit: { id: 'chapter-1', edit: { 'add-comment': { path: [], comment: { text: 'Look here.' } } } } },
  });
  await moves(stranger).getByText('Look here.').waitFor();
  await moves(stranger).locator('.variation').waitFor();
  assert.deepEqual(await steps(cyd, id), ['f1', 'i8-j7']);
  // And when it becomes private again it is gone.
  await change(cyd, id, { type: 'set-visibility', visibility: 'private' });
  await stranger.locator('.board').waitFor({ state: 'detached' });
  assert.deepEqual(stranger.wrongs, []);
});

test('an analysis becomes a study, which is found, changed, copied and deleted by hand', async () => {
  const dan = await named('Dan');
  await open(dan, `/analysis?${new URLSearchParams({ spec: 'snekagon', setup: '-', moves: 'f1 i8-j7' })}`);
  await dan.getByRole('button', { name: 'Save as study' }).click();
  await dan.getByRole('textbox', { name: 'Name of the study' }).fill('Žlutý had');
  await dan.getByRole('combobox', { name: 'Who can read it' }).selectOption('public');
  await dan.getByRole('button', { name: 'Save', exact: true }).click();
  await dan.waitForURL(/\/study\//);
  await dan.locator('.board .sb-table').waitFor();
  await dan.getByRole('heading', { name: 'Žlutý had' }).waitFor();
  assert.deepEqual(await serious(dan), []);

  await dan.getByRole('button', { name: 'Add chapter' }).click();
  await dan.getByRole('dialog').getByRole('button', { name: 'Kamon' }).click();
  const chapters = dan.getByRole('list', { name: 'Chapters' });
  await chapters.getByRole('button', { name: /Chapter 2/ }).waitFor();
  await dan.getByRole('button', { name: 'Rename' }).click();
  await dan.getByRole('textbox', { name: 'Name of the chapter' }).fill('A second game');
  await dan.keyboard.press('Enter');
  await chapters.getByRole('button', { name: /A second game/ }).waitFor();
  await dan.getByRole('button', { name: 'Move up' }).click();
  await reads(chapters.getByRole('listitem').first(), /A second game/, 'it is the first');
  await saved(dan);
  await dan.reload();
  await dan.locator('.board .sb-table').waitFor();
  await reads(chapters.getByRole('listitem').first(), /A second game/, 'it is still the first');

  await dan.getByRole('button', { name: 'Share and settings' }).click();
  const dialog = dan.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name of a player' }).fill('Nobody-there');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  assert.deepEqual(await serious(dan), []);
  await dialog.getByRole('button', { name: 'Make a copy' }).click();
  await dan.getByText('This is your own copy.').waitFor();
  await dan.getByRole('button', { name: 'Share and settings' }).click();
  await dan.getByRole('dialog').getByRole('button', { name: 'Delete study' }).click();
  await dan
    .getByRole('dialog', { name: /Delete the study/ })
    .getByRole('button', { name: 'Delete study' })
    .click();
  await dan.waitForURL(/\/studies$/);
  await dan.getByRole('link', { name: 'Žlutý had' }).waitFor();

  const reader = await world.person({ settings: still, size: { width: 360, height: 740 }, hasTouch: true });
  await reader.goto('/studies?list=public');
  await reader.getByRole('textbox', { name: 'Names of studies and chapters' }).fill('zluty second');
  await reader.keyboard.press('Enter');
  await reader.getByRole('link', { name: 'Žlutý had' }).waitFor();
  const wide = () => reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok((await wide()) <= 0, 'the list is wider than the phone');
  await reader.getByRole('link', { name: 'Žlutý had' }).click();
  await reader.locator('.board .sb-table').waitFor();
  assert.ok((await wide()) <= 0, 'the study is wider than the phone');
  await world.picture(reader, 'study-phone', { fullPage: true });
  for (const page of [dan, reader]) {
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  }
});

test('a study is shown inside a page of another site, unless it is private', async () => {
  const eva = await named('Eva');
  const [shared, own] = [await make(eva, 'link', 'For a blog'), await make(eva, 'private')];
  const site = createServer((asked, answer) => {
    const id = asked.url!.slice(1);
    answer
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><iframe src="${world.address}/embed/study/${id}" width="480" height="640"></iframe>`);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const at = `http://localhost:${(site.address() as AddressInfo).port}`;
  await eva.goto(`${at}/${shared}`);
  const frame = eva.frameLocator('iframe');
  await frame.locator('.board .sb-table').waitFor();
  await frame.getByRole('heading', { name: 'For a blog' }).waitFor();
  await frame.getByRole('button', { name: 'One move forward' }).click();
  assert.equal(await frame.getByRole('link', { name: 'Open on Serpentarium' }).getAttribute('target'), '_blank');
  assert.equal(await frame.locator('header').count(), 0);
  await world.picture(eva, 'study-embedded');
  // The browser refuses to show the other one.
  await eva.goto(`${at}/${own}`);
  await until('it is refused', async () => {
    const inside = eva.frames()[1];
    return inside && !inside.url().includes('/embed/');
  });
  site.close();
});

test('a comment and a study are reported, and what the operator hides disappears from every screen', async () => {
  const [writer, reader] = [await named('Writer'), await world.person({ settings: still })];
  const id = await make(writer, 'public', 'Rude words');
  const { id: author } = await ask(writer, '/me');
  const added = { path: ['f1'], comment: { author: `@${author}`, text: 'You are all fools.' } };
  await change(writer, id, { type: 'edit', edit: { edit: { id: 'chapter-1', edit: { 'add-comment': added } } } });
  await open(reader, `/study/${id}`);
  const said = moves(reader).locator('.comment').filter({ hasText: 'You are all fools.' });
  await said.getByRole('button', { name: 'Report…' }).click();
  await reader.getByRole('dialog').getByText('You are all fools.').waitFor();
  await world.picture(reader, 'study-report');
  assert.deepEqual(await serious(reader), []);
  await reader.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await reader.getByRole('dialog').waitFor({ state: 'detached' });
  const number = /^(\d+) /m.exec(await world.run('moderate', 'reports'))![1];
  assert.ok((await world.run('moderate', 'show', number)).includes('You are all fools.'));
  await world.run('moderate', 'hide', 'an insult', '--report', number);
  await said.waitFor({ state: 'detached' });

  await reader.getByRole('region', { name: 'Study', exact: true }).getByRole('button', { name: 'Report…' }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await reader.getByRole('dialog').waitFor({ state: 'detached' });
  await world.run('moderate', 'hide', 'rude', '--study', id);
  await reader.locator('.board').waitFor({ state: 'detached' });
  const again = await reader.request.get(`/api/v1/studies/${id}`);
  assert.equal(again.status(), 404);
  for (const page of [writer, reader]) await page.context().close();
});
