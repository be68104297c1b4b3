/** What happens in a study, as the server tells it. Whoever loses the connection comes back, and names the last number. */

import { studyAddress, type ToStudyReader } from '../api';

/** After so long without a word we ask whether the server is there. */
const PING_AFTER_MS = 4_000;
/** And after so long without an answer it is not. */
const LOST_AFTER_MS = 4_000;

export interface StudyListener {
  /** The number of the last event that we have. */
  since: () => number;
  heard: (said: ToStudyReader) => void;
  /** The connection is there, or lost. */
  connected: (online: boolean) => void;
}

export class StudySocket {
  #socket: WebSocket | null = null;
  #closed = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly listener: StudyListener,
  ) {
    addEventListener('offline', this.#lost);
    addEventListener('online', this.#back);
    document.addEventListener('visibilitychange', this.#back);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#lost);
    removeEventListener('online', this.#back);
    document.removeEventListener('visibilitychange', this.#back);
    clearTimeout(this.#retry);
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Listens anew from the last number. */
  reconnect(): void {
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(studyAddress(this.id, this.listener.since()));
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#attempts = 0;
      this.#listen(PING_AFTER_MS);
      this.listener.connected(true);
      this.listener.heard(JSON.parse(message.data as string) as ToStudyReader);
    };
    socket.onclose = () => socket === this.#socket && this.#lost();
    this.#listen(2 * LOST_AFTER_MS);
  }

  /** Waits for the next word, and asks for one before giving up. */
  #listen(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (time === PING_AFTER_MS && this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(JSON.stringify({ type: 'ping' }));
        this.#listen(LOST_AFTER_MS + 1);
      } else this.#lost();
    }, time);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost = (): void => {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.listener.connected(false);
    clearTimeout(this.#retry);
    // Full jitter, so that not everybody comes back at once.
    const longest = Math.min(5_000, 1_000 * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.#connect(), 300 + Math.random() * (longest - 300));
  };

  #back = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return;
    this.#connect();
  };
}
