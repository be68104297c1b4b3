import type { Layout } from '../layout';
import { group, shape } from '../svg';
import type { Shape } from '../svg';
import type { Place, Scene, Tint } from '../types';
import { linkPath, pairs } from './tile';

/** The lines that count, told apart by a bright core along their links. */
export function lines(scene: Scene, layout: Layout): Shape {
  const drawn = scene.lines.flatMap(({ tint, places }) => places.map((place) => segment(scene, layout, place, tint)));
  return group({ key: 'lines', class: 'sb-lines' }, ...drawn);
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
