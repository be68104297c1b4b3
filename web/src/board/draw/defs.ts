import { shape } from '../svg';
import type { Shape } from '../svg';

type Stop = [offset: number, classes: string];

/** Shades and patterns that shapes refer to; `ids` keeps several boards on a page apart. */
export function defs(ids: string): Shape {
  return shape(
    'defs',
    {},
    fall(`${ids}-plate`, [0, 'sb-stop-plate-top'], [1, 'sb-stop-plate-bottom']),
    fall(`${ids}-slate`, [0, 'sb-stop-slate-top'], [1, 'sb-stop-slate-bottom']),
    ...['black', 'white', 'grey'].map((tint) =>
      fall(`${ids}-scale-${tint}`, [0, `sb-stop-${tint}-top`], [1, `sb-stop-${tint}-bottom`]),
    ),
    ...['black', 'white'].map((tint) =>
      fall(`${ids}-stone-${tint}`, [0, `sb-stop-${tint}-top`], [1, `sb-stop-${tint}-bottom`]),
    ),
    shape(
      'radialGradient',
      { id: `${ids}-shine`, cx: 0.35, cy: 0.25, r: 0.8 },
      ...stops([0, 'sb-stop-shine'], [0.6, 'sb-stop-none'], [1, 'sb-stop-dim']),
    ),
    shape(
      'radialGradient',
      { id: `${ids}-depth` },
      ...stops([0, 'sb-stop-deep'], [0.5, 'sb-stop-deep'], [1, 'sb-stop-none']),
    ),
    pattern(`${ids}-pink`, 7, shape('circle', { cx: 3.5, cy: 3.5, r: 1.5, class: 'sb-pattern-ink' })),
    pattern(`${ids}-yellow`, 6, stroke('M0,6L6,0')),
    pattern(`${ids}-blue`, 7, stroke('M0,2Q1.750,0 3.500,2T7,2M0,5.500Q1.750,3.500 3.500,5.500T7,5.500')),
    pattern(`${ids}-orange`, 7, stroke('M0,3.500H7M3.500,0V7')),
    pattern(`${ids}-red`, 5, stroke('M2.500,0V5')),
    pattern(`${ids}-green`, 6, stroke('M0,0L6,6M6,0L0,6')),
    pattern(`${ids}-grey`, 6),
    pattern(`${ids}-black`, 6),
    pattern(`${ids}-white`, 6),
  );
}

function fall(id: string, ...list: Stop[]): Shape {
  return shape('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops(...list));
}

function stops(...list: Stop[]): Shape[] {
  return list.map(([offset, classes]) => shape('stop', { offset, class: classes }));
}

function pattern(id: string, size: number, ...children: Shape[]): Shape {
  return shape('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, ...children);
}

function stroke(d: string): Shape {
  return shape('path', { d, class: 'sb-pattern-line' });
}
