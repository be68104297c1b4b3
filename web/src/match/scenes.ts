/** Positions of a match from the past, each asked for once. */

import { api, type MatchView, type Scene } from '../api';

export class Scenes {
  #known = new Map<string, Promise<Scene>>();

  constructor(private readonly id: string) {}

  /** The position after so many moves. The moves are part of the key, as they may be taken back. */
  at(state: MatchView, ply: number, language: string): Promise<Scene> {
    const key = `${language} ${state.moves.slice(0, ply).join(' ')}`;
    let scene = this.#known.get(key);
    if (!scene) {
      scene = api.get<Scene>(`/matches/${this.id}/scene`, { ply });
      scene.catch(() => this.#known.delete(key));
      this.#known.set(key, scene);
    }
    return scene;
  }
}
