// What can't be done now says why when it is pressed, to those who see and to those who listen, and stays within reach of keys.
import assert from 'node:assert/strict';
import { expect, test, type Page, type Locator } from '@playwright/test';
import { make, meet, stateOf, World } from './world.ts';

const world = World.ofThisFile();

/** Presses a button that is not available, and waits for what it says. */
async function asked(page: Page, button: Locator, words: string) {
  await expect(button, `it is not available: ${words}`).toHaveAttribute('aria-disabled', 'true');
  await button.focus();
  assert.ok(await button.evaluate((one) => one === document.activeElement), 'keys reach it');
  await page.keyboard.press('Enter');
  await page.locator('.notices[role=status]').getByText(words).waitFor();
  // What is told may have gone by itself meanwhile.
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('.notices button').forEach((dismiss) => dismiss.click()),
  );
  await page.locator('.notices p').waitFor({ state: 'detached' });
  await button.click({ force: true });
  await page.locator('.notices[role=status]').getByText(words).waitFor();
}

test('buttons that are not available say why', async () => {
  const [one, other] = await meet(world, { wish: { takebacks: true } });
  await asked(one, one.locator('.moves').getByRole('button', { name: 'One move back' }), 'No moves yet.');
  await asked(one, one.getByRole('button', { name: 'Take back' }), 'You have no move to take back.');
  await asked(one, one.getByRole('button', { name: 'Play', exact: true }), 'Type a move first.');
  await asked(other, other.getByRole('button', { name: 'Play', exact: true }), 'It is not your turn.');
  await one.getByRole('button', { name: 'Offer a draw' }).click();
  await asked(one, one.getByRole('button', { name: 'Draw offered' }), 'there is no answer yet');
  await one.context().setOffline(true);
  await one.getByText('Connection lost').waitFor({ timeout: 30_000 });
  const before = (await stateOf(other)).status;
  await asked(one, one.getByRole('button', { name: 'Cancel game' }), 'There is no connection right now.');
  assert.equal(await one.getByRole('dialog').count(), 0, 'and do nothing else');
  assert.equal((await stateOf(other)).status, before);
  assert.deepEqual([...one.wrongs, ...other.wrongs], []);
});

test('a button for the piece in hand says that there is none', async () => {
  const page = await world.person();
  const id = await make(page, { spec: 'tantrix', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.goto(`/match/${id}`);
  await page.locator('.board .sb-hand [data-piece]').first().waitFor();
  await asked(page, page.getByRole('button', { name: 'Turn left' }), 'Pick a piece first');
  await page.locator('.board .sb-hand [data-piece]').first().click();
  await expect(page.getByRole('button', { name: 'Turn left' }), 'it is for the one that is held').toHaveAttribute(
    'aria-disabled',
    'false',
  );
  assert.deepEqual(page.wrongs, []);
});
