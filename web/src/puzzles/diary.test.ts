import { expect, test } from 'vitest';
import {
  dateOf,
  dayNumber,
  dueAt,
  EMPTY,
  gameOfPuzzle,
  isDiary,
  streakAt,
  UNRATED,
  withDay,
  withGuest,
  withRace,
  withServer,
  withTry,
} from './diary';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-18T12:00:00Z');
const tried = (id: string, at: number, solved: boolean) => ({ id, at, solved });

test('a puzzle belongs to the game that its id begins with', () => {
  expect(gameOfPuzzle('kamon-3f0k2q')).toBe('kamon');
  expect(gameOfPuzzle('snekagon-5g-3f0k2q')).toBe('snekagon-5g');
});

test('what was missed comes back after 1, 3, 7 and 21 days, and then stays away', () => {
  let diary = withTry(EMPTY, tried('kamon-a', NOON, false));
  expect(dueAt(diary, NOON)).toEqual([]);
  let now = NOON;
  for (const days of [1, 3, 7, 21]) {
    now += days * DAY;
    expect(dueAt(diary, now - 1)).toEqual([]);
    expect(dueAt(diary, now)).toEqual(['kamon-a']);
    diary = withTry(diary, tried('kamon-a', now, true));
  }
  expect(dueAt(diary, now + 1_000 * DAY)).toEqual([]);
});

test('what is missed again begins anew; what is solved too early stays where it is', () => {
  let diary = withTry(EMPTY, tried('kamon-a', NOON, false));
  diary = withTry(diary, tried('kamon-a', NOON + DAY, true));
  diary = withTry(diary, tried('kamon-a', NOON + 2 * DAY, true));
  expect(dueAt(diary, NOON + 4 * DAY)).toEqual(['kamon-a']);
  diary = withTry(diary, tried('kamon-a', NOON + 4 * DAY, false));
  expect(dueAt(diary, NOON + 5 * DAY)).toEqual(['kamon-a']);
});

test('those that wait longest come first, and what was always solved never', () => {
  let diary = withTry(EMPTY, tried('kamon-b', NOON, false));
  diary = withTry(diary, tried('kamon-a', NOON + 1, false));
  diary = withTry(diary, tried('kamon-c', NOON + 2, true));
  expect(dueAt(diary, NOON + 2 * DAY)).toEqual(['kamon-b', 'kamon-a']);
});

test('a streak is broken by a day that was missed, not by today', () => {
  const on = (offset: number) => dateOf(NOON + offset * DAY);
  let diary = EMPTY;
  for (const offset of [-5, -3, -2, -1]) diary = withDay(diary, on(offset), true);
  expect(streakAt(diary, NOON)).toBe(3);
  diary = withDay(diary, on(0), true);
  expect(streakAt(diary, NOON)).toBe(4);
  expect(streakAt(diary, NOON + DAY)).toBe(4);
  expect(streakAt(diary, NOON + 2 * DAY)).toBe(0);
  const missed = withDay(withDay(EMPTY, on(-1), true), on(0), false);
  expect(streakAt(missed, NOON)).toBe(1);
  expect(streakAt(missed, NOON + DAY)).toBe(0);
});

test('the first try of a day decides', () => {
  const diary = withDay(withDay(EMPTY, '2026-11-18', false), '2026-11-18', true);
  expect(diary.days).toEqual({ '2026-11-18': false });
});

test('a day is the same all over the world', () => {
  expect(dateOf(Date.parse('2026-11-18T23:59:59+00:00'))).toBe('2026-11-18');
  expect(dateOf(Date.parse('2026-11-19T00:30:00+02:00'))).toBe('2026-11-18');
});

test('ratings are kept by game, and the best race of each', () => {
  const diary = withTry(EMPTY, tried('kamon-a', NOON, true), { ...UNRATED, rating: 1600, tries: 1 });
  expect(diary.ratings).toEqual({ kamon: { ...UNRATED, rating: 1600, tries: 1 } });
  expect(withRace(withRace(diary, 'kamon', 7), 'kamon', 5).races).toEqual({ kamon: 7 });
});

test('a diary does not grow without end', () => {
  let diary = EMPTY;
  for (let index = 0; index < 2_010; index++) diary = withTry(diary, tried(`kamon-${index}`, NOON, true));
  expect(diary.tries).toHaveLength(2_000);
  expect(diary.tries.at(-1)!.id).toBe('kamon-2009');
});

test('whatever stands where the diary is kept, it is no diary', () => {
  expect(isDiary(EMPTY)).toBe(true);
  for (const other of [null, 3, 'x', [], {}, { ...EMPTY, tries: {} }, { ...EMPTY, days: [] }])
    expect(isDiary(other)).toBe(false);
});

test('what a server knows is taken over, and what it has not heard of stays', () => {
  const unsent = { moves: ['c3'], helped: false, rated: true, day: 20_775 };
  const local = withRace(
    withTry(withTry(EMPTY, tried('kamon-old', NOON, true)), { ...tried('kamon-new', NOON + 5, true), unsent }),
    'kamon',
    4,
  );
  const merged = withServer(local, {
    ratings: [{ game: 'kamon', rating: 1_612, deviation: 200, volatility: 0.06, tries: 3 }],
    tries: [{ ...tried('kamon-b', NOON + 2, true), day: 20_774 }, tried('kamon-a', NOON + 1, false)],
  });
  expect(merged.tries.map(({ id }) => id)).toEqual(['kamon-a', 'kamon-b', 'kamon-new']);
  expect(merged.ratings.kamon!.rating).toBe(1_612);
  expect(merged.days).toEqual({ '2026-11-17': true, '2026-11-18': true });
  expect(dueAt(merged, NOON + 2 * DAY)).toEqual(['kamon-a']);
  expect(merged.races).toEqual({ kamon: 4 });
});

test('what a guest has noted goes along into an account, once, and in its order', () => {
  const unsent = { moves: ['a1'], helped: false, rated: true };
  const day = dateOf(NOON - DAY);
  let guest = withTry(
    EMPTY,
    { ...tried('kamon-a', NOON - DAY, false), unsent },
    { ...UNRATED, rating: 1400, tries: 1 },
  );
  guest = withDay(
    withTry(guest, { ...tried('tantrix-b', NOON, true), unsent }, { ...UNRATED, rating: 1600, tries: 1 }),
    day,
    true,
  );
  guest = withRace(guest, 'kamon', 5);
  let account = withTry(EMPTY, tried('kamon-c', NOON - 1, true), { ...UNRATED, rating: 1700, tries: 9 });
  account = withRace(withRace(account, 'kamon', 3), 'tantrix', 2);

  const merged = withGuest(account, guest);
  expect(merged.tries.map(({ id }) => id)).toEqual(['kamon-a', 'kamon-c', 'tantrix-b']);
  expect(merged.tries.filter((one) => one.unsent).length).toBe(2);
  expect(merged.ratings).toEqual({ kamon: account.ratings.kamon, tantrix: guest.ratings.tantrix });
  expect(dueAt(merged, NOON)).toEqual(['kamon-a']);
  expect(streakAt(merged, NOON)).toBe(1);
  expect(merged.races).toEqual({ kamon: 5, tantrix: 2 });
  // A page that was closed in between does it again.
  expect(withGuest(merged, guest)).toEqual(merged);
});

test('what the server has heard of stands there once, also if its answer was lost', () => {
  const unsent = { moves: [], helped: false, rated: true, day: dayNumber(dateOf(NOON - 2 * DAY)) };
  const diary = withTry(
    withTry(EMPTY, { ...tried('kamon-a', NOON - 2 * DAY, false), unsent }),
    tried('kamon-b', NOON, true),
  );
  const server = {
    ratings: [],
    tries: [tried('kamon-b', NOON, true), tried('kamon-a', NOON - 2 * DAY, false), tried('kamon-a', NOON - DAY, true)],
  };
  const merged = withServer(diary, server);
  expect(merged.tries.map(({ id, at }) => [id, at])).toEqual([
    ['kamon-a', NOON - 2 * DAY],
    ['kamon-a', NOON - DAY],
    ['kamon-b', NOON],
  ]);
  // Missed two days ago and right yesterday, it comes back in two.
  expect(dueAt(merged, NOON + 2 * DAY - 1)).toEqual([]);
  expect(dueAt(merged, NOON + 2 * DAY)).toEqual(['kamon-a']);
  expect(merged.days).toEqual({ [dateOf(NOON - 2 * DAY)]: false });
});
