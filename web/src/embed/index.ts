/** What is shown inside pages of other sites: no header, nobody who is logged in, nothing kept. */

import { mount } from 'svelte';
import { route } from '../router.svelte';
import Embed from './Embed.svelte';

const PATH = /^\/embed\/match\/([^/]+)\/?$/;

/** Shows the match that the address names. */
export function showEmbedded(target: HTMLElement): void {
  const id = PATH.exec(route.path)?.[1] ?? '';
  const asked = route.query.get('ply');
  const ply = asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : null;
  mount(Embed, { target, props: { id: decodeURIComponent(id), asked: ply } });
}
