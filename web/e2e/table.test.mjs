// What stands beside the board: looking back, offers, talk, the list of moves, the invitation.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { click } from './hands.mjs';
import { ask, make, stateOf, until, World } from './world.mjs';

let world;
before(async () => (world = await World.begin()));
after(() => world.end());

const leave = (...pages) => Promise.all(pages.map((page) => page.context().close()));
const settings = { confirmLive: 'off', confirmSlow: 'off', motion: 'off' };
const PHONE = { width: 360, height: 640 };
const mine = (page) => page.locator('.status.mine');

/** Two people at one match of Kamon, the first to begin. */
async function two(sizes = {}) {
  const [one, other] = [await world.person({ settings, ...sizes }), await world.person({ settings })];
  await one.goto('/');
  await other.goto('/');
  const id = await make(one, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const joined = await other.request.post(`/api/matches/${id}/join`, { data: {} });
  assert.ok(joined.ok(), await joined.text());
  for (const page of [one, other]) {
    await page.goto(`/match/${id}`);
    await page.locator('.board .sb-table').waitFor();
  }
  return [one, other];
}

async function turns(count, ...pages) {
  for (let turn = 0; turn < count; turn++) {
    const page = pages[turn % pages.length];
    await mine(page).waitFor();
    await click(page);
  }
}

for (const [where, size] of [['desktop', { width: 1280, height: 800 }], ['phone', PHONE]]) {
  test(`looking back does not hide that it is one’s turn, on a ${where}`, async () => {
    const [one, other] = await two({ size });
    await turns(2, one, other);
    await mine(one).waitFor();
    await one.getByRole('button', { name: 'One move back' }).filter({ visible: true }).click();
    await mine(one).getByText('After move 1 of 2').waitFor();
    await mine(one).getByText('Your turn').waitFor();
    await world.picture(one, `looking-back-${where}`);
    // A press on the board brings back, and plays nothing.
    await one.locator('.board [data-place]').first().click();
    await one.getByText('After move 1 of 2').waitFor({ state: 'detached' });
    assert.equal((await stateOf(one)).ply, 2);
    // So does what the other does.
    await click(one);
    await mine(other).waitFor();
    await one.getByRole('button', { name: 'One move back' }).filter({ visible: true }).click();
    await one.getByText('After move 2 of 3').waitFor();
    await click(other);
    await mine(one).waitFor();
    await one.getByText(/After move/).waitFor({ state: 'detached' });
    await leave(one, other);
  });
}

test('nothing went wrong in anybody’s browser', () => assert.deepEqual(world.wrongs(), []));
