export { BROKEN, Engine, engine, thinkingEngine, UNAVAILABLE, UNKNOWN_GAME } from './engine';
export type { Arrangement, JobName, Jobs, Position, Shown, Slot, Solved, ThinkWish, Worth } from './jobs';
export { Thinkers, thinkers, type Thinking } from './thinkers';
