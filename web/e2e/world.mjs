// A real server, a real browser, and people in it.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { launch } from './browser.mjs';
import { slowLine } from './slow-line.mjs';

/** How many milliseconds everything between pages and the server may take on its way: slow-line.mjs. */
const DELAY = Number(process.env.SERPENTARIUM_E2E_DELAY ?? 0);
const here = resolve(import.meta.dirname, '..');
const SHOTS = join(here, 'screenshots');

/** A program: Serpentarium itself may be named, else the first way of building it that is there. */
function program(name) {
  const named = name === 'serpentarium' ? process.env.SERPENTARIUM_BIN : undefined;
  const built = ['debug', 'release'].map((how) => resolve(here, '../target', how, name));
  const found = named ?? built.find((path) => existsSync(path));
  if (!found) throw new Error(`build the program first: cargo build --package ${name}`);
  return found;
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

export class World {
  #folder = mkdtempSync(join(tmpdir(), 'serpentarium-e2e-'));
  #process;
  #people = [];
  #program;
  #site;
  #line;
  #listen;

  /** A world with the server of a program: another one may have more games. The pages are those of the build, or of a folder. */
  static async begin(name = 'serpentarium', site = join(here, 'dist')) {
    const world = new World();
    world.#program = program(name);
    world.#site = site;
    world.port = await freePort();
    world.address = `http://127.0.0.1:${world.port}`;
    world.#listen = DELAY > 0 ? await freePort() : world.port;
    if (DELAY > 0) world.#line = await slowLine(world.port, world.#listen, DELAY);
    await world.startServer();
    world.browser = await launch();
    return world;
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
    this.#process = spawn(this.#program, ['serve', ...given], { env, stdio: ['ignore', 'ignore', 'inherit'] });
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
  run(...command) {
    return new Promise((done, wrong) => {
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
  async stopServer(signal = 'SIGTERM') {
    const gone = new Promise((done) => this.#process.once('exit', done));
    this.#process.kill(signal);
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
  } = {}) {
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
    const page = await context.newPage();
    page.wrongs = [];
    page.on('pageerror', (error) => page.wrongs.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|Content-Security-Policy/.test(message.text())) page.wrongs.push(message.text());
    });
    page.setDefaultTimeout(20_000);
    this.#people.push(page);
    return page;
  }

  /** A picture for people to look at. */
  async picture(page, name, { fullPage = false } = {}) {
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}.png`), animations: 'disabled', fullPage });
  }

  /** Nothing went wrong in anybody's browser. */
  wrongs() {
    return this.#people.flatMap((page) => page.wrongs);
  }

  async end() {
    await this.browser?.close();
    await this.stopServer();
    this.#line?.closeAllConnections();
    this.#line?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The id of the match that a page shows. */
export const matchOf = (page) => new URL(page.url()).pathname.split('/')[2];

/** Asks the API as the person whose page it is. */
export async function ask(page, path) {
  const answer = await page.request.get(`/api/v1${path}`);
  return answer.json();
}

export const stateOf = (page) => ask(page, `/matches/${matchOf(page)}`);

/** Makes a match by the API, in the name of the page's person. */
export async function make(page, wish) {
  const answer = await page.request.post('/api/v1/matches', { data: wish });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).id;
}

/** Two people at one match, the first to begin; `person` is what their browsers are like, the first's by `first`. */
export async function meet(world, { wish = {}, person = {}, first = {} } = {}) {
  const [one, other] = [await world.person({ ...person, ...first }), await world.person(person)];
  await one.goto('/');
  await other.goto('/');
  const id = await make(one, { spec: 'kamon', seats: [{ kind: 'me' }, { kind: 'open' }], ...wish });
  const joined = await other.request.post(`/api/v1/matches/${id}/join`, { data: {} });
  if (!joined.ok()) throw new Error(await joined.text());
  for (const page of [one, other]) {
    await page.goto(`/match/${id}`);
    await page.locator('.board .sb-table').waitFor();
  }
  return [one, other];
}

/** Somebody has been here once, and now has no connection. Their browser must keep pages: `serviceWorkers: 'allow'`. */
export async function withoutNetwork(page) {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await page.context().setOffline(true);
}

/** Waits until what is read is what was expected, and says what it was instead. */
export async function becomes(read, expected, message) {
  let found;
  await until('', async () => isDeepStrictEqual((found = await read()), expected)).catch((error) => {
    assert.deepEqual(found, expected, message);
    throw error;
  });
}

/** Waits until what is read matches, and says what it was instead. */
export async function reads(locator, pattern, message) {
  let found;
  await until('', async () => pattern.test((found = await locator.innerText()))).catch((error) => {
    assert.match(found, pattern, message);
    throw error;
  });
}

/** Waits until something is so. */
export async function until(what, check, seconds = 20) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 60));
  }
}

/** Waits until the page shows what came of the last thing that was done. */
export const shown = (page) =>
  page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
