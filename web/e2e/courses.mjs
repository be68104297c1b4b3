// Courses as they come with the games, and how somebody does their steps on a page.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { until } from './world.mjs';

/** Where each course lies, and a step of it that is done by one move. */
export const COURSES = {
  kamon: ['kamon/course', 'opening'],
  pantarei: ['pantarei/course', 'carry'],
  snekagon: ['snekagon/course/snekagon', 'first'],
  'snekagon-5g': ['snekagon/course/snekagon-5g', 'floor'],
  tantrix: ['tantrix/course/tantrix', 'join'],
  'tantrix-solitaire': ['tantrix/course/tantrix-solitaire', 'join'],
};
const folder = (game) => resolve(import.meta.dirname, '../../crates/games', COURSES[game][0]);
export const stepsOf = (game) => JSON.parse(readFileSync(join(folder(game), 'steps.json'), 'utf8'));
/** What is said about a step, in English. */
export const told = (game, step, about) =>
  readFileSync(join(folder(game), 'en.ftl'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${step}-${about} = `))
    .split(' = ')[1];

export const open = async (page, game, step) => {
  await page.goto(`/learn/${game}${step ? `?step=${step}` : ''}`);
  await page.locator('.board .sb-table').waitFor();
};
export const titled = (page, text) => page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
/** The board waits for the learner's move. */
export const ready = (page) => page.locator('.board .sb-board.sb-active').first().waitFor();
export const said = (page) => page.locator('.task .told');

export async function type(page, move) {
  await page.getByRole('textbox', { name: 'Type a move' }).fill(move);
  await page.keyboard.press('Enter');
  // It is empty again once the move is taken.
  await until(
    `${move} is taken`,
    async () => (await page.getByRole('textbox', { name: 'Type a move' }).inputValue()) === '',
  );
}

/** Does the step that a page shows by typing, in par. */
export async function doStep(page, game, step) {
  await titled(page, told(game, step.id, 'title'));
  await ready(page);
  for (const move of step.solution.split(' ')) await type(page, move);
  await said(page)
    .filter({ hasText: told(game, step.id, 'done') })
    .waitFor();
  await said(page).getByRole('img', { name: '3 stars of three' }).waitFor();
}
