// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Identity } from '../identity';
import { pantarei } from '../gallery/samples';

const cells = (line: string) => pantarei(line).scene.boards[0]!.cells;

describe('stacks keep who they are', () => {
  it('when one goes onto another and the places close up', () => {
    const identity = new Identity();
    const [a, b, c, d] = identity.follow(cells('W1 B1 W2 B2'));
    expect(identity.follow(cells('B1W1 W2 B2'))).toEqual([b, c, d]);
    expect(a).toBeDefined();
  });

  it('when two change places', () => {
    const identity = new Identity();
    const [a, b, c] = identity.follow(cells('W1 B1 W2'));
    expect(identity.follow(cells('W2 B1 W1'))).toEqual([c, b, a]);
  });

  it('when the top of one is carried', () => {
    const identity = new Identity();
    const [a, b, c] = identity.follow(cells('W1B1 B2 W2'));
    expect(identity.follow(cells('W1 B2B1 W2'))).toEqual([a, b, c]);
  });

  it('when they look alike, by where they lie', () => {
    const identity = new Identity();
    const [a, b, c] = identity.follow(cells('W1 B1 W1'));
    expect(identity.follow(cells('W1 B1 W1'))).toEqual([a, b, c]);
  });
});
