use std::sync::Arc;

use serde::Serialize;
use texts::Language;
use utoipa::ToSchema;

use crate::chat::ChatView;
use crate::matches::{Millis, State, Terms};
use crate::view::{MatchView, ResultView, SeatView};

/// A line of the stream of one match. Known types are never renamed; pass over others.
#[derive(Debug, Serialize, ToSchema)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub(crate) enum GameLine {
    /// First of all, and again after every break: all of the match.
    GameFull {
        /// The match.
        id: String,
        /// What was agreed on.
        terms: Terms,
        /// Who sits where.
        seats: Vec<SeatView>,
        /// Your seats.
        your_seats: Vec<usize>,
        /// How it stands.
        state: Box<GameState>,
    },
    /// How the match stands, after every change.
    GameState(Box<GameState>),
    /// Whose connection is there, seat by seat.
    Presence {
        /// Seat by seat; bots are always there.
        online: Vec<bool>,
        /// How many watch.
        watchers: usize,
        /// The player to move is away: in so many milliseconds any other may claim.
        claim_in_ms: Option<Millis>,
    },
    /// Somebody said something.
    ChatLine(ChatView),
}

/// How a match stands, for programs.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameState {
    /// The number of the last event.
    seq: i64,
    /// `open`, `live` or `over`.
    status: String,
    /// How many moves were made: say it with yours.
    ply: usize,
    /// Which seat is to move.
    turn: Option<usize>,
    /// What was dealt, as far as players may know it.
    setup: Option<String>,
    /// Moves and draws so far, with spaces between: what `position setup S moves ...` takes.
    moves: String,
    /// What is left on the clocks, seat by seat; empty without clocks.
    clocks: Vec<Millis>,
    /// Points as they stand, seat by seat.
    scores: Vec<i32>,
    /// Which seats offer or agree to a draw.
    draw_offers: Vec<bool>,
    /// Who asks to take moves back.
    takeback_asked_by: Option<usize>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<ResultView>,
}

impl GameState {
    fn of(state: &State, now: Millis, language: Language) -> Self {
        let board = state.board.as_deref();
        Self {
            seq: state.seq,
            status: crate::summary::status(state).name().to_owned(),
            ply: state.ply(),
            turn: state.turn(),
            setup: board.map(catalog::Match::public_setup),
            moves: board.map_or_else(String::new, |board| board.public_record().join(" ")),
            clocks: state.clocks_now(now),
            scores: board.map_or_else(Vec::new, |board| board.scores().as_slice().to_vec()),
            draw_offers: state.draw_offers().to_vec(),
            takeback_asked_by: state.takeback_asked_by(),
            result: ResultView::of(state, language),
        }
    }
}

pub(crate) fn game_state(state: &State, now: Millis, language: Language) -> Arc<str> {
    let state = GameState::of(state, now, language);
    text(&GameLine::GameState(Box::new(state)))
}

pub(crate) fn game_full(
    state: &State,
    now: Millis,
    language: Language,
    player: Option<&str>,
) -> Arc<str> {
    let view = MatchView::of(state, now, language, false);
    text(&GameLine::GameFull {
        id: view.id,
        terms: view.terms,
        seats: view.seats,
        your_seats: player.map_or_else(Vec::new, |player| state.seats_of(player).collect()),
        state: Box::new(GameState::of(state, now, language)),
    })
}

impl GameLine {
    pub(crate) fn text(&self) -> Arc<str> {
        text(self)
    }
}

fn text(line: &GameLine) -> Arc<str> {
    serde_json::to_string(line).unwrap_or_default().into()
}
