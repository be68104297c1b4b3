/** Whom the person in front of the screen does not want to hear, or to meet. */

import { api, type PeopleView, type Person } from './api';

export type PeopleList = keyof PeopleView;

let lists = $state.raw<PeopleView>({ muted: [], blocked: [] });
let asked: Promise<void> | null = null;

export const people = {
  get muted(): Person[] {
    return lists.muted;
  },
  get blocked(): Person[] {
    return lists.blocked;
  },
  has(list: PeopleList, id: string): boolean {
    return lists[list].some((person) => person.id === id);
  },
  /** Whether what somebody says is not to be shown. */
  hides(id: string): boolean {
    return this.has('muted', id) || this.has('blocked', id);
  },
};

/** Fetches both lists, once a visit. */
export function loadPeople(): Promise<void> {
  asked ??= fetchLists().catch(() => {
    // Whoever needs them next asks again.
    asked = null;
  });
  return asked;
}

/** Puts somebody on a list, or takes them off. */
export async function listPerson(list: PeopleList, id: string, on: boolean): Promise<void> {
  if (on) await api.post(`/me/${list}`, { body: { player: id } });
  else await api.drop(`/me/${list}/{player}`, { path: { player: id } });
  await fetchLists();
}

async function fetchLists(): Promise<void> {
  lists = await api.get('/me/people');
}
