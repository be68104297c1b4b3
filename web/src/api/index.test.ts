// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './index';

const asked: string[] = [];
let introduce: (answer: Response) => void;
let fail: (reason: Error) => void;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', ({ url, method }: Request) => {
    const path = new URL(url).pathname;
    asked.push(`${method} ${path}`);
    if (path !== '/api/v1/me') return Promise.resolve(new Response('{}'));
    return new Promise((resolve, reject) => ([introduce, fail] = [resolve, reject]));
  });
});

afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((done) => setTimeout(done));

test('nothing is done in anybody’s name before the server has said who they are', async () => {
  const me = api.me();
  const made = api.post('/account/logout');
  const dropped = api.drop('/account/sessions');
  await api.get('/games');
  await settled();
  expect(asked).toEqual(['GET /api/v1/me', 'GET /api/v1/games']);
  introduce(new Response('{"id":"abc","name":"Boiga 227","guest":true}'));
  expect((await me).name).toBe('Boiga 227');
  await Promise.all([made, dropped]);
  expect(asked.slice(2)).toEqual(['POST /api/v1/account/logout', 'DELETE /api/v1/account/sessions']);
});

test('who could not be introduced may still try', async () => {
  const me = api.me();
  const made = api.post('/account/logout');
  fail(new Error('no network'));
  await expect(me).rejects.toMatchObject({ code: 'unreachable' });
  await made;
  expect(asked).toEqual(['GET /api/v1/me', 'POST /api/v1/account/logout']);
});
