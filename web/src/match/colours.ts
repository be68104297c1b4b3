/** The colours of seats: names of custom properties of the board's style sheet, so that both agree. */

const BY_NAME: Record<string, string> = {
  black: 'black-bottom',
  white: 'white-top',
  'seat-red': 'link-red',
  'seat-yellow': 'link-yellow',
  'seat-green': 'link-green',
  'seat-blue': 'link-blue',
};

/** The class for a seat, by what the rules call it; snakes have theirs by the number of the seat. */
export function seatClass(game: string, code: string, seat: number): string {
  if (game.startsWith('snekagon')) return `hide-${seat}`;
  return BY_NAME[code] ?? 'none';
}
