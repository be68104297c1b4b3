/**
 * A socket to the server that is kept: whatever breaks it, it is opened again, after a pause that grows, at once when
 * the network or the reader is back. A server that says nothing is asked, and given up if it does not answer.
 */

export interface KeptSocketOptions<Said> {
  /** Where to; it may name how far one has come. */
  address: () => string;
  heard: (said: Said) => void;
  /** A connection is about to be opened. */
  opening?: () => void;
  lost: () => void;
  /** After so long without a word we ask whether the server is there. */
  pingAfterMs: number;
  /** And after so long without an answer it is not. */
  lostAfterMs: number;
  /** The longest pause between two attempts. */
  longestPauseMs: number;
}

const SHORTEST_PAUSE_MS = 500;
const FIRST_PAUSE_MS = 1_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class KeptSocket<Sent, Said> {
  #socket: WebSocket | null = null;
  #closed = false;
  #attempts = 0;
  #connections = 0;
  #retry: Timer;
  #silence: Timer;

  constructor(private readonly options: KeptSocketOptions<Said>) {
    addEventListener('offline', this.#gone);
    addEventListener('online', this.#back);
    document.addEventListener('visibilitychange', this.#back);
    this.#connect();
  }

  /** Whether something can be sent. */
  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Which connection this is: what belongs to an earlier one comes too late. */
  get connection(): number {
    return this.#connections;
  }

  /** What can't be sent now is not sent. */
  send(message: Sent): void {
    if (this.open) this.#socket!.send(JSON.stringify(message));
  }

  /** What the server says is what we need: the next attempt need not wait for long. */
  settle(): void {
    this.#attempts = 0;
  }

  /** Listens anew, for example in another name. */
  reconnect(): void {
    this.#drop();
    this.#connect();
  }

  /** Gives this connection up, and tries again later. */
  lose(): void {
    this.#gone();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#gone);
    removeEventListener('online', this.#back);
    document.removeEventListener('visibilitychange', this.#back);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.options.opening?.();
    const socket = new WebSocket(this.options.address());
    this.#socket = socket;
    this.#connections += 1;
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#waitForWord();
      this.options.heard(JSON.parse(message.data as string) as Said);
    };
    socket.onclose = () => socket === this.#socket && this.#gone();
    this.#loseAfter(2 * this.options.lostAfterMs);
  }

  /** Waits for the next word, and asks for one before giving up. */
  #waitForWord(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (!this.open) return this.#gone();
      this.#socket!.send(JSON.stringify({ type: 'ping' }));
      this.#loseAfter(this.options.lostAfterMs);
    }, this.options.pingAfterMs);
  }

  #loseAfter(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#gone, ms);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#silence);
    socket?.close();
  }

  #gone = (): void => {
    if (this.#closed) return;
    this.#drop();
    clearTimeout(this.#retry);
    // Full jitter, so that not everybody comes back at once.
    const longest = Math.min(this.options.longestPauseMs, FIRST_PAUSE_MS * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.#connect(), SHORTEST_PAUSE_MS + Math.random() * (longest - SHORTEST_PAUSE_MS));
    this.options.lost();
  };

  #back = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return;
    this.#connect();
  };
}
