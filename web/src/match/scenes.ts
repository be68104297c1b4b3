/** Positions of a match from the past, each asked for once. */

import type { MatchView, Scene } from '../api';
import type { Positions } from './positions';

export class Scenes {
  #known = new Map<string, Promise<Scene>>();

  constructor(private readonly positions: Positions) {}

  /** The position after so many moves. The moves are part of the key, as they may be taken back. */
  at(state: MatchView, ply: number, language: string): Promise<Scene> {
    const key = `${language} ${state.moves.slice(0, ply).join(' ')}`;
    let scene = this.#known.get(key);
    if (!scene) {
      scene = this.positions.scene(state, ply);
      scene.catch(() => this.#known.delete(key));
      this.#known.set(key, scene);
    }
    return scene;
  }
}
