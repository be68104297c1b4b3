import { createHash, webcrypto } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { commitmentOf, drawsIn, seedOf } from './fairness';

vi.stubGlobal('crypto', webcrypto);
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('the fingerprint and the seed are those that the server publishes', async () => {
  expect(await commitmentOf('m1', '5e5e')).toBe(hash('serpentarium-deal-v1:m1:5e5e'));
  expect(await seedOf('m1', '5e5e', ['žába', null])).toBe(hash('serpentarium-seed-v1:m1:5e5e\nžába\n'));
});

test('draws are told from moves', () =>
  expect(drawsIn(['22@0,0r0', 'draw:37', '5@1,0r2', 'draw:9'])).toEqual(['37', '9']));
