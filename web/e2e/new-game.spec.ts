// A game that the pages have never heard of: the program in examples/uncoil is Serpentarium with one game more, and
// it must be found, played and read about like the others.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { click, playOut } from './hands.ts';
import { stateOf, until, World } from './world.ts';

const world = World.ofThisFile('uncoil');

for (const [locale, play, rules, hint, section] of [
  ['en-GB', 'Play a bot – Uncoil', 'Rules – Uncoil', 'Choose a ringed cell', 'The goal'],
  ['cs-CZ', 'Hrát s botem – Uncoil', 'Pravidla – Uncoil', 'Vyberte zakroužkované pole', 'Cíl hry'],
  ['pl-PL', 'Graj z botem – Uncoil', 'Zasady – Uncoil', 'Wybierz pole w obwódce', 'Cel gry'],
] as const) {
  test(`a new game is found on the first page, read about and played: ${locale}`, async () => {
    const page = await world.person({ locale });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Uncoil', exact: true }).waitFor();
    await world.picture(page, `new-game-home-${locale}`);

    await page.getByRole('link', { name: rules, exact: true }).click();
    await page.waitForURL('**/rules/uncoil');
    await page.getByRole('heading', { name: section, exact: true }).waitFor();
    await until('three figures are drawn', async () => (await page.locator('figure svg').count()) >= 3);
    await world.picture(page, `new-game-rules-${locale}`);

    await page.goto('/');
    await page.getByRole('button', { name: play, exact: true }).click();
    await page.waitForURL(/\/match\//);
    await page.locator('.board .sb-table').waitFor();
    await page.locator('.status.mine').waitFor();
    await page.getByText(hint).first().waitFor();
    for (let move = 0; move < 3; move++) {
      await page.locator('.status.mine').waitFor();
      await click(page);
    }
    await world.picture(page, `new-game-played-${locale}`);
    await playOut(page);
    const { result } = await stateOf(page);
    assert.equal(result!.ending.kind, 'rules');
    await world.picture(page, `new-game-over-${locale}`);
    assert.deepEqual(page.wrongs, []);
  });
}

test('options of a new game can be chosen, and a level', async () => {
  const page = await world.person();
  await page.goto('/new/uncoil');
  await page.locator('details.panel summary').click();
  await page.getByText(/how many cells are there along each side of the board\?/i).waitFor();
  await page.locator('input[name=option-side]').first().check({ force: true });
  await world.picture(page, 'new-game-options');
  await page.locator('input[name=level][value="1"]').check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/match\//);
  const { title, terms } = await stateOf(page);
  assert.equal(title, 'Uncoil');
  assert.equal(terms.spec, 'uncoil(side=4)');
  assert.deepEqual(page.wrongs, []);
});
