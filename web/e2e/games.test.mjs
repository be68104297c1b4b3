// A whole game of each, against a bot, through the page, by clicking.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playOut } from './hands.mjs';
import { stateOf, World } from './world.mjs';

let world;
before(async () => (world = await World.begin()));
after(() => world.end());

for (const [game, title] of Object.entries({
  kamon: 'Kamon',
  pantarei: 'Pantareï',
  snekagon: 'Snekagon',
  'snekagon-5g': 'Snekagon 5G',
  tantrix: 'Tantrix',
})) {
  test(`a whole game of ${title} against a bot`, { timeout: 300_000 }, async () => {
    const page = await world.person();
    await page.goto(`/new/${game}`);
    await page.locator('input[name=level][value="1"]').check({ force: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/match\//);
    await page.locator('.board .sb-table').waitFor();
    const made = await playOut(page);
    assert.ok(made > 2, `${made} moves of ours`);
    const state = await stateOf(page);
    assert.equal(state.result.ending.kind, 'rules');
    await page.getByRole('region', { name: 'Result' }).waitFor();
    assert.match(await page.locator('.result').innerText(), /won|lost|Draw/);
    await world.picture(page, `over-${game}`);
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  });
}
