/** Who sits in front of the screen. */

import { api, type Person } from './api';

let person = $state.raw<Person | null>(null);

export const me = {
  get person() {
    return person;
  },
  get account() {
    return person && !person.guest ? person : null;
  },
};

/** Asks the server who we are; a stranger becomes a guest. */
export async function meet(): Promise<void> {
  try {
    person = await api.me();
  } catch {
    // The pages say that the server can't be reached where it matters.
  }
}

export function become(next: Person): void {
  person = next;
}
