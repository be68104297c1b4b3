/** The colours of seats: names of custom properties of the board's style sheet, so that both agree. */

import type { Sign } from '../api';

const BY_NAME: Record<string, string> = {
  black: 'black-bottom',
  white: 'white-top',
  'seat-red': 'link-red',
  'seat-yellow': 'link-yellow',
  'seat-green': 'link-green',
  'seat-blue': 'link-blue',
};

/** The colour of a seat: by its sign in games of snakes, else by what the rules call it. */
export function seatColour(game: string, code: string, sign: Sign | undefined): string {
  if (sign && game.startsWith('snekagon')) return `hide-${sign.tint}`;
  return BY_NAME[code] ?? 'none';
}
