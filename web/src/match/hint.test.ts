// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type Choice, type Found, type MatchView, type Refused, type Scene } from '../api';
import type { Engine, Thinkers } from '../engine';
import { setLanguage } from '../texts/index.svelte';
import { Hint, type Asked } from './hint.svelte';
import type { Positions } from './positions';

const choice = (text: string, q: number, r: number, more: Partial<Choice> = {}): Choice => ({
  text,
  act: 'place',
  piece: null,
  from: null,
  places: [{ board: 0, q, r }],
  turn: 0,
  flipped: false,
  count: 1,
  drills: [],
  growth: null,
  about: '',
  ...more,
});

const cells = [-1, 0, 1, 2].flatMap((q) =>
  [-1, 0, 1, 2].map((r) => ({ q, r, name: `${q},${r}`, mark: null, pieces: [], about: '' })),
);
const tile = { kind: 'path' as const, seat: 0, cells: [] };
const scene = {
  boards: [{ shape: 'hexes', name: null, sides: [], cells }],
  hands: [{ seat: 0, pieces: [{ key: 'L4', piece: tile, about: 'four hexes, bent' }] }],
} as unknown as Scene;

let asked: {
  state: MatchView;
  scene: Scene;
  choices: Choice[];
  positions: Positions;
  takeHint: () => Promise<Refused | null>;
};
let best: Choice;
let found: Found | null;
const think = vi.fn<() => Promise<Found | null>>();
const ask = vi.fn<(job: string) => Promise<unknown>>();
const knows = vi.fn<() => Promise<boolean>>();
const takeHint = vi.fn<() => Promise<Refused | null>>();

beforeAll(() => setLanguage('en'));

beforeEach(() => {
  best = choice('b2', 0, 0, { about: 'a stone on b2' });
  found = { values: [1, 0], proven: false, line: ['b2'], moves: [], playouts: 1, nodes: 1 };
  const state = {
    id: 'm',
    ply: 0,
    moves: [] as string[],
    setup: '',
    terms: { spec: 'hopper' },
  } as unknown as MatchView;
  const told = () => Promise.resolve({ seat: 0, choice: best, pieces: [] });
  asked = {
    state,
    scene,
    choices: [best, choice('c2', 1, 0), choice('c3', 0, 1), choice('far', 2, 2)],
    positions: { told } as unknown as Positions,
    takeHint,
  };
  think.mockReset().mockImplementation(() => Promise.resolve(found));
  ask.mockReset().mockResolvedValue('It joins.');
  knows.mockReset().mockResolvedValue(true);
  takeHint.mockReset().mockResolvedValue(null);
});

const make = () =>
  new Hint(asked as unknown as Asked, { ask, knows } as unknown as Engine, () => ({ think }) as unknown as Thinkers);

test('where, then what, then the move; it is thought about once', async () => {
  const hint = make();
  expect([hint.shown, hint.annotations.length]).toEqual([0, 0]);
  await hint.more();
  expect(hint.shown).toBe(1);
  expect(hint.said).toEqual(['Look at the highlighted places.']);
  expect(hint.annotations).toHaveLength(7);
  expect(hint.suggested).toEqual([]);
  await hint.more();
  expect(hint.said).toEqual(['It is one of the highlighted places.', 'It joins.']);
  expect(hint.annotations).toHaveLength(3);
  await hint.more();
  expect(hint.said).toEqual(['a stone on b2.', 'It joins.']);
  expect(hint.suggested).toEqual([best]);
  expect(hint.annotations).toEqual([]);
  expect(think).toHaveBeenCalledTimes(1);
});

test('what is a piece of the hand, or where something is taken from', async () => {
  best = choice('L4@b2', 0, 0, { piece: 'L4' });
  ask.mockResolvedValue(null);
  const hint = make();
  await hint.more();
  expect(hint.piece).toBe(null);
  await hint.more();
  expect(hint.piece?.key).toBe('L4');
  expect(hint.said).toEqual(['Play this piece: four hexes, bent.']);
  best = choice('1>2', 1, 0, { act: 'carry', from: { board: 0, q: -1, r: 0 } });
  const other = make();
  await other.more();
  await other.more();
  expect(other.said).toEqual(['Take from -1,0.']);
  expect(other.annotations).toEqual([{ kind: 'mark', colour: 'lit', at: { board: 0, q: -1, r: 0 } }]);
});

test('what was told is of one position alone', async () => {
  const hint = make();
  await hint.more();
  asked.state = { ...asked.state, ply: 1, moves: ['b2'] };
  expect(hint.shown).toBe(0);
  await hint.more();
  expect([hint.shown, think.mock.calls.length]).toEqual([1, 2]);
  hint.stop();
  expect(hint.shown).toBe(0);
});

test('what fails is said, and can be asked again', async () => {
  think.mockRejectedValueOnce(new ApiError(500, 'engine-broken', 'It broke.'));
  const hint = make();
  await hint.more();
  expect([hint.wrong, hint.shown, hint.working]).toEqual(['It broke.', 0, false]);
  found = null;
  await hint.more();
  expect(hint.wrong).toBe('No hint was found. Please try again.');
});

test('where the page has no engine the server is asked', async () => {
  knows.mockResolvedValue(false);
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(JSON.stringify({ ply: 0, choice: best, why: 'It wins at once.' }), {
      headers: { 'content-type': 'application/json' },
    }),
  );
  const hint = make();
  await hint.more();
  await hint.more();
  expect((fetched.mock.calls[0]![0] as Request).url).toContain('/matches/m/hint');
  expect(hint.said).toContain('It wins at once.');
  fetched.mockRestore();
});

test('the others are told once before anything is shown, and what may not be told is not shown', async () => {
  const hint = make();
  takeHint.mockImplementation(() => {
    expect(hint.shown).toBe(0);
    return Promise.resolve(null);
  });
  await hint.more();
  await hint.more();
  expect(hint.shown).toBe(2);
  expect(takeHint).toHaveBeenCalledTimes(1);

  takeHint.mockResolvedValue({ code: 'match-over', message: 'The match is over.' });
  const late = make();
  await late.more();
  expect([late.shown, late.found, late.wrong]).toEqual([0, null, 'The match is over.']);
  found = null;
  takeHint.mockClear();
  const none = make();
  await none.more();
  expect(takeHint).not.toHaveBeenCalled();
});
