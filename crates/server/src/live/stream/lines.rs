use std::sync::Arc;

use protocol::{GameLine, GameState, Millis};
use texts::Language;

use crate::matches::State;
use crate::matches::view::{match_view, result_view};

fn state_of(state: &State, now: Millis, language: Language) -> GameState {
    let board = state.board.as_deref();
    let faces = state.faces(now);
    GameState {
        seq: state.seq,
        status: crate::matches::summary::status(state).name().to_owned(),
        ply: state.ply(),
        turn: state.turn(),
        setup: board.map(catalog::Match::public_setup),
        moves: board.map_or_else(String::new, |board| board.public_record().join(" ")),
        clocks: state.clocks_now(now),
        periods: faces.iter().filter_map(|face| face.periods).collect(),
        penalties: faces.iter().filter_map(|face| face.penalty).collect(),
        scores: board.map_or_else(Vec::new, |board| board.scores().as_slice().to_vec()),
        draw_offers: state.draw_offers().to_vec(),
        takeback_asked_by: state.takeback_asked_by(),
        result: result_view(state, language),
    }
}

pub(crate) fn game_state(state: &State, now: Millis, language: Language) -> Arc<str> {
    let state = state_of(state, now, language);
    line_text(&GameLine::GameState(Box::new(state)))
}

pub(crate) fn game_full(
    state: &State,
    now: Millis,
    language: Language,
    player: Option<&str>,
) -> Arc<str> {
    let view = match_view(state, now, language, false);
    line_text(&GameLine::GameFull {
        id: view.id,
        terms: view.terms,
        seats: view.seats,
        your_seats: player.map_or_else(Vec::new, |player| state.seats_of(player).collect()),
        state: Box::new(state_of(state, now, language)),
    })
}

/// A line as it goes over the wire.
pub(crate) fn line_text(line: &GameLine) -> Arc<str> {
    serde_json::to_string(line).unwrap_or_default().into()
}
