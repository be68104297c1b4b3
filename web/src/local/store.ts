/** Where games without a server are kept: this browser's database, which all its pages share. */

import type { LocalGame } from './games';

const NAME = 'serpentarium';
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(GAMES, { keyPath: 'id' });
    asked.onsuccess = () => {
      // Another page with a newer version may need to change it.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Does something with the games in one transaction; resolves when it is on disk. */
async function within<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore, done: (value: T) => void) => void): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(GAMES, mode, { durability: 'strict' });
    let value: T;
    transaction.oncomplete = () => resolve(value);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not kept'));
    work(transaction.objectStore(GAMES), (found) => (value = found));
  });
}

/** Tells the other pages of this browser which game has changed. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('serpentarium.games') : null;

export function onChanged(changed: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => changed(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

export const localGames = {
  get: (id: string) => within<LocalGame | undefined>('readonly', (games, done) => {
    const asked = games.get(id);
    asked.onsuccess = () => done(asked.result as LocalGame | undefined);
  }),

  /** All, the latest first. */
  async list(): Promise<LocalGame[]> {
    const all = await within<LocalGame[]>('readonly', (games, done) => {
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
    const kept = await within<boolean>('readwrite', (games, done) => {
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
    await within<void>('readwrite', (games) => void games.delete(id));
    channel?.postMessage(id);
  },
};
