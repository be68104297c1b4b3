import type { Cell } from '../types';

/**
 * Which stack is which from one position to the next: places close up when one empties, and a drawing
 * that glides must know who moved. Alike stacks are told apart by how near they lie.
 */
export interface Stacks {
  /** A key for each cell of a row, the same as before for the same stack. */
  readonly keys: readonly string[];
  readonly contents: readonly string[];
  /** The number of the next key. */
  readonly next: number;
}

export const NO_STACKS: Stacks = { keys: [], contents: [], next: 0 };

export function followStacks(before: Stacks, cells: readonly Cell[]): Stacks {
  const contents = cells.map(contentOf);
  const left = new Set(before.keys.keys());
  const keys: (string | null)[] = cells.map(() => null);
  const match = (alike: (before: string, after: string) => boolean) => {
    contents.forEach((content, index) => {
      if (keys[index] !== null) return;
      const found = [...left]
        .filter((old) => alike(before.contents[old]!, content))
        .sort((a, b) => Math.abs(a - index) - Math.abs(b - index))[0];
      if (found === undefined) return;
      keys[index] = before.keys[found]!;
      left.delete(found);
    });
  };
  match((old, now) => old === now);
  match((old, now) => old !== '' && now.startsWith(old));
  match((old, now) => now !== '' && old.startsWith(now));
  let { next } = before;
  return { keys: keys.map((key) => key ?? `stack-${next++}`), contents, next };
}

function contentOf(cell: Cell): string {
  return cell.pieces.map((piece) => (piece.kind === 'scale' ? `${piece.tint}${piece.number ?? ''};` : '')).join('');
}
