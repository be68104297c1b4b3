import { SIZE, at, softHexagon } from '../geometry';
import { placeKey } from '../layout';
import type { Layout } from '../layout';
import { group, label, moveTo, shape } from '../shape';
import type { Shape } from '../shape';
import type { Annotation, Choice, Point } from '../types';

/** An arrow begins and ends so far from the middles of its cells. */
const APART = 16;
const BARB = 17;

/** Cells that somebody marked, and arrows from cell to cell. */
export function annotations(all: readonly Annotation[], layout: Layout): Shape {
  const hidden = (board: number) => layout.floors[board]?.behind ?? true;
  const drawn = all.flatMap((one) => {
    if (one.kind === 'mark') return hidden(one.at.board) ? [] : [mark(layout.pointOf(one.at), one.colour)];
    return hidden(one.from.board) || hidden(one.to.board)
      ? []
      : [arrow(layout.pointOf(one.from), layout.pointOf(one.to), one.colour)];
  });
  return group({ key: 'annotations', class: 'sb-annotations', 'aria-hidden': 'true' }, ...drawn);
}

/** The place of a suggested move among the others, on the last cell that it touches. */
export function rankSign(choice: Choice, rank: number, layout: Layout, scale: number): Shape | null {
  const place = choice.places.at(-1);
  if (!place || layout.floors[place.board]?.behind) return null;
  const { x, y } = layout.pointOf(place);
  const larger = Math.max(1, 0.8 / scale);
  return group(
    { class: 'sb-rank', move: moveTo(x, y - 24, larger) },
    shape('circle', { r: 11 }),
    label(String(rank), { y: 5 }),
  );
}

/** Of several suggestions for the same places only the best can be seen. */
export function apart(choices: readonly Choice[]): { choice: Choice; rank: number }[] {
  const taken = new Set<string>();
  return choices.flatMap((choice, index) => {
    const places = [choice.from ?? null, ...choice.places].map((place) => (place ? placeKey(place) : '')).join(' ');
    if (taken.has(places)) return [];
    taken.add(places);
    return [{ choice, rank: index + 1 }];
  });
}

function mark({ x, y }: Point, colour: Annotation['colour']): Shape {
  return group(
    { class: `sb-mark sb-annotation-${colour}`, move: moveTo(x, y) },
    shape('path', { d: softHexagon(SIZE - 5, 5) }),
  );
}

function arrow(from: Point, to: Point, colour: Annotation['colour']): Shape {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = (distance: number): Point => ({
    x: from.x + (dx / length) * distance,
    y: from.y + (dy / length) * distance,
  });
  const [start, end] = [along(APART), along(Math.max(APART + 1, length - APART))];
  const angle = Math.atan2(dy, dx);
  const barb = (turn: number) =>
    at({ x: end.x - BARB * Math.cos(angle + turn), y: end.y - BARB * Math.sin(angle + turn) });
  return shape('path', {
    class: `sb-annotation-arrow sb-annotation-${colour}`,
    d: `M${at(start)}L${at(end)}M${barb(0.5)}L${at(end)}L${barb(-0.5)}`,
  });
}
