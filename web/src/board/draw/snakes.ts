import { at, distance } from '../geometry';
import { placeKey } from '../layout';
import type { Layout } from '../layout';
import { group, shape } from '../shape';
import type { Shape } from '../shape';
import type { Place, Point, Scene, Snake } from '../types';
import { burrow, depth } from './burrow';
import { classed, placed } from './parts';
import { letterOf, skinOf } from './skin';
import { snake } from './snake';

/** All snakes: what lies under the ground's mouths first, then bodies, then the dark they go into. */
export function snakes(scene: Scene, layout: Layout, lit: Snake | null, ids: string): Shape {
  const bodies = scene.snakes.flatMap((one) =>
    stretches(one).map((part) => drawStretch(one, part, scene, layout, one === lit)),
  );
  const seen = (place: Place) => !layout.floors[place.board]?.behind;
  const ends = scene.links.flatMap(({ seat, from, to }) => [
    { seat, here: from, there: to },
    { seat, here: to, there: from },
  ]);
  const shown = ends.filter(({ here }) => seen(here));
  return group(
    { key: 'snakes', class: lit ? 'sb-snakes sb-has-lit' : 'sb-snakes' },
    group({ key: 'behind', class: 'sb-behind' }, ...bodies.filter((body) => body.behind).map((body) => body.drawn)),
    group({ key: 'mouths' }, ...shown.map(({ seat, here }) => burrow(layout.pointOf(here), skinOf(scene.signs, seat)))),
    group({ key: 'front' }, ...bodies.filter((body) => !body.behind).map((body) => body.drawn)),
    group(
      { key: 'depths' },
      ...shown.map(({ here, there }) =>
        depth(layout.pointOf(here), String(there.board + 1), there.board < here.board, ids),
      ),
    ),
    group({ key: 'ways' }, ...(lit ? ways(lit, scene, layout) : [])),
  );
}

/** The snake that lies at a place. */
export function snakeAt({ snakes }: Pick<Scene, 'snakes'>, key: string | null): Snake | null {
  if (key === null) return null;
  return snakes.find(({ body }) => body.some((place) => placeKey(place) === key)) ?? null;
}

/** From board to board along a snake. */
function ways({ seat, body }: Snake, scene: Scene, layout: Layout): Shape[] {
  const own = new Set(body.map(placeKey));
  const shown = scene.links.filter(
    (link) => link.seat === seat && own.has(placeKey(link.from)) && own.has(placeKey(link.to)),
  );
  return shown.flatMap(({ from, to }) => {
    if (layout.floors[from.board]?.behind || layout.floors[to.board]?.behind) return [];
    return [
      shape('path', {
        class: `sb-way sb-skin-${skinOf(scene.signs, seat)}`,
        d: bow(layout.pointOf(from), layout.pointOf(to)),
      }),
    ];
  });
}

/** A bowed line from one board to another. */
export function bow(from: Point, to: Point): string {
  const rise = Math.min(Math.hypot(from.x - to.x, from.y - to.y) * 0.18, 90);
  return `M${at(from)}Q${at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise })} ${at(to)}`;
}

interface Part {
  places: Place[];
  head: boolean;
  tail: boolean;
}

/** A snake goes from board to board: the parts of it that lie on one, in order. */
export function stretches({ body, ring }: Snake): Part[] {
  const parts: Part[] = [];
  for (const place of body) {
    const open = parts[parts.length - 1];
    const before = open?.places[open.places.length - 1];
    if (open && before && before.board === place.board && touches(before, place)) open.places.push(place);
    else parts.push({ places: [place], head: false, tail: false });
  }
  const [first, last] = [parts[0], parts[parts.length - 1]];
  if (first) first.head = true;
  if (last) last.tail = true;
  // A ring through several boards meets itself across the last change of boards, or on one.
  if (ring && parts.length > 1 && first && last) {
    const [start, end] = [first.places[0]!, last.places[last.places.length - 1]!];
    if (start.board !== end.board) [first.head, last.tail] = [true, false];
  }
  return parts;
}

function touches(a: Place, b: Place): boolean {
  return distance(a, b) === 1;
}

function drawStretch(
  whole: Snake,
  part: Part,
  scene: Scene,
  layout: Layout,
  lit: boolean,
): { behind: boolean; drawn: Shape } {
  const first = part.places[0]!;
  const points = part.places.map((place) => layout.pointOf(place));
  const closed = whole.ring && part.places.length === whole.body.length;
  const open = new Set(whole.open.map(placeKey));
  const won = scene.won.some((place) => placeKey(place) === placeKey(whole.body[0]!));
  const drawn = snake({
    skin: skinOf(scene.signs, whole.seat),
    letter: letterOf(scene.signs, whole.seat),
    points,
    ring: closed,
    head: part.head,
    tail: part.tail,
    awake: open.has(placeKey(first)),
    wags: open.has(placeKey(part.places[part.places.length - 1]!)),
    won,
  });
  const key = `${whole.seat}-${placeKey(least(part.places))}`;
  return {
    behind: layout.floors[first.board]?.behind ?? false,
    drawn: placed(lit ? classed(drawn, 'sb-lit') : drawn, { key }),
  };
}

/** The first of them in reading order: it stays the same while a snake grows at its other end. */
function least(places: Place[]): Place {
  return places.reduce((a, b) => (b.r < a.r || (b.r === a.r && b.q < a.q) ? b : a));
}
