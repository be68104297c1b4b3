/** A drawing as plain data: pure functions say what there is to see, `dom/svg.ts` makes elements of it. */
export interface Shape {
  tag: string;
  attributes: Record<string, string | number>;
  children: Shape[];
  key: string | null;
  text: string | null;
  /** Where it stands: set as a style, so that it can glide. */
  move: string | null;
}

type Attributes = Record<string, string | number | boolean | null | undefined>;

/** A shape. `key` and `move` among the attributes are its own. */
export function shape(tag: string, attributes: Attributes = {}, ...children: (Shape | null)[]): Shape {
  const made: Shape = { tag, attributes: {}, children: [], key: null, text: null, move: null };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'key') made.key = String(value);
    else if (name === 'move') made.move = String(value);
    else made.attributes[name] = value === true ? '' : (value as string | number);
  }
  made.children = children.filter((child) => child !== null);
  return made;
}

export function label(text: string, attributes: Attributes): Shape {
  return { ...shape('text', attributes), text };
}

export function group(attributes: Attributes, ...children: (Shape | null)[]): Shape {
  return shape('g', attributes, ...children);
}

/** `translate` for `move`, in units of the drawing. */
export function moveTo(x: number, y: number, scale = 1, turn = 0): string {
  const turns = turn === 0 ? '' : ` rotate(${turn}deg)`;
  const scales = scale === 1 ? '' : ` scale(${scale})`;
  return `translate(${Math.round(x * 100) / 100}px, ${Math.round(y * 100) / 100}px)${turns}${scales}`;
}
