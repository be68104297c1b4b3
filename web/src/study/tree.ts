/** A game with its variations, as `docs/trees.md` writes it in JSON. The engine changes it; here it is read. */

import type { Place } from '../api';

export interface Comment {
  author?: string;
  text: string;
}

export type MarkColour = 'green' | 'red' | 'blue' | 'yellow';
export type Mark =
  { kind: 'mark'; colour: MarkColour; at: Place } | { kind: 'arrow'; colour: MarkColour; from: Place; to: Place };

export interface Value {
  by: string;
  chances: number[];
  proved?: boolean;
  plies?: number;
  playouts?: number;
}

/** What is said about a position. */
export interface Notes {
  comments?: Comment[];
  glyph?: string;
  shapes?: Mark[];
  value?: Value;
}

export interface TreeNode extends Notes {
  /** The number of the node that it follows; none follows the root. */
  parent?: number;
  /** A move, or a draw as `draw:37`. */
  step: string;
}

export interface Tree {
  version: number;
  spec: string;
  setup: string;
  tags?: Record<string, string>;
  root?: Notes;
  nodes: TreeNode[];
}

/** The steps from the root. */
export type Path = readonly string[];

/** A change, as `docs/trees.md` writes it. */
export type Edit =
  | { 'add-line': { path: Path; steps: readonly string[] } }
  | { delete: { path: Path } }
  | { 'make-main': { path: Path } }
  | { 'add-comment': { path: Path; comment: Comment } }
  | { 'change-comment': { path: Path; from: Comment; to: Comment } }
  | { 'remove-comment': { path: Path; comment: Comment } }
  | { 'set-glyph': { path: Path; glyph: string | null } }
  | { 'set-shapes': { path: Path; shapes: readonly Mark[] } }
  | { 'set-value': { path: Path; value: Value | null } };

/** What follows a position: the step, and all that follows it. */
export interface Branch {
  path: Path;
  node: TreeNode;
  children: Branch[];
}

export const isDraw = (step: string): boolean => step.startsWith('draw:');
export const pathKey = (path: Path): string => path.join(' ');
/** How many moves a path has; what is drawn is none. */
export const plyOf = (path: Path): number => path.filter((step) => !isDraw(step)).length;
export const emptyTree = (spec: string, setup: string, steps: readonly string[] = []): Tree => ({
  version: 1,
  spec,
  setup,
  nodes: steps.map((step, index) => (index === 0 ? { step } : { parent: index - 1, step })),
});

/** A tree as it is walked: made once for each. */
export class Walk {
  readonly first: readonly Branch[];
  readonly #byPath = new Map<string, Branch>();

  constructor(readonly tree: Tree) {
    const branches: Branch[] = [];
    const first: Branch[] = [];
    for (const node of tree.nodes) {
      const parent = node.parent === undefined ? null : branches[node.parent]!;
      const branch: Branch = { path: [...(parent?.path ?? []), node.step], node, children: [] };
      branches.push(branch);
      (parent?.children ?? first).push(branch);
      this.#byPath.set(pathKey(branch.path), branch);
    }
    this.first = first;
  }

  at(path: Path): Branch | null {
    return this.#byPath.get(pathKey(path)) ?? null;
  }

  has(path: Path): boolean {
    return path.length === 0 || this.at(path) !== null;
  }

  notes(path: Path): Notes {
    return (path.length === 0 ? this.tree.root : this.at(path)?.node) ?? {};
  }

  children(path: Path): readonly Branch[] {
    return path.length === 0 ? this.first : (this.at(path)?.children ?? []);
  }

  /** From a position along the first of what follows, to the end. */
  lineFrom(path: Path): Path {
    let line = path;
    for (let next = this.children(path)[0]; next; next = next.children[0]) line = next.path;
    return line;
  }

  /** The variation beside this one, up or down. */
  beside(path: Path, by: 1 | -1): Path | null {
    if (path.length === 0) return null;
    const all = this.children(path.slice(0, -1));
    const index = all.findIndex((branch) => branch.path.at(-1) === path.at(-1));
    return all[index + by]?.path ?? null;
  }

  /** Whether a position is on the main line. */
  isMain(path: Path): boolean {
    const main = this.lineFrom([]);
    return path.every((step, index) => main[index] === step);
  }

  /** The ends of all lines. */
  leaves(): Path[] {
    const ends = [...this.#byPath.values()].filter(({ children }) => children.length === 0);
    return ends.map(({ path }) => path);
  }
}

/** A line from its beginning to its end, with what else could have been played at each of its steps. */
export function along(first: readonly Branch[]): { branch: Branch; others: readonly Branch[] }[] {
  const steps: { branch: Branch; others: readonly Branch[] }[] = [];
  for (let next = first; next[0]; next = next[0].children) steps.push({ branch: next[0], others: next.slice(1) });
  return steps;
}

/** The marks of a position with one more, or without it if it was there. */
export function toggled(marks: readonly Mark[], one: Mark): Mark[] {
  const same = (other: Mark) => JSON.stringify({ ...other, colour: '' }) === JSON.stringify({ ...one, colour: '' });
  const there = marks.find(same);
  const rest = marks.filter((other) => !same(other));
  return there?.colour === one.colour ? rest : [...rest, one];
}

/** What to change so that a person's own comment reads so; others' stay. Nothing if it does already. */
export function commentEdit(path: Path, { comments = [] }: Notes, text: string, own?: string): Edit | null {
  const from = comments.find(({ author }) => author === own);
  if (text.trim() === (from?.text ?? '')) return null;
  const to = own === undefined ? { text: text.trim() } : { author: own, text: text.trim() };
  if (!to.text) return from ? { 'remove-comment': { path, comment: from } } : null;
  return from ? { 'change-comment': { path, from, to } } : { 'add-comment': { path, comment: to } };
}
