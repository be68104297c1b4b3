import { DIRECTIONS, turned } from '../geometry';
import { samePlace } from '../layout';
import type { Layout } from '../layout';
import type { Place } from '../types';

/** What a key means on a board. */
export type Command =
  | { do: 'walk'; way: Way }
  | { do: 'enter' | 'back' | 'flip' | 'fit' | 'hand' | 'table' | 'help' | 'turn-view' | 'coordinates' }
  | { do: 'turn' | 'zoom' | 'next' | 'floor'; by: number }
  | { do: 'piece'; index: number };

export type Way = 'left' | 'right' | 'up' | 'down' | 'up-other' | 'down-other' | Exact;
type Exact = 'east' | 'south-east' | 'south-west' | 'west' | 'north-west' | 'north-east';

export interface Key {
  key: string;
  /** Where it is on the keyboard: directions go by place, whatever letters are printed there. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Six keys around S walk the six directions. */
const AROUND_S: Record<string, Exact> = {
  KeyQ: 'north-west',
  KeyE: 'north-east',
  KeyA: 'west',
  KeyD: 'east',
  KeyZ: 'south-west',
  KeyC: 'south-east',
};

export function command({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Key): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  switch (key) {
    case 'ArrowLeft':
      return { do: 'walk', way: 'left' };
    case 'ArrowRight':
      return { do: 'walk', way: 'right' };
    case 'ArrowUp':
      return { do: 'walk', way: shiftKey ? 'up-other' : 'up' };
    case 'ArrowDown':
      return { do: 'walk', way: shiftKey ? 'down-other' : 'down' };
    case 'Enter':
    case ' ':
      return { do: 'enter' };
    case 'Escape':
      return { do: 'back' };
    case '+':
    case '=':
      return { do: 'zoom', by: 1.25 };
    case '-':
      return { do: 'zoom', by: 0.8 };
    case '0':
      return { do: 'fit' };
    case 'PageUp':
    case '[':
      return { do: 'floor', by: -1 };
    case 'PageDown':
    case ']':
      return { do: 'floor', by: 1 };
    case '?':
      return { do: 'help' };
  }
  const way = AROUND_S[code];
  if (way) return { do: 'walk', way };
  const digit = /^Digit([1-9])$/.exec(code);
  if (digit) return { do: 'piece', index: Number(digit[1]) - 1 };
  switch (key.toLowerCase()) {
    case 'r':
      return { do: 'turn', by: shiftKey ? -1 : 1 };
    case 'f':
      return { do: 'flip' };
    case 'n':
      return { do: 'next', by: shiftKey ? -1 : 1 };
    case 'h':
      return { do: 'hand' };
    case 'b':
      return { do: 'table' };
    case 'k':
      return { do: 'coordinates' };
    case 'v':
      return { do: 'turn-view' };
  }
  return null;
}

const EXACT: Record<Exact, number> = {
  east: 0,
  'south-east': 1,
  'south-west': 2,
  west: 3,
  'north-west': 4,
  'north-east': 5,
};

/** One step from a place, as it is seen; null if there is nothing that way. */
export function walk(from: Place, way: Way, layout: Layout): Place | null {
  const floor = layout.floors[from.board];
  if (floor?.shape === 'row') return walkRow(from, way, layout);
  const seen = turned(from, layout.turn);
  const step = (direction: number): Place | null => {
    const by = turned(DIRECTIONS[direction]!, -layout.turn);
    const to = { board: from.board, q: from.q + by.q, r: from.r + by.r };
    return layout.has(to) ? to : null;
  };
  const even = seen.r % 2 === 0;
  switch (way) {
    case 'left':
      return step(3) ?? across(from, -1, layout);
    case 'right':
      return step(0) ?? across(from, 1, layout);
    // Straight up and down go to and fro between the two slanting directions.
    case 'up':
      return step(even ? 5 : 4) ?? step(even ? 4 : 5) ?? along(from, -1, layout);
    case 'down':
      return step(even ? 1 : 2) ?? step(even ? 2 : 1) ?? along(from, 1, layout);
    case 'up-other':
      return step(even ? 4 : 5);
    case 'down-other':
      return step(even ? 2 : 1);
    default:
      return step(EXACT[way]);
  }
}

/** The nearest of some places; another board is further away than anything on this one. */
export function nearest(from: Place, places: Place[], layout: Layout): Place {
  const here = layout.pointOf(from);
  const away = (place: Place) => {
    const { x, y } = layout.pointOf(place);
    return Math.hypot(x - here.x, y - here.y) + (place.board === from.board ? 0 : 1e6);
  };
  return places.reduce((best, place) => (away(place) < away(best) ? place : best), places[0] ?? from);
}

/** Past the edge of a board lies the next one. */
function across(from: Place, sense: number, layout: Layout): Place | null {
  return beyond(from, layout, (dx, dy) => dx * sense > 1 && Math.abs(dy) < dx * sense);
}

function along(from: Place, sense: number, layout: Layout): Place | null {
  return beyond(from, layout, (dx, dy) => dy * sense > 1 && Math.abs(dx) < dy * sense);
}

function beyond(from: Place, layout: Layout, that: (dx: number, dy: number) => boolean): Place | null {
  const here = layout.pointOf(from);
  let best: Place | null = null;
  let least = Infinity;
  for (const floor of layout.floors) {
    if (floor.board === from.board || floor.behind) continue;
    const { x, y } = floor.origin;
    if (!that(x - here.x, y - here.y)) continue;
    for (const place of layout.placesOn(floor.board)) {
      const point = layout.pointOf(place);
      const away = Math.hypot(point.x - here.x, point.y - here.y);
      if (away < least) [best, least] = [place, away];
    }
  }
  return best;
}

function walkRow(from: Place, way: Way, layout: Layout): Place | null {
  const here = layout.pointOf(from);
  const sides: Record<string, [number, number]> = {
    left: [-1, 0],
    west: [-1, 0],
    right: [1, 0],
    east: [1, 0],
    up: [0, -1],
    'up-other': [0, -1],
    down: [0, 1],
    'down-other': [0, 1],
  };
  const wanted = sides[way];
  if (!wanted) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of layout.placesOn(from.board)) {
    if (samePlace(place, from)) continue;
    const { x, y } = layout.pointOf(place);
    const forward = (x - here.x) * wanted[0] + (y - here.y) * wanted[1];
    const aside = Math.abs((x - here.x) * wanted[1]) + Math.abs((y - here.y) * wanted[0]);
    if (forward < 1) continue;
    const cost = forward + aside * (wanted[0] ? 8 : 2);
    if (cost < least) [best, least] = [place, cost];
  }
  const level = (place: Place) => Math.abs(layout.pointOf(place).y - here.y) < 1;
  if (!wanted[0] || (best && level(best))) return best;
  // At the end of a line the row bends and goes on in the next one.
  const beside = [from.q + 1, from.q - 1].map((q) => ({ ...from, q }));
  return beside.find((place) => layout.has(place) && !level(place)) ?? null;
}
