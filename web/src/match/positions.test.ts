// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError, type MatchView } from '../api';
import type { Engine } from '../engine';
import { notices } from '../notices.svelte';
import { setLanguage } from '../texts/index.svelte';
import { EnginePositionsOrServer, positionOf } from './positions';

const match = {
  id: 'm1',
  ply: 2,
  moves: ['a1', 'b2'],
  setup: 'red',
  terms: { spec: 'hopper' },
} as unknown as MatchView;
const ready = vi.fn<Engine['ready']>();
const ask = vi.fn<(job: string, wish: unknown) => Promise<unknown>>();
const engine = { ready, ask, running: true };
const positions = () => new EnginePositionsOrServer(engine as unknown as Engine);
const refused = (code: string) => new ApiError(422, code, `${code} in words`);

beforeAll(() => setLanguage('en'));

beforeEach(() => {
  engine.running = true;
  ready.mockReset().mockResolvedValue(true);
  ask.mockReset().mockResolvedValue('by the engine');
  vi.spyOn(api, 'get').mockResolvedValue('by the server' as never);
  notices.length = 0;
});

afterEach(() => vi.restoreAllMocks());

test('a position is named by game, setup and moves', () => {
  expect(positionOf(match)).toEqual({ spec: 'hopper', setup: 'red', moves: ['a1', 'b2'] });
  expect(positionOf(match, 1).moves).toEqual(['a1']);
});

test('where there is an engine, nothing is asked of the server', async () => {
  expect(await positions().legal(match, 'k')).toBe('by the engine');
  expect(ask).toHaveBeenCalledWith('legal', { position: positionOf(match), piece: 'k' });
  expect(api.get).not.toHaveBeenCalled();
});

test('where there is none, the server answers everything', async () => {
  ready.mockResolvedValue(false);
  engine.running = false;
  const here = positions();
  expect(await here.scene(match, 1)).toBe('by the server');
  expect(api.get).toHaveBeenLastCalledWith('/matches/{id}/scene', { path: { id: 'm1' }, query: { ply: 1 } });
  await here.explain(match, 'c3');
  expect(api.get).toHaveBeenLastCalledWith('/matches/{id}/explain', { path: { id: 'm1' }, query: { move: 'c3' } });
  expect(ready).toHaveBeenCalledTimes(1);
});

test('nobody waits for the engine: the server answers until it is there', async () => {
  engine.running = false;
  ready.mockReturnValue(new Promise(() => undefined));
  const here = positions();
  expect(await here.legal(match)).toBe('by the server');
  engine.running = true;
  expect(await here.legal(match)).toBe('by the engine');
});

test('a game that only the server has is asked of the server', async () => {
  ask.mockRejectedValue(refused('unknown-game'));
  expect(await positions().legal(match)).toBe('by the server');
});

test('what the rules refuse is not asked again of anybody', async () => {
  ask.mockRejectedValue(refused('cell-taken'));
  await expect(positions().explain(match, 'a1')).rejects.toMatchObject({ code: 'cell-taken' });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(api.get).not.toHaveBeenCalled();
});

test('an engine that breaks is asked once more, and then the server; the person reads why', async () => {
  ask.mockRejectedValueOnce(refused('engine-broken'));
  expect(await positions().legal(match)).toBe('by the engine');
  expect(notices.map(({ text }) => text)).toEqual(['engine-broken in words']);
  ask.mockRejectedValue(refused('engine-broken'));
  expect(await positions().legal(match)).toBe('by the server');
});
