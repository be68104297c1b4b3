/** Where games without a server are kept. */

import { within } from './database';
import type { LocalGame } from './games';

/** Tells the other pages of this browser which game has changed. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('serpentarium.games') : null;

export function onChanged(changed: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => changed(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

export const localGames = {
  get: (id: string) =>
    within<LocalGame | undefined>('games', 'readonly', (games, done) => {
      const asked = games.get(id);
      asked.onsuccess = () => done(asked.result as LocalGame | undefined);
    }),

  /** All, the latest first. */
  async list(): Promise<LocalGame[]> {
    const all = await within<LocalGame[]>('games', 'readonly', (games, done) => {
      const asked = games.getAll();
      asked.onsuccess = () => done(asked.result as LocalGame[]);
    });
    return all.sort((one, other) => other.updated_at - one.updated_at);
  },

  /**
   * Keeps a game that had so many events before; false if it has others by now, as another page played on, or is gone.
   * A new one has had none, and is not there yet.
   */
  async put(game: LocalGame, before: number | null): Promise<boolean> {
    const kept = await within<boolean>('games', 'readwrite', (games, done) => {
      const asked = games.get(game.id);
      asked.onsuccess = () => {
        const there = asked.result as LocalGame | undefined;
        const fits = before === null ? there === undefined : there?.events.length === before;
        if (fits) games.put(game);
        done(fits);
      };
    });
    if (kept) channel?.postMessage(game.id);
    return kept;
  },

  async remove(id: string): Promise<void> {
    await within<void>('games', 'readwrite', (games) => void games.delete(id));
    channel?.postMessage(id);
  },
};
