/** Many positions, each to be looked at once: how a worker does that, in slices, so that a stop is heard soon. */

import { ApiError, type Found } from '../api';
import type { Engine } from './engine';
import type { Evidence, Position, Solved, Task } from './jobs';

const BEST = 8;
/** So many games are played out, for so long at least and at most, in milliseconds. */
const PLAYOUTS = 1500;
const LEAST_MS = 400;
const MOST_MS = 4000;
const SLICE_MS = 60;
/** A proof has so many slices, of so many positions or so long. */
const PROOF_SLICES = 10;
const PROOF_NODES = 4000;
const PROOF_MS = 80;
/** One of many draws that are compared: each as much, however fast this device is. */
const SAMPLE_PLAYOUTS = 400;
const SAMPLE_MEMORY = 8 << 20;
/** A solitaire is played on to its end so often, with so many playouts a move. */
const GAMES = 96;
const PLAY_PLAYOUTS = 20;
/** What follows needs the best moves alone. */
const MOVES = 3;

/** Looks at a position; nothing if it was stopped before anything was found. */
export async function look(
  engine: Engine,
  position: Position,
  task: Task,
  memory: number,
  signal: AbortSignal,
): Promise<Evidence | null> {
  if (task.effort !== 'judge') {
    const playing = task.effort === 'play';
    const found = await engine.ask('think', {
      position,
      level: BEST,
      seed: task.seed,
      playouts: playing ? PLAY_PLAYOUTS : SAMPLE_PLAYOUTS,
      ...(playing ? { games: GAMES } : {}),
      memory: SAMPLE_MEMORY,
      moves: 0,
    });
    return { ...brief(found), line: [], moves: [] };
  }
  return (await prove(engine, position, memory / 2, signal)) ?? judge(engine, position, task.seed, memory / 2, signal);
}

/** What a solver says; nothing if there is none, or it does not know soon. */
async function prove(
  engine: Engine,
  position: Position,
  memory: number,
  signal: AbortSignal,
): Promise<Evidence | null> {
  for (let slice = 0; slice < PROOF_SLICES && !signal.aborted; slice++) {
    let solved: Solved;
    try {
      solved = await engine.ask('solve', { position, nodes: PROOF_NODES, time_ms: PROOF_MS, memory });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'no-solver') return null;
      throw error;
    }
    if (solved.value) return { value: solved.value, line: solved.line };
  }
  return null;
}

async function judge(
  engine: Engine,
  position: Position,
  seed: number,
  memory: number,
  signal: AbortSignal,
): Promise<Evidence | null> {
  const began = performance.now();
  let playouts = 0;
  for (;;) {
    if (signal.aborted) return null;
    const found = await engine.ask('think', { position, level: BEST, seed, time_ms: SLICE_MS, memory, moves: MOVES });
    playouts += found.playouts;
    const spent = performance.now() - began;
    // The exact ends of some games play nothing out.
    const enough = spent >= LEAST_MS && (playouts >= PLAYOUTS || found.playouts === 0);
    if (found.proven || enough || spent > MOST_MS) return { ...brief(found), playouts };
  }
}

const brief = ({ values, proven, line, moves, playouts }: Found): Evidence => ({
  values,
  proven,
  line,
  moves,
  playouts,
});
