import { placeKey, samePlace } from '../layout';
import type { Choice, Held, Place } from '../types';

/** What the person has in hand: a piece of theirs, or the top of a stack. */
export type Holding = { kind: 'piece'; key: string } | { kind: 'stack'; place: Place };

/** Choices that play this piece, or take from this place, or need neither. */
export function choicesOf(choices: readonly Choice[], holding: Holding | null): Choice[] {
  if (!holding) return choices.filter((choice) => !choice.piece && !choice.from && choice.act !== 'choose');
  if (holding.kind === 'piece') return choices.filter((choice) => choice.piece === holding.key);
  return choices.filter((choice) => takesFrom(choice, holding.place));
}

/** A swap can be taken up at either of its stacks. */
function takesFrom(choice: Choice, place: Place): boolean {
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

/** Whether a choice goes to a place. */
export function reaches(choice: Choice, holding: Holding | null, place: Place): boolean {
  return targets(choice, holding).some((target) => samePlace(target, place));
}

/** Places where something can be done, given what is held. */
export function legalPlaces(choices: readonly Choice[], holding: Holding | null): Set<string> {
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
export function variants(choices: readonly Choice[], like: Choice, held: Held | null): Choice[] {
  const key = placement(like, held);
  return choices.filter((choice) => (choice.act === 'choose' ? choice === like : placement(choice, held) === key));
}

function placement(choice: Choice, held: Held | null): string {
  const places = choice.places.map(placeKey).sort().join(' ');
  const tile = held?.piece.kind === 'tile';
  return `${choice.piece ?? ''}|${tile ? choice.turn : ''}|${places}`;
}
