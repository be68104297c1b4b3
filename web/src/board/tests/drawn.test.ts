// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { snake } from '../draw/snake';
import type { Stretch } from '../draw/snake';
import { stack } from '../draw/stack';
import type { Scale } from '../draw/stack';
import { tile } from '../draw/tile';
import { stone, token } from '../draw/token';
import { centre } from '../geometry';
import type { Shape } from '../shape';
import type { PieceOf, Tint } from '../types';

/** What both painters must draw alike: the other one wrote it, and is held to it by a test of its own. */
const file = JSON.parse(
  readFileSync(new URL('../../../../crates/scene/tests/drawn.json', import.meta.url), 'utf8'),
) as {
  tokens: (PieceOf<'token'> & { covered: boolean; drawn: unknown })[];
  stones: { tint: Tint; drawn: unknown }[];
  stacks: { scales: Scale[]; drawn: unknown }[];
  tiles: { sides: Tint[]; drawn: unknown }[];
  snakes: (Omit<Stretch, 'points'> & { cells: [number, number][]; drawn: unknown })[];
};

/** A shape as the file has it. What glides is moved by a style here and by an attribute there. */
function written({ tag, attributes, children, text, move }: Shape): unknown {
  const told: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const plain = String(value).replace('url(#-', 'url(#');
    if (plain !== 'sb-glide') told[name] = plain;
  }
  if (move !== null) told.transform = move.replaceAll('px', '').replace(', ', ',');
  return [tag, told, ...(text === null ? [] : [text]), ...children.map(written)];
}

describe('what stands in files too is drawn as there', () => {
  it.each(file.tokens)('a token: $tint $symbol, covered $covered', ({ covered, drawn, ...piece }) => {
    expect(written(token(piece, covered, ''))).toEqual(drawn);
  });
  it.each(file.stones)('a stone: $tint', ({ tint, drawn }) => {
    expect(written(stone(tint, ''))).toEqual(drawn);
  });
  it.each(file.stacks)('a stack', ({ scales, drawn }) => {
    expect(written(stack(scales, false, ''))).toEqual(drawn);
  });
  it.each(file.tiles)('a tile: $sides', ({ sides, drawn }) => {
    expect(written(tile(sides, 0, ''))).toEqual(drawn);
  });
  it.each(file.snakes)('a snake: $skin, ring $ring, head $head, tail $tail', ({ cells, drawn, ...stretch }) => {
    const points = cells.map(([q, r]) => centre({ q, r }));
    expect(written(snake({ ...stretch, points }))).toEqual(drawn);
  });
});
