// A real server, a real browser, and people in it.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import type { Created, NewMatch } from '../src/api/schema.d.ts';
import type { Answer } from './answers.ts';
import { slowLine } from './slow-line.ts';

/** How many milliseconds everything between pages and the server may take on its way: slow-line.ts. */
const DELAY = Number(process.env.SERPENTARIUM_E2E_DELAY ?? 0);
const here = resolve(import.meta.dirname, '..');
const SHOTS = join(here, 'screenshots');

/** A program: Serpentarium itself may be named, else the first way of building it that is there. */
function program(name: string) {
  const named = name === 'serpentarium' ? process.env.SERPENTARIUM_BIN : undefined;
  const built = ['debug', 'release'].map((how) => resolve(here, '../target', how, name));
  const found = named ?? built.find((path) => existsSync(path));
  if (!found) throw new Error(`build the program first: cargo build --package ${name}`);
  return found;
}

function freePort() {
  return new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Somebody's page, and what went wrong in it. */
export type Person = Page & { wrongs: string[] };

/** What somebody's browser is like; what is not told here is as Playwright has it. */
export type PersonWish = Omit<BrowserContextOptions, 'viewport' | 'colorScheme'> & {
  size?: { width: number; height: number };
  dark?: boolean;
  settings?: Record<string, unknown>;
  stranger?: boolean;
};

export class World {
  port!: number;
  address!: string;
  browser!: Browser;
  #folder = '';
  #process: ChildProcess | undefined;
  #people: Person[] = [];
  #name: string;
  #program!: string;
  #site: string;
  #line: Server | undefined;
  #listen!: number;

  /** The server of a program: another one may have more games. The pages are those of the build, or of a folder. */
  constructor(name = 'serpentarium', site = join(here, 'dist')) {
    this.#name = name;
    this.#site = site;
  }

  /**
   * The world of a whole file, which begins before its first test and ends after its last. Whoever comes in a test leaves
   * after it; who was there before stays.
   */
  static ofThisFile(name?: string, site?: string) {
    const world = new World(name, site);
    let before = 0;
    test.beforeAll(({ browser }) => world.begin(browser));
    test.beforeEach(() => {
      before = world.#people.length;
    });
    test.afterEach(() => world.leave(...world.#people.slice(before)));
    test.afterAll(() => world.end());
    return world;
  }

  async begin(browser: Browser) {
    this.#program = program(this.#name);
    this.browser = browser;
    this.#folder = mkdtempSync(join(tmpdir(), 'serpentarium-e2e-'));
    this.port = await freePort();
    this.address = `http://127.0.0.1:${this.port}`;
    this.#listen = DELAY > 0 ? await freePort() : this.port;
    if (DELAY > 0) this.#line = await slowLine(this.port, this.#listen, DELAY);
    await this.startServer();
  }

  async startServer() {
    const flags = {
      listen: `127.0.0.1:${this.#listen}`,
      database: join(this.#folder, 'games.db'),
      site: this.#site,
      'bot-pause': '0ms-20ms',
      'requests-a-minute': '1000000',
      'costly-a-minute': '100000',
      'work-a-minute': '0',
      log: 'warn',
    };
    const given = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
    // What is for tests alone is no setting of the server's, which would say so.
    const env = { ...process.env, SERPENTARIUM_E2E_DELAY: undefined };
    const started = spawn(this.#program, ['serve', ...given], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#process = started;
    // Whoever stops the tests stops their servers.
    const stop = () => started.kill('SIGKILL');
    process.once('exit', stop);
    started.once('exit', () => process.off('exit', stop));
    for (let attempt = 0; ; attempt++) {
      const ready = await fetch(`${this.address}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      if (attempt > 600) throw new Error('the server did not start');
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** Runs a command of the program on the server's database, as an operator does beside it; what it says. */
  run(...command: string[]) {
    return new Promise<string>((done, wrong) => {
      const given = [...command, '--database', join(this.#folder, 'games.db')];
      execFile(
        this.#program,
        given,
        { env: { ...process.env, SERPENTARIUM_E2E_DELAY: undefined, SERPENTARIUM_LANGUAGE: 'en' } },
        (error, out, err) => (error ? wrong(new Error(err)) : done(out)),
      );
    });
  }

  /** Stops the server as an operator does, or by another signal. */
  async stopServer(signal: NodeJS.Signals = 'SIGTERM') {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await gone;
  }

  /**
   * Somebody new, with a browser of their own. Whatever goes wrong in it is remembered. Unless they are to come as
   * strangers the server knows them beforehand, so that tests can ask it in their name beside the page. Nothing is kept for
   * when there is no connection, unless `serviceWorkers` is `allow`.
   */
  async person({
    size = { width: 1280, height: 800 },
    locale = 'en-GB',
    dark = false,
    settings = {},
    stranger = false,
    ...more
  }: PersonWish = {}): Promise<Person> {
    const context = await this.browser.newContext({
      viewport: size,
      locale,
      colorScheme: dark ? 'dark' : 'light',
      baseURL: this.address,
      serviceWorkers: 'block',
      ...more,
    });
    await context.addInitScript(
      (kept) => {
        if (!localStorage.getItem('serpentarium.settings')) {
          localStorage.setItem('serpentarium.settings', JSON.stringify(kept));
        }
      },
      { sound: false, ...settings },
    );
    if (!stranger) await context.request.get('/api/v1/me');
    const page = Object.assign(await context.newPage(), { wrongs: [] as string[] });
    page.on('pageerror', (error) => page.wrongs.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|Content-Security-Policy/.test(message.text())) page.wrongs.push(message.text());
    });
    page.setDefaultTimeout(20_000);
    this.#people.push(page);
    return page;
  }

  /** A picture for people to look at. */
  async picture(page: Page, name: string, { fullPage = false } = {}) {
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}.png`), animations: 'disabled', fullPage });
  }

  /** Nothing went wrong in anybody's browser. */
  wrongs() {
    return this.#people.flatMap((page) => page.wrongs);
  }

  /** Whose pages these are go away. */
  async leave(...people: Page[]) {
    await Promise.all(people.map((page) => page.context().close()));
  }

  async end() {
    await this.leave(...this.#people);
    await this.stopServer();
    this.#line?.closeAllConnections();
    this.#line?.close();
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The id of the match that a page shows. */
export const matchOf = (page: Page) => new URL(page.url()).pathname.split('/')[2];

/** Asks the API as the person whose page it is. */
export async function ask<Path extends string>(page: Page, path: Path): Promise<Answer<Path>> {
  const answer = await page.request.get(`/api/v1${path}`);
  return answer.json();
}

export const stateOf = (page: Page) => ask(page, `/matches/${matchOf(page)}`);

/** Makes a match by the API, in the name of the page's person. */
export async function make(page: Page, wish: NewMatch) {
  const answer = await page.request.post('/api/v1/matches', { data: wish });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as Created).id;
}

/** Two people at one match, the first to begin; `person` is what their browsers are like, the first's by `first`. */
export async function meet(
  world: World,
  { wish = {}, person = {}, first = {} }: { wish?: Partial<NewMatch>; person?: PersonWish; first?: PersonWish } = {},
) {
  const [one, other] = [await world.person({ ...person, ...first }), await world.person(person)];
  const id = await make(one, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }], ...wish });
  const joined = await other.request.post(`/api/v1/matches/${id}/join`, { data: {} });
  if (!joined.ok()) throw new Error(await joined.text());
  for (const page of [one, other]) {
    await page.goto(`/match/${id}`);
    await page.locator('.board .sb-table').waitFor();
  }
  return [one, other] as const;
}

/** Somebody has been here once, and now has no connection. Their browser must keep pages: `serviceWorkers: 'allow'`. */
export async function withoutNetwork(page: Page) {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await page.context().setOffline(true);
}

/** Waits until what is read is what was expected. */
export const becomes = <T>(read: () => T | Promise<T>, expected: T, message?: string) =>
  expect.poll(read, { message, intervals: [60] }).toStrictEqual(expected);

/** Waits until what people read there matches: what is hidden is no part of it. */
export const reads = (locator: Locator, pattern: RegExp, message?: string) =>
  expect(locator, message).toHaveText(pattern, { useInnerText: true });

type Falsy = false | 0 | '' | null | undefined;

/** Waits until something is so, and gives it. */
export async function until<T>(what: string, check: () => T | Promise<T>, seconds = 20): Promise<Exclude<T, Falsy>> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await check();
    if (found) return found as Exclude<T, Falsy>;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 60));
  }
}

/** Waits until the page shows what came of the last thing that was done. */
export const shown = (page: Page) =>
  page.evaluate(() => new Promise<number>((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
