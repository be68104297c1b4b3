import { SIZE, at, centre, softHexagon, turned } from '../geometry';
import type { Layout } from '../layout';
import { cellsAt, laid } from '../orientation';
import type { Orientation } from '../orientation';
import { group, label, moveTo, shape } from '../shape';
import type { Shape } from '../shape';
import type { Choice, Held, Place, Point, Scene } from '../types';
import { burrow } from './burrow';
import { letterOf, skinOf } from './skin';
import { snake } from './snake';
import { bow } from './snakes';
import type { Stretch } from './snake';
import { FANNED, LIFT, scale, stack } from './stack';
import type { Scale } from './stack';
import { tile } from './tile';
import { stone } from './token';

/** How sure a ghost is. */
export type Certainty = 'loose' | 'snapped' | 'standing' | 'pending' | 'suggested';

/** What a choice would look like. */
export function choiceGhost(
  choice: Choice,
  held: Held | null,
  scene: Scene,
  seat: number,
  layout: Layout,
  certainty: Certainty,
  ids: string,
): Shape {
  const key = `ghost-${certainty}`;
  const attributes = { key, class: `sb-ghost sb-${certainty}`, 'data-move': choice.text };
  if (choice.act === 'carry' || choice.act === 'swap') {
    return group(attributes, ...carried(choice, scene, layout, ids));
  }
  const frame = choice.places.map((place) => outline(layout.pointOf(place)));
  if (held?.piece.kind === 'path') {
    const points = choice.places.map((place) => layout.pointOf(place));
    const drills = choice.drills.flatMap((drill) => drilled(choice, drill, scene, seat, layout));
    const body = snakeBody(scene, held.piece.seat, points);
    return group(
      attributes,
      ...frame,
      ...drills.map(({ below }) => below),
      snake(body),
      ...drills.map(({ above }) => above),
    );
  }
  const { x, y } = layout.pointOf(choice.places[0]!);
  const drawn =
    held?.piece.kind === 'tile'
      ? tile(held.piece.sides, choice.turn + layout.turn, ids)
      : stone((scene.signs[seat]?.tint ?? (seat === 1 ? 'white' : 'black')) === 'white' ? 'white' : 'black', ids);
  return group(attributes, group({ class: 'sb-glide', move: moveTo(x, y) }, drawn), ...frame);
}

/** A piece that follows the pointer where it can't lie. */
export function looseGhost(
  held: Held,
  orientation: Orientation,
  point: Point,
  scene: Scene,
  layout: Layout,
  ids: string,
): Shape {
  const classes = 'sb-ghost sb-loose';
  if (held.piece.kind === 'path') {
    const cells = cellsAt(laid(held, orientation), { board: 0, q: 0, r: 0 });
    const points = cells.map((cell) => {
      const { x, y } = centre(turned(cell, layout.turn));
      return { x: x + point.x, y: y + point.y };
    });
    return group({ key: 'ghost-loose', class: classes }, snake(snakeBody(scene, held.piece.seat, points)));
  }
  if (held.piece.kind !== 'tile') return group({ key: 'ghost-loose' });
  return group(
    { key: 'ghost-loose', class: classes },
    group({ move: moveTo(point.x, point.y) }, tile(held.piece.sides, orientation.turn + layout.turn, ids)),
  );
}

/** The top of a stack that is being dragged. */
export function looseScales(scene: Scene, from: Place, count: number, point: Point, ids: string): Shape {
  const scales = scalesOn(scene, from).slice(-count);
  return group(
    { key: 'ghost-loose', class: 'sb-ghost sb-loose' },
    ...scales.map((one, index) =>
      group({ move: moveTo(point.x, point.y - 10 - index * LIFT) }, scale(one, index === scales.length - 1, ids)),
    ),
  );
}

const SMALLER = 0.82;

/** A stack laid open. */
export function fan(scene: Scene, place: Place, layout: Layout, ids: string): Shape | null {
  const scales = scalesOn(scene, place);
  if (scales.length < 2) return null;
  const { x, y } = layout.pointOf(place);
  const room = (scales.length - 1) * FANNED;
  // Where there is no room above it opens downwards.
  const top = Math.max(y - (room + 40) * SMALLER, layout.box.top + 8);
  return group(
    { key: `fan-${place.q}`, class: 'sb-fan', move: moveTo(x, top + (room + 40) * SMALLER, SMALLER) },
    shape('rect', { class: 'sb-fan-back', x: -40, y: -room - 44, width: 80, height: room + 96, rx: 16 }),
    stack(scales, true, ids),
  );
}

/** A piece by itself, awake at both ends. */
export function snakeBody({ signs }: Pick<Scene, 'signs'>, seat: number, points: Point[]): Stretch {
  return {
    skin: skinOf(signs, seat),
    letter: letterOf(signs, seat),
    points,
    ring: false,
    head: true,
    tail: true,
    awake: true,
    wags: false,
    won: false,
  };
}

function outline({ x, y }: Point): Shape {
  return group({ move: moveTo(x, y) }, shape('path', { class: 'sb-ghost-line', d: softHexagon(SIZE - 2.5, 4) }));
}

function drilled(
  choice: Choice,
  drill: Place,
  scene: Scene,
  seat: number,
  layout: Layout,
): { below: Shape; above: Shape }[] {
  const here = choice.places.find(({ q, r }) => q === drill.q && r === drill.r);
  if (!here) return [];
  const [from, to] = [layout.pointOf(here), layout.pointOf(drill)];
  const line = layout.floors[drill.board]?.behind ? null : shape('path', { class: 'sb-drill-line', d: bow(from, to) });
  return [
    {
      below: burrow(from, skinOf(scene.signs, seat)),
      above: group(
        { class: 'sb-drill' },
        line,
        layout.floors[drill.board]?.behind
          ? null
          : shape('circle', { class: 'sb-drill-ring', cx: to.x, cy: to.y, r: 27 }),
        shape('circle', { class: 'sb-drill-ring', cx: from.x, cy: from.y, r: 22 }),
        label(String(drill.board + 1), { class: 'sb-drill-name', x: from.x, y: from.y + 6 }),
      ),
    },
  ];
}

function carried(choice: Choice, scene: Scene, layout: Layout, ids: string): Shape[] {
  const [from, to] = [choice.from, choice.places[0]];
  if (!from || !to) return [];
  const [a, b] = [layout.pointOf(from), layout.pointOf(to)];
  if (choice.act === 'swap') return [arrow(a, b, 1), arrow(b, a, 1)];
  const scales = scalesOn(scene, from).slice(-choice.count);
  const height = scalesOn(scene, to).length;
  return [
    arrow(a, b, 1),
    ...scales.map((one, index) =>
      group(
        { class: 'sb-glide', move: moveTo(b.x, b.y - 8 - (height + index) * LIFT) },
        scale(one, index === scales.length - 1, ids),
      ),
    ),
  ];
}

function arrow(from: Point, to: Point, sense: number): Shape {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bow = sense * Math.min(64, 26 + length * 0.16) * (dx === 0 ? 1 : Math.sign(dx));
  const middle = { x: (from.x + to.x) / 2 + (dy / length) * bow, y: (from.y + to.y) / 2 - (dx / length) * bow + 18 };
  const [start, end] = [
    { x: from.x, y: from.y + 18 },
    { x: to.x, y: to.y + 18 },
  ];
  const angle = Math.atan2(end.y - middle.y, end.x - middle.x);
  const barb = (turn: number) => at({ x: end.x - 14 * Math.cos(angle + turn), y: end.y - 14 * Math.sin(angle + turn) });
  return shape('path', {
    class: 'sb-arrow',
    d: `M${at(start)}Q${at(middle)} ${at(end)}M${barb(0.5)}L${at(end)}L${barb(-0.5)}`,
  });
}

function scalesOn(scene: Scene, { board, q }: Place): Scale[] {
  const pieces = scene.boards[board]?.cells.find((cell) => cell.q === q)?.pieces ?? [];
  return pieces.filter((piece): piece is Scale => piece.kind === 'scale');
}
