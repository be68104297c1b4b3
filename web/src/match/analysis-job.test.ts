import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnalysisJob } from './analysis-job.svelte';

const asked: string[] = [];
let answers: Record<string, unknown>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url } = request;
    asked.push(`${method} ${new URL(url).pathname} ${await request.text()}`.trim());
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    const answer = answers.shift() ?? { code: 'busy', message: 'Later, please.' };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 'status' in answer ? 200 : 429 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const found = { values: [0.7, 0.3], proven: false, line: ['a1'], moves: [], playouts: 1, nodes: 1 };
const job = (status: string, more = {}) => ({ id: 'j', status, progress: 0.5, quota_left: 9, ...more });

test('a position is thought about once, and what was found is kept', async () => {
  const thinking = new AnalysisJob('m');
  answers = [job('queued'), job('running'), job('done', { found })];
  void thinking.about(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(thinking.known.get(3)).toEqual(found);
  expect(thinking.progress).toBeNull();
  void thinking.about(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual([
    'POST /api/v1/analysis {"match":"m","ply":3,"effort":"quick"}',
    'GET /api/v1/analysis/j',
    'GET /api/v1/analysis/j',
  ]);
});

test('whoever steps on asks only for the position where they stay', async () => {
  const thinking = new AnalysisJob('m');
  answers = [job('done', { found })];
  for (const ply of [9, 8, 7]) void thinking.about(ply);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual(['POST /api/v1/analysis {"match":"m","ply":7,"effort":"quick"}']);
  expect([...thinking.known.keys()]).toEqual([7]);
});

test('what is no longer wanted is given up, and a refusal is said', async () => {
  const thinking = new AnalysisJob('m');
  answers = [job('running'), ...Array.from({ length: 3 }, () => job('running'))];
  void thinking.about(2);
  await vi.advanceTimersByTimeAsync(700);
  answers = [];
  void thinking.about(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toContain('DELETE /api/v1/analysis/j');
  expect(thinking.wrong).toBe('Later, please.');
  expect(thinking.progress).toBeNull();
});
