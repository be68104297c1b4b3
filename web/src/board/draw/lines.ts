import { placeKey } from '../layout';
import type { Layout } from '../layout';
import { group, shape } from '../shape';
import type { Shape } from '../shape';
import type { Place, Scene, Tint } from '../types';
import { classed, part, placed } from './parts';
import { pairs, turnedTo } from './tile';

/** The lines that count, told apart by a bright core along their links; the one that won is lit. */
export function lines(scene: Scene, layout: Layout): Shape {
  const won = new Set(scene.won.map(placeKey));
  const drawn = scene.lines.flatMap((line) => {
    const lit = line.places.every((place) => won.has(placeKey(place)));
    const tiles = line.places.map((place) => segment(scene, layout, place, line.tint, lit));
    return tiles.some((tile) => tile !== null) ? tiles : chain(line, layout);
  });
  return group({ key: 'lines', class: 'sb-lines' }, ...drawn);
}

/** A line over stones: a ring round each, joined to the next, so that what lies under them is still seen. */
function chain({ places, closed }: Scene['lines'][number], layout: Layout): Shape[] {
  const points = places.map((place) => layout.pointOf(place));
  const links = points.slice(closed ? 0 : 1).map((to, index) => {
    const from = points.at(closed ? index - 1 : index)!;
    const along = (share: number) => `${from.x + (to.x - from.x) * share},${from.y + (to.y - from.y) * share}`;
    return `M${along(0.4)}L${along(0.6)}`;
  });
  return [
    shape('path', { class: 'sb-chain-link', d: links.join('') }),
    ...points.map(({ x, y }) => placed(part('chain-ring', ''), { transform: `translate(${x},${y})` })),
  ];
}

function segment(scene: Scene, layout: Layout, place: Place, tint: Tint, lit: boolean): Shape | null {
  const cell = scene.boards[place.board]?.cells.find(({ q, r }) => q === place.q && r === place.r);
  const tile = cell?.pieces.find((piece) => piece.kind === 'tile');
  const link = tile ? pairs(tile.sides).find((pair) => pair.tint === tint) : undefined;
  if (!link) return null;
  const { x, y } = layout.pointOf(place);
  const core = placed(part(`line-${link.width}`, '', { tint }), {
    transform: `translate(${x},${y}) ${turnedTo((link.from + layout.turn) % 6)}`,
  });
  return lit ? classed(core, 'sb-line-won') : core;
}
