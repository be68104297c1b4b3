/** What people say beside a match. */

export interface ChatLine {
  room: 'players' | 'gallery';
  /** From 1 without gaps, room by room. */
  number: number;
  at: number;
  player: string;
  name: string;
  seat?: number | null;
  /** The code of a ready-made phrase. */
  phrase?: string;
  /** Words of one's own. */
  text?: string;
}

export interface Phrase {
  code: string;
  text: string;
}

/** What is to be said. */
export type Words = { phrase: string } | { text: string };

/** The lines in the order in which they were said, each once. */
export function withLine(lines: ChatLine[], line: ChatLine): ChatLine[] {
  if (lines.some((other) => other.room === line.room && other.number === line.number)) return lines;
  return [...lines, line].sort((one, other) => one.at - other.at);
}
