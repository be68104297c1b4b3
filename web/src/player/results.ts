/** Results of a player, added up by who moved first, and by colour. */

import type { SideResults } from '../api';

export interface Results {
  game: string;
  /** From 0, the first to move; none if they are by colour. */
  seat?: number;
  /** In words; none if they are by seat. */
  colour?: string;
  won: number;
  drawn: number;
  lost: number;
}

/** By game and seat. */
export const bySeat = (sides: readonly SideResults[]): Results[] =>
  added(sides.map(({ game, seat, won, drawn, lost }) => ({ game, seat, won, drawn, lost })));

/** By game and colour, where that does not follow from the seat. */
export const byColour = (sides: readonly SideResults[]): Results[] =>
  added(
    sides.flatMap(({ game, colour_name: colour, won, drawn, lost }) =>
      colour == null ? [] : [{ game, colour, won, drawn, lost }],
    ),
  );

/** How much of what could be won was; a draw is half of it. */
export const share = ({ won, drawn, lost }: Results): number =>
  Math.round((100 * (won + drawn / 2)) / (won + drawn + lost));

function added(all: readonly Results[]): Results[] {
  const found = new Map<string, Results>();
  for (const one of all) {
    const key = `${one.game} ${one.seat ?? one.colour}`;
    const before = found.get(key) ?? { ...one, won: 0, drawn: 0, lost: 0 };
    found.set(key, {
      ...before,
      won: before.won + one.won,
      drawn: before.drawn + one.drawn,
      lost: before.lost + one.lost,
    });
  }
  return [...found.values()];
}
