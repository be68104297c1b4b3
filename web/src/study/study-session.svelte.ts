/**
 * A study that somebody has open. What they change is seen at once and sent; the server puts all changes into one order,
 * and whatever it has not numbered yet is done again on top of what it tells. What can't be sent waits in the browser.
 */

import {
  api,
  ApiError,
  sentence,
  studyAddress,
  type Person,
  type StudyCard,
  type StudyChange,
  type StudyDone,
  type StudyEventView,
  type StudyRole,
  type StudyView,
  type ToStudyReader,
} from '../api';
import { KeptSocket } from '../api/kept-socket';
import type { Engine } from '../engine';
import { notify } from '../notices.svelte';
import { randomWords } from '../parts/random-words';
import { say } from '../texts/index.svelte';
import { applied, type Chapter, type StudyEdit } from './study-edits';

interface Pending {
  mark: string;
  edit: StudyEdit;
  /** The number of the event that it became: once we have come so far it is no longer pending. */
  seq?: number;
}

const RETRY_MS = 1_500;
const KEPT = 'serpentarium.study.';

export class StudySession {
  card = $state.raw() as StudyCard;
  role = $state() as StudyRole;
  contributors = $state.raw<readonly Person[]>([]);
  /** What is in it, with what we changed. */
  chapters = $state.raw<readonly Chapter[]>([]);
  /** Who has it open. */
  here = $state.raw<readonly Person[]>([]);
  strangers = $state(0);
  online = $state(false);
  /** How many changes the server has not acknowledged. */
  unsaved = $state(0);
  /** It was deleted, or may no longer be read. */
  gone = $state(false);
  /** What authors of comments are called, by their ids. */
  #authors = $state.raw<Readonly<Record<string, string>>>({});
  /** What the server has numbered, up to an event. */
  #confirmed: readonly Chapter[];
  #seq: number;
  #pending: Pending[] = [];
  /** One after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  #sending = false;
  #closed = false;
  readonly #socket: KeptSocket<{ type: 'ping' }, ToStudyReader>;

  constructor(
    view: StudyView,
    private readonly person: Person | null,
    private readonly engine: Pick<Engine, 'ask'>,
  ) {
    this.card = view.card;
    this.role = view.role;
    this.contributors = view.contributors;
    this.#authors = view.authors;
    this.#confirmed = chaptersOf(view);
    this.chapters = this.#confirmed;
    this.#seq = view.card.seq;
    if (this.mayEdit) this.#pending = this.#kept();
    this.#note();
    if (this.#pending.length > 0) void this.#inTurn(() => this.#rebase()).then(() => this.#send());
    this.#socket = new KeptSocket({
      address: () => studyAddress(view.card.id, this.#seq),
      heard: (said) => {
        this.#socket.settle();
        this.online = true;
        void this.#send();
        void this.#inTurn(() => this.#hear(said));
      },
      lost: () => (this.online = false),
      pingAfterMs: 4_000,
      lostAfterMs: 4_000,
      longestPauseMs: 5_000,
    });
  }

  get mayEdit(): boolean {
    return this.role !== 'reader';
  }

  /** Who our own comments are by; nobody's where nothing is saved. */
  get author(): string | undefined {
    return this.person && this.mayEdit ? `@${this.person.id}` : undefined;
  }

  nameOf(author: string): string {
    if (!author.startsWith('@')) return author;
    const name = this.#authors[author.slice(1)] ?? '';
    return name === '[deleted]' || !name ? say('deleted-player') : name;
  }

  close(): void {
    this.#closed = true;
    this.#socket.close();
  }

  /** Changes what is in it: seen at once, and sent. Refused if it can't be done to what we see. */
  async edit(...edits: readonly StudyEdit[]): Promise<void> {
    await this.#inTurn(async () => {
      for (const edit of edits) {
        this.chapters = await applied(this.chapters, edit, this.engine);
        this.#pending = [...this.#pending, { mark: randomWords(), edit }];
      }
      this.#note();
    });
    void this.#send();
  }

  /** Changes what it is called, or who may do what. */
  async change(change: StudyChange): Promise<void> {
    await this.#post(randomWords(), change);
  }

  #post(mark: string, change: StudyChange): Promise<StudyDone> {
    return api.post('/studies/{id}/events', { path: { id: this.card.id }, body: { mark, change } });
  }

  #inTurn<T>(act: () => Promise<T> | T): Promise<T> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #hear(said: ToStudyReader): Promise<void> {
    switch (said.type) {
      case 'event':
        return this.#happen(said);
      case 'behind':
        return said.seq > this.#seq ? this.#reload() : undefined;
      case 'sharing':
        this.#share(said.card, said.role, said.contributors);
        break;
      case 'here':
        this.here = said.people;
        this.strangers = said.strangers;
        break;
      case 'gone':
        this.gone = true;
        this.close();
        break;
    }
  }

  #share(card: StudyCard, role: StudyRole, contributors: readonly Person[]): void {
    const could = this.mayEdit;
    this.card = card;
    this.contributors = contributors;
    this.role = role;
    if (!could && this.mayEdit) {
      // What was only tried is not sent afterwards.
      this.#pending = [];
      void this.#inTurn(() => this.#rebase());
    }
  }

  async #happen({ seq, by, mark, deed }: StudyEventView): Promise<void> {
    if (seq <= this.#seq) return;
    if (seq > this.#seq + 1) return this.#reload();
    this.#authors = { ...this.#authors, [by.id]: by.name };
    if (deed.type === 'edited') {
      try {
        this.#confirmed = await applied(this.#confirmed, deed.edit as StudyEdit, this.engine);
      } catch {
        return this.#reload();
      }
    }
    this.#seq = seq;
    // Where it is what we did first of all, we see it already.
    const [first, ...others] = this.#pending;
    this.#pending = this.#pending.filter((one) => one.mark !== mark);
    this.#settle();
    if (first?.mark !== mark || this.#pending.length < others.length) await this.#rebase();
  }

  /** Reads all of it anew: more happened than was told. */
  async #reload(): Promise<void> {
    try {
      const view = await api.get('/studies/{id}', { path: { id: this.card.id } });
      this.#confirmed = chaptersOf(view);
      this.#seq = view.card.seq;
      this.#authors = { ...this.#authors, ...view.authors };
      this.#settle();
      await this.#rebase();
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.gone = true;
      // Otherwise it is tried again with the next connection.
      else if (!this.#closed) setTimeout(() => this.#socket.reconnect(), RETRY_MS);
    }
  }

  /** What the server has numbered is no longer pending, once we have come so far. */
  #settle(): void {
    this.#pending = this.#pending.filter(({ seq }) => seq === undefined || seq > this.#seq);
    this.#note();
  }

  /** What is pending, on top of what is so for everybody. What can't be done any more is left for the server to refuse. */
  async #rebase(): Promise<void> {
    let chapters = this.#confirmed;
    for (const { edit } of this.#pending) chapters = await applied(chapters, edit, this.engine).catch(() => chapters);
    this.chapters = chapters;
  }

  /** Sends what is pending, one after the other. */
  async #send(): Promise<void> {
    if (this.#sending || !this.mayEdit) return;
    this.#sending = true;
    while (!this.#closed) {
      const next = this.#pending.find(({ seq }) => seq === undefined);
      if (!next) break;
      try {
        const { seq } = await this.#post(next.mark, { type: 'edit', edit: next.edit });
        next.seq = seq;
        await this.#inTurn(async () => {
          if (seq > this.#seq) return this.#note();
          this.#settle();
          await this.#rebase();
        });
      } catch (error) {
        if (mayBeRepeated(error)) {
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
          continue;
        }
        notify(say('studies-not-done', { why: sentence(error) }), 'wrong');
        await this.#inTurn(async () => {
          this.#pending = this.#pending.filter((one) => one !== next);
          this.#note();
          await this.#rebase();
        });
      }
    }
    this.#sending = false;
  }

  /** What is not saved is counted, and kept in the browser until it is. */
  #note(): void {
    const unsaved = this.mayEdit ? this.#pending.filter(({ seq }) => seq === undefined) : [];
    this.unsaved = unsaved.length;
    if (!this.person) return;
    const key = KEPT + this.card.id;
    try {
      if (unsaved.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ by: this.person.id, pending: unsaved }));
    } catch {
      // As long as the page is open it is kept there.
    }
  }

  #kept(): Pending[] {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT + this.card.id) ?? 'null') as {
        by: string;
        pending: Pending[];
      } | null;
      return kept && kept.by === this.person?.id ? kept.pending : [];
    } catch {
      return [];
    }
  }
}

const chaptersOf = ({ study }: StudyView): Chapter[] => (study as { chapters: Chapter[] }).chapters;

/** Nobody answered, or not for good. */
const mayBeRepeated = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 408 ||
  error.status === 429 ||
  error.status >= 500;
