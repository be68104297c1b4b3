// Playing through the page with the mouse, as somebody would who knows what is legal.
import type { Locator, Page } from '@playwright/test';
import type { Choice, MatchView, Place } from '../src/api/schema.d.ts';
import { ask, matchOf, shown, stateOf, until } from './world.ts';

/** Something that is true once a move is made. */
export type Moved = () => boolean | Promise<boolean>;
export type Picking = (moves: Choice[]) => Choice;

const key = ({ board, q, r }: Place) => `${board}:${q},${r}`;
const place = (page: Page, where: Place) => page.locator(`.board [data-place="${key(where)}"]`);

/** Where boards are laid one through the other, the one that is meant comes to the front. */
export async function toFront(page: Page, { board }: Pick<Place, 'board'>) {
  const tab = page.locator('.board .sb-floor-tab').nth(board);
  if (await tab.isVisible()) await tab.click();
}

/** What is legal now; in games with very many moves, for one piece that can be played. */
export async function legal(page: Page) {
  const id = matchOf(page);
  let found = await ask(page, `/matches/${id}/legal`);
  if (!found.complete) {
    const { key } = found.pieces[Math.floor(found.pieces.length / 2)];
    found = await ask(page, `/matches/${id}/legal?piece=${encodeURIComponent(key)}`);
  }
  return found.moves;
}

/** Waits until the board knows what is legal: it is told a little after whose turn it is. */
export const active = (page: Page) => page.locator('.sb-board.sb-active').waitFor();

const aThird: Picking = (moves) => moves[Math.floor(moves.length / 3)];

/** Waits until a person is to move and the page shows that position: just after a move it may still show the one before. */
export const atTurn = (page: Page) =>
  until('a person is to move, and the page knows', async () => {
    const state = await stateOf(page);
    const listed = await page.locator('.moves [data-ply]').count();
    return state.seats[state.turn!]?.sitter.kind === 'person' && listed === state.ply && state;
  });

/** Makes one legal move by clicking; returns how many moves have been made then. */
export async function click(page: Page, pick: Picking = aThird) {
  const { ply } = await atTurn(page);
  await clickChoice(page, pick(await legal(page)), async () => (await stateOf(page)).ply > ply);
  return ply + 1;
}

/** Makes a certain move by clicking, or by a finger, until it is made. */
export async function clickChoice(page: Page, choice: Choice, moved: Moved, { touch = false } = {}) {
  const press = (locator: Locator) => (touch ? locator.tap() : locator.click());
  await active(page);
  if (choice.piece) {
    await press(page.locator(`.board [data-piece="${choice.piece}"]`).first());
    await seeWhere(page);
  }
  for (const where of [choice.from, choice.places.at(-1)]) if (touch && where) await toFront(page, where);
  if (choice.from) await press(place(page, choice.from));
  const target = choice.places.at(-1);
  if (choice.act !== 'choose' && target) {
    if (choice.piece) await (touch ? layByFinger : layByMouse)(page, choice, moved);
    else await press(place(page, target));
  }
  await settle(page, choice, moved);
}

/** What a choice covers, however it is drilled: cells by their names, or a tile with its turn. */
const lies = (text: string) => (text.includes('@') ? text : [...text.matchAll(/[a-z]\d+/g)].sort().join(' '));

/** The move that is seen on the board and not made yet. */
const ghost = async (page: Page) => {
  const seen = page.locator('.board .sb-ghosts [data-move]');
  return (await seen.count()) > 0
    ? seen
        .first()
        .getAttribute('data-move', { timeout: 2_000 })
        .catch(() => null)
    : null;
};

/** Turns what is seen until it lies as meant, then over and on; false if it never does. */
async function turnGhost(
  page: Page,
  { text }: Choice,
  turn: () => Promise<void>,
  flip: (button: Locator) => Promise<void>,
) {
  for (let turns = 0; turns < 13; turns++) {
    const seen = await ghost(page);
    if (seen && lies(seen) === lies(text)) return true;
    const over = page.locator('.board .sb-tool-flip');
    if (turns === 6 && (await over.isVisible())) await flip(over);
    else await turn();
    // Where it can lie in one way only nothing changes.
    for (let frame = 0; frame < 10 && (await ghost(page)) === seen; frame++) await shown(page);
  }
  return false;
}

/** The mouse points at each cell of the choice, and the wheel turns the piece, until it lies as meant. */
async function layByMouse(page: Page, choice: Choice) {
  for (const where of [...choice.places].reverse()) {
    await place(page, where).hover();
    await shown(page);
    const flip = async (button: Locator) => {
      await button.click();
      await place(page, where).hover();
    };
    if (!(await turnGhost(page, choice, () => page.mouse.wheel(0, 60), flip))) continue;
    return place(page, where).click();
  }
  throw new Error(`the mouse can't lay ${choice.text}`);
}

/** A finger lays the piece, buttons turn and play it; what can be meant in one way only is played at once. */
async function layByFinger(page: Page, choice: Choice, moved: Moved) {
  const play = page.getByRole('button', { name: 'Play it' });
  for (const where of [...choice.places].reverse()) {
    await place(page, where).tap();
    await until('it lies there, or is played', async () => (await moved()) || (await play.isVisible()));
    if (await moved()) return;
    const turn = () => page.locator('.board .sb-tool-turn-right').tap();
    if (!(await turnGhost(page, choice, turn, (button) => button.tap()))) {
      await page.locator('button', { hasText: 'Put back' }).tap();
      continue;
    }
    const option = page.locator(`.board .sb-option[data-move="${choice.text}"]`);
    return (await option.isVisible()) ? option.tap() : play.tap();
  }
  throw new Error(`a finger can't lay ${choice.text}`);
}

/** Waits until one sees where the piece that was taken can go: that may have to be asked for. */
export const seeWhere = (page: Page) =>
  page.locator('.board').locator('.sb-legal, .sb-legal-ring, .sb-tab-legal').first().waitFor({ state: 'attached' });

/** Lays something that waits to be confirmed, with a finger or the mouse; how many moves are made so far. */
export async function layDown(page: Page, { touch = true, pick = aThird } = {}) {
  const { ply } = await atTurn(page);
  const choice = pick(await legal(page));
  const press = (locator: Locator) => (touch ? locator.tap() : locator.click());
  await active(page);
  if (choice.piece) await press(page.locator(`.board [data-piece="${choice.piece}"]`).first());
  if (choice.piece) await seeWhere(page);
  for (const where of [choice.from, choice.act === 'choose' ? null : choice.places.at(-1)]) {
    if (where) await toFront(page, where);
    if (where) await press(place(page, where));
  }
  const play = page.getByRole('button', { name: 'Play it' });
  const option = page.locator('.board .sb-option').first();
  await play.or(option).first().waitFor();
  if (!(await play.isVisible())) await press(option);
  await play.waitFor();
  return ply;
}

/** Makes one legal move with a finger, and confirms it by the button. */
export async function tap(page: Page) {
  const ply = await layDown(page);
  if ((await stateOf(page)).ply !== ply) throw new Error('a tap alone made a move');
  await page.getByRole('button', { name: 'Play it' }).tap();
  return until('the move is stored', async () => (await stateOf(page)).ply > ply);
}

/** Decides what is still to be decided, until the move is stored. */
async function settle(page: Page, choice: Choice, moved: Moved) {
  const exact = page.locator(`.board .sb-option[data-move="${choice.text}"]`);
  const any = page.locator('.board .sb-option').first();
  await until(`${choice.text} is made`, async () => {
    if (await moved()) return true;
    // What is seen may be decided and gone before it is pressed.
    for (const option of [exact, any]) {
      if (await option.isVisible()) return option.click({ timeout: 2_000 }).then(moved, () => false);
    }
    return false;
  });
}

/** Plays until the game is over; the others are bots. */
export async function playOut(page: Page, most = 200) {
  for (let made = 0; made < most; made++) {
    const turn = await until(
      'my turn or the end',
      async () => {
        const state = await stateOf(page);
        if (state.result) return 'over';
        const mine = state.seats[state.turn!]?.sitter.kind === 'person';
        return mine && (await page.locator('.status.mine').count()) && `ply ${state.ply}`;
      },
      60,
    );
    if (turn === 'over') return made;
    await click(page);
  }
  throw new Error('the game does not end');
}

/** Plays by the API in the name of the page's person, until so many moves are made or it is over; bots play themselves. */
export async function advance(
  page: Page,
  id: string,
  plies = Infinity,
  pick = (moves: Choice[], ply: number) => moves[(ply * 7 + 3) % moves.length],
): Promise<MatchView> {
  for (;;) {
    const state = await ask(page, `/matches/${id}`);
    if (state.result) return state;
    if (state.seats[state.turn!]!.sitter.kind !== 'person') {
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    if (state.ply >= plies) return state;
    let legal = await ask(page, `/matches/${id}/legal`);
    if (!legal.complete)
      legal = await ask(page, `/matches/${id}/legal?piece=${encodeURIComponent(legal.pieces.at(-1)!.key)}`);
    const { text } = pick(legal.moves, state.ply);
    const made = await page.request.post(`/api/v1/matches/${id}/moves`, { data: { ply: state.ply, move: text } });
    if (!made.ok()) throw new Error(await made.text());
  }
}
