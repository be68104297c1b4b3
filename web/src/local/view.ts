/** A game of this browser as a page shows it: what a server would say of it. */

import type { MatchView, Over } from '../api';
import type { Engine, Shown } from '../engine';
import { gameOf } from '../games.svelte';
import { shortName } from '../parts/names';
import { ranked, standingOf, takebackTo, type LocalGame, type Standing } from './games';

export interface LocalView {
  view: MatchView;
  standing: Standing;
  /** A setup that leads to the position and says nothing that is hidden. */
  seen: string;
  /** How the rules have ended it, if they have and nobody has noted it yet. */
  ended: Over | null;
}

/** Looks at a game by the rules; rejects with the reason if a move is not legal. */
export async function viewOf(game: LocalGame, engine: Engine): Promise<LocalView> {
  const standing = standingOf(game);
  const { moves, movers, left, over } = standing;
  const real = { spec: game.terms.spec, setup: game.setup, moves };
  // Dice that everybody knows: what is shown follows from nothing hidden.
  const { setup: seen, drew } = await engine.ask('conceal', { position: real, seed: game.created_at });
  const shown = await engine.ask('show', { position: { ...real, setup: seen }, legal: false });
  const names = namesOf(game, shown);
  const result = over ? { ...over, sentence: await engine.ask('result', { position: real, over, names }) } : null;
  const canTakeBack = game.terms.takebacks && !over && takebackTo(game, standing, drew) !== null;
  const view: MatchView = {
    id: game.id,
    seq: game.events.length + 1,
    terms: game.terms,
    title: gameOf(game.terms.spec)?.title ?? '',
    status: over ? 'over' : 'live',
    seats: game.seats.map((sitter, seat) => ({
      sitter,
      player: names[seat]!,
      name: shown.seats[seat]?.name ?? '',
      code: shown.seats[seat]?.code ?? '',
      score: shown.scores[seat] ?? null,
      left: left[seat]!,
      offers_draw: false,
      wants_rematch: standing.rematch !== null && sitter.kind === 'person',
    })),
    turn: over ? null : shown.turn,
    ply: moves.length,
    moves,
    movers,
    setup: over ? game.setup : seen,
    deadline: null,
    now: Date.now(),
    remarks: shown.remarks,
    takeback_asked_by: null,
    can_take_back: game.seats.map(({ kind }) => kind === 'person' && canTakeBack),
    result,
    commitment: '',
    rematch_of: null,
    rematch: standing.rematch,
    created_at: game.created_at,
    updated_at: game.updated_at,
    offline: true,
    scene: shown.scene,
  };
  const ended: Over | null =
    shown.ranks && !over
      ? endOf(game, { kind: 'rules' }, shown.scores, ranked(left, shown.scores), shown.reason)
      : null;
  return { view, standing, seen, ended };
}

/** What everybody is called, as on a server: by who sits there, and where two would be called the same, by their seats. */
function namesOf({ seats }: LocalGame, shown: Shown): string[] {
  const own = seats.map(shortName);
  return own.map((name, index) => {
    if (own.filter((other) => other === name).length < 2) return name;
    const seat = shown.seats[index];
    return seat && seat.code !== 'seat' ? seat.name : `${name} ${index + 1}`;
  });
}

export function endOf(
  game: LocalGame,
  ending: Over['ending'],
  scores: number[],
  ranks: number[],
  reason: string | null = null,
): Over {
  return { ending, scores, ranks, secret: '', setup: game.setup, ...(reason === null ? {} : { reason }) };
}
