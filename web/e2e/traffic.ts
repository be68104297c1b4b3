// What whole games cost on the line: `npm run traffic` plays one of each in the browser, by clicking, with the pages of a
// build (dist unless SITE names another folder), and prints requests, messages and bytes. Pages, scripts and the engine
// itself, which browsers keep, are not counted.
import { resolve } from 'node:path';
import { test, type Request } from '@playwright/test';
import type { NewMatch } from '../src/api/schema.d.ts';
import { playOut } from './hands.ts';
import { make, matchOf, stateOf, World } from './world.ts';

const GAMES = { Kamon: ['kamon', 2], Tantrix: ['tantrix', 2], 'Snekagon 5G': ['snekagon-5g(players=3)', 3] } as const;
const folder = process.env.SITE;
const world = World.ofThisFile('serpentarium', folder ? resolve(folder) : undefined);
const number = (value: number) => value.toLocaleString('en').padStart(11);

test('what whole games cost on the line', async () => {
  console.log(
    `${'game'.padEnd(12)}${['moves', 'requests', 'bytes', 'messages', 'bytes', 'all bytes', 'a move'].map((name) => name.padStart(11)).join('')}`,
  );
  for (const [title, [spec, players]] of Object.entries(GAMES)) {
    const page = await world.person();
    await page.goto('/');
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 1 }) as const);
    const seats: NewMatch['seats'] = [{ kind: 'me' }, ...bots];
    const id = await make(page, { spec, seats });
    const asked: ReturnType<Request['sizes']>[] = [];
    let messages = 0;
    let said = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes(`/api/v1/matches/${id}`)) asked.push(request.sizes());
    });
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/matches/')) return;
      const count = ({ payload }: { payload: string | Buffer }) => {
        messages++;
        said += payload.length;
      };
      socket.on('framereceived', count);
      socket.on('framesent', count);
    });
    await page.goto(`/match/${id}`);
    await page.locator('.board .sb-table').waitFor();
    await playOut(page);
    const { ply } = await stateOf(page);
    const sizes = await Promise.all(asked);
    const bytes = sizes.reduce(
      (sum, size) =>
        sum + size.responseBodySize + size.responseHeadersSize + size.requestBodySize + size.requestHeadersSize,
      0,
    );
    console.log(
      title.padEnd(12) +
        [ply, sizes.length, bytes, messages, said, bytes + said, Math.round((bytes + said) / ply)].map(number).join(''),
    );
    if (matchOf(page) !== id) throw new Error('another match was shown');
    await page.context().close();
  }
});
