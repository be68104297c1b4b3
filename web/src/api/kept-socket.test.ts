// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Socket } from '../match/socket.fake';
import { KeptSocket } from './kept-socket';

const newest = () => Socket.all.at(-1)!;
const [heard, lost, opening] = [vi.fn(), vi.fn(), vi.fn()];
let since = 0;
let kept: KeptSocket<{ type: string }, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  for (const spy of [heard, lost, opening]) spy.mockReset();
  since = 0;
  kept = new KeptSocket({
    address: () => `/live?since=${since}`,
    heard,
    lost,
    opening,
    pingAfterMs: 4_000,
    lostAfterMs: 3_000,
    longestPauseMs: 8_000,
  });
});

afterEach(() => {
  kept.close();
  vi.useRealTimers();
});

test('what is lost is opened again, from where we have come to', () => {
  expect(newest().address).toBe('/live?since=0');
  newest().open();
  since = 7;
  newest().onclose?.();
  expect(lost).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(2);
  expect(opening).toHaveBeenCalledTimes(2);
  expect(newest().address).toBe('/live?since=7');
  expect(kept.connection).toBe(2);
});

test('a silent server is asked, and given up if it does not answer', () => {
  newest().open();
  newest().say({ type: 'hello' } as never);
  vi.advanceTimersByTime(4_000);
  expect(newest().sent).toEqual([{ type: 'ping' }]);
  newest().say({ type: 'pong' } as never);
  vi.advanceTimersByTime(4_000 + 2_999);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(kept.open).toBe(false);
});

test('a connection that never opens is given up', () => {
  vi.advanceTimersByTime(6_000);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('pauses grow up to the longest, and are short again once all is well', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (const pause of [1_000, 2_000, 4_000, 8_000, 8_000]) {
    const before = Socket.all.length;
    newest().onclose?.();
    vi.advanceTimersByTime(pause - 1);
    expect(Socket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(before + 1);
  }
  kept.settle();
  newest().onclose?.();
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(7);
  vi.restoreAllMocks();
});

test('who is back is connected at once, and what an earlier connection says is not heard', () => {
  const first = newest();
  first.open();
  dispatchEvent(new Event('offline'));
  expect(kept.open).toBe(false);
  dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(2);
  first.say({ type: 'late' } as never);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(Socket.all).toHaveLength(2);
});

test('what is closed stays closed, and sends nothing', () => {
  newest().open();
  kept.send({ type: 'a' });
  kept.close();
  kept.send({ type: 'b' });
  expect(newest().sent).toEqual([{ type: 'a' }]);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(lost).not.toHaveBeenCalled();
});
