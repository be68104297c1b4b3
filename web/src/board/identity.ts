import type { Cell } from './types';

/**
 * Which stack is which from one position to the next: places close up when one empties, and a drawing
 * that glides must know who moved. Alike stacks are told apart by how near they lie.
 */
export class Identity {
  private known: { key: string; content: string; index: number }[] = [];
  private next = 0;

  /** A key for each cell of a row, the same as before for the same stack. */
  follow(cells: Cell[]): string[] {
    const fresh = cells.map((cell, index) => ({ content: contentOf(cell), index }));
    const left = new Set(this.known);
    const keys: (string | null)[] = cells.map(() => null);
    const tell = (alike: (before: string, after: string) => boolean) => {
      for (const { content, index } of fresh) {
        if (keys[index] !== null) continue;
        const found = [...left]
          .filter((old) => alike(old.content, content))
          .sort((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index))[0];
        if (!found) continue;
        keys[index] = found.key;
        left.delete(found);
      }
    };
    tell((before, after) => before === after);
    tell((before, after) => before !== '' && after.startsWith(before));
    tell((before, after) => after !== '' && before.startsWith(after));
    const all = keys.map((key) => key ?? `stack-${this.next++}`);
    this.known = fresh.map(({ content, index }) => ({ key: all[index]!, content, index }));
    return all;
  }
}

function contentOf(cell: Cell): string {
  return cell.pieces.map((piece) => (piece.kind === 'scale' ? `${piece.tint}${piece.number ?? ''};` : '')).join('');
}
