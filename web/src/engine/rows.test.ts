import { expect, test } from 'vitest';
import { legalOf, read, type LegalRows } from './rows';

const rows: LegalRows = {
  ply: 3,
  turn: 1,
  count: 2,
  pieces: [{ key: 'L4', count: 1 }],
  complete: true,
  moves: [
    ['2:a1-b1', 'L4', [1, -5, 0, 1, -4, -1], 5, 1, [7, 11], [0, -5, 0]],
    ['black', null, [], 0, 0, null, [], 'choose', [], 1, 'Black'],
    ['3>5', null, [0, 4, 0], 0, 0, null, [], 'carry', [0, 2, 0], 2],
  ],
};

test('rows become choices as a server tells them', () => {
  const { moves, ...rest } = legalOf(rows);
  expect(rest).toEqual({ ply: 3, turn: 1, count: 2, pieces: [{ key: 'L4', count: 1 }], complete: true });
  expect(moves).toEqual([
    {
      text: '2:a1-b1',
      act: 'place',
      piece: 'L4',
      from: null,
      places: [
        { board: 1, q: -5, r: 0 },
        { board: 1, q: -4, r: -1 },
      ],
      turn: 5,
      flipped: true,
      count: 1,
      drills: [{ board: 0, q: -5, r: 0 }],
      growth: { from: 7, to: 11 },
      about: '',
    },
    {
      text: 'black',
      act: 'choose',
      piece: null,
      from: null,
      places: [],
      turn: 0,
      flipped: false,
      count: 1,
      drills: [],
      growth: null,
      about: 'Black',
    },
    {
      text: '3>5',
      act: 'carry',
      piece: null,
      from: { board: 0, q: 2, r: 0 },
      places: [{ board: 0, q: 4, r: 0 }],
      turn: 0,
      flipped: false,
      count: 2,
      drills: [],
      growth: null,
      about: '',
    },
  ]);
});

test('only what has rows is read as rows', () => {
  expect(read('show', { ply: 3, legal: rows })).toEqual({ ply: 3, legal: legalOf(rows) });
  expect(read('show', { ply: 3 })).toEqual({ ply: 3 });
  expect(read('scene', rows)).toBe(rows);
});
