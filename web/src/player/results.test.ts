import { expect, test } from 'vitest';
import type { SideResults } from '../api';
import { byColour, bySeat, share } from './results';

const side = (
  game: string,
  seat: number,
  colour: string | null,
  won: number,
  drawn: number,
  lost: number,
): SideResults => ({
  game,
  seat,
  won,
  drawn,
  lost,
  ...(colour !== null && { colour: colour.toLowerCase(), colour_name: colour }),
});
const SIDES = [
  side('kamon', 0, null, 3, 0, 1),
  side('tantrix', 0, 'Blue', 1, 1, 0),
  side('tantrix', 0, 'Red', 0, 0, 2),
  side('tantrix', 1, 'Blue', 2, 0, 1),
];

test('results are added up by seat, whatever the colour', () => {
  expect(bySeat(SIDES)).toEqual([
    { game: 'kamon', seat: 0, won: 3, drawn: 0, lost: 1 },
    { game: 'tantrix', seat: 0, won: 1, drawn: 1, lost: 2 },
    { game: 'tantrix', seat: 1, won: 2, drawn: 0, lost: 1 },
  ]);
});

test('results are added up by colour, whoever moved first, where that is another matter', () => {
  expect(byColour(SIDES)).toEqual([
    { game: 'tantrix', colour: 'Blue', won: 3, drawn: 1, lost: 1 },
    { game: 'tantrix', colour: 'Red', won: 0, drawn: 0, lost: 2 },
  ]);
  expect(byColour(SIDES.slice(0, 1))).toEqual([]);
});

test('a draw is half a win', () => {
  expect(bySeat(SIDES).map(share)).toEqual([75, 38, 67]);
});
