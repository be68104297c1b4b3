export { BROKEN, Engine, engine, thinkingEngine, UNAVAILABLE, UNKNOWN_GAME } from './engine';
export type {
  Arrangement,
  Evidence,
  JobName,
  Jobs,
  Known,
  Position,
  PuzzleHint,
  PuzzleInfo,
  PuzzleShown,
  PuzzleSolved,
  Retried,
  Reviewing,
  Shown,
  Slot,
  Solved,
  Task,
  ThinkWish,
  Worth,
} from './jobs';
export { look } from './looks';
export { Thinkers, thinkers, type Thinking } from './thinkers';
export { alone, untilSeen } from './turns';
