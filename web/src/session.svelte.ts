/** Who sits in front of the screen. */

import { api, isUnanswered, type Person } from './api';
import { untilAnswered } from './api/reach.svelte';
import { lobby } from './lobby.svelte';

const ACCOUNT = 'serpentarium.account';

let person = $state.raw<Person | null>(null);
/** The account that was last here: without a connection nobody can be asked who it is. */
let last = $state.raw<string | null>(remembered());

export const session = {
  get person() {
    return person;
  },
  get account() {
    return person && !person.guest ? person : null;
  },
  /** Whose things this browser keeps: the id of the account, as far as is known; none for guests. */
  get keeper(): string | null {
    return person ? (session.account?.id ?? null) : last;
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
  remember(session.keeper);
  if (changed) lobby.reconnect();
}

function remembered(): string | null {
  try {
    return localStorage.getItem(ACCOUNT);
  } catch {
    return null;
  }
}

function remember(id: string | null): void {
  last = id;
  try {
    if (id === null) localStorage.removeItem(ACCOUNT);
    else localStorage.setItem(ACCOUNT, id);
  } catch {
    // Where nothing is kept there is nothing to come back to.
  }
}
