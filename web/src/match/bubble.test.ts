import { expect, test } from 'vitest';
import { around, placeBubble, type Rect } from './bubble';

const room = { width: 600, height: 400 };
const size = { width: 200, height: 60 };
const box = (left: number, top: number, wide = 50, high = 50): Rect => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const covers = ({ x, y }: { x: number; y: number }, other: Rect) =>
  x < other.right && other.left < x + size.width && y < other.bottom && other.top < y + size.height;

test.each([
  [275, 175],
  [0, 0],
  [550, 0],
  [0, 350],
  [550, 350],
  [275, 0],
  [0, 175],
])('what it is about is seen, and all of the bubble: %i, %i', (left, top) => {
  const about = box(left, top);
  const spot = placeBubble(room, size, about, []);
  expect(covers(spot, about)).toBe(false);
  expect(spot.x).toBeGreaterThanOrEqual(0);
  expect(spot.y).toBeGreaterThanOrEqual(0);
  expect(spot.x + size.width).toBeLessThanOrEqual(room.width);
  expect(spot.y + size.height).toBeLessThanOrEqual(room.height);
});

test('it goes where it covers nothing else that matters', () => {
  const about = box(275, 175);
  const above = [box(200, 110), box(275, 110), box(350, 110)];
  expect(placeBubble(room, size, about, []).y).toBeLessThan(about.top);
  expect(placeBubble(room, size, about, above).y).toBeGreaterThan(about.bottom);
  const below = [box(200, 240), box(275, 240), box(350, 240)];
  const aside = placeBubble(room, size, about, [...above, ...below]);
  expect([...above, ...below, about].some((other) => covers(aside, other))).toBe(false);
});

test('several places are one', () => {
  expect(around([box(0, 10), box(100, 50)])).toEqual({ left: 0, top: 10, right: 150, bottom: 100 });
  expect(around([])).toBeNull();
});
