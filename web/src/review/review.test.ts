// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import type { Review } from '../api';
import type { Engine, Known, Task } from '../engine';
import { Thinkers } from '../engine';
import { setLanguage } from '../texts/index.svelte';
import { GameReview } from './game-review.svelte';
import type { KeptReview } from './kept';
import { pack, unpack } from './packed';
import { amount, lossWords, luckWords, scoreWords } from './words';

beforeAll(() => setLanguage('en'));

const tree = { version: 1, spec: 'hopper', setup: 'red', nodes: [{ step: 'a' }, { parent: 0, step: 'b' }] };
const match = { id: 'm1', tree, people: ['here', ''] };
const player = { judged: 1, lost: 0, lost_error: 0, inaccuracies: 0, mistakes: 0, blunders: 0 };
const empty: Review = { positions: [], moves: [], players: [player, player], draws: [], complete: false };
const task = (key: string): Task => ({ key, moves: key.split(' '), effort: 'sample', seed: 1 });

/** Rules that want two positions to be looked at, and then a third. */
function rules(): Engine {
  const ask = (job: string, { known }: { known: Known }) => {
    const wanted = known.a && known.b ? ['c'] : ['a', 'b'];
    const tasks = wanted.filter((key) => !known[key]).map(task);
    const review = { ...empty, complete: tasks.length === 0 };
    if (job === 'retry')
      return Promise.resolve(
        known.d ? { tasks: [], loss: 0, good: true } : { tasks: [task('d')], loss: null, good: null },
      );
    return Promise.resolve({
      spec: tree.spec,
      setup: tree.setup,
      tasks,
      review,
      edits: [{ 'set-glyph': { path: ['a'], glyph: '??' } }],
    });
  };
  return { ask } as unknown as Engine;
}

/** Workers that find something about whatever they are asked. */
function workers(asked: string[][], each: () => Promise<unknown> = () => Promise.resolve()): Thinkers {
  const ask = async (_: string, { position }: { position: { moves: string[] } }) => {
    asked.push(position.moves);
    await each();
    return { values: [0.5, 0.5], proven: false, line: [], moves: [], playouts: 200, nodes: 1 };
  };
  return new Thinkers(() => ({ ask, close: () => undefined }) as unknown as Engine, 2, 1 << 20);
}

test('everything is looked at once, what follows later too; it is kept, and becomes part of the tree', async () => {
  const asked: string[][] = [];
  const kept: KeptReview[] = [];
  const taken = vi.fn();
  const review = new GameReview(match, rules(), workers(asked), taken, async (one) => void kept.push(one));
  await review.start();
  expect(asked.map((moves) => moves.join(' ')).sort()).toEqual(['a', 'b', 'c']);
  expect([review.working, review.review?.complete, review.done, review.total]).toEqual([false, true, 3, 3]);
  expect(taken).toHaveBeenCalledExactlyOnceWith([{ 'set-glyph': { path: ['a'], glyph: '??' } }]);
  expect(Object.keys(kept[0]!.known).sort()).toEqual(['a', 'b', 'c']);
  expect(review.mine).toEqual([0]);
  // Whoever comes again finds it, without a worker.
  const again = new GameReview(match, rules(), workers(asked), taken);
  await again.load(async () => kept[0]!);
  expect([again.review?.complete, asked.length]).toEqual([true, 3]);
  // Another move is looked at when it is tried, and then known.
  const { signal } = new AbortController();
  expect((await again.retry(0, 'd', signal)).good).toBe(true);
  expect(asked.at(-1)).toEqual(['d']);
});

test('who stops it keeps what is known by then, and goes on from there', async () => {
  const asked: string[][] = [];
  const kept: KeptReview[] = [];
  const taken = vi.fn();
  const review: GameReview = new GameReview(
    match,
    rules(),
    workers(asked, async () => review.stop()),
    taken,
    async (one) => void kept.push(one),
  );
  await review.start();
  expect([review.working, review.review?.complete, review.wrong]).toEqual([false, false, '']);
  expect(taken).not.toHaveBeenCalled();
  expect(Object.keys(kept[0]!.known)).toEqual(['a']);
  await review.start();
  await review.start();
  expect(review.review?.complete).toBe(true);
  expect(asked.length).toBe(3);
});

test('what the bag did is told to whoever looks, and only if it is sure', () => {
  const side = (one: number, other: number, best: number | null): Review => ({
    ...empty,
    verdict: { best },
    draws: [{ ply: 1, drawn: '7', luck: [0, 0], error: [0, 0] }],
    players: [one, other].map((side) => ({ ...player, luck: { sum: 0.2 * side, error: 0.05, side } })),
  });
  const names = ['Jana', 'Petr'];
  expect(luckWords(side(-1, 1, 0), [0], names)).toBe('You played better. The bag was against you.');
  expect(luckWords(side(1, -1, 1), [0], names)).toBe('Petr played better. The bag was on your side.');
  expect(luckWords(side(1, -1, null), [], names)).toBe(
    'Everyone played about equally well. The bag was on Jana’s side.',
  );
  expect(luckWords(side(0, 0, 0), [1], names)).toBe('Jana played better. The bag made no clear difference.');
  expect(luckWords({ ...empty, verdict: { best: 0 } }, [0], names)).toBe('');
});

test('a solitaire is told in points, and by nobody who played better', () => {
  const judged = (value: number) => ({ values: [value], proved: false });
  const solo: Review = {
    ...empty,
    whole: 14,
    positions: [judged(0.75), null, judged(11 / 14)],
    players: [{ ...player, luck: { sum: -0.2, error: 0.05, side: -1 } }],
    draws: [{ ply: 1, drawn: '7', luck: [0], error: [0] }],
    verdict: { best: null },
  };
  expect(scoreWords(solo)).toBe('Expected at the start: 10.5. Result: 11 of 14.');
  expect(luckWords(solo, [0], [''])).toBe('The bag was against you.');
  expect(lossWords(2 / 14, 14)).toBe('−2.0 expected points');
  expect([lossWords(0.12, null), amount(0.12, null), amount(-0.001, 14)]).toEqual([
    '−12% winning chances',
    '12%',
    '0.0',
  ]);
  expect(scoreWords({ ...solo, whole: null })).toBe('');
});

test('what is packed is the same again, and much smaller', async () => {
  const keys = Array.from(
    { length: 500 },
    (_, number) => `12@0,0r0 draw:9 ${'31@1,-1r2 draw:7 '.repeat(40)}~${number}`,
  );
  const known = Object.fromEntries(keys.map((key, index) => [key, { values: [index / 500, 1 - index / 500] }]));
  const packed = await pack({ known, people: ['Žluťoučký'] });
  expect(await unpack(packed)).toEqual({ known, people: ['Žluťoučký'] });
  expect(packed).toMatch(/^H4sI[A-Za-z0-9+/]*={0,2}$/);
  expect(packed.length).toBeLessThan(32 * 1024);
});
