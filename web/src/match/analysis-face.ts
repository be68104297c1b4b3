import type { Found } from '../api';

/** An analysis as the page of a match sees it, whoever thinks. */
export interface Analysis {
  /** By how many moves were made. */
  readonly known: ReadonlyMap<number, Found>;
  /** Whether it thinks now. */
  readonly thinking: boolean;
  /** How far it has come, from 0 to 1; nothing where it does not know. */
  readonly progress: number | null;
  readonly wrong: string;
  /** Whether it can be asked to think on about what it knows. */
  readonly canGoOn: boolean;
  /** Thinks about a position, and about no other any more. */
  about(ply: number): Promise<void>;
  /** Thinks on about a position that it knows. */
  goOn(ply: number): Promise<void>;
  stop(): void;
  close(): void;
}
