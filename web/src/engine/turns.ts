/** Who thinks when: nobody where nobody looks, and of all pages of a browser one at a time. */

const LOCK = 'serpentarium-thinking';

/** Who thinks for long lets others have their turn after so many milliseconds: a bot elsewhere may want to move. */
export const TURN_MS = 500;

/** Waits until the page is seen, or nobody wants to know any more. */
export function untilSeen(signal?: AbortSignal): Promise<void> {
  if (!document.hidden || signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      if (document.hidden && !signal?.aborted) return;
      document.removeEventListener('visibilitychange', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    document.addEventListener('visibilitychange', end);
    signal?.addEventListener('abort', end);
  });
}

/**
 * Does something while no other page of this browser does it too, where browsers can tell; nothing comes of it if nobody wants to know
 * any more before its turn. Turns come in the order in which they were asked for.
 */
export async function alone<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return work();
  try {
    return await navigator.locks.request(LOCK, { signal: signal ?? new AbortController().signal }, work);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    return null;
  }
}
