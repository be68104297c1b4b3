/**
 * What makes the pages open without a connection. Files whose names hold a hash come from the cache; pages come from the
 * network, and from the cache if it does not answer soon; the API and its sockets are left alone. Each version has a cache
 * of its own, filled before the version takes over and removed when the next one does.
 */

declare const self: ServiceWorkerGlobalScope;
// A module, so that these names are ours alone; the build takes this line out.
export {};

/** Put in by the build (`service-worker/plugin.ts`): what belongs to this version, relative to where we are. */
declare const VERSION: string;
declare const FILES: readonly string[];

const PREFIX = 'serpentarium-';
const CACHE = PREFIX + VERSION;
const SCOPE = self.registration.scope;
/** The page that all addresses begin with. Hosts may lead `index.html` elsewhere, which browsers do not take for a page. */
const SHELL = new URL('./', SCOPE).href;
const KEPT = new Set(FILES.map((file) => new URL(file, SCOPE).href));
/** Who waits longer for a page has no connection worth the name. */
const PATIENCE_MS = 3_000;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  // A new version waits until somebody says so.
  if (event.data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = request.url.replace(/[?#].*/, '');
  if (!address.startsWith(SCOPE) || address.startsWith(`${SCOPE}api/`)) return;
  if (KEPT.has(address) && address !== SHELL) event.respondWith(kept(address, request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});

/** Keeps everything of this version; if one thing can't be had, the version is not installed. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [SHELL, ...KEPT].map(async (address) => cache.put(address, (await known(address)) ?? (await fresh(address)))),
  );
}

const isHashed = (address: string): boolean => address.startsWith(`${SCOPE}assets/`);

/** What an older version has as well need not come again. */
async function known(address: string): Promise<Response | undefined> {
  return isHashed(address) ? caches.match(address) : undefined;
}

async function fresh(address: string): Promise<Response> {
  const answer = await fetch(address, {
    cache: isHashed(address) ? 'default' : 'no-cache',
    credentials: 'same-origin',
  });
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  // Whoever came before there was any version of us is served from now on.
  await self.clients.claim();
}

async function kept(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}

/** From the network, or after a while, or if nobody or no working server answers, as it was kept. */
async function page(request: Request): Promise<Response> {
  const shell = async () => (await caches.open(CACHE)).match(SHELL);
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS));
  const asked = fetch(request);
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  if (answer && answer.status < 500) return answer;
  return (await shell()) ?? answer ?? asked;
}
