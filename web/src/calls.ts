/** What calls us wherever we are: our turn, an invitation, an opponent who has come. */

import { gameId, titleOf } from './games.svelte';
import type { LobbyListener } from './lobby.svelte';
import { sound } from './match/sounds';
import { announce, notify } from './notices.svelte';
import { opponents } from './parts/names';
import { go, route } from './router.svelte';
import { say } from './texts/index.svelte';

/** The page of a match speaks for itself. */
const looksAt = (id: string): boolean => route.path === `/match/${id}`;

export const calls: LobbyListener = {
  yourTurn(match) {
    if (looksAt(match.id)) return;
    sound('theirs');
    announce(say('your-turn-in', { game: titleOf(gameId(match.spec)) }));
  },
  invited(match) {
    if (looksAt(match.id)) return;
    sound('asked');
    const text = say('asked-to-play', { who: opponents(match), game: titleOf(gameId(match.spec)) });
    notify(text);
  },
  paired(id) {
    sound('start');
    notify(say('quick-found'));
    go(`/match/${id}`);
  },
  refused(error) {
    notify(error.message, 'wrong');
  },
};
