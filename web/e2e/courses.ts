// Courses as they come with the games, and how somebody does their steps on a page.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Step } from '../src/learn/courses.ts';
import { choiceIn, type Engine } from './browser-games.ts';
import { clickChoice } from './hands.ts';
import { pressChoice, tabTo } from './keys.ts';
import { until } from './world.ts';

/** Where each course lies. */
const COURSES = {
  kamon: 'kamon/course',
  pantarei: 'pantarei/course',
  snekagon: 'snekagon/course/snekagon',
  'snekagon-5g': 'snekagon/course/snekagon-5g',
  tantrix: 'tantrix/course/tantrix',
  'tantrix-solitaire': 'tantrix/course/tantrix-solitaire',
};
export type Game = keyof typeof COURSES;
export const GAMES = Object.keys(COURSES) as Game[];
const folder = (game: Game) => resolve(import.meta.dirname, '../../crates/games', COURSES[game]);
export const stepsOf = (game: Game): Step[] => JSON.parse(readFileSync(join(folder(game), 'steps.json'), 'utf8'));
/** What is said about a step, in English. */
export const told = (game: Game, step: string, about: string) =>
  readFileSync(join(folder(game), 'en.ftl'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${step}-${about} = `))!
    .split(' = ')[1];

export const open = async (page: Page, game: Game, step?: string) => {
  await page.goto(`/learn/${game}${step ? `?step=${step}` : ''}`);
  await page.locator('.board .sb-table').waitFor();
};
export const titled = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
/** The board waits for the learner's move. */
export const ready = (page: Page) => page.locator('.board .sb-board.sb-active').first().waitFor();
export const said = (page: Page) => page.locator('.task .told');

export async function type(page: Page, move: string) {
  await page.getByRole('textbox', { name: 'Type a move' }).fill(move);
  await page.keyboard.press('Enter');
  // It is empty again once the move is taken.
  await until(
    `${move} is taken`,
    async () => (await page.getByRole('textbox', { name: 'Type a move' }).inputValue()) === '',
  );
}

/** How somebody makes a move after those of their own, and goes to the next step. */
export interface Way {
  move(page: Page, step: Step, own: string[], text: string): Promise<void>;
  next(button: Locator): Promise<void>;
}

/** Typing needs nothing but the move. */
export const byTyping: Way = { move: (page, _step, _own, text) => type(page, text), next: (button) => button.click() };

/** The other ways to make moves: what can be pressed for a move the engine says. */
export function waysOf(engine: Engine) {
  const choice = (step: Step, own: string[], text: string) => {
    const { line } = engine({ lesson: { step, moves: own } });
    const moves = [...(step.moves ?? '').split(' ').filter(Boolean), ...line];
    return choiceIn(engine, { spec: step.spec, setup: step.setup, moves }, text);
  };
  const heard = (page: Page, own: string[]) => () => isHeard(page, own.length + 1);
  const ways: Record<'mouse' | 'finger' | 'keys', Way> = {
    mouse: {
      move: (page, step, own, text) => clickChoice(page, choice(step, own, text), heard(page, own)),
      next: (button) => button.click(),
    },
    finger: {
      move: (page, step, own, text) => clickChoice(page, choice(step, own, text), heard(page, own), { touch: true }),
      next: (button) => button.tap(),
    },
    keys: {
      move: (page, step, own, text) => pressChoice(page, choice(step, own, text), heard(page, own)),
      next: async (button) => {
        const hasFocus = () => button.evaluate((one) => one === document.activeElement);
        await tabTo(button.page(), 'the next step', hasFocus, 'Shift+Tab');
        await button.page().keyboard.press('Enter');
      },
    },
  };
  return ways;
}

/** Whether so many moves were heard: the step is done, or the next move is asked for. */
const isHeard = async (page: Page, count: number) =>
  (await said(page).locator('.stars').count()) > 0 || (await page.getByText(`Move ${count + 1} of `).count()) > 0;

/** Does the step that a page shows in par. */
export async function doStep(page: Page, game: Game, step: Step, { move }: Pick<Way, 'move'> = byTyping) {
  await titled(page, told(game, step.id, 'title'));
  const own: string[] = [];
  for (const text of step.solution.split(' ')) {
    await ready(page);
    await move(page, step, own, text);
    own.push(text);
  }
  await said(page)
    .filter({ hasText: told(game, step.id, 'done') })
    .waitFor();
  await said(page).getByRole('img', { name: '3 stars of three' }).waitFor();
}

/** Does a whole course, from its first step on as the page leads. */
export async function doCourse(page: Page, game: Game, way: Way) {
  const steps = stepsOf(game);
  await open(page, game, steps[0].id);
  for (const [index, step] of steps.entries()) {
    await doStep(page, game, step, way).catch((error) => {
      throw new Error(`${game}, ${step.id}: ${error.message}`);
    });
    if (index + 1 < steps.length) await way.next(page.getByRole('button', { name: 'Next step' }));
  }
}
