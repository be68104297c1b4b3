// Each game by the keyboard alone, to the end, and everything that a screen reader has to say meanwhile.
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import { legal } from './hands.ts';
import { heard, listen, press, tabTo, tabToBoard } from './keys.ts';
import { ask, make, matchOf, stateOf, until, World } from './world.ts';

const world = World.ofThisFile();

const turn = (page: Page) =>
  until(
    'my turn or the end',
    async () => {
      const state = await stateOf(page);
      if (state.result) return 'over';
      const mine = state.seats[state.turn!]?.sitter.kind === 'person';
      return mine && (await page.locator('.status.mine').count()) && 'mine';
    },
    60,
  );

/** The moves made, as people read and hear them. */
const inWords = async (page: Page) => (await ask(page, `/matches/${matchOf(page)}/played`)).moves;

/** From the first page to a game against a bot, by Tab and Enter. */
async function begin(page: Page, title: string) {
  await page.goto('/');
  const button = page.getByRole('button', { name: new RegExp(`Play a bot.*${title}$`) });
  await button.waitFor();
  await tabTo(page, 'the button', () => button.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/match\//);
}

for (const title of ['Kamon', 'Pantareï', 'Snekagon', 'Snekagon 5G', 'Tantrix']) {
  test(`by keyboard alone, and by ear: ${title}`, async () => {
    test.setTimeout(400_000);
    const page = await world.person({ settings: { motion: 'off' } });
    await listen(page);
    await begin(page, title);
    let made = 0;
    while ((await turn(page)) === 'mine') {
      // Said once a turn, when the page knows what is possible.
      await until(
        'it is said that it is my turn',
        async () => (await heard(page)).filter((line) => /^Your turn: .* possible/.test(line)).length === made + 1,
      );
      await press(page);
      made++;
    }
    const state = await stateOf(page);
    assert.equal(state.result!.ending.kind, 'rules');
    assert.ok(made > 2, `${made} moves of ours`);
    // Every move was heard, in its order, and how it ended. The server knows that a moment before the page.
    const { sentence } = state.result!;
    await until(`“${sentence}” is heard`, async () => (await heard(page)).includes(sentence));
    const said = await heard(page);
    const tells = (line: string, text: string) => line.includes(`: ${text}.`);
    const moves = (await inWords(page)).map(({ choice }) => choice.about);
    // Others may have moved before the page was there; from the first move that is told none is missing.
    const first = moves.findIndex((text) => said.some((line) => tells(line, text)));
    assert.ok(first >= 0 && first < state.seats.length, `the first move that was heard is ${first}`);
    let from = 0;
    for (const text of moves.slice(first)) {
      const at = said.findIndex((line, index) => index >= from && tells(line, text));
      assert.ok(at >= 0, `${text} was not heard among ${said.slice(from).join(' / ')}`);
      from = at + 1;
    }
    assert.deepEqual(page.wrongs, []);
  });
}

test('in every game a move can be typed, without ever going to the board', async () => {
  const page = await world.person();
  await listen(page);
  await page.goto('/');
  for (const spec of ['kamon', 'pantarei', 'snekagon', 'snekagon-5g(players=2)', 'tantrix']) {
    const id = await make(page, { spec, seats: [{ kind: 'me' }, { kind: 'me' }] });
    await page.goto(`/match/${id}`);
    await page.locator('.status.mine').waitFor();
    const field = page.getByLabel('Type a move');
    await tabTo(page, 'the field', () => field.evaluate((element) => element === document.activeElement));
    const [{ text }] = await legal(page);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await until(`${text} is stored`, async () => (await stateOf(page)).ply === 1);
    const [
      {
        choice: { about },
      },
    ] = await inWords(page);
    await until(`${about} is heard`, async () => (await heard(page)).some((line) => line.includes(`: ${about}.`)));
    await page.keyboard.type('nonsense');
    await page.keyboard.press('Enter');
    const why = await page.locator('.status .why').innerText();
    await until('it is said why not', async () => (await heard(page)).includes(why));
  }
});

test('a newcomer learns by ear how a piece is taken, which keys there are, and how much time is left', async () => {
  const page = await world.person({ settings: { motion: 'off' } });
  await listen(page);
  await page.goto('/');
  for (const spec of ['snekagon', 'tantrix']) {
    const clock = { kind: 'fischer', initial_ms: 300_000, increment_ms: 5_000 } as const;
    const id = await make(page, { spec, clock, seats: [{ kind: 'me' }, { kind: 'me' }] });
    await page.goto(`/match/${id}`);
    await page.locator('.board .sb-hand:not(.sb-waiting)').waitFor();
    await tabToBoard(page);
    const described = await page.locator('.board .sb-help').textContent();
    assert.match(described!, /^H goes to your pieces/);
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await until('it is said what comes first', async () =>
      (await heard(page)).some((line) => /^Pick a piece first: .* 1 to 9/.test(line)),
    );
    await until('the hand is where one goes on', () =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset.piece),
    );
    await page.keyboard.press('?');
    const keys = await until('the keys are told', async () =>
      (await heard(page)).find((line) => line.startsWith('Keys.')),
    );
    for (const name of ['H: goes to your pieces.', '1 to 9: ', 'R, Shift+R: ', 'N, Shift+N: ', 'L, S, T: '])
      assert.ok(keys.includes(name), keys);
    await page.keyboard.press('t');
    await until('the clocks are told', async () =>
      (await heard(page)).some((line) => /to move .*: [45] minutes/.test(line)),
    );
    const name = await page.locator('.players time').first().textContent();
    assert.match(name!.replace(/\s+/g, ' ').trim(), /^Time left \d:\d\d/);
    assert.equal(await page.locator('.players time[aria-label]').count(), 0);
    await page.evaluate(() => (window.heard = []));
  }
  assert.deepEqual(page.wrongs, []);
});
