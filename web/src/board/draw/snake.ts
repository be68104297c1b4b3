import { ribbon, smooth, span } from '../curve';
import type { Step } from '../curve';
import { at, round, towards } from '../geometry';
import type { Skin } from '../skin';
import { group, label, shape } from '../svg';
import type { Shape } from '../svg';
import type { Point } from '../types';

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
}

/** Half the width of a body. */
const GIRTH = 16.5;
const GAP = 5;

export function snake(stretch: Stretch): Shape {
  const { skin } = stretch;
  const { steps, width } = stretch.points.length === 1 ? coil(stretch) : stretched(stretch);
  const d = ribbon(steps, width);
  const first = steps[0]!;
  const headSize = stretch.points.length === 1 ? 0.72 : 1;
  return group(
    { class: `sb-snake sb-skin-${skin}` },
    shape('path', { class: 'sb-shade', d, transform: 'translate(1.5,4)' }),
    stretch.head && stretch.awake ? tongue(first, headSize) : null,
    shape('path', { class: 'sb-hide', d }),
    shape('path', { class: 'sb-scales', d: lattice(steps, width) }),
    shape('path', { class: `sb-saddle`, d: saddle(skin, steps, width) }),
    shape('path', { class: 'sb-gleam', d: gleam(steps, width) }),
    stretch.tail && stretch.wags && stretch.points.length > 1 ? openTail(steps) : null,
    stretch.head ? head(first, headSize, stretch.awake) : null,
    letterSign(stretch, steps),
  );
}

interface Body {
  steps: Step[];
  width: (t: number) => number;
}

function stretched({ points, ring, head: withHead, tail: withTail }: Stretch): Body {
  const path = [...points];
  const [first, second] = [path[0]!, path[1]!];
  const [last, beforeLast] = [path[path.length - 1]!, path[path.length - 2]!];
  if (ring) path.push(towards(last, first, 0.86));
  else if (withTail) path.push(towards(last, beforeLast, -0.32));
  if (withHead && !ring) path.unshift(towards(first, second, -0.06));
  const steps = smooth(path, GAP);
  const length = steps.length * GAP;
  const width = (t: number) => {
    const [fromHead, toTail] = [t * length, (1 - t) * length];
    const neck = withHead ? 0.7 + 0.3 * ease((fromHead - 10) / 42) : 1;
    const taper = withTail ? 0.16 + 0.84 * ease(toTail / Math.min(78, length * 0.6)) : 1;
    return GIRTH * Math.min(neck, taper);
  };
  return { steps, width };
}

/** A snake on one cell curls up. */
function coil({ points }: Stretch): Body {
  const middle = points[0]!;
  const dots: Point[] = [];
  for (let index = 0; index <= 60; index++) {
    const share = index / 60;
    const angle = -0.35 + share * Math.PI * 3.1;
    const reach = 4 + 19.5 * Math.pow(share, 0.75);
    dots.push({ x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) });
  }
  const steps = dots.map((dot, index): Step => {
    const [before, after] = [dots[Math.max(0, index - 1)]!, dots[Math.min(60, index + 1)]!];
    const length = span(before, after) || 1;
    return { ...dot, dx: (after.x - before.x) / length, dy: (after.y - before.y) / length };
  });
  return { steps, width: (t) => 7.2 * (0.12 + 0.88 * ease((1 - t) / 0.45)) };
}

function ease(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * (2 - t);
}

function beside(step: Step, away: number): Point {
  return { x: step.x - step.dy * away, y: step.y + step.dx * away };
}

/** Crossing lines from flank to flank look like scales. */
function lattice(steps: Step[], width: (t: number) => number): string {
  const parts: string[] = [];
  const last = Math.max(1, steps.length - 1);
  const half = (index: number) => width(index / last) * 0.93;
  for (let index = 0; index + 3 <= last; index += 1) {
    const [here, there] = [steps[index]!, steps[index + 3]!];
    parts.push(`M${at(beside(here, half(index)))}L${at(beside(there, -half(index + 3)))}`);
    parts.push(`M${at(beside(here, -half(index)))}L${at(beside(there, half(index + 3)))}`);
  }
  return parts.join('');
}

/** The pattern on the back: every skin has its own. */
function saddle(skin: Skin, steps: Step[], width: (t: number) => number): string {
  const parts: string[] = [];
  const last = Math.max(1, steps.length - 1);
  const half = (index: number) => width(Math.min(1, index / last));
  const dot = (middle: Point, r: number) =>
    `M${at({ x: middle.x - r, y: middle.y })}a${round(r)},${round(r)} 0 1 0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1 0 ${round(-2 * r)},0Z`;
  if (skin === 'pink') return stripes(steps, half);
  const start = Math.min(5, Math.floor(last / 3));
  for (let index = start; index < last - 1; index += skin === 'red' ? 4 : 3) {
    const here = steps[index]!;
    const w = half(index);
    if (skin === 'green') {
      const [before, after] = [steps[Math.max(0, index - 1)]!, steps[index + 1]!];
      parts.push(`M${at(before)}L${at(beside(here, w * 0.5))}L${at(after)}L${at(beside(here, -w * 0.5))}Z`);
    } else if (skin === 'red') {
      const next = steps[Math.min(last, index + 1)]!;
      const wide = half(index + 1) * 0.96;
      parts.push(
        `M${at(beside(here, w * 0.96))}L${at(beside(next, wide))}L${at(beside(next, -wide))}L${at(beside(here, -w * 0.96))}Z`,
      );
    } else if (skin === 'blue') {
      parts.push(dot(beside(here, (index % 2 === 0 ? 1 : -1) * w * 0.36), w * 0.26));
    } else {
      const [before, after] = [steps[Math.max(0, index - 1)]!, steps[Math.min(last, index + 1)]!];
      parts.push(
        `M${at(beside(after, w * 0.72))}L${at(before)}L${at(beside(after, -w * 0.72))}L${at(beside(after, -w * 0.42))}L${at(here)}L${at(beside(after, w * 0.42))}Z`,
      );
    }
  }
  return parts.join('');
}

function stripes(steps: Step[], half: (index: number) => number): string {
  const stripe = (from: number, to: number) => {
    const out = steps.map((step, index) => at(beside(step, half(index) * from)));
    const back = steps.map((step, index) => at(beside(step, half(index) * to))).reverse();
    return `M${out.join('L')}L${back.join('L')}Z`;
  };
  return stripe(0.2, 0.5) + stripe(-0.2, -0.5);
}

/** Light from above falls on the flank that looks up. */
function gleam(steps: Step[], width: (t: number) => number): string {
  const last = Math.max(1, steps.length - 1);
  const dots = steps.map((step, index) => {
    const half = width(index / last);
    return at({ x: step.x - half * 0.18, y: step.y - half * 0.5 });
  });
  return `M${dots.slice(1, -1).join('L')}`;
}

/** Where a tail can still be joined it ends in a bright tip. */
function openTail(steps: Step[]): Shape {
  const { x, y } = steps[Math.max(0, steps.length - 2)]!;
  return shape('circle', { class: 'sb-tip', cx: round(x), cy: round(y), r: 4.2 });
}

function letterSign({ letter, points }: Stretch, steps: Step[]): Shape {
  const { x, y } = points.length === 1 ? { x: points[0]!.x + 19, y: points[0]!.y + 19 } : steps[Math.floor(steps.length * 0.52)]!;
  return group(
    { class: 'sb-letters', transform: `translate(${round(x)},${round(y)})` },
    shape('circle', { r: 10 }),
    label(letter, { y: 4.6 }),
  );
}

function head(step: Step, size: number, awake: boolean): Shape {
  return group(
    { class: 'sb-head', transform: facing(step, size) },
    shape('path', {
      class: 'sb-skull',
      d: 'M-20,-9C-15,-17 -2,-20 8,-14C15,-10 20,-6 20,0C20,6 15,10 8,14C-2,20 -15,17 -20,9C-22,4 -22,-4 -20,-9Z',
    }),
    shape('path', { class: 'sb-brow', d: 'M-12,0L-3,-5L6,0L-3,5Z' }),
    ...(awake ? EYES : ASLEEP),
    shape('path', { class: 'sb-nostrils', d: 'M15.500,-3.600L14,-2.600M15.500,3.600L14,2.600' }),
  );
}

const EYES = [-1, 1].flatMap((side) => [
  shape('ellipse', { class: 'sb-eye', cx: 3, cy: 10 * side, rx: 5.4, ry: 4.6 }),
  shape('ellipse', { class: 'sb-pupil', cx: 4.4, cy: 10 * side, rx: 1.7, ry: 3.7 }),
  shape('circle', { class: 'sb-glint', cx: 2.6, cy: 10 * side - 1.6, r: 1.1 }),
]);

const ASLEEP = [shape('path', { class: 'sb-asleep', d: 'M-1,-12C2,-8.500 6,-8.500 8,-10.500M-1,12C2,8.500 6,8.500 8,10.500' })];

function tongue(step: Step, size: number): Shape {
  return shape('path', {
    class: 'sb-tongue',
    transform: facing(step, size),
    d: 'M16,0C20,-1.500 23,1.500 27,0M27,0L32,-3.800M27,0L32,3.800',
  });
}

/** The head looks away from the body. */
function facing({ x, y, dx, dy }: Step, size: number): string {
  const angle = (Math.atan2(-dy, -dx) * 180) / Math.PI;
  return `translate(${round(x)},${round(y)}) rotate(${round(angle)}) scale(${size})`;
}
