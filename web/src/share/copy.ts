import { notify } from '../notices.svelte';

/** Copies a text, or shows it to be copied where browsers don't let pages do that. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(done);
  } catch {
    prompt(done, text);
  }
}
