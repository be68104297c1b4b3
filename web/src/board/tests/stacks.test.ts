// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NO_STACKS, followStacks } from '../state/stacks';
import { pantarei } from '../gallery/samples';

const cells = (line: string) => pantarei(line).scene.boards[0]!.cells;

/** The keys of the stacks before and after. */
function followed(before: string, after: string): [readonly string[], readonly string[]] {
  const first = followStacks(NO_STACKS, cells(before));
  return [first.keys, followStacks(first, cells(after)).keys];
}

describe('stacks keep who they are', () => {
  it('when one goes onto another and the places close up', () => {
    const [[a, b, c, d], after] = followed('W1 B1 W2 B2', 'B1W1 W2 B2');
    expect(after).toEqual([b, c, d]);
    expect(a).toBeDefined();
  });

  it('when two change places', () => {
    const [[a, b, c], after] = followed('W1 B1 W2', 'W2 B1 W1');
    expect(after).toEqual([c, b, a]);
  });

  it('when the top of one is carried', () => {
    const [before, after] = followed('W1B1 B2 W2', 'W1 B2B1 W2');
    expect(after).toEqual(before);
  });

  it('when they look alike, by where they lie', () => {
    const [before, after] = followed('W1 B1 W1', 'W1 B1 W1');
    expect(after).toEqual(before);
  });

  it('and new ones are new', () => {
    const first = followStacks(NO_STACKS, cells('W1 B1'));
    const next = followStacks(first, cells('W1 B1 W3'));
    expect(new Set(next.keys).size).toBe(3);
  });
});
