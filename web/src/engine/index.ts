export { BROKEN, Engine, engine, thinkingEngine, UNAVAILABLE, UNKNOWN_GAME } from './engine';
export type { JobName, Jobs, Position, Shown, Solved, ThinkWish, Worth } from './jobs';
export { Thinkers, thinkers, type Thinking } from './thinkers';
