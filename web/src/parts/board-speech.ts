import type { Facts } from '../board';

export interface BoardMessage {
  code: string;
  facts: Facts;
}

/** What a board says, each after what it said before, though the words of a move may have to be asked for. */
export class BoardSpeech {
  #waiting: Promise<void> | null = null;

  constructor(
    /** The words of a move that the board names by its text; nothing where they need not be asked for. */
    private readonly wordsOf: (move: string | number | undefined) => Promise<string> | null,
    private readonly utter: (message: BoardMessage) => void,
  ) {}

  async say(message: BoardMessage): Promise<void> {
    const before = this.#waiting;
    const words = this.wordsOf(message.facts.move);
    if (!before && !words) return this.utter(message);
    const told = Promise.all([words, before]).then(([move]) =>
      this.utter(move ? { ...message, facts: { ...message.facts, move } } : message),
    );
    this.#waiting = told;
    await told;
    if (this.#waiting === told) this.#waiting = null;
  }
}
