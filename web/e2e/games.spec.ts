// A whole game of each, against a bot or alone, through the page, by clicking.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { playOut } from './hands.ts';
import { stateOf, World } from './world.ts';

const world = World.ofThisFile();

for (const [game, title] of Object.entries({
  kamon: 'Kamon',
  pantarei: 'Pantareï',
  snekagon: 'Snekagon',
  'snekagon-5g': 'Snekagon 5G',
  tantrix: 'Tantrix',
})) {
  test(`a whole game of ${title} against a bot`, async () => {
    const page = await world.person();
    await page.goto(`/new/${game}`);
    await page.locator('input[name=level][value="1"]').check({ force: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/match\//);
    await page.locator('.board .sb-table').waitFor();
    const made = await playOut(page);
    assert.ok(made > 2, `${made} moves of ours`);
    const state = await stateOf(page);
    assert.equal(state.result!.ending.kind, 'rules');
    await page.getByRole('region', { name: 'Result' }).waitFor();
    assert.match(await page.locator('.result').innerText(), /won|lost|Draw|Place \d of \d/);
    await world.picture(page, `over-${game}`);
    assert.deepEqual(page.wrongs, []);
  });
}

for (const [locale, play, again, headline] of [
  ['en-GB', 'Play – Tantrix Solitaire', 'Play again', /^(\d+ of 14|Solved!)$/],
  ['cs-CZ', 'Hrát – Tantrix Solitaire', 'Hrát znovu', /^(\d+ z celkových 14|Vyřešeno!)$/],
  ['pl-PL', 'Graj – Tantrix Solitaire', 'Zagraj jeszcze raz', /^(\d+ z 14|Rozwiązane!)$/],
] as const) {
  test(`a game for one from the first page to its result, and again: ${locale}`, async () => {
    const page = await world.person({ locale });
    await page.goto('/');
    await page.getByRole('button', { name: play, exact: true }).click();
    await page.waitForURL(/\/match\//);
    await page.locator('.board .sb-table').waitFor();
    await page.locator('.status.mine').waitFor();
    assert.doesNotMatch(await page.locator('.table').innerText(), /hint-|Player|Hráč|Gracz/);
    await world.picture(page, `solo-begun-${locale}`);
    const made = await playOut(page);
    assert.ok(made > 2, `${made} moves`);
    const { result, seats } = await stateOf(page);
    assert.equal(result!.ending.kind, 'rules');
    assert.match(await page.locator('.result h2').innerText(), headline);
    const told = await page.locator('.result p').innerText();
    assert.match(told, new RegExp(`\\b${seats[0].score}\\b.*\\b14\\b`));
    assert.doesNotMatch(await page.locator('.table').innerText(), /[Dd]raw|won\b|[Rr]emíz|[Rr]emis|vyhrál|wygra/);
    await world.picture(page, `solo-over-${locale}`);
    const before = page.url();
    await page.getByRole('button', { name: again }).click();
    await page.waitForURL((url) => /\/match\//.test(url.href) && url.href !== before);
    await page.locator('.status.mine').waitFor();
    assert.equal((await stateOf(page)).ply, 0);
    assert.deepEqual(page.wrongs, []);
  });
}
