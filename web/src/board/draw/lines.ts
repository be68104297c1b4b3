import type { Layout } from '../layout';
import { group, shape } from '../svg';
import type { Shape } from '../svg';
import type { Place, Scene, Tint } from '../types';
import { linkPath, pairs } from './tile';

/** The lines that count, told apart by a bright core along their links. */
export function lines(scene: Scene, layout: Layout): Shape {
  const drawn = scene.lines.flatMap((line) => {
    const tiles = line.places.map((place) => segment(scene, layout, place, line.tint));
    return tiles.some((tile) => tile !== null) ? tiles : chain(line, layout);
  });
  return group({ key: 'lines', class: 'sb-lines' }, ...drawn);
}

/** A line over stones: from each to the next, over a dark edge, so that it is seen on either colour. */
function chain({ places, closed }: Scene['lines'][number], layout: Layout): Shape[] {
  const points = places.map((place) => layout.pointOf(place));
  const d = `M${points.map(({ x, y }) => `${x},${y}`).join('L')}${closed ? 'Z' : ''}`;
  return [
    shape('path', { class: 'sb-chain-edge', d }),
    shape('path', { class: 'sb-chain', d }),
    ...points.map(({ x, y }) => shape('circle', { class: 'sb-chain-ring', cx: x, cy: y, r: 31 })),
  ];
}

function segment(scene: Scene, layout: Layout, place: Place, tint: Tint): Shape | null {
  const cell = scene.boards[place.board]?.cells.find(({ q, r }) => q === place.q && r === place.r);
  const tile = cell?.pieces.find((piece) => piece.kind === 'tile');
  const link = tile ? pairs(tile.sides).find((pair) => pair.tint === tint) : undefined;
  if (!link) return null;
  const { x, y } = layout.pointOf(place);
  const turn = layout.turn;
  return shape('path', {
    class: `sb-line sb-tint-${tint}`,
    transform: `translate(${x},${y})`,
    d: linkPath((link.from + turn) % 6, (link.to + turn) % 6),
  });
}
