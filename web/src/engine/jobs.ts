/** What can be asked of the engine, and what it answers: `crates/wasm/src/request.rs`, where each job is explained. */

import type { Considered, Found, GameInfo, Legal, Over, Place, Played, Review, Scene, Tried } from '../api';
import type { Attempt, Note, Piece } from '../board';
import type { Step } from '../learn/courses';
import type { Edit, Tree } from '../study/tree';

/** A position of any game: what `moves` lead to, and between them what was drawn where the setup does not tell, as `draw:37`. */
export interface Position {
  spec: string;
  setup: string;
  moves: readonly string[];
}

/** Everything that a page shows of a position. */
export interface Shown {
  ply: number;
  /** The seat to move; nothing if something is to be drawn, or the game is over. */
  turn: number | null;
  /** Whether something is to be drawn before anybody can move. */
  draws: boolean;
  scores: number[];
  /** The rank of each seat, from 0, once it is over. */
  ranks: number[] | null;
  reason: string | null;
  tally: string | null;
  seats: { name: string; code: string }[];
  remarks: string[];
  scene: Scene;
  /** The legal moves, unless they were not wanted; words only have those that are no place, the others by `words`. */
  legal?: Legal;
}

/** How a bot thinks about a position; there must be a limit, of time or of playouts. */
export interface ThinkWish {
  position: Position;
  /** From 1 to 8. */
  level: number;
  seed?: number;
  time_ms?: number;
  playouts?: number;
  /** In bytes. */
  memory: number;
  /** How many of the moves that it considered to tell. */
  moves?: number;
}

/** Where one thing of a setup is: on a place of the board, or in a section by a name. */
export interface Slot {
  about: string;
  section: string;
  at: Place | null;
  piece: Piece | null;
}

/** Things of a setup any two of which can be exchanged. */
export interface Arrangement {
  about: string;
  slots: Slot[];
}

export type Worth = 'win' | 'draw' | 'loss';

/** What a proof has come to. */
export interface Solved {
  value: Worth | null;
  cannot_win: boolean;
  line: string[];
  proved: [string, Worth][];
  no_win: string[];
  nodes: number;
}

/** What was found about a position, by a search or by a solver: `catalog::review::Evidence`. */
export type Evidence =
  | { values: number[]; proven: boolean; line: string[]; moves: Considered[]; playouts: number }
  | { value: Worth; line: string[] };

/** By the keys of tasks. */
export type Known = Record<string, Evidence>;

/** A position to be looked at. */
export interface Task {
  key: string;
  moves: string[];
  effort: 'judge' | 'sample';
  seed: number;
}

/** What follows from what is known of a game, and what is to be looked at next. */
export interface Reviewing {
  /** The tasks' positions stand behind these. */
  spec: string;
  setup: string;
  tasks: Task[];
  review: Review;
  edits: Edit[];
}

/** What another move is worth in place of a mistake, once its tasks are done. */
export interface Retried {
  tasks: Task[];
  loss: number | null;
  good: boolean | null;
}

/** What has become of a step of a course: `catalog::lessons::Judged`. */
export interface Judged {
  state: 'going' | 'done' | 'failed';
  /** All moves from where it begins. */
  line: string[];
  /** What went wrong, by the name that the step has for it. */
  fault: string | null;
  refutation: string[];
  made: number;
  stars: number;
}

export interface PuzzleSolved {
  solutions: string[];
  count: number;
  complete: boolean;
  nodes: number;
}

/** How strong somebody is thought to be, or how hard a puzzle: Glicko's scale. */
export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

/** A puzzle of tiles that comes with them. */
export interface PuzzleInfo {
  id: string;
  title: string;
  /** What it asks for. */
  task: string;
  /** How many tiles a solution lays. */
  laid: number;
  /** How many solutions there are, where they were counted. */
  solutions: number | null;
}

/** A puzzle and what lies of it. */
export interface PuzzleShown extends PuzzleInfo {
  /** What lies, in the order in which it was laid. */
  lies: string[];
  scene: Scene;
  /** Where tiles can be laid, and which can be taken away. */
  legal: Legal;
  /** Everything that is wrong with what lies. */
  wrong: string[];
  /** Once nothing is wrong: the solution as it is written whichever way it lies. */
  solution: string | null;
}

/** How to go on with a puzzle. */
export type PuzzleHint =
  { lay: string } | { 'take-away': { tiles: number[]; proved: boolean } } | 'no-solution' | 'time-up' | 'all-lies';

interface Job<Wish, Answer> {
  wish: Wish;
  answer: Answer;
}

export interface Jobs {
  games: Job<null, GameInfo[]>;
  'rate-puzzle': Job<{ player: Strength; puzzle: Strength; solved: boolean }, [player: Strength, puzzle: Strength]>;
  deal: Job<{ spec: string; seed: number; choices?: readonly (string | null)[]; open?: boolean }, string>;
  draws: Job<{ position: Position }, string[]>;
  conceal: Job<{ position: Position; seed: number }, { setup: string; drew: boolean[] }>;
  result: Job<{ position: Position; over: Over; names: readonly string[] }, string>;
  show: Job<{ position: Position; legal?: boolean }, Shown>;
  scene: Job<{ position: Position }, Scene>;
  arrangements: Job<{ spec: string; setup: string }, Arrangement[]>;
  exchange: Job<{ spec: string; setup: string; arrangement: number; slots: readonly [number, number] }, string>;
  overlay: Job<{ position: Position }, { notes: Note[]; about: string[] }>;
  legal: Job<{ position: Position; piece?: string }, Legal>;
  words: Job<{ position: Position; move: string }, string>;
  why: Job<{ position: Position; move: string }, string | null>;
  explain: Job<{ position: Position; move: string }, null>;
  attempt: Job<{ position: Position; attempt: Attempt }, Tried>;
  played: Job<{ position: Position; from?: number }, Played[]>;
  think: Job<ThinkWish, Found>;
  solve: Job<{ position: Position; time_ms?: number; nodes?: number; memory: number }, Solved>;
  forget: Job<null, null>;
  random: Job<{ spec: string; seed: number; games: number }, [number, number, number[], number]>;
  'read-tree': Job<{ text: string }, Tree>;
  'edit-tree': Job<{ tree: Tree; edits: readonly Edit[] }, Tree>;
  'write-tree': Job<{ tree: Tree }, string>;
  review: Job<{ tree: Tree; known: Known }, Reviewing>;
  retry: Job<{ tree: Tree; known: Known; ply: number; move: string }, Retried>;
  lesson: Job<{ step: Step; moves: readonly string[]; before?: number }, Judged>;
  verify: Job<{ record: string }, null>;
  'puzzle-list': Job<null, PuzzleInfo[]>;
  'puzzle-table': Job<{ puzzle: string; lies: string }, PuzzleShown>;
  'lay-tile': Job<{ puzzle: string; lies: string; move: string }, string>;
  'puzzle-hint': Job<{ puzzle: string; lies: string; time_ms: number; seed?: number }, PuzzleHint>;
  puzzles: Job<null, string[]>;
  'solve-puzzle': Job<{ puzzle: string; seed?: number; count?: boolean; time_ms?: number }, PuzzleSolved>;
  'check-puzzle': Job<{ puzzle: string; solution: string }, null>;
}

export type JobName = keyof Jobs;
