/** Whether the server can be reached, and when it is worth asking again. */

/** Whether these pages were built to be served by ours; on a host that serves only files there is nobody to ask. */
export const hasServer = import.meta.env.MODE !== 'static';

let waits = $state(false);
let away = $state(hasServer && typeof navigator === 'object' && navigator.onLine === false);

/** Whether the last thing that a page needed could not be asked for: it is asked for again until it is there. */
export const unreachable = (): boolean => waits;

/** Whether nothing can be asked of a server now: it did not answer last, or there is none. */
export const isOffline = (): boolean => away || !hasServer;

/** So long after a failure something is asked again, unless the browser says earlier that it is back. */
const AGAIN_MS = 3_000;
let looking = false;

/** The server has answered. */
export function noteAnswer(): void {
  away = false;
}

/** The server has not answered: from now on we look whether it does again. */
export function noteSilence(): void {
  away = true;
  if (!looking) void lookForServer();
}

async function lookForServer(): Promise<void> {
  looking = true;
  while (away) {
    await worthAsking();
    if (
      await fetch('/readyz').then(
        ({ ok }) => ok,
        () => false,
      )
    )
      noteAnswer();
  }
  looking = false;
}

if (hasServer && typeof addEventListener === 'function') {
  addEventListener('offline', noteSilence);
  if (away) noteSilence();
}

/** Asks until there is an answer. What is answered by a refusal is not asked again. */
export async function untilAnswered<T>(
  ask: () => Promise<T>,
  isUnanswered: (error: unknown) => boolean,
  isNeeded = true,
): Promise<T> {
  for (;;) {
    try {
      const answer = await ask();
      if (isNeeded) waits = false;
      return answer;
    } catch (error) {
      const again = hasServer && isUnanswered(error);
      if (isNeeded) waits = again;
      if (!again) throw error;
      await worthAsking();
    }
  }
}

function worthAsking(): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, AGAIN_MS);
    addEventListener('online', end);
  });
}
