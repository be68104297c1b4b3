/** The service worker that keeps the pages for when there is no connection, and new versions of both. */

/** Held by every page with a game that goes on: a new version waits for all of them. */
const GAME = 'serpentarium.game';
const LOOK_MS = 2_000;
/** So often a page that stays open asks for a new version. */
const ASK_MS = 3_600_000;

let waiting = $state.raw<ServiceWorker | null>(null);
let playing = $state(true);

/** Whether there is a new version that would disturb nobody. */
export const isUpdateReady = (): boolean => waiting !== null && !playing;

/** Has the new version take over; every page of ours is loaded anew by it. */
export function update(): void {
  waiting?.postMessage('take-over');
}

/** Says that a game is open until the function that it returns is called. */
export function holdVersion(): () => void {
  let done: () => void = () => undefined;
  const ended = new Promise<void>((end) => (done = end));
  void navigator.locks?.request(GAME, { mode: 'shared' }, () => ended);
  return done;
}

/** Registers the service worker once the page has what it needs. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // The first version that takes over finds the page as it is.
  let served = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (served) location.reload();
    served = true;
  });
  try {
    follow(await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // What waits beside nothing is the first, and takes over by itself.
    const next = registration.active ? registration.waiting : null;
    if (next && !waiting) watchGames();
    waiting = next;
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  setInterval(() => void registration.update().catch(() => undefined), ASK_MS);
}

/** As long as a version waits, looks whether any page of ours has a game that goes on. */
async function watchGames(): Promise<void> {
  const held = (await navigator.locks?.query())?.held ?? [];
  playing = held.some(({ name }) => name === GAME);
  setTimeout(() => void watchGames(), LOOK_MS);
}
