import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inModules, moduleOf } from './modules.ts';
import { boundlessRequests, hostileRequests } from './hostile.ts';
import { choicesOf, otherRequests, played, records, requestsAbout, thoughtsAbout } from './requests.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The answers of the engine as a program. */
function natively(requests: string[]): string[] {
  const program = join(ROOT, 'target/debug/engine-lines');
  const { status, stdout } = spawnSync(program, { input: `${requests.join('\n')}\n`, maxBuffer: 2 ** 30 });
  expect(status).toBe(0);
  return stdout.toString().split('\n').slice(0, -1);
}

async function inTheBrowser(requests: string[]): Promise<string[]> {
  const ask = await inModules(ROOT);
  return requests.map(ask);
}

/** Whether both answered alike: to the byte, but what only thinks refuses by a code, without a sentence. */
function isSame(request: string, here: string, there: string): boolean {
  if (here === there) return true;
  const code = /^\{"refused":\{"code":"([a-z-]+)"/;
  const known = code.exec(here)?.[1];
  return (
    moduleOf(request) === 'thinking' &&
    known !== undefined &&
    there.startsWith(`{"refused":{"code":"${known}","message":"${known}"`)
  );
}

/** Fails where the two differ; what both answered otherwise. */
async function compare(requests: string[]): Promise<string[]> {
  const [here, there] = [natively(requests), await inTheBrowser(requests)];
  expect(here).toHaveLength(requests.length);
  for (const [index, request] of requests.entries()) {
    // Not by `expect`, which takes long to look at a hundred megabytes.
    if (!isSame(request, here[index]!, there[index]!)) {
      expect.fail(`${request.slice(0, 3000)}\n  natively: ${here[index]}\n  in WebAssembly: ${there[index]}`);
    }
  }
  return here;
}

describe('the engine for the browser answers to the bit like the program', () => {
  const lines = records(ROOT);
  const games = lines.map(played);

  it('has recorded games to ask about', () => {
    expect(lines.length).toBeGreaterThan(20);
  });

  it('about every position of every recorded game, in three languages', async () => {
    let choices = 0;
    for (const [number, line] of lines.entries()) {
      const requests = requestsAbout(line, number);
      const answers = await compare(requests);
      const more = requests.flatMap((request, index) => choicesOf(request, answers[index]!));
      if (more.length > 0) await compare(more);
      choices += more.length;
    }
    expect(choices).toBeGreaterThan(0);
  });

  it('about what bots play, at every level', async () => {
    await compare(thoughtsAbout(lines));
  });

  it('about anything else, and about what is no request', async () => {
    const [answer] = await inTheBrowser(['{"job":"games"}']);
    const { done } = JSON.parse(answer!) as { done: { id: string }[] };
    await compare(otherRequests(done.map(({ id }) => id)));
  });

  it('about what nobody should ask', async () => {
    const answers = await compare(hostileRequests(games, 40, 16));
    const refused = answers.filter((answer) => answer.startsWith('{"refused":'));
    const done = answers.filter((answer) => answer.startsWith('{"done":'));
    expect(refused.length + done.length).toBe(answers.length);
    expect(refused.length).toBeGreaterThan(answers.length / 2);
  });

  it('and ends what is asked without bounds when its time is up', async () => {
    for (const answer of await inTheBrowser(boundlessRequests(games))) expect(answer).toMatch(/^\{"(done|refused)":/);
  });

  it('accepts every recorded game', async () => {
    const answers = await inTheBrowser(lines.map((record) => JSON.stringify({ job: { verify: { record } } })));
    expect(answers.filter((answer) => answer !== '{"done":null}')).toEqual([]);
  });
});
