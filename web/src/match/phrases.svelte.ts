/** What can be said without an account, in the language of the page. */

import { api, type ChatView, type PhraseView } from '../api';
import { language } from '../texts/index.svelte';

let known = $state.raw<PhraseView[]>([]);
let knownIn = '';

export const phrases = {
  get all() {
    return known;
  },
};

/** Fetches them, once a language. Call it in an effect. */
export async function loadPhrases(): Promise<void> {
  const wanted = language();
  if (knownIn === wanted) return;
  const found = await api.load('/phrases');
  if (language() !== wanted) return;
  known = found;
  knownIn = wanted;
}

/** A line as people read it. */
export function chatText(line: ChatView): string {
  if (!('phrase' in line)) return line.text;
  return known.find((phrase) => phrase.code === line.phrase)?.text ?? line.phrase;
}
