import PARTS from 'virtual:parts';
import type { Template } from 'virtual:parts';
import { shape } from '../shape';
import type { Shape } from '../shape';

/**
 * What everything is drawn of stands in `crates/scene/parts.json`, for this board and for the pictures that the server
 * paints. Here a part of it becomes a shape.
 */
export const { stack: STACK, tile: TILE, snake: SNAKE } = PARTS;

type Facts = Readonly<Record<string, string | number>>;

/** A part about the origin. `ids` keeps several boards on a page apart. */
export function part(name: string, ids: string, facts: Facts = {}): Shape {
  const template = PARTS.parts[name];
  if (!template) throw new Error(`there is no part ${name}`);
  return make(template, ids, facts);
}

/** The same with other attributes: where it stands, by which key it is known. */
export function placed(
  drawn: Shape,
  { key = drawn.key, ...attributes }: { key?: string | null; transform?: string | undefined },
): Shape {
  const { transform } = attributes;
  return { ...drawn, key, attributes: transform === undefined ? drawn.attributes : { ...drawn.attributes, transform } };
}

/** The same with one more class. */
export function classed(drawn: Shape, name: string): Shape {
  return { ...drawn, attributes: { ...drawn.attributes, class: `${drawn.attributes.class ?? ''} ${name}`.trim() } };
}

/** Gradients and patterns that parts refer to. */
export function defs(ids: string): Shape {
  const fills = PARTS.fills.map((template) => {
    const made = make(template, ids, {});
    return { ...made, attributes: { ...made.attributes, id: `${ids}-${made.attributes.id}` } };
  });
  return shape('defs', {}, ...fills);
}

function make([tag, attributes, ...inside]: Template, ids: string, facts: Facts): Shape {
  if (tag === 'part') {
    const name = filled(String(attributes.name), ids, facts);
    // What no part is drawn for, as a number of a new game without dots for it, is left out.
    return name in PARTS.parts ? part(name, ids, facts) : shape('g');
  }
  const made: Shape = { tag, attributes: {}, children: [], key: null, text: null, move: null };
  for (const [name, value] of Object.entries(attributes))
    made.attributes[name] = typeof value === 'string' ? filled(value, ids, facts) : value;
  for (const child of inside) {
    if (typeof child === 'string') made.text = filled(child, ids, facts);
    else made.children.push(make(child, ids, facts));
  }
  return made;
}

function filled(text: string, ids: string, facts: Facts): string {
  if (text.includes('{')) text = text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? '')).trim();
  return text.startsWith('url(#') ? text.replace('#', `#${ids}-`) : text;
}
