import { createHash, webcrypto } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { commitmentOf, seedOf } from './fairness';

vi.stubGlobal('crypto', webcrypto);
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('the fingerprint and the seed are those that the server publishes', async () => {
  expect(await commitmentOf('m1', '5e5e')).toBe(hash('serpentarium-deal-v1:m1:5e5e'));
  expect(await seedOf('m1', '5e5e', ['žába', null])).toBe(hash('serpentarium-seed-v1:m1:5e5e\nžába\n'));
});
