/** What there is to share of a match or of a position: addresses, pictures, records. */

import type { MatchView, Scene } from '../api';
import { hasServer } from '../api/reach.svelte';
import type { Engine } from '../engine';
import { gameId } from '../games.svelte';
import { isLocal } from '../local/games';
import { addressOf } from '../router.svelte';
import { emptyTree, type Path, type Tree } from '../study/tree';
import { language } from '../texts/index.svelte';

export type FileKind = 'png' | 'svg' | 'gif' | 'text' | 'json';

/** A file to save: one that the server makes, or one that the page makes when it is asked for. */
export interface SharedFile {
  kind: FileKind;
  name: string;
  href?: string;
  make?: () => Promise<Blob>;
}

export interface Shared {
  /** What it is, in words. */
  title: string;
  /** The address of this very position; none of a game that only this browser knows. */
  link: string | null;
  /** What another site writes to show it; none where that is not possible. */
  embed: string | null;
  files: SharedFile[];
}

const whole = (address: string): string => new URL(addressOf(address), location.href).href;

/** What to write into another page. The address and nothing that somebody wrote stands in it. */
export const embedCode = (id: string, ply: number): string =>
  `<iframe src="${whole(`/embed/match/${encodeURIComponent(id)}?ply=${ply}`)}" width="640" height="560" loading="lazy" title="Serpentarium"></iframe>`;

export function sharedMatch(match: MatchView, title: string, ply: number, scene: Scene | null, engine: Engine): Shared {
  const local = isLocal(match.id) || !hasServer;
  const name = `${gameId(match.terms.spec)}-${match.id}`;
  const at = `${name}-${ply}`;
  const now = ply === match.ply;
  const path = `/match/${encodeURIComponent(match.id)}`;
  const api = (what: string, query: Record<string, string>) =>
    `/api/v1/matches/${encodeURIComponent(match.id)}/${what}?${new URLSearchParams({ ...query, lang: language() })}`;
  const files: SharedFile[] = [];
  if (local && scene) files.push(...drawnHere(at, scene));
  if (!local && match.status !== 'open') {
    files.push({ kind: 'png', name: `${at}.png`, href: api('png', { ply: String(ply) }) });
    files.push({ kind: 'svg', name: `${at}.svg`, href: api('svg', { ply: String(ply) }) });
    if (match.ply > 0) files.push({ kind: 'gif', name: `${name}.gif`, href: api('gif', {}) });
  }
  // Before the end nobody knows the whole of what was dealt.
  if (match.result) {
    const setup = match.result.setup || match.setup || '';
    const tags = Object.fromEntries(
      match.seats.map(({ player, name }, seat) => [`player-${seat + 1}`, player || name]),
    );
    const tree = { ...emptyTree(match.terms.spec, setup, match.moves), tags };
    files.push({ kind: 'text', name: `${name}.txt`, make: () => textOf(tree, engine) });
    files.push(local ? jsonOf(name, tree) : { kind: 'json', name: `${name}.json`, href: api('record', {}) });
  }
  return {
    title,
    link: isLocal(match.id) ? null : whole(now ? path : `${path}?ply=${ply}`),
    embed: !local && match.terms.public && match.status !== 'open' ? embedCode(match.id, ply) : null,
    files,
  };
}

/** A position of an analysis. Everything is made in the page, since nobody else knows it. */
export function sharedPosition(
  tree: Tree,
  path: Path,
  link: string,
  title: string,
  scene: Scene | null,
  engine: Engine,
  settled: () => Promise<Tree>,
): Shared {
  const name = `${gameId(tree.spec)}-${path.length}`;
  return {
    title,
    link: whole(link),
    embed: null,
    files: [
      ...(scene ? drawnHere(name, scene) : []),
      { kind: 'text', name: `${name}.txt`, make: async () => textOf(await settled(), engine) },
      { kind: 'json', name: `${name}.json`, make: async () => jsonBlob(await settled()) },
    ],
  };
}

function drawnHere(name: string, scene: Scene): SharedFile[] {
  const draw = () => import('./draw');
  return [
    { kind: 'png', name: `${name}.png`, make: async () => (await draw()).pngOf(scene) },
    {
      kind: 'svg',
      name: `${name}.svg`,
      make: async () => new Blob([(await draw()).svgOf(scene)], { type: 'image/svg+xml' }),
    },
  ];
}

const textOf = async (tree: Tree, engine: Engine): Promise<Blob> =>
  new Blob([await engine.ask('write-tree', { tree })], { type: 'text/plain;charset=utf-8' });
const jsonBlob = (tree: Tree): Blob => new Blob([JSON.stringify(tree)], { type: 'application/json' });
const jsonOf = (name: string, tree: Tree): SharedFile => ({
  kind: 'json',
  name: `${name}.json`,
  make: async () => jsonBlob(tree),
});

/** Gives a file to whoever asked for it. */
export function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has it only a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
