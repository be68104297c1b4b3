/** What this browser keeps, in a database that all its pages share. */

const NAME = 'serpentarium';
/** With each there is one thing more in it. */
const VERSION = 2;
/** Games without a server, and reviews of games. */
export type Kind = 'games' | 'reviews';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) asked.result.createObjectStore('games', { keyPath: 'id' });
      if (oldVersion < 2) asked.result.createObjectStore('reviews', { keyPath: 'id' });
    };
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

/** Does something with all of one kind in one transaction; resolves when it is on disk. */
export async function within<T>(
  kind: Kind,
  mode: IDBTransactionMode,
  work: (all: IDBObjectStore, done: (value: T) => void) => void,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(kind, mode, { durability: 'strict' });
    let value: T;
    transaction.oncomplete = () => resolve(value);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not kept'));
    work(transaction.objectStore(kind), (found) => (value = found));
  });
}
