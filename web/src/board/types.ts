import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Scene = Schemas['Scene'];
export type Choice = Schemas['Choice'];
export type Place = Schemas['Place'];
export type Piece = Schemas['Piece'];
export type Cell = Schemas['Cell'];
export type Floor = Schemas['Board'];
export type Hand = Schemas['Hand'];
export type Held = Schemas['Held'];
export type Snake = Schemas['Snake'];
export type Growth = Schemas['Growth'];
export type Link = Schemas['Link'];
export type Mark = Schemas['Mark'];
export type Played = Schemas['Played'];
export type Tint = Schemas['Tint'];
export type SymbolName = Schemas['Symbol'];

/** What a small picture shows: pieces, and what was done with them. */
export interface Moved {
  pieces: Piece[];
  choice: Pick<Choice, 'act'>;
}

export type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>;

/** Something drawn over the board to explain it. `lit` is what is pointed at elsewhere on the page. */
export type AnnotationColour = 'green' | 'red' | 'blue' | 'yellow' | 'lit';
export type Annotation =
  | { kind: 'mark'; colour: AnnotationColour; at: Place }
  | { kind: 'arrow'; colour: AnnotationColour; from: Place; to: Place };

/** A sign on a place that tells what a position allows there; `tint` is whose it is. */
export interface Note {
  at: Place;
  tone: 'plain' | 'wins' | 'due' | 'barred' | 'dead' | 'area' | 'contested';
  tint: Tint | null;
  text: string;
}

/** How the board is to look. */
export interface Look {
  theme: 'light' | 'dark';
  palette: 'standard' | 'colour-blind';
  /** Letters and patterns, so that colours never speak alone. */
  marks: boolean;
  motion: boolean;
  /** Every place shows its name. */
  coordinates?: boolean;
  /** Boards of a game that has several: all at once, or one through the other. */
  floors?: 'side-by-side' | 'stacked';
}

/** Everything the board is told. */
export interface BoardInput {
  scene: Scene;
  /** What is legal for the person now; empty when it is not their turn. */
  choices: Choice[];
  /** Pieces in hand that have moves, where choices are fetched piece by piece; else null. */
  playable: string[] | null;
  /** Whose hand stands in front; null for those who watch. */
  seat: number | null;
  /** What whoever plays a seat is called, in seat order; the same names as beside the board. */
  names?: readonly string[];
  /**
   * Whose pieces are laid open over the board, where the page has the counts of all beside their names; null: nobody's.
   * Without it the board shows what the others hold.
   */
  handShown?: number | null | undefined;
  /** A move that was sent and is not yet stored. */
  pending: string | null;
  /** The connection is lost. */
  away: boolean;
  confirm: 'off' | 'double' | 'button';
  look: Look;
  /** Marked cells and arrows. */
  annotations?: readonly Annotation[];
  /** What the position allows, laid over the board. */
  notes?: readonly Note[];
  /** Moves that are recommended, the best first. They are drawn as ghosts, each with its number. */
  suggested?: readonly Choice[];
  /** Whether a press marks a cell, and a drag draws an arrow, instead of playing. The right mouse button always does. */
  marking?: boolean;
}

/** Something that was tried and is not legal, in the vocabulary of `Choice`: what is held, and where it was put. */
export type Attempt = Required<Omit<Schemas['Attempt'], 'act'>>;

export type Facts = Record<string, string | number>;

/** Turns a code of `codes.ts` into a sentence in the reader's language. */
export type Words = (code: string, facts?: Facts) => string;

/** What the board says. */
export interface BoardEvents {
  /** Meant, and confirmed as `confirm` asks. */
  chosen(choice: Choice): void;
  /** Chosen, and waiting to be confirmed; null when it no longer is. */
  tentative(choice: Choice | null): void;
  /** A legal move is shown as if it were made, or no longer. */
  considered?(choice: Choice | null): void;
  /** Something that is not legal; the rules know why. */
  refused(attempt: Attempt): void;
  /** A piece was picked and its choices are needed. */
  wants(piece: string): void;
  /** A cell was marked, or an arrow drawn where the two differ. Whoever has no use for it leaves it out. */
  annotated?(from: Place, to: Place): void;
  /** The names of places are wanted, or no longer. */
  coordinates?(on: boolean): void;
  /** For those who listen. */
  say(message: { code: string; facts: Facts }): void;
}

/** A point of the drawing. */
export interface Point {
  x: number;
  y: number;
}
