/** Rules' pages as files of the site: where there is no server, and where none can be reached. */

import { language, say } from '../texts/index.svelte';
import { ApiError } from './index';

export async function rulesPage(game: string): Promise<string> {
  const { addresses } = await import('./rules-addresses');
  // A crate of one game has its pages in `rules`, a crate of several has a folder for each.
  const ends = [`/${game}/rules/${language()}.md`, `/rules/${game}/${language()}.md`];
  const address = Object.entries(addresses).find(([path]) => ends.some((end) => path.endsWith(end)))?.[1];
  const answer = address ? await fetch(address).catch(() => null) : null;
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, 'unreachable', say('unreachable'));
  return answer.text();
}
