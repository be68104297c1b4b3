/** Pictures of a position as files, drawn in the page, for wherever no server draws them. */

import type { Scene } from '../api';
import { drawScene } from '../board';
import { appearance } from '../settings.svelte';

/** What style sheets say about drawings, which a file has to say itself. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'stop-color',
  'stop-opacity',
];
/** How many dots the longer side of a PNG has. */
const DOTS = 1600;
const ROOM = 12;

/** A position as an SVG document that looks the same everywhere: by day, in the colours that somebody chose. */
export function svgOf(scene: Scene): string {
  const picture = drawScene(scene, { ...appearance(), theme: 'light', motion: false });
  // Looks are known only of what is in the page.
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  Object.assign(host.style, { position: 'fixed', left: '-100vw', top: '0', width: '600px', height: '600px' });
  host.append(picture);
  document.body.append(host);
  try {
    for (const drawn of picture.querySelectorAll<SVGElement>('*')) settle(drawn);
    const paper = getComputedStyle(picture).getPropertyValue('--paper').trim() || '#fffdf7';
    const { x, y, width, height } = picture.viewBox.baseVal;
    const box = [x - ROOM, y - ROOM, width + 2 * ROOM, height + 2 * ROOM] as const;
    picture.setAttribute('viewBox', box.join(' '));
    picture.setAttribute('width', String(Math.round(box[2])));
    picture.setAttribute('height', String(Math.round(box[3])));
    picture.setAttribute('font-family', 'sans-serif');
    const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of Object.entries({ x: box[0], y: box[1], width: box[2], height: box[3], fill: paper })) {
      ground.setAttribute(name, String(value));
    }
    picture.prepend(ground);
    for (const name of ['class', 'aria-hidden', 'focusable']) picture.removeAttribute(name);
    return new XMLSerializer().serializeToString(picture);
  } finally {
    host.remove();
  }
}

/** Writes what an element looks like into the element. */
function settle(drawn: SVGElement): void {
  const style = getComputedStyle(drawn);
  if (style.display === 'none' && !drawn.closest('defs')) {
    drawn.remove();
    return;
  }
  for (const name of LOOKS) {
    const value = style.getPropertyValue(name);
    if (value) drawn.setAttribute(name, plainColour(value).replace(/url\("([^"]+)"\)/, 'url($1)'));
  }
  drawn.removeAttribute('class');
}

/** A colour that is mixed, as programs know it that know no mixing. */
export function plainColour(value: string): string {
  return value.replace(
    /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/g,
    (_, red, green, blue, alpha) => {
      const [r, g, b] = [red, green, blue].map((part) => Math.round(Number(part) * 255));
      return alpha === undefined ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${alpha})`;
    },
  );
}

/** The same as dots. */
export async function pngOf(scene: Scene): Promise<Blob> {
  const drawn = new Image();
  drawn.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(scene))}`;
  await drawn.decode();
  const scale = DOTS / Math.max(drawn.naturalWidth, drawn.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.naturalWidth * scale);
  canvas.height = Math.round(drawn.naturalHeight * scale);
  canvas.getContext('2d')!.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
