import { api, type Entry, type Occupant } from '../api';
import { session } from '../session.svelte';
import { randomWords } from './random-words';

/** The one person with an account whom we can ask to play a match like this one again. */
export function rivalOf(match: Entry): string | null {
  const others = (match.seats ?? []).filter(
    (sitter: Occupant) => !('id' in sitter) || sitter.id !== session.person?.id,
  );
  const [rival] = others;
  if (match.status !== 'over' || others.length !== 1 || match.seats?.length !== 2) return null;
  return rival?.kind === 'person' && !rival.guest ? rival.name : null;
}

/** Asks somebody to play the same again, and says where. */
export async function challengeAgain(match: Entry, name: string): Promise<string> {
  const made = await api.post('/matches', {
    body: {
      spec: match.spec,
      seats: [{ kind: 'me' }, { kind: 'person', name }],
      shuffle_seats: true,
      clock: match.clock,
      rated: match.rated && session.account !== null,
      takebacks: !match.rated,
      words: randomWords(),
    },
  });
  return `/match/${made.id}`;
}
