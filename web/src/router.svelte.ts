/** Where the reader is: the address bar, and pages that are loaded when they are first opened. */

let path = $state(location.pathname);
let query = $state(location.search);

export const here = {
  get path() {
    return path;
  },
  get query() {
    return new URLSearchParams(query);
  },
};

function arrive(): void {
  path = location.pathname;
  query = location.search;
}

/** Opens another page of ours. */
export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState']({}, '', address);
  arrive();
  scrollTo(0, 0);
}

/** Lets links to our own pages open without loading everything anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener('popstate', arrive);

export type Found<T> = { page: T; parts: Record<string, string> };

/** The first of the patterns, like `/rules/:game`, that an address fits. */
export function find<T>(address: string, routes: readonly (readonly [string, T])[]): Found<T> | null {
  for (const [pattern, page] of routes) {
    const parts = fit(address, pattern);
    if (parts) return { page, parts };
  }
  return null;
}

function fit(address: string, pattern: string): Record<string, string> | null {
  const given = address.replace(/\/+$/, '').split('/');
  const wanted = pattern.replace(/\/+$/, '').split('/');
  if (given.length !== wanted.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const value = given[index]!;
    if (name.startsWith(':')) {
      try {
        parts[name.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (name !== value) return null;
  }
  return parts;
}
