/** Begins games that this browser keeps. */

import type { Event, GameInfo, Occupant, SeatWish, Terms } from '../api';
import type { Engine, Position } from '../engine';
import { newId, randomSeed, type LocalGame } from './games';
import { localGames } from './store';

export interface LocalWish {
  terms: Terms;
  seats: Occupant[];
  choices?: readonly (string | null)[];
  /** The same seed deals the same; by lot if left out. */
  seed?: number;
}

/** Whoever sits in front of this browser. */
const PERSON: Occupant = { kind: 'person', id: 'local', name: '', guest: true, bot: false };

/** Deals a game and keeps it. */
export async function begin(
  engine: Engine,
  { terms, seats, choices, seed = randomSeed() }: LocalWish,
): Promise<LocalGame> {
  const setup = await engine.ask('deal', { spec: terms.spec, seed, choices });
  const now = Date.now();
  const position = { spec: terms.spec, setup, moves: [] };
  const { setup: seen } = await engine.ask('conceal', { position, seed: now });
  const game: LocalGame = {
    id: newId(),
    created_at: now,
    updated_at: now,
    terms,
    seats: numbered(seats),
    setup,
    seen,
    events: [],
  };
  await localGames.put(game, null);
  return game;
}

/** Goes on from a position, against bots of these levels where there is one; where the game is. The moves so far are part of it. */
export async function continueFrom(
  engine: Engine,
  position: Position,
  levels: readonly (number | null)[],
): Promise<string> {
  const { spec } = position;
  // Nobody who plays knows what will be drawn: it is dealt anew.
  const { setup } = await engine.ask('conceal', { position, seed: randomSeed() });
  const moves = position.moves.filter((step) => !step.startsWith('draw:'));
  const events: Event[] = [];
  for (const [ply, text] of moves.entries()) {
    const { turn } = await engine.ask('show', { position: { spec, setup, moves: moves.slice(0, ply) }, legal: false });
    events.push({ type: 'moved', seat: turn ?? 0, ply, text });
  }
  const now = Date.now();
  const { setup: seen } = await engine.ask('conceal', { position: { spec, setup, moves }, seed: now });
  const terms: Terms = { spec, clock: { kind: 'none' }, rated: false, public: false, takebacks: true };
  const seats = numbered(levels.map((level): Occupant => (level === null ? PERSON : { kind: 'bot', level })));
  const game: LocalGame = { id: newId(), created_at: now, updated_at: now, terms, seats, setup, seen, events };
  await localGames.put(game, null);
  return `/match/${game.id}`;
}

/** What somebody chose, as a server is asked for it; where it is. */
export async function playHere(wish: {
  spec: string;
  seats: SeatWish[];
  shuffle_seats?: boolean;
  takebacks?: boolean;
  choices?: (string | null)[];
  seed?: number;
}): Promise<string> {
  const { engine } = await import('../engine');
  const seats = wish.seats.map((seat, index) => ({
    sitter: seat.kind === 'bot' ? { kind: 'bot' as const, level: seat.level } : PERSON,
    choice: wish.choices?.[index] ?? null,
  }));
  if (wish.shuffle_seats) shuffle(seats);
  const terms: Terms = {
    spec: wish.spec,
    clock: { kind: 'none' },
    rated: false,
    public: false,
    takebacks: wish.takebacks ?? true,
  };
  const game = await begin(engine, {
    terms,
    seats: seats.map(({ sitter }) => sitter),
    choices: seats.map(({ choice }) => choice),
    ...(wish.seed === undefined ? {} : { seed: wish.seed }),
  });
  return `/match/${game.id}`;
}

/** The same as a click on a game of the home page asks a server for. */
export const playBotHere = (game: GameInfo, level: number): Promise<string> =>
  playHere({
    spec: game.id,
    seats: [
      { kind: 'me' },
      ...Array.from({ length: game.usual_players - 1 }, (): SeatWish => ({ kind: 'bot', level })),
    ],
    shuffle_seats: true,
  });

function shuffle<T>(list: T[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = randomSeed() % (last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
}

/** Bots of one level at a table are told apart by numbers. */
function numbered(seats: Occupant[]): Occupant[] {
  const counts = new Map<number, number>();
  return seats.map((sitter) => {
    if (sitter.kind !== 'bot') return sitter;
    const number = (counts.get(sitter.level) ?? 0) + 1;
    counts.set(sitter.level, number);
    return { kind: 'bot', level: sitter.level, ...(number > 1 ? { number } : {}) };
  });
}
