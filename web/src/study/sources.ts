/** Where an analysis comes from: a match, a puzzle, a link, a text, or the first position of a game; and what was kept of it. */

import { api, ApiError, type MatchView } from '../api';
import type { Puzzle, PuzzleTurn } from '../api/puzzle-sets';
import type { Engine } from '../engine';
import { isLocal, randomSeed } from '../local/games';
import { setOf } from '../puzzles/sets';
import { keptReview } from '../review/kept';
import { say } from '../texts/index.svelte';
import { emptyTree, Walk, type Path, type Tree, type TreeNode } from './tree';

/** A match as it was played: one line. */
export interface FinishedMatch {
  id: string;
  tree: Tree;
  /** Who sat where: ids of people, `HERE` for whoever sat at this device, nothing for bots. */
  people: readonly string[];
}

/** Whoever sits at this device. */
export const HERE = 'here';

export interface Source {
  /** By which it is kept. */
  key: string;
  tree: Tree;
  path: Path;
  /** The finished match that it is of. */
  match?: FinishedMatch;
}

/** The address of a position, for others. */
export function linkTo({ spec, setup }: Tree, path: Path): string {
  const query = new URLSearchParams({ spec, setup });
  if (path.length > 0) query.set('moves', path.join(' '));
  return `/analysis?${query}`;
}

/** The address under which a source is found again at a position. What has no address of its own is the latest that is kept. */
export function addressAt({ key, tree, path }: Source): string {
  const [kind, id] = key.split(' ');
  if (kind === 'link') return linkTo(tree, path);
  if ((kind !== 'match' && kind !== 'puzzle') || !id) return '/analysis';
  const query = new URLSearchParams({ [kind]: id });
  // A variation has no number: it is found in what is kept.
  if (new Walk(tree).isMain(path)) query.set('ply', String(path.length));
  return `/analysis?${query}`;
}

/** What an address asks for; nothing if it asks for nothing in particular. */
export async function sourceOf(
  game: string | undefined,
  query: URLSearchParams,
  engine: Engine,
): Promise<Source | null> {
  const match = query.get('match');
  if (match) return fromMatch(match, query.get('ply'), engine);
  const puzzle = query.get('puzzle');
  if (puzzle) return fromPuzzle(puzzle, query.get('ply'), engine);
  const spec = query.get('spec') ?? game;
  if (!spec) return null;
  const setup = query.get('setup');
  if (setup === null) return fromStart(spec, engine);
  const moves = query.get('moves')?.split(' ').filter(Boolean) ?? [];
  return checked(`link ${spec} ${setup}`, emptyTree(spec, setup, moves), moves, engine);
}

/** A tree, or a record of a game, as somebody wrote it; or what leads to one: a link, or the id of a puzzle. */
export async function fromText(text: string, engine: Engine): Promise<Source> {
  const linked = queryOf(text.trim());
  if (linked) {
    const source = await sourceOf(linked.game, linked.query, engine);
    if (source) return source;
  }
  const tree = await engine.ask('read-tree', { text });
  return { key: `text ${tree.spec} ${tree.setup}`, tree, path: [] };
}

/** The first position. Of what is drawn later nothing is decided, so that one can choose it. */
export async function fromStart(spec: string, engine: Engine): Promise<Source> {
  const setup = await engine.ask('deal', { spec, seed: randomSeed(), open: true });
  return { key: `start ${spec}`, tree: emptyTree(spec, setup), path: [] };
}

async function fromMatch(id: string, ply: string | null, engine: Engine): Promise<Source> {
  // What is over does not change: whoever has reviewed it needs nobody to show it again.
  const { tree, people } = (await keptReview(id)) ?? (await playedIn(id, engine));
  const moves = new Walk(tree).lineFrom([]);
  const upTo = ply === null ? moves.length : Math.max(0, Math.trunc(Number(ply)) || 0);
  const source = await checked(`match ${id}`, tree, moves.slice(0, upTo), engine);
  return { ...source, match: { id, tree, people } };
}

/** A puzzle with its whole solution, at the position in which something is to be found. */
async function fromPuzzle(id: string, ply: string | null, engine: Engine): Promise<Source> {
  const puzzle = (await setOf(id.slice(0, id.lastIndexOf('-')))).find((one) => one.id === id);
  if (!puzzle) throw new ApiError(404, 'study-no-puzzle', say('study-no-puzzle'));
  const tree = puzzleTree(puzzle);
  const main = new Walk(tree).lineFrom([]);
  const begun = puzzle.moves.split(' ').filter(Boolean).length;
  const upTo = ply === null ? begun : Math.max(0, Math.trunc(Number(ply)) || 0);
  return checked(`puzzle ${id}`, tree, main.slice(0, upTo), engine);
}

/** The moves that lead to a puzzle, then every right move with its answer: the main line first, the others as variations. */
export function puzzleTree({ spec, setup, moves, tree }: Puzzle): Tree {
  const game = emptyTree(spec, setup, moves.split(' ').filter(Boolean));
  const nodes: TreeNode[] = game.nodes;
  const add = (parent: number, step: string): number => nodes.push(parent < 0 ? { step } : { parent, step }) - 1;
  const grow = (parent: number, turn: PuzzleTurn): void => {
    for (const [move, after] of Object.entries(turn)) {
      let last = add(parent, move);
      for (const next of after ?? []) {
        if (typeof next === 'string') last = add(last, next);
        else grow(last, next);
      }
    }
  };
  grow(nodes.length - 1, tree);
  return game;
}

/** What a link to an analysis, a match or a puzzle asks for, or the id of a puzzle; nothing if a text is none of these. */
export function queryOf(
  text: string,
  origin: string = location.origin,
): { game?: string; query: URLSearchParams } | null {
  if (/\s/.test(text)) return null;
  if (/^[a-z0-9-]+-[a-z0-9]{6}$/.test(text)) return { query: new URLSearchParams({ puzzle: text }) };
  if (!/^(https?:\/)?\//.test(text) || !URL.canParse(text, origin)) return null;
  const link = new URL(text, origin);
  // Pages without a server have their addresses behind a hash.
  const { pathname, searchParams: query } = link.hash.startsWith('#/') ? new URL(link.hash.slice(1), origin) : link;
  const [page, what] = pathname.split('/').filter(Boolean);
  // Only who has a match can show it; a position and a puzzle are the same everywhere.
  const own = link.origin === origin;
  if (page === 'match' && what && own)
    return { query: new URLSearchParams({ ...Object.fromEntries(query), match: what }) };
  if (page === 'puzzle' && what) return { query: new URLSearchParams({ puzzle: what }) };
  if (page !== 'analysis' || (query.has('match') && !own)) return null;
  return what ? { game: what, query } : { query };
}

async function playedIn(id: string, engine: Engine): Promise<Pick<FinishedMatch, 'tree' | 'people'>> {
  const match = await matchOf(id, engine);
  if (!match.result) throw new ApiError(409, 'study-not-over', say('study-not-over'));
  const setup = match.result.setup || match.setup || '';
  const people = match.seats.map(({ sitter }) => (sitter.kind !== 'person' ? '' : isLocal(id) ? HERE : sitter.id));
  return { tree: { ...emptyTree(match.terms.spec, setup, match.moves), tags: tagsOf(match) }, people };
}

async function matchOf(id: string, engine: Engine): Promise<MatchView> {
  if (!isLocal(id)) return api.load('/matches/{id}', { path: { id } });
  const [{ localGames }, { viewOf }] = await Promise.all([import('../local/store'), import('../local/view')]);
  const game = await localGames.get(id);
  if (!game) throw new ApiError(404, 'study-no-match', say('study-no-match'));
  return (await viewOf(game, engine)).view;
}

const tagsOf = ({ seats }: MatchView): Record<string, string> =>
  Object.fromEntries(seats.map(({ player, name }, seat) => [`player-${seat + 1}`, player || name]));

/** Whatever comes from elsewhere is replayed by the rules before it is shown. */
async function checked(key: string, tree: Tree, path: Path, engine: Engine): Promise<Source> {
  await engine.ask('show', {
    position: { spec: tree.spec, setup: tree.setup, moves: new Walk(tree).lineFrom([]) },
    legal: false,
  });
  return { key, tree, path };
}

const KEPT = 'serpentarium.analysis';
/** The latest are kept, as many as these. */
const MOST = 20;

/** What is kept in this browser, the latest first. */
export function kept(): Source[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Source[];
  } catch {
    return [];
  }
}

/** Keeps an analysis; false if the browser has no room for it. */
export function keep(source: Source): boolean {
  const others = kept().filter(({ key }) => key !== source.key);
  try {
    localStorage.setItem(KEPT, JSON.stringify([source, ...others].slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

/** The same source as it was left, where something was made of it; where the address asks, its position is looked at. */
export function resumed(source: Source, asked: boolean): Source {
  const before = kept().find(({ key }) => key === source.key);
  if (!before || before.tree.setup !== source.tree.setup || !new Walk(before.tree).has(source.path)) return source;
  return { ...before, path: asked ? source.path : before.path, ...(source.match ? { match: source.match } : {}) };
}
