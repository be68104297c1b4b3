import { shape } from '../shape';
import type { Shape } from '../shape';

/** How a drawing becomes elements: only what differs changes, and keyed elements stay the same, so that they can glide. */

const SVG = 'http://www.w3.org/2000/svg';

const shapes = new WeakMap<Element, Shape>();

export function create(shape: Shape): SVGElement {
  const element = document.createElementNS(SVG, shape.tag);
  shapes.set(element, { ...shape, attributes: {}, children: [], text: null, move: null });
  patch(element, shape);
  return element;
}

/** Makes the element what the shape says. */
export function patch(element: SVGElement, next: Shape): void {
  const before = shapes.get(element) ?? shape(next.tag);
  if (before === next) return;
  for (const name of Object.keys(before.attributes)) {
    if (!(name in next.attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(next.attributes)) {
    if (before.attributes[name] !== value) element.setAttribute(name, String(value));
  }
  if (before.move !== next.move) element.style.transform = next.move ?? '';
  if (before.text !== next.text && next.text !== null) element.textContent = next.text;
  if (next.text === null) patchChildren(element, next.children);
  shapes.set(element, next);
}

/** Reuses children of the same key, or without keys the same tag at the same turn. */
function patchChildren(parent: SVGElement, next: Shape[]): void {
  const keyed = new Map<string, SVGElement>();
  const plain: SVGElement[] = [];
  for (const child of Array.from(parent.children) as SVGElement[]) {
    const key = shapes.get(child)?.key ?? null;
    if (key === null) plain.push(child);
    else keyed.set(key, child);
  }
  const kept = new Set<Element>();
  let place: Element | null = parent.firstElementChild;
  for (const wanted of next) {
    let element: SVGElement | undefined;
    if (wanted.key !== null) element = keyed.get(wanted.key);
    else if (shapes.get(plain[0]!)?.tag === wanted.tag) element = plain.shift();
    if (element && (kept.has(element) || shapes.get(element)?.tag !== wanted.tag)) element = undefined;
    if (element) patch(element, wanted);
    else element = create(wanted);
    kept.add(element);
    // Moving an element blurs it and restarts its animations: step over what is gone instead.
    while (place && !kept.has(place) && !wants(next, place)) place = place.nextElementSibling;
    if (element === place) place = place.nextElementSibling;
    else parent.insertBefore(element, place);
  }
  for (const child of Array.from(parent.children)) if (!kept.has(child)) child.remove();
}

function wants(next: Shape[], element: Element): boolean {
  const known = shapes.get(element);
  if (!known) return false;
  return known.key === null || next.some((wanted) => wanted.key === known.key);
}
