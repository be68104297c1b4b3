/** Where an analysis comes from: a match, a link, a text, or the first position of a game; and what was kept of it. */

import { api, ApiError, type MatchView } from '../api';
import type { Engine } from '../engine';
import { isLocal, randomSeed } from '../local/games';
import { keptReview } from '../review/kept';
import { say } from '../texts/index.svelte';
import { emptyTree, Walk, type Path, type Tree } from './tree';

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
  if (kind !== 'match' || !id) return '/analysis';
  const query = new URLSearchParams({ match: id });
  // A variation is not in the match itself: it is found in what is kept.
  if (new Walk(tree).isMain(path)) query.set('ply', String(path.length));
  return `/analysis?${query}`;
}

/** What an address asks for; nothing if it asks for nothing in particular. */
export async function sourceOf(game: string | undefined, query: URLSearchParams, engine: Engine): Promise<Source | null> {
  const match = query.get('match');
  if (match) return fromMatch(match, query.get('ply'), engine);
  const spec = query.get('spec') ?? game;
  if (!spec) return null;
  const setup = query.get('setup');
  if (setup === null) return fromStart(spec, engine);
  const moves = query.get('moves')?.split(' ').filter(Boolean) ?? [];
  return checked(`link ${spec} ${setup}`, emptyTree(spec, setup, moves), moves, engine);
}

/** A tree, or a record of a game, as somebody wrote it. */
export async function fromText(text: string, engine: Engine): Promise<Source> {
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

async function playedIn(id: string, engine: Engine): Promise<Pick<FinishedMatch, 'tree' | 'people'>> {
  const match = await matchOf(id, engine);
  if (!match.result) throw new ApiError(409, 'study-not-over', say('study-not-over'));
  const setup = match.result.setup || match.setup || '';
  const people = match.seats.map(({ sitter }) => (sitter.kind !== 'person' ? '' : isLocal(id) ? HERE : sitter.id));
  return { tree: { ...emptyTree(match.terms.spec, setup, match.moves), tags: tagsOf(match) }, people };
}

async function matchOf(id: string, engine: Engine): Promise<MatchView> {
  if (!isLocal(id)) return api.load<MatchView>(`/matches/${encodeURIComponent(id)}`);
  const [{ localGames }, { viewOf }] = await Promise.all([import('../local/store'), import('../local/view')]);
  const game = await localGames.get(id);
  if (!game) throw new ApiError(404, 'study-no-match', say('study-no-match'));
  return (await viewOf(game, engine)).view;
}

const tagsOf = ({ seats }: MatchView): Record<string, string> =>
  Object.fromEntries(seats.map(({ player, name }, seat) => [`player-${seat + 1}`, player || name]));

/** Whatever comes from elsewhere is replayed by the rules before it is shown. */
async function checked(key: string, tree: Tree, path: Path, engine: Engine): Promise<Source> {
  await engine.ask('show', { position: { spec: tree.spec, setup: tree.setup, moves: new Walk(tree).lineFrom([]) }, legal: false });
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
