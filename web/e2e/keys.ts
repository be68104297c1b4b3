// Playing by keys alone, as somebody does who can't see the board: what is said is all there is to go by.
import type { Page } from '@playwright/test';
import type { Choice, Place } from '../src/api/schema.d.ts';
import { legal, type Moved, type Picking } from './hands.ts';
import { shown, stateOf, until } from './world.ts';

const name = ({ board, q, r }: Place) => `${board}:${q},${r}`;

/** Remembers everything that a screen reader is given to say. Call before the first page is opened. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const live = node.parentElement?.closest('[aria-live=polite]');
          const said = node.textContent?.trim();
          if (live && said) window.heard.push(said);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

export const heard = (page: Page) => page.evaluate(() => window.heard);
const focused = (page: Page) =>
  page.evaluate(() => {
    const { dataset, ariaLabel } = document.activeElement as HTMLElement;
    return { place: dataset.place, piece: dataset.piece, move: dataset.move, label: ariaLabel };
  });

/** Presses a key and waits until the page shows what came of it, as a person would. */
async function strike(page: Page, key: string) {
  await page.keyboard.press(key);
  await shown(page);
}

/** Presses a key while a piece is held: what it would do here is said, once the engine has the words for it. */
async function strikeHolding(page: Page, key: string) {
  const before = (await heard(page)).length;
  await strike(page, key);
  await until(`${key} is answered by words`, async () => (await heard(page)).length > before);
}

/** Tabs until something has the focus, or back. */
export async function tabTo(page: Page, what: string, is: () => Promise<boolean>, key = 'Tab') {
  for (let step = 0; step < 80; step++) {
    if (await is()) return;
    await strike(page, key);
  }
  throw new Error(`no number of tabs leads to ${what}`);
}

export const tabToBoard = (page: Page) =>
  tabTo(page, 'the board', () => page.evaluate(() => document.activeElement?.closest('.board .sb') !== null));

/** The six directions as the arrow keys walk them, from a row that is even or odd. */
function arrow(direction: number, r: number) {
  const even = r % 2 === 0;
  switch (direction) {
    case 0:
      return 'ArrowRight';
    case 3:
      return 'ArrowLeft';
    case 1:
      return even ? 'ArrowDown' : 'Shift+ArrowDown';
    case 2:
      return even ? 'Shift+ArrowDown' : 'ArrowDown';
    case 4:
      return even ? 'Shift+ArrowUp' : 'ArrowUp';
    default:
      return even ? 'ArrowUp' : 'Shift+ArrowUp';
  }
}
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** Arrow keys that lead from one cell to another of the same board, by cells that are there. */
function path(from: string, to: string, there: Set<string>) {
  const [board, start] = from.split(':');
  const queue: [cell: string, keys: string[]][] = [[start!, []]];
  const seen = new Set([start]);
  for (const [cell, keys] of queue) {
    if (`${board}:${cell}` === to) return keys;
    const [q, r] = cell.split(',').map(Number);
    STEPS.forEach(([dq, dr], direction) => {
      const next = `${q + dq},${r + dr}`;
      if (seen.has(next) || !there.has(`${board}:${next}`)) return;
      seen.add(next);
      queue.push([next, [...keys, arrow(direction, r)]]);
    });
  }
  throw new Error(`no way from ${from} to ${to}`);
}

/** Walks to a cell by arrow keys, changing floors where there are several. */
export async function walkTo(page: Page, where: Place, press = strike) {
  const to = name(where);
  let from = (await focused(page)).place;
  for (let step = 0; from?.split(':')[0] !== String(where.board); step++) {
    if (step > 8) throw new Error(`no floor ${where.board}`);
    await press(page, 'PageDown');
    from = (await focused(page)).place;
  }
  if (from === to) return;
  const all = await page
    .locator('.board [data-place]')
    .evaluateAll((cells) => cells.map((cell) => cell.dataset.place!));
  if (await page.locator('.board .sb-floor-row').count()) await walkRow(page, from, to);
  else for (const key of path(from, to, new Set(all))) await press(page, key);
  const reached = (await focused(page)).place;
  if (reached !== to) throw new Error(`on ${reached} instead of ${to}`);
}

/** A row winds in lines, to and fro: first to the right line, then along it. */
async function walkRow(page: Page, from: string, to: string) {
  // Stacks are lifted when they are picked, so only their columns tell where they stand, once they stand still.
  const measure = () =>
    page.locator('.board [data-place]').evaluateAll((stacks) =>
      stacks.map((stack): [place: string, column: number] => {
        const { left, width } = stack.getBoundingClientRect();
        return [stack.dataset.place!, left + width / 2];
      }),
    );
  const columns = await until('the stacks stand still', async () => {
    const [before, now] = [await measure(), await shown(page).then(measure)];
    return JSON.stringify(before) === JSON.stringify(now) && new Map(now);
  });
  const sorted = [...columns.values()].sort((a, b) => a - b);
  const wide = sorted.filter((x, index) => index === 0 || x - sorted[index - 1] > 10).length;
  const line = (place: string) => Math.floor(Number(place.split(':')[1].split(',')[0]) / wide);
  for (let at = from, step = 0; at !== to && step < 30; step++) {
    const down = line(to) - line(at);
    const right = columns.get(to)! - columns.get(at)!;
    await strike(page, down ? (down > 0 ? 'ArrowDown' : 'ArrowUp') : right > 0 ? 'ArrowRight' : 'ArrowLeft');
    at = (await focused(page)).place!;
  }
}

/** Takes a piece of the hand. */
async function take(page: Page, piece: string) {
  await strike(page, 'h');
  for (let step = 0; step < 20 && (await focused(page)).piece !== piece; step++) await strike(page, 'ArrowRight');
  for (let step = 0; step < 20 && (await focused(page)).piece !== piece; step++) await strike(page, 'ArrowLeft');
  const before = (await heard(page)).length;
  await strike(page, 'Enter');
  await page.locator('.board .sb-held').waitFor();
  await until('it is said where the piece can go', async () =>
    (await heard(page)).slice(before).some((line) => / places?\.$/.test(line)),
  );
  // Where moves are fetched, the cursor goes to a legal cell once they are there.
  await until('the cursor is on the board', async () => (await focused(page)).place !== undefined);
}

/** Turns the piece until it is said to lie as meant. */
async function turnTo(page: Page, choice: Choice) {
  // Ways to drill are decided afterwards; a tile is also told by how it is turned.
  const FITS = /: (way \d+ of \d+|the only way here)\.$/;
  const lies = (line: string) => line.replace(FITS, '').replace(/(, drilled to board [^;]*)?(; [^;]*)?$/, '');
  const turned =
    /^\d+$/.test(choice.piece!) && choice.places.length === 1 && choice.text.includes('@') && choice.turn > 0
      ? `, turned by ${60 * choice.turn} degrees`
      : '';
  for (const place of choice.places) {
    await walkTo(page, place, strikeHolding);
    for (let turn = 0; turn < 13; turn++) {
      const last = (await heard(page)).findLast((line) => FITS.test(line));
      if (last && lies(last) === lies(`${choice.about}${turned}`)) return place;
      if (/the only way here\.$/.test(last ?? '')) break;
      await strikeHolding(page, turn === 5 ? 'f' : 'r');
    }
  }
  throw new Error(`${choice.about} is never offered: ${(await heard(page)).slice(-4).join(' / ')}`);
}

/** Makes one legal move by keys; what is legal is only asked to choose one of them. */
export async function press(page: Page, pick: Picking = (moves) => moves[Math.floor(moves.length / 3)]) {
  const { ply } = await stateOf(page);
  await pressChoice(page, pick(await legal(page)), async () => (await stateOf(page)).ply > ply);
}

/** Makes a certain move by keys, until it is made. */
export async function pressChoice(page: Page, choice: Choice, made: Moved) {
  await tabToBoard(page);
  const target = choice.places.at(-1);
  if (choice.act === 'choose') {
    await page.locator('.board .sb-option').first().waitFor();
    await tabTo(page, 'the decision', async () => (await focused(page)).move !== undefined);
  } else if (choice.piece) {
    await take(page, choice.piece);
    await turnTo(page, choice);
    await strike(page, 'Enter');
  } else {
    if (choice.from) {
      await walkTo(page, choice.from);
      await strike(page, 'Enter');
    }
    await walkTo(page, target!);
    const { label } = await focused(page);
    if (!label?.includes('can be chosen')) throw new Error(`nobody hears that ${label} can be chosen`);
    await strike(page, 'Enter');
  }
  await decide(page, choice, made);
}

/** Where several things can be meant, the arrow keys go among them. */
async function decide(page: Page, choice: Choice, stored: Moved) {
  await until(`${choice.text} is made by keys`, async () => {
    if (await stored()) return true;
    const options = page.locator('.board .sb-option');
    const count = await options.count().catch(() => 0);
    for (let step = 0; step < count; step++) {
      const { move } = await focused(page);
      if (move === choice.text || step === count - 1) {
        await strike(page, 'Enter');
        break;
      }
      await strike(page, 'ArrowRight');
    }
    return stored();
  }).catch(async (error) => {
    const said = (await heard(page)).slice(-5).join(' / ');
    throw new Error(`${error.message}; last heard: ${said}; at ${JSON.stringify(await focused(page))}`);
  });
}
