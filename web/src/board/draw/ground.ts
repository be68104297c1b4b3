import { at } from '../geometry';
import type { FloorLayout, Layout } from '../layout';
import { group, shape } from '../shape';
import type { Shape } from '../shape';
import type { Floor, Point } from '../types';
import { part, placed } from './parts';

/** What the cells of a board lie on. */
export function ground(board: Floor, floor: FloorLayout, layout: Layout, ids: string): Shape {
  const move = `translate(${floor.origin.x},${floor.origin.y})`;
  if (floor.shape === 'row') return group({ transform: move }, river(floor.row));
  if (floor.shape === 'table' || floor.side === null) return group({});
  return group({ transform: move }, slab(board, floor.reach, layout.turn, ids));
}

/** The plate that a board of cells is cut into, with its coloured sides. */
function slab(board: Floor, reach: number, turn: number, ids: string): Shape {
  const rounded = plate(reach, 26);
  const sides = board.sides.map((tint, index) => {
    const [a, b] = [edgeCorner(index + turn, reach - 5), edgeCorner(index + turn + 1, reach - 5)];
    const [c, d] = [edgeCorner(index + turn + 1, reach - 22), edgeCorner(index + turn, reach - 22)];
    return group(
      { class: `sb-tint-${tint}` },
      shape('path', {
        class: 'sb-side',
        d: `M${at(inward(a, b))}L${at(inward(b, a))}L${at(inward(c, d))}L${at(inward(d, c))}Z`,
      }),
    );
  });
  return group(
    { class: board.sides.length ? 'sb-plate sb-plate-sides' : 'sb-plate' },
    shape('path', { class: 'sb-plate-edge', d: rounded, transform: 'translate(0,7)' }),
    shape('path', { class: 'sb-plate-top', d: rounded, fill: `url(#${ids}-plate)` }),
    shape('path', { class: 'sb-plate-line', d: plate(reach - 3.5, 24) }),
    ...sides,
  );
}

/** A corner of the whole board, clockwise from the left end of its top side. */
function edgeCorner(index: number, reach: number): Point {
  const angle = (Math.PI / 3) * (index - 2);
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

function inward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = 5 / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function plate(reach: number, soft: number): string {
  const parts: string[] = [];
  for (let index = 0; index < 6; index++) {
    const [before, here, after] = [index + 5, index, index + 1].map((i) => edgeCorner(i, reach)) as [
      Point,
      Point,
      Point,
    ];
    const cut = soft / reach;
    const into = { x: here.x + (before.x - here.x) * cut, y: here.y + (before.y - here.y) * cut };
    const out = { x: here.x + (after.x - here.x) * cut, y: here.y + (after.y - here.y) * cut };
    parts.push(`${index ? 'L' : 'M'}${at(into)}Q${at(here)} ${at(out)}`);
  }
  return parts.join('') + 'Z';
}

/** A row flows: water from stack to stack. */
function river(row: Point[]): Shape {
  const first = row[0] ?? { x: 0, y: 0 };
  const last = row[row.length - 1] ?? first;
  let d = `M${at({ x: first.x - 36, y: first.y + 18 })}`;
  row.forEach((here, index) => {
    const before = row[index - 1];
    if (before && before.y !== here.y) {
      const out = before.x > 0 ? 1 : -1;
      const bow = before.x + out * 58;
      d += `C${at({ x: bow, y: before.y + 18 })} ${at({ x: bow, y: here.y + 18 })} ${at({ x: here.x, y: here.y + 18 })}`;
    } else d += `L${at({ x: here.x, y: here.y + 18 })}`;
  });
  // Where the river turns it says which way it goes on.
  const turns = row.flatMap((here, index) => {
    const before = row[index - 1];
    if (!before || before.y === here.y) return [];
    const x = before.x + (before.x > 0 ? 44 : -44);
    return [placed(part('river-turn', ''), { transform: `translate(${x},${(before.y + here.y) / 2 + 18})` })];
  });
  const previous = row[row.length - 2] ?? first;
  const onward = previous.y === last.y && previous.x > last.x ? -36 : 36;
  d += `L${at({ x: last.x + onward, y: last.y + 18 })}`;
  return group(
    { class: 'sb-river' },
    shape('path', { class: 'sb-bank', d }),
    shape('path', { class: 'sb-water', d }),
    shape('path', { class: 'sb-ripple', d, transform: 'translate(0,-12)' }),
    shape('path', { class: 'sb-ripple sb-ripple-low', d, transform: 'translate(0,14)' }),
    ...turns,
  );
}
