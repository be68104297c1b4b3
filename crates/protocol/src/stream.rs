use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{ChatView, ClockRules, Millis, Occupant, ResultView, SeatView, Terms};

/// A line of the stream of challenges and games. Known types are never renamed; pass over others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EventLine {
    /// Somebody asks you to play, or anybody.
    Challenge {
        /// The match that waits.
        challenge: TableView,
    },
    /// Somebody whom you asked does not want to play.
    ChallengeDeclined {
        /// The match that will not be.
        challenge: TableView,
    },
    /// A challenge to you was taken back.
    ChallengeCanceled {
        /// The match that will not be.
        challenge: TableView,
    },
    /// A match of yours goes on.
    GameStart {
        /// Which.
        game: TableView,
    },
    /// A match of yours is over.
    GameFinish {
        /// Which.
        game: TableView,
    },
}

/// A match, as far as one must know to take it or leave it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct TableView {
    /// The match.
    pub id: String,
    /// The game.
    pub spec: String,
    /// Whether it changes ratings.
    pub rated: bool,
    /// How time is counted.
    pub clock: ClockRules,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// Which seats are yours, or kept for you.
    pub your_seats: Vec<usize>,
    /// Whether you were asked by name.
    pub direct: bool,
}

/// A line of the stream of one match. Known types are never renamed; pass over others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum GameLine {
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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct GameState {
    /// The number of the last event.
    pub seq: i64,
    /// `open`, `live` or `over`.
    pub status: String,
    /// How many moves were made: say it with yours.
    pub ply: usize,
    /// Which seat is to move.
    pub turn: Option<usize>,
    /// What was dealt, as far as players may know it.
    pub setup: Option<String>,
    /// Moves and draws so far, with spaces between: what `position setup S moves ...` takes.
    pub moves: String,
    /// What is left on the clocks until they are lost, seat by seat; empty without clocks. With byo-yomi all
    /// periods count, with a penalty clock what is paid for.
    pub clocks: Vec<Millis>,
    /// How many periods of byo-yomi are left, with the one that runs, seat by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub periods: Vec<u32>,
    /// The points that time has cost so far by a penalty clock, seat by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<u32>,
    /// Points as they stand, seat by seat.
    pub scores: Vec<i32>,
    /// Which seats offer or agree to a draw.
    pub draw_offers: Vec<bool>,
    /// Who asks to take moves back.
    pub takeback_asked_by: Option<usize>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultView>,
}
