/** A game's positions with something to find, as files of the site: the form is told in docs/puzzles.md. */

import { say } from '../texts/index.svelte';
import { ApiError } from './index';

/** The solver's turn: every right move, the one of the main line first, and what comes after it. */
export interface PuzzleTurn {
  [move: string]: AfterMove;
}

/** `null`: solved. Otherwise what the other side plays (mostly one move), and the solver's next turn. */
export type AfterMove = null | [...answers: string[], next: PuzzleTurn];

export interface Puzzle {
  /** The game's id, a dash, and six letters or digits; it never changes. */
  id: string;
  spec: string;
  setup: string;
  /** The moves that lead to the position, separated by spaces. */
  moves: string;
  /** Who is to move and to find something, from 0. */
  seat: number;
  kind: 'win' | 'best';
  /** For `best`: the solver's points less the other's, after best play by both. */
  margin?: number;
  /** How many moves have to be found, by the shortest way. */
  steps: number;
  rating: number;
  themes: string[];
  tree: PuzzleTurn;
}

const FILE = /\/puzzles\/([^/]+)\.jsonl$/;

/** The games that have puzzles. */
export async function puzzleGames(): Promise<string[]> {
  const { addresses } = await import('./puzzle-addresses');
  return Object.keys(addresses)
    .flatMap((path) => FILE.exec(path)?.[1] ?? [])
    .sort();
}

/** All puzzles of a game; none if it has none. */
export async function puzzleSet(game: string): Promise<Puzzle[]> {
  const { addresses } = await import('./puzzle-addresses');
  const address = Object.entries(addresses).find(([path]) => path.endsWith(`/puzzles/${game}.jsonl`))?.[1];
  if (!address) return [];
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, 'unreachable', say('unreachable'));
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Puzzle);
}

/** What comes after a move; `undefined` if it is wrong. */
export const afterMove = (turn: PuzzleTurn, move: string): AfterMove | undefined =>
  Object.hasOwn(turn, move) ? turn[move] : undefined;
