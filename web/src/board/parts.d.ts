/** `crates/scene/parts.json` without its looks, which are a style sheet; `web/parts.ts` hands it over. */
declare module 'virtual:parts' {
  /** A shape as `[tag, attributes, children or text...]`. `{fact}` stands for what the part is told; `part` for another part. */
  export type Template = readonly [
    tag: string,
    attributes: Readonly<Record<string, string | number>>,
    ...inside: (Template | string)[],
  ];

  type Pair = readonly [number, number];

  interface Parts {
    /** Gradients and patterns that shapes refer to by `url(#id)`. */
    fills: Template[];
    parts: Record<string, Template>;
    /** How much higher each piece of a stack lies, and when it is fanned out; where its height is told. */
    stack: { lift: number; fanned: number; foot: number; height: Pair };
    tile: { letters: Pair[] };
    snake: {
      /** Half the width of a body, and from step to step along it. */
      girth: number;
      gap: number;
      /** How far the head's end goes beyond the middle of its cell, in cells. */
      chin: number;
      neck: { least: number; from: number; over: number };
      tail: { least: number; over: number; share: number; beyond: number; ring: number };
      shade: Pair;
      scales: { reach: number; steps: number };
      gleam: Pair;
      letter: number;
      /** A snake on one cell. */
      coil: {
        steps: number;
        from: number;
        turns: number;
        start: number;
        reach: number;
        opens: number;
        girth: number;
        least: number;
        over: number;
        head: number;
        letter: Pair;
      };
      /** What repeats along the back: steps along it, and shares of its half width across. */
      patterns: Record<
        string,
        { every?: number; shape?: Pair[]; dot?: { across: number; radius: number }; stripes?: Pair[] }
      >;
    };
  }

  const parts: Parts;
  export default parts;
}
