import type { Scene, Tint } from '../types';

/** The skins of snakes: a colour, and a pattern of its own. */
export type Skin = 'red' | 'green' | 'yellow' | 'blue' | 'pink';

const SKINS: readonly Skin[] = ['red', 'green', 'yellow', 'blue', 'pink'];

/** What a seat's snakes wear: what its sign says. */
export function skinOf(signs: Scene['signs'], seat: number): Skin {
  const tint: Tint | undefined = signs[seat]?.tint;
  return SKINS.find((skin) => skin === tint) ?? SKINS[seat % SKINS.length]!;
}

/** The letter of a seat, for those who can't tell the colours. */
export function letterOf(signs: Scene['signs'], seat: number): string {
  return signs[seat]?.letter ?? String(seat + 1);
}
