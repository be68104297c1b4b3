import { api } from './index';
import { hasServer } from './reach.svelte';

const KEY = 'serpentarium.reloaded';
/** Whatever can't be loaded so soon after the page was loaded anew is missing for another reason. */
const SOON_MS = 20_000;

/**
 * Code of ours that is loaded when it is needed. Browsers do not fetch what they could not fetch a second time, so once
 * the server can be reached again the page is loaded anew.
 */
export async function orReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!hasServer || Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SOON_MS) throw error;
    await api.load('/phrases');
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
    return new Promise(() => undefined);
  }
}
