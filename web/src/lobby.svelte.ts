/**
 * What goes on at the server, wherever the reader is: open games, games being played, our own with whose turn it is,
 * who is here, and whether we wait to be paired. One socket for all pages.
 */

import {
  api,
  lobbyAddress,
  type Entry,
  type FromVisitor,
  type Here,
  type LobbyView,
  type OwnMatch,
  type QuickClock,
  type Refused,
  type Seek,
  type SeekView,
  type ToVisitor,
  type WaitsSeen,
} from './api';
import { KeptSocket } from './api/kept-socket';

/** More than anybody reads. */
const SHOWN = 30;

export interface Waiting {
  seek: Seek;
  /** By our own clock. */
  since: number;
  seen: WaitsSeen;
}

/** What happens while we are here; the pages have the words. */
export interface LobbyListener {
  yourTurn(match: OwnMatch): void;
  invited(match: OwnMatch): void;
  paired(id: string): void;
  refused(error: Refused): void;
}

export class Lobby {
  open = $state.raw<Entry[]>([]);
  live = $state.raw<Entry[]>([]);
  mine = $state.raw<OwnMatch[]>([]);
  here = $state.raw<Here | null>(null);
  seeks = $state.raw<SeekView[]>([]);
  quickClocks = $state.raw<QuickClock[]>([]);
  waiting = $state.raw<Waiting | null>(null);
  /** Whether what we show is true now. */
  connected = $state(false);

  #socket: KeptSocket<FromVisitor, ToVisitor> | null = null;
  #listener: LobbyListener | null = null;
  #wanted: Seek | null = null;

  /** Our games in which we are to move. */
  readonly turns = $derived(this.mine.filter((match) => match.your_turn));
  /** Our games, those where something is asked of us first, then the latest. */
  readonly running = $derived([...this.mine].sort((a, b) => urgency(b) - urgency(a) || b.updated_at - a.updated_at));

  /** Asks once, so that the first page is whole when it is shown; the socket follows. */
  async load(): Promise<void> {
    try {
      this.#show(await api.get('/lobby'));
    } catch {
      // The socket tries again; pages say what they miss.
    }
  }

  /** Listens from now on, in whosever name the browser is. */
  connect(listener: LobbyListener): void {
    this.#listener = listener;
    this.#socket = new KeptSocket({
      address: lobbyAddress,
      heard: (said) => this.#hear(said),
      lost: () => this.#lose(),
      pingAfterMs: 15_000,
      lostAfterMs: 6_000,
      longestPauseMs: 30_000,
    });
  }

  /** Somebody else sits in front of the screen. */
  reconnect(): void {
    this.#wanted = null;
    this.#lose();
    this.#socket?.reconnect();
  }

  seek(wanted: Seek): void {
    this.#wanted = wanted;
    this.#socket?.send({ type: 'seek', ...wanted });
  }

  stopSeeking(): void {
    this.#wanted = null;
    this.waiting = null;
    this.#socket?.send({ type: 'stop-seeking' });
  }

  #lose(): void {
    this.connected = false;
    this.waiting = null;
  }

  #hear(said: ToVisitor): void {
    switch (said.type) {
      case 'hello':
        this.#socket?.settle();
        this.#greet(said.lobby);
        break;
      case 'match':
        this.open = placed(this.open, said.entry, said.entry.status === 'open');
        this.live = placed(this.live, said.entry, said.entry.status === 'live');
        break;
      case 'own-match':
        this.#changed(said.entry);
        break;
      case 'here':
        this.here = { people: said.people, names: said.names };
        break;
      case 'seeks':
        this.seeks = said.seeks;
        break;
      case 'waiting':
        this.waiting = { seek: said.seek, since: Date.now(), seen: said.seen };
        break;
      case 'not-waiting':
        // Another page of ours may wait instead, or we asked for something else at once.
        this.waiting = null;
        break;
      case 'paired':
        this.#wanted = null;
        this.waiting = null;
        this.#listener?.paired(said.id);
        break;
      case 'refused':
        this.#wanted = null;
        this.waiting = null;
        this.#listener?.refused(said.error);
        break;
    }
  }

  #greet(lobby: LobbyView): void {
    const [before, first] = [this.mine, this.here === null];
    this.#show(lobby);
    this.connected = true;
    // What we missed while away is told, what was so when we came is seen.
    if (!first)
      for (const match of this.mine)
        this.#call(
          before.find(({ id }) => id === match.id),
          match,
        );
    // A seek ends with its socket.
    if (this.#wanted) this.seek(this.#wanted);
  }

  #show(lobby: LobbyView): void {
    this.open = lobby.open;
    this.live = lobby.live;
    this.mine = lobby.mine;
    this.here = lobby.here;
    this.seeks = lobby.seeks;
    this.quickClocks = lobby.quick_clocks;
  }

  #changed(match: OwnMatch): void {
    const before = this.mine.find(({ id }) => id === match.id);
    this.mine = placed(this.mine, match, match.status !== 'over');
    this.#call(before, match);
  }

  /** Calls us to a game where something is asked of us that was not before. */
  #call(before: OwnMatch | undefined, now: OwnMatch): void {
    if (now.your_turn && !(before?.your_turn && before.ply === now.ply)) this.#listener?.yourTurn(now);
    if (now.invited && !before?.invited) this.#listener?.invited(now);
  }
}

export const lobby = new Lobby();

const urgency = (match: OwnMatch): number => (match.your_turn ? 2 : match.invited ? 1 : 0);

/** A list, the latest first, with a match in it that is new or changed, or without it. */
function placed<T extends Entry>(list: T[], match: T, belongs: boolean): T[] {
  const others = list.filter(({ id }) => id !== match.id);
  if (!belongs) return others.length === list.length ? list : others;
  // What changes stays where it is: a list that is read does not jump.
  const index = list.findIndex(({ id }) => id === match.id);
  return index < 0
    ? [match, ...others].slice(0, Math.max(SHOWN, list.length))
    : list.map((one, at) => (at === index ? match : one));
}
