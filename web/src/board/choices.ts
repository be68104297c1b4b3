import { mirrored, mod6, turned } from './geometry';
import type { Axial } from './geometry';
import { placeKey, samePlace } from './layout';
import type { Choice, Held, Place } from './types';

/**
 * How a piece lies, whatever the place: its cells in reading order, seen from the first, and for a piece
 * of one cell by how much it is turned.
 */
export interface Lie {
  cells: Axial[];
  turn: number;
}

export function lieOf(choice: Choice, held: Held | null): Lie {
  if (held?.piece.kind === 'path') return { cells: settled(choice.places), turn: 0 };
  return { cells: settled(choice.places), turn: choice.turn };
}

/** How a piece lies in the hand. */
export function lieInHand(held: Held): Lie {
  const { piece } = held;
  if (piece.kind !== 'path') return { cells: [{ q: 0, r: 0 }], turn: 0 };
  return { cells: settled(piece.cells.map(([q, r]) => ({ q, r }))), turn: 0 };
}

export function turnLie({ cells, turn }: Lie, steps: number): Lie {
  return { cells: settled(cells.map((cell) => turned(cell, steps))), turn: mod6(turn + steps) };
}

export function flipLie({ cells, turn }: Lie): Lie {
  return { cells: settled(cells.map(mirrored)), turn };
}

export function lieKey({ cells, turn }: Lie, tile: boolean): string {
  const text = cells.map(({ q, r }) => `${q},${r}`).join(' ');
  return tile ? `${text} r${turn}` : text;
}

/** In reading order, the first at the origin. */
function settled(cells: readonly Axial[]): Axial[] {
  const sorted = [...cells].sort((a, b) => a.r - b.r || a.q - b.q);
  const first = sorted[0] ?? { q: 0, r: 0 };
  return sorted.map(({ q, r }) => ({ q: q - first.q, r: r - first.r }));
}

/** Choices that play this piece, or take from this place, or need neither. */
export function choicesOf(choices: Choice[], holding: Holding | null): Choice[] {
  if (!holding) return choices.filter((choice) => !choice.piece && !choice.from && choice.act !== 'choose');
  if (holding.kind === 'piece') return choices.filter((choice) => choice.piece === holding.key);
  return choices.filter((choice) => sourceOf(choice, holding.place));
}

/** A swap can be taken up at either of its stacks. */
function sourceOf(choice: Choice, place: Place): boolean {
  if (choice.from && samePlace(choice.from, place)) return true;
  return choice.act === 'swap' && choice.places.some((other) => samePlace(other, place));
}

/** Where a choice goes to, for somebody who holds something. */
export function targets(choice: Choice, holding: Holding | null): Place[] {
  if (holding?.kind === 'stack' && choice.act === 'swap' && choice.from && !samePlace(choice.from, holding.place)) {
    return [choice.from];
  }
  return choice.places;
}

/** What the person has in hand: a piece of theirs, or the top of a stack. */
export type Holding = { kind: 'piece'; key: string } | { kind: 'stack'; place: Place };

/** Places where something can be done, given what is held. */
export function legalPlaces(choices: Choice[], holding: Holding | null): Set<string> {
  const found = new Set<string>();
  for (const choice of choicesOf(choices, holding)) {
    for (const place of targets(choice, holding)) found.add(placeKey(place));
  }
  if (!holding) {
    for (const choice of choices) {
      if (choice.from) found.add(placeKey(choice.from));
      if (choice.from && choice.act === 'swap') for (const place of choice.places) found.add(placeKey(place));
    }
  }
  return found;
}

/** Choices that lie alike in the same place, and differ in what they join or how many they carry. */
export function variants(choices: Choice[], like: Choice, held: Held | null): Choice[] {
  const key = lying(like, held);
  return choices.filter((choice) => choice.act === 'choose' ? choice === like : lying(choice, held) === key);
}

function lying(choice: Choice, held: Held | null): string {
  const places = choice.places.map(placeKey).sort().join(' ');
  const tile = held?.piece.kind === 'tile';
  return `${choice.piece ?? ''}|${tile ? choice.turn : ''}|${places}`;
}
