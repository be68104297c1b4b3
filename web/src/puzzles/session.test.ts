import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api';
import type { Puzzle } from '../api/puzzle-sets';
import type { Engine } from '../engine';
import type { Tree } from '../study/tree';
import { PuzzleSession } from './session.svelte';

/** An engine in whose game every move is one small letter, which may be written large as well. */
const engine = {
  ask: vi.fn(
    async (
      job: string,
      wish: {
        position?: { moves: string[] };
        tree?: Tree;
        edits?: { 'add-line': { path: string[]; steps: string[] } }[];
      },
    ) => {
      const moves = wish.position?.moves ?? [];
      if (moves.some((move) => !/^[a-z]$/i.test(move))) throw new ApiError(422, 'no', 'This is no move.');
      if (job === 'played')
        return [
          {
            choice: {
              text: moves.at(-1)!.toLowerCase(),
              about: `the ${moves.at(-1)!.toLowerCase()}`,
              places: [{ board: 0, q: 1, r: 2 }],
            },
          },
        ];
      if (job === 'edit-tree') {
        const { path, steps } = wish.edits![0]!['add-line'];
        const nodes = [...wish.tree!.nodes];
        let parent = -1;
        for (const step of [...path, ...steps]) {
          let at = nodes.findIndex((node) => (node.parent ?? -1) === parent && node.step === step);
          if (at < 0) at = nodes.push(parent < 0 ? { step } : { parent, step }) - 1;
          parent = at;
        }
        return { ...wish.tree!, nodes };
      }
      throw new Error(`nobody asks for ${job} here`);
    },
  ),
} as unknown as Engine;

const PUZZLE: Puzzle = {
  id: 'kamon-000000',
  spec: 'kamon',
  setup: 's',
  moves: 'a b',
  seat: 0,
  kind: 'win',
  steps: 2,
  rating: 1_500,
  themes: [],
  tree: { c: ['d', { e: null, f: ['g', 'h', { i: null }] }], k: [{ l: null }] },
};

const ended = vi.fn();
let session: PuzzleSession;
const play = (move: string) => session.board.play(move);

beforeEach(() => {
  ended.mockReset();
  session = new PuzzleSession(PUZZLE, engine, ended, 0);
});

test('it is solved by right moves, which are answered from the solution', async () => {
  expect(session.board.path).toEqual(['a', 'b']);
  expect(await play('c')).toBe(true);
  expect(session.board.path).toEqual(['a', 'b', 'c', 'd']);
  expect(session.state).toBe('looking');
  await play('e');
  expect(session.state).toBe('solved');
  expect(ended.mock.calls).toEqual([[{ solved: true, helped: false, moves: ['c', 'e'] }]]);
});

test('every way that works is accepted, also where nobody or somebody twice answers', async () => {
  await play('k');
  expect(session.board.path).toEqual(['a', 'b', 'k']);
  await play('l');
  expect(session.state).toBe('solved');
  session = new PuzzleSession(PUZZLE, engine, ended, 0);
  await play('c');
  await play('f');
  expect(session.board.path).toEqual(['a', 'b', 'c', 'd', 'f', 'g', 'h']);
  await play('i');
  expect(ended.mock.calls.map(([{ solved, moves }]) => [solved, moves.join('')])).toEqual([
    [true, 'kl'],
    [true, 'cfi'],
  ]);
});

test('a mistake is told at once and once, and one goes on from where one was', async () => {
  await play('x');
  expect(session.state).toBe('wrong');
  expect(session.mistake).toBe('the x');
  expect(session.board.path).toEqual(['a', 'b']);
  expect(ended.mock.calls).toEqual([[{ solved: false, helped: false, moves: ['x'] }]]);
  await play('c');
  await play('z');
  await play('e');
  expect(session.state).toBe('solved');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('what is typed is taken as the rules write it, and what is no move is refused and no mistake', async () => {
  expect(await play('!')).toBe(false);
  expect(session.board.refusal.text).toBe('This is no move.');
  expect(session.state).toBe('looking');
  expect(ended).not.toHaveBeenCalled();
  await play('C');
  expect(session.board.path).toEqual(['a', 'b', 'c', 'd']);
});

test('a move from another position only leads back', async () => {
  await play('c');
  session.board.go(['a', 'b']);
  await play('k');
  expect(session.board.path).toEqual(['a', 'b', 'c', 'd']);
  expect(ended).not.toHaveBeenCalled();
});

test('whoever taps twice has made one move', async () => {
  await Promise.all([play('c'), play('c')]);
  expect(session.board.path).toEqual(['a', 'b', 'c', 'd']);
  expect(session.found).toBe(1);
  await Promise.all([play('e'), play('e')]);
  expect(session.state).toBe('solved');
  expect(ended.mock.calls).toEqual([[{ solved: true, helped: false, moves: ['c', 'e'] }]]);
});

test('a hint that is asked for while a move is judged is one for the next turn', async () => {
  const [played] = [play('c'), session.hint()];
  await played;
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(ended.mock.calls).toEqual([[{ solved: false, helped: true, moves: ['c'] }]]);
});

test('the board is seen from the solver’s seat, whoever is to move', async () => {
  const shown = (turn: number | null) => {
    session.board.shown = { turn, scene: {}, seats: [] } as unknown as typeof session.board.shown;
    session.board.choices = [{ text: 'c' }] as typeof session.board.choices;
    return [session.board.boardInput!.seat, session.board.boardInput!.choices.length];
  };
  expect(shown(0)).toEqual([0, 1]);
  expect(shown(1), 'the other side answers').toEqual([0, 0]);
  session = new PuzzleSession({ ...PUZZLE, seat: 1 }, engine, ended, 0);
  expect(shown(1)).toEqual([1, 1]);
  expect(shown(0)).toEqual([1, 0]);
  expect(shown(null), 'it is over').toEqual([1, 0]);
  await session.show();
  expect(shown(0), 'everything may be tried').toEqual([0, 1]);
});

test('a hint lights the place, and counts as missed', async () => {
  await session.hint();
  expect(session.board.lit).toEqual([{ board: 0, q: 1, r: 2 }]);
  expect(ended.mock.calls).toEqual([[{ solved: false, helped: true, moves: [] }]]);
  await play('c');
  expect(session.board.lit).toEqual([]);
  await play('e');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('the solution is shown from where one is, and then everything may be tried', async () => {
  await play('c');
  await session.show();
  expect(session.state).toBe('shown');
  expect(session.board.path).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ended.mock.calls).toEqual([[{ solved: false, helped: true, moves: ['c'] }]]);
  expect(session.board.tried).toBeNull();
});

test('whoever asks for the solution while a move is answered gets it afterwards', async () => {
  session = new PuzzleSession(PUZZLE, engine, ended, 300);
  const played = play('c');
  await vi.waitFor(() => expect(session.state).toBe('answering'));
  const shown = session.show();
  await Promise.all([played, shown]);
  expect(session.state).toBe('shown');
  expect(session.board.path).toEqual(['a', 'b', 'c', 'd', 'e']);
});
