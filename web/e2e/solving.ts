// Puzzles as they come with the games, and how somebody solves them on a page.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { AfterMove, Puzzle, PuzzleTurn } from '../src/api/puzzle-sets.ts';
import { reads, until } from './world.ts';

const GAMES = resolve(import.meta.dirname, '../../crates/games');
/** The puzzles of each game. */
export const SETS = new Map<string, Puzzle[]>(
  readdirSync(GAMES).flatMap((game) => {
    const folder = resolve(GAMES, game, 'puzzles');
    return readdirSync(folder).map((file): [string, Puzzle[]] => [
      file.replace('.jsonl', ''),
      readFileSync(resolve(folder, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Puzzle => JSON.parse(line)),
    ]);
  }),
);

export const puzzleOf = (game: string) => SETS.get(game)!.find(({ steps }) => steps > 1) ?? SETS.get(game)![0];

/** The solver's moves of the main line. */
export function solution(puzzle: Puzzle) {
  const moves: string[] = [];
  for (let turn: PuzzleTurn | undefined = puzzle.tree; turn;) {
    const [move, next]: [string, AfterMove] = Object.entries(turn)[0];
    moves.push(move);
    turn = next?.at(-1) as PuzzleTurn | undefined;
  }
  return moves;
}

const typed = (page: Page) => page.getByRole('textbox', { name: 'Type a move' });
export const told = (page: Page) => page.locator('.told');
/** The page asks for a move. */
export const solver = (page: Page) =>
  page
    .locator('.task')
    .getByText(/to move/)
    .waitFor();

export async function type(page: Page, move: string) {
  await typed(page).fill(move);
  await typed(page).press('Enter');
}

/** Waits until a right move is answered. */
export const answered = (page: Page, move: string) =>
  until(
    `${move} is answered`,
    async () => (await told(page).innerText()) === 'Right! Go on.' && (await typed(page).inputValue()) === '',
  );

/** Solves what is on the page by typing, and waits for each move to be taken. */
export async function solve(page: Page, puzzle: Puzzle) {
  await solver(page);
  const moves = solution(puzzle);
  for (const [index, move] of moves.entries()) {
    await type(page, move);
    if (index < moves.length - 1) await answered(page, move);
  }
  await reads(told(page), /^Solved!$/);
}

/** The puzzle that a page shows. */
export async function shownPuzzle(page: Page) {
  const id = (await page.locator('[data-puzzle]').getAttribute('data-puzzle'))!;
  return SETS.get(id.slice(0, id.lastIndexOf('-')))!.find((puzzle) => puzzle.id === id)!;
}
