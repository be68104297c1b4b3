// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchView, ToClient } from '../api';
import { Live } from './live.svelte';
import type { Look, Positions } from './positions';
import { Socket } from './socket.fake';

const view = (seq: number, ply: number): MatchView =>
  ({
    id: 'm1',
    seq,
    ply,
    now: 1_000,
    status: 'live',
    turn: 0,
    moves: [],
    seats: [{ clock_ms: 5_000 }, { clock_ms: 9_000 }],
  }) as unknown as MatchView;

const newest = () => Socket.all.at(-1)!;

function welcome(seq: number, ply: number): void {
  newest().open();
  newest().say({ type: 'hello', id: 'm1', seq, seats: [0] });
  newest().say({ type: 'state', state: view(seq, ply) });
}

const happened = vi.fn();
const arrived = vi.fn();
const said = vi.fn();
const look = vi.fn<Positions['look']>();
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  happened.mockReset();
  look.mockReset();
  live = new Live(view(3, 0), { happened, arrived, said }, { look } as unknown as Positions);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test('we listen from the last event that we know, and are online once the state is there', () => {
  expect(newest().address).toMatch(/since=3\b/);
  expect(live.connection).toBe('connecting');
  welcome(3, 0);
  expect(live.connection).toBe('online');
  expect(live.seats).toEqual([0]);
});

test('a move is pending until the server has stored it, and is no part of the state', async () => {
  welcome(3, 0);
  const answer = live.move('c3');
  expect(live.pending).toBe('c3');
  expect(live.state.ply).toBe(0);
  const { client } = newest().moves()[0]!;
  expect(newest().moves()).toEqual([{ type: 'move', ply: 0, move: 'c3', client }]);
  newest().say({ type: 'done', client: client!, seq: 4, ply: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(live.pending).toBe('c3');
  newest().say({ type: 'state', state: view(4, 1) });
  expect(await answer).toBeNull();
  expect(live.pending).toBeNull();
});

test('a refused move says why', async () => {
  welcome(3, 0);
  const answer = live.move('c3');
  const error = { code: 'no', message: 'No.' };
  newest().say({ type: 'refused', client: newest().moves()[0]!.client!, error });
  expect(await answer).toEqual(error);
});

test('a move that met a broken connection is asked again with the same mark, once', async () => {
  welcome(3, 0);
  const answer = live.move('c3');
  const { client } = newest().moves()[0]!;
  newest().onclose?.();
  expect(live.connection).toBe('away');
  expect(live.pending).toBe('c3');
  vi.advanceTimersByTime(5_000);
  expect(Socket.all).toHaveLength(2);
  welcome(3, 0);
  expect(newest().moves()).toEqual([{ type: 'move', ply: 0, move: 'c3', client }]);
  newest().say({ type: 'state', state: view(4, 1) });
  newest().say({ type: 'done', client: client!, seq: 4, ply: 1 });
  expect(await answer).toBeNull();
});

test('what was missed is told apart from what happens now', () => {
  newest().open();
  newest().say({ type: 'hello', id: 'm1', seq: 4, seats: [0] });
  const event = { type: 'started' } as const;
  newest().say({ type: 'event', seq: 4, at: 0, event });
  newest().say({ type: 'state', state: view(4, 0) });
  newest().say({ type: 'event', seq: 5, at: 0, event });
  expect(happened.mock.calls.map(([, there]) => there as boolean)).toEqual([false, true]);
  newest().onclose?.();
  vi.advanceTimersByTime(5_000);
  expect(newest().address).toMatch(/since=5\b/);
});

test('silence is noticed within ten seconds', () => {
  welcome(3, 0);
  vi.advanceTimersByTime(4_000);
  expect(newest().sent).toEqual([{ type: 'ping' }]);
  expect(live.connection).toBe('online');
  vi.advanceTimersByTime(5_900);
  expect(live.connection).toBe('away');
});

test('who answers is not given up', () => {
  welcome(3, 0);
  for (let time = 0; time < 60; time++) {
    vi.advanceTimersByTime(1_000);
    if (newest().sent.at(-1)?.type === 'ping') newest().say({ type: 'pong' });
  }
  expect(live.connection).toBe('online');
  expect(Socket.all).toHaveLength(1);
});

test('attempts to come back keep between half a second and five', () => {
  welcome(3, 0);
  newest().onclose?.();
  for (let attempt = 1; attempt < 12; attempt++) {
    vi.advanceTimersByTime(499);
    expect(Socket.all).toHaveLength(attempt);
    vi.advanceTimersByTime(4_600);
    expect(Socket.all).toHaveLength(attempt + 1);
    newest().onclose?.();
  }
});

test('a clock runs for the seat to move, and never below nothing', () => {
  welcome(3, 0);
  vi.advanceTimersByTime(2_000);
  expect(live.clock(0)).toBeCloseTo(3_000, -2);
  expect(live.clock(1)).toBe(9_000);
  vi.advanceTimersByTime(60_000);
  expect(live.clock(0)).toBe(0);
});

test('a restart is told as such until we are back', () => {
  welcome(3, 0);
  newest().say({ type: 'restart' });
  newest().onclose?.();
  expect(live.connection).toBe('restarting');
  vi.advanceTimersByTime(5_000);
  welcome(3, 0);
  expect(live.connection).toBe('online');
});

test('while a move is on its way another is refused, not taken for made', async () => {
  welcome(3, 0);
  void live.move('c3');
  expect((await live.move('d4'))?.code).toBe('move-pending');
  expect(newest().moves()).toHaveLength(1);
});

test('without a connection nothing but a move waits for one: giving up is refused at once, and never sent', async () => {
  welcome(3, 0);
  newest().onclose?.();
  expect((await live.ask({ type: 'resign' }))?.code).toBe('not-connected');
  vi.advanceTimersByTime(5_000);
  welcome(3, 0);
  expect(newest().sent).toEqual([]);
});

test('what was sent and not answered before the connection broke is told as lost', async () => {
  welcome(3, 0);
  const answer = live.ask({ type: 'resign' });
  newest().onclose?.();
  vi.advanceTimersByTime(5_000);
  welcome(3, 0);
  expect((await answer)?.code).toBe('connection-lost');
});

test('what was said since we came is told once, what was said before is not', () => {
  said.mockReset();
  const line = (number: number, at: number) =>
    newest().say({ type: 'chat', room: 'players', number, at, player: 'p', name: 'P', phrase: 'hello' });
  welcome(3, 0);
  line(1, 900);
  line(2, 1_100);
  newest().onclose?.();
  vi.advanceTimersByTime(5_000);
  welcome(3, 0);
  line(1, 900);
  line(2, 1_100);
  line(3, 1_200);
  expect(said.mock.calls.map(([{ number }]) => number as number)).toEqual([2, 3]);
  expect(live.lines).toHaveLength(3);
});

const moved = (seq: number, seat: number, text: string, update?: object) =>
  ({ type: 'event', seq, at: seq, event: { type: 'moved', seat, ply: 0, text }, update }) as unknown as ToClient;
const update = {
  turn: 1,
  now: 0,
  can_take_back: [true, false],
  seats: [
    { score: 7, offers_draw: false },
    { score: 2, offers_draw: false },
  ],
};
const begun = (seq: number, moves: string[]) => ({
  ...view(seq, moves.length),
  moves,
  movers: moves.map(() => 0),
  setup: 'dealt',
});
const picture = (name: string) => ({ scene: { name }, remarks: [name] }) as unknown as Look;
const settled = () => vi.advanceTimersByTimeAsync(1);

test('a move comes with what it changed, and the state follows from both', async () => {
  look.mockResolvedValue(picture('after'));
  welcome(3, 0);
  newest().say({ type: 'state', state: begun(3, ['a1']) });
  await settled();
  newest().say(moved(4, 0, 'b2'));
  expect(live.state.moves).toEqual(['a1']);
  newest().say(moved(5, 1, 'c3', { ...update, setup: 'dealt anew' }));
  await settled();
  expect(live.state).toMatchObject({
    seq: 5,
    ply: 3,
    turn: 1,
    moves: ['a1', 'b2', 'c3'],
    movers: [0, 0, 1],
    setup: 'dealt anew',
    updated_at: 5,
  });
  expect(live.state.seats).toMatchObject([
    { score: 7, clock_ms: 5_000 },
    { score: 2, clock_ms: 9_000 },
  ]);
  expect(live.state.remarks).toEqual(['after']);
  newest().say(moved(6, 0, 'd4', update));
  await settled();
  expect(live.state).toMatchObject({ moves: ['a1', 'b2', 'c3', 'd4'], setup: 'dealt anew' });
  expect(happened).toHaveBeenCalledTimes(3);
});

test('a state is shown with its own picture, and what is said meanwhile waits for it', async () => {
  let draw!: (look: Look) => void;
  look.mockReturnValue(new Promise((resolve) => (draw = resolve)));
  welcome(3, 0);
  newest().say({ type: 'state', state: begun(4, ['a1']) });
  newest().say(moved(5, 1, 'b2', update));
  await settled();
  expect(live.state.seq).toBe(3);
  expect(happened).not.toHaveBeenCalled();
  look.mockResolvedValue(picture('second'));
  draw(picture('first'));
  await settled();
  expect(look.mock.calls.map(([{ moves }]) => moves)).toEqual([['a1'], ['a1', 'b2']]);
  expect(live.state).toMatchObject({ seq: 5, scene: { name: 'second' } });
});

test('a position is drawn once, whatever else happens', async () => {
  look.mockResolvedValue(picture('once'));
  welcome(3, 0);
  newest().say({ type: 'state', state: begun(4, ['a1']) });
  await settled();
  newest().say({ type: 'state', state: begun(5, ['a1']) });
  expect(live.state).toMatchObject({ seq: 5, scene: { name: 'once' } });
  expect(look).toHaveBeenCalledTimes(1);
});

test('what can’t be drawn is asked for again by a new connection', async () => {
  look.mockRejectedValueOnce(new Error('away'));
  welcome(3, 0);
  newest().say({ type: 'state', state: begun(4, ['a1']) });
  await settled();
  expect(live.connection).toBe('away');
  look.mockResolvedValue(picture('drawn'));
  vi.advanceTimersByTime(5_000);
  newest().open();
  newest().say({ type: 'state', state: begun(4, ['a1']) });
  await settled();
  expect(live.connection).toBe('online');
  expect(live.state).toMatchObject({ seq: 4, scene: { name: 'drawn' } });
});
