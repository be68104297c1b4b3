/** The moves of a match in words, with what they moved, each asked for once. */

import type { MatchView, Played } from '../api';
import type { Positions } from './positions';

export class MovesInWords {
  /** As many as are known; those that follow are on their way. */
  known = $state.raw<readonly Played[]>([]);
  #texts: readonly string[] = [];
  #language = '';
  #asked = Promise.resolve();
  /** Nobody could say: until they are asked for again, moves stand as they are written. */
  #unanswered = $state(false);

  constructor(private readonly positions: Positions) {}

  /** Learns what it does not know of the moves of a match, in a language. */
  upTo(match: MatchView, language: string): Promise<void> {
    this.#asked = this.#asked
      .then(() => this.#learn(match, language))
      .then(
        () => void (this.#unanswered = false),
        () => void (this.#unanswered = true),
      );
    return this.#asked;
  }

  /** A move as a list shows it: nothing while its words are on their way, since notation would only flash by. */
  shown(index: number, text: string): string | null {
    return this.known[index]?.choice.text === text || this.#unanswered ? this.about(index, text) : null;
  }

  /** A move in words; as it is written, as long as nothing better is known. */
  about(index: number, text: string): string {
    const told = this.known[index]?.choice;
    return told?.text === text && told.about ? told.about : text;
  }

  async #learn(match: MatchView, language: string): Promise<void> {
    const { moves } = match;
    // What was taken back may be followed by something else.
    const differs = moves.findIndex((text, index) => text !== this.#texts[index]);
    const same = language !== this.#language ? 0 : differs < 0 ? moves.length : differs;
    if (same === moves.length && same === this.#texts.length) return;
    const told = same < moves.length ? await this.positions.played(match, same) : [];
    this.known = [...this.known.slice(0, same), ...told];
    this.#texts = this.known.map(({ choice }) => choice.text);
    this.#language = language;
  }
}
