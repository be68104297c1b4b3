import { api, isUnanswered, type GameInfo, type SeatWish } from '../api';
import { isOffline } from '../api/reach.svelte';
import { randomWords } from './random-words';

/** Strong enough to be fun, weak enough to be beaten by whoever tries for the first time. */
const FIRST_LEVEL = 2;

/** Begins a game against bots, or alone where it is for one, in this browser if no server can be reached; where it is. */
export async function playBot(game: GameInfo): Promise<string> {
  try {
    if (!isOffline()) return await playBotThere(game);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
  }
  return (await import('../local/begin')).playBotHere(game, FIRST_LEVEL);
}

async function playBotThere(game: GameInfo): Promise<string> {
  const bots = Array.from({ length: game.usual_players - 1 }, (): SeatWish => ({ kind: 'bot', level: FIRST_LEVEL }));
  const made = await api.post('/matches', {
    body: {
      spec: game.id,
      seats: [{ kind: 'me' }, ...bots],
      shuffle_seats: true,
      takebacks: true,
      words: randomWords(),
    },
  });
  return `/match/${made.id}`;
}
