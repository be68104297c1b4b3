/** Who sits in front of the screen. */

import { api, isUnanswered, type Person } from './api';
import { untilAnswered } from './api/reach.svelte';
import { lobby } from './lobby.svelte';

let person = $state.raw<Person | null>(null);

export const session = {
  get person() {
    return person;
  },
  get account() {
    return person && !person.guest ? person : null;
  },
};

/** Asks the server who we are; a stranger becomes a guest. */
export async function loadSession(): Promise<void> {
  try {
    setPerson(await untilAnswered(() => api.me(), isUnanswered, false));
  } catch {
    // The pages say what was refused where it matters.
  }
}

export function setPerson(next: Person): void {
  const changed = person !== null && (person.id !== next.id || person.name !== next.name);
  person = next;
  if (changed) lobby.reconnect();
}
