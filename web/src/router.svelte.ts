/** Where the reader is: the address bar, and pages that are loaded when they are first opened. */

import { hasServer } from './api/reach.svelte';

/** What a reader sees of an address. Where no server answers for every address, ours stand behind a hash. */
export const addressOf = (address: string): string => (hasServer ? address : `#${address}`);

/** The address of a page of ours, of which the browser knows the whole. */
function ownAddress({ pathname, search, hash }: Location | HTMLAnchorElement): string {
  if (hasServer) return pathname + search;
  return hash.startsWith('#/') ? hash.slice(1) : '/';
}

let address = $state(ownAddress(location));

export const route = {
  get path() {
    return address.split('?')[0]!;
  },
  get query() {
    return new URLSearchParams(address.split('?')[1]);
  },
};

/** Whether an address is that of a match, whose page is laid out so that all of it is seen. */
export const isMatch = (address: string): boolean => /^\/match\/[^/]+\/?$/.test(address);

function readAddress(): void {
  address = ownAddress(location);
}

/** Opens another page of ours. */
export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState']({}, '', addressOf(address));
  readAddress();
  scrollTo(0, 0);
}

/** Lets links to our own pages open without loading everything anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  const within = link.hash !== '' && link.pathname === location.pathname;
  if (within && hasServer) return;
  event.preventDefault();
  if (within && !link.hash.startsWith('#/')) reach(decodeURIComponent(link.hash.slice(1)));
  else go(ownAddress(link) + (hasServer ? link.hash : ''));
}

/** Goes to a part of this page. The address bar keeps saying which page it is, where addresses stand behind a hash. */
function reach(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

addEventListener('popstate', readAddress);

export type RouteMatch<T> = { page: T; params: Record<string, string> };

/** The first of the patterns, like `/rules/:game`, that an address fits. */
export function matchRoute<T>(address: string, routes: readonly (readonly [string, T])[]): RouteMatch<T> | null {
  for (const [pattern, page] of routes) {
    const params = paramsOf(address, pattern);
    if (params) return { page, params };
  }
  return null;
}

function paramsOf(address: string, pattern: string): Record<string, string> | null {
  const given = address.replace(/\/+$/, '').split('/');
  const wanted = pattern.replace(/\/+$/, '').split('/');
  if (given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const value = given[index]!;
    if (name.startsWith(':')) {
      try {
        params[name.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (name !== value) return null;
  }
  return params;
}
