import { ribbon, smooth, span, tenths } from '../curve';
import type { Step } from '../curve';
import { round, towards } from '../geometry';
import { group, shape } from '../shape';
import type { Shape } from '../shape';
import type { Point } from '../types';
import { SNAKE, part, placed } from './parts';
import type { Skin } from './skin';

/** A stretch of a snake on one board. */
export interface Stretch {
  skin: Skin;
  letter: string;
  /** Middles of its cells, from the head's side on. */
  points: Point[];
  ring: boolean;
  /** Whether the snake's head is at the beginning; if not, it comes out of the ground there. */
  head: boolean;
  /** Whether its tail is at the end; if not, it goes into the ground there. */
  tail: boolean;
  /** Whether the head, and the tail, may still be joined; a head that may not sleeps. */
  awake: boolean;
  wags: boolean;
  /** Whether it has won. */
  won: boolean;
}

/** `crates/scene/src/svg/snake.rs` lays the same parts along a body in the same way; `tests/drawn.json` holds both to it. */
export function snake({ skin, letter, points, ring, head, tail, awake, wags, won }: Stretch): Shape {
  const single = points.length === 1;
  const body = single ? coil(points[0]!) : stretched(points, ring, head, tail);
  const { steps, half } = body;
  const first = steps[0]!;
  const size = single ? SNAKE.coil.head : 1;
  const d = ribbon(steps, half);
  return group(
    { class: `sb-snake sb-skin-${skin}${won ? ' sb-snake-won' : ''}` },
    shape('path', { class: 'sb-shade', d, transform: `translate(${SNAKE.shade.join()})` }),
    head && awake ? placed(part('snake-tongue', ''), { transform: facing(first, size) }) : null,
    shape('path', { class: won ? 'sb-hide sb-won-hide' : 'sb-hide', d }),
    shape('path', { class: 'sb-scales', d: scales(body) }),
    shape('path', { class: 'sb-saddle', d: pattern(skin, body) }),
    shape('path', { class: 'sb-gleam', d: gleam(body) }),
    tail && wags && !single
      ? placed(part('snake-tip', ''), { transform: to(steps[Math.max(0, steps.length - 2)]!) })
      : null,
    head ? placed(part(awake ? 'snake-head' : 'snake-head-asleep', ''), { transform: facing(first, size) }) : null,
    placed(part('snake-letter', '', { letter }), {
      transform: to(single ? beyond(points[0]!) : steps[Math.floor(steps.length * SNAKE.letter)]!),
    }),
  );
}

interface Body {
  steps: Step[];
  /** Half its width at a step. */
  half: (index: number) => number;
}

function stretched(points: Point[], ring: boolean, withHead: boolean, withTail: boolean): Body {
  const { girth, gap, chin, neck, tail } = SNAKE;
  const path = [...points];
  const [first, second] = [path[0]!, path[1]!];
  const [last, beforeLast] = [path[path.length - 1]!, path[path.length - 2]!];
  if (ring) path.push(towards(last, first, tail.ring));
  else if (withTail) path.push(towards(last, beforeLast, -tail.beyond));
  if (withHead && !ring) path.unshift(towards(first, second, -chin));
  const steps = smooth(path, gap);
  const length = steps.length * gap;
  const half = (index: number) => {
    const fromHead = (index / Math.max(1, steps.length - 1)) * length;
    const thin = withHead ? neck.least + (1 - neck.least) * ease((fromHead - neck.from) / neck.over) : 1;
    const taper = withTail
      ? tail.least + (1 - tail.least) * ease((length - fromHead) / Math.min(tail.over, length * tail.share))
      : 1;
    return girth * Math.min(thin, taper);
  };
  return { steps, half };
}

/** A snake on one cell curls up. */
function coil(middle: Point): Body {
  const { steps: count, from, turns, start, reach, opens, girth, least, over } = SNAKE.coil;
  const dots = Array.from({ length: count + 1 }, (_, index): Point => {
    const share = index / count;
    const angle = from + share * 2 * Math.PI * turns;
    const away = start + reach * Math.pow(share, opens);
    return { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
  });
  const steps = dots.map((dot, index): Step => {
    const [before, after] = [dots[Math.max(0, index - 1)]!, dots[Math.min(count, index + 1)]!];
    const length = span(before, after) || 1;
    return { ...dot, dx: (after.x - before.x) / length, dy: (after.y - before.y) / length };
  });
  return { steps, half: (index) => girth * (least + (1 - least) * ease((1 - index / count) / over)) };
}

function ease(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * (2 - t);
}

/** A point beside a step, so many shares of the half width away. */
function across({ steps, half }: Body, index: number, share: number): Point {
  const at = Math.min(Math.max(0, index), steps.length - 1);
  const [step, away] = [steps[at]!, half(at) * share];
  return { x: step.x - step.dy * away, y: step.y + step.dx * away };
}

const polygon = (points: Point[]) => `M${points.map(tenths).join('L')}Z`;

/** Crossing lines from flank to flank look like scales. */
function scales(body: Body): string {
  const { reach, steps } = SNAKE.scales;
  const line = (index: number, side: number) =>
    `M${tenths(across(body, index, side * reach))}L${tenths(across(body, index + steps, -side * reach))}`;
  let d = '';
  for (let index = 0; index + steps < body.steps.length; index++) d += line(index, 1) + line(index, -1);
  return d;
}

/** What repeats along the back: every skin has its own. */
function pattern(skin: Skin, body: Body): string {
  const { every = 1, shape: shown = [], dot, stripes = [] } = SNAKE.patterns[skin]!;
  const indexes = body.steps.map((_, index) => index);
  let d = stripes
    .map(([from, to]) =>
      polygon([
        ...indexes.map((index) => across(body, index, from)),
        ...indexes.map((index) => across(body, index, to)).reverse(),
      ]),
    )
    .join('');
  const last = body.steps.length - 1;
  const start = Math.min(5, Math.floor(last / 3));
  for (let index = start; index < last - 1 && (shown.length > 0 || dot); index += every) {
    d += dot
      ? circle(across(body, index, index % 2 === 0 ? dot.across : -dot.across), body.half(index) * dot.radius)
      : polygon(shown.map(([along, share]) => across(body, index + along, share)));
  }
  return d;
}

function circle({ x, y }: Point, r: number): string {
  const radius = round(r);
  return `M${tenths({ x: x - r, y })}a${radius},${radius} 0 1 0 ${round(2 * r)},0a${radius},${radius} 0 1 0 ${round(-2 * r)},0Z`;
}

/** Light from above falls on the flank that looks up. */
function gleam({ steps, half }: Body): string {
  const [x, y] = SNAKE.gleam;
  const dots = steps.map((step, index) => tenths({ x: step.x + half(index) * x, y: step.y + half(index) * y }));
  return `M${dots.slice(1, -1).join('L')}`;
}

function beyond({ x, y }: Point): Point {
  const [right, down] = SNAKE.coil.letter;
  return { x: x + right, y: y + down };
}

function to({ x, y }: Point): string {
  return `translate(${round(x)},${round(y)})`;
}

/** The head looks away from the body. */
function facing(step: Step, size: number): string {
  const angle = (Math.atan2(-step.dy, -step.dx) * 180) / Math.PI;
  return `${to(step)} rotate(${round(angle)})${size === 1 ? '' : ` scale(${size})`}`;
}
