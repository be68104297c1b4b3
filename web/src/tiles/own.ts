/** Puzzles of one's own by their ids: `crates/puzzles/src/own.rs`. */

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Kind = 'loop' | 'line';

/** The id of a puzzle; whether it makes sense, the engine knows. */
export function ownId(
  tiles: readonly number[],
  wants: Partial<Record<Colour, Kind | ''>>,
  shape: 'free' | 'triangle' | 'flower',
  holes: boolean,
): string {
  const lines = COLOURS.flatMap((colour) => (wants[colour] ? [wants[colour], colour] : []));
  return ['own', tiles.join('_'), ...lines, ...(shape === 'free' ? [] : [shape]), ...(holes ? ['holes'] : [])].join(
    '-',
  );
}

/** Numbers of tiles as people write them: `1, 2, 3`, `1-10 14`; null if it is something else. */
export function numbersIn(text: string): number[] | null {
  const numbers: number[] = [];
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, first, last] = /^(\d{1,2})(?:[-–](\d{1,2}))?$/.exec(part) ?? [];
    if (first === undefined) return null;
    const end = Number(last ?? first);
    if (end < Number(first)) return null;
    for (let number = Number(first); number <= end; number++) numbers.push(number);
  }
  return [...new Set(numbers)].sort((one, other) => one - other);
}
