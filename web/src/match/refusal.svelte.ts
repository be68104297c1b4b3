/** Why something was not possible, until it is read or something else is done. */

import type { Place } from '../api';

/** Long enough to be read. */
const readingTime = (text: string) => 2_500 + text.length * 45;

export class Refusal {
  text = $state('');
  /** Where it was tried; nowhere on the board if it was typed. */
  places = $state.raw<readonly Place[]>([]);
  typed = $state(false);
  /** The piece of the hand that it is about, if it is about one. */
  piece = $state<string | null>(null);
  /** How often something was refused: the same may be tried again. */
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says why not; `places` is null for what was typed. */
  show(text: string, places: readonly Place[] | null, piece: string | null = null): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.places = places ?? [];
    this.typed = places === null;
    this.piece = piece;
    this.count++;
    this.#timer = setTimeout(() => this.forget(), readingTime(text));
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }
}
