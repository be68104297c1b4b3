// Playing through the page with the mouse, as somebody would who knows what is legal.
import { ask, matchOf, stateOf, until } from './world.mjs';

const key = ({ board, q, r }) => `${board}:${q},${r}`;
const place = (page, where) => page.locator(`.board [data-place="${key(where)}"]`);

/** Where boards are laid one through the other, the one that is meant comes to the front. */
export async function toFront(page, { board }) {
  const tab = page.locator('.board .sb-floor-tab').nth(board);
  if (await tab.isVisible()) await tab.click();
}

/** What is legal now; in games with very many moves, for one piece that can be played. */
export async function legal(page) {
  const id = matchOf(page);
  let found = await ask(page, `/matches/${id}/legal`);
  if (!found.complete) {
    const { key } = found.pieces[Math.floor(found.pieces.length / 2)];
    found = await ask(page, `/matches/${id}/legal?piece=${encodeURIComponent(key)}`);
  }
  return found.moves;
}

/** Waits until the board knows what is legal: it is told a little after whose turn it is. */
export const active = (page) => page.locator('.sb-board.sb-active').waitFor();

/** Makes one legal move by clicking; returns how many moves have been made then. */
export async function click(page, pick = (moves) => moves[Math.floor(moves.length / 3)]) {
  const { ply } = await stateOf(page);
  await clickChoice(page, pick(await legal(page)), async () => (await stateOf(page)).ply > ply);
  return ply + 1;
}

/** Makes a certain move by clicking, until it is made. */
export async function clickChoice(page, choice, moved) {
  await active(page);
  if (choice.piece) {
    await page.locator(`.board [data-piece="${choice.piece}"]`).first().click();
    await seeWhere(page);
  }
  if (choice.from) await place(page, choice.from).click();
  const target = choice.places.at(-1);
  if (choice.act !== 'choose' && target) {
    await place(page, target).hover();
    await place(page, target).click();
  }
  await settle(page, choice, moved);
}

/** Waits until one sees where the piece that was taken can go: that may have to be asked for. */
export const seeWhere = (page) => page.locator('.board').locator('.sb-legal, .sb-legal-ring').first().waitFor({ state: 'attached' });

/** Waits until a person is to move and the page shows that position: just after a move it may still show the one before. */
const atTurn = (page) => until('a person is to move, and the page knows', async () => {
  const state = await stateOf(page);
  const listed = await page.locator('.moves [data-ply]').count();
  return state.seats[state.turn]?.sitter.kind === 'person' && listed === state.ply && state;
});

/** Makes one legal move with a finger, and confirms it by the button. */
export async function tap(page, pick = (moves) => moves[Math.floor(moves.length / 3)]) {
  const before = await atTurn(page);
  const choice = pick(await legal(page));
  await active(page);
  if (choice.piece) await page.locator(`.board [data-piece="${choice.piece}"]`).first().tap();
  if (choice.piece) await seeWhere(page);
  if (choice.from) await place(page, choice.from).tap();
  if (choice.act !== 'choose') await toFront(page, choice.places.at(-1));
  if (choice.act !== 'choose') await place(page, choice.places.at(-1)).tap();
  const play = page.getByRole('button', { name: 'Play it' });
  const option = page.locator('.board .sb-option').first();
  await play.or(option).first().waitFor();
  if (!(await play.isVisible())) await option.tap();
  if ((await stateOf(page)).ply !== before.ply) throw new Error('a tap alone made a move');
  await play.tap();
  return until('the move is stored', async () => (await stateOf(page)).ply > before.ply);
}

/** Decides what is still to be decided, until the move is stored. */
async function settle(page, choice, moved) {
  for (let attempt = 0; attempt < 40; attempt++) {
    if (await moved()) return;
    const exact = page.locator(`.board .sb-option[data-move="${choice.text}"]`);
    const any = page.locator('.board .sb-option');
    if (await exact.isVisible().catch(() => false)) await exact.click();
    else if (await any.first().isVisible().catch(() => false)) await any.first().click();
    await page.waitForTimeout(50);
  }
  throw new Error(`${choice.text} was not made`);
}

/** Plays until the game is over; the others are bots. */
export async function playOut(page, most = 200) {
  for (let made = 0; made < most; made++) {
    const turn = await until('my turn or the end', async () => {
      const state = await stateOf(page);
      if (state.result) return 'over';
      const mine = state.seats[state.turn]?.sitter.kind === 'person';
      return mine && (await page.locator('.status.mine').count()) && `ply ${state.ply}`;
    }, 60);
    if (turn === 'over') return made;
    await click(page);
  }
  throw new Error('the game does not end');
}

/** Plays by the API in the name of the page's person, until so many moves are made or it is over; bots play themselves. */
export async function advance(page, id, plies = Infinity, pick = (moves, ply) => moves[(ply * 7 + 3) % moves.length]) {
  for (;;) {
    const state = await ask(page, `/matches/${id}`);
    if (state.result) return state;
    if (state.seats[state.turn].sitter.kind !== 'person') {
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    if (state.ply >= plies) return state;
    let legal = await ask(page, `/matches/${id}/legal`);
    if (!legal.complete) legal = await ask(page, `/matches/${id}/legal?piece=${encodeURIComponent(legal.pieces.at(-1).key)}`);
    const { text } = pick(legal.moves, state.ply);
    const made = await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply: state.ply, move: text } });
    if (!made.ok()) throw new Error(await made.text());
  }
}
