use scene::{Choice, Played};
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// The legal moves of a position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Legal {
    /// For which number of moves made.
    pub ply: usize,
    /// Which seat is to move.
    pub turn: Option<usize>,
    /// How many legal moves there are, whether they are listed here or not.
    pub count: u64,
    /// The pieces that can be played, sorted by their keys; empty in games without hands.
    pub pieces: Vec<PlayablePiece>,
    /// Whether all the moves that were asked for are listed. Without `piece`, moves are only listed
    /// if there are at most 2500; otherwise ask piece by piece.
    pub complete: bool,
    /// The moves, with what a board needs to show and choose them.
    pub moves: Vec<Choice>,
}

impl Legal {
    /// No moves: nobody is to move, or the match has not begun.
    pub const fn none(ply: usize, turn: Option<usize>) -> Self {
        Self {
            ply,
            turn,
            count: 0,
            pieces: Vec::new(),
            complete: true,
            moves: Vec::new(),
        }
    }
}

/// A hint: a move that a strong bot would make, as a board needs it and in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct HintView {
    /// For which number of moves made.
    pub ply: usize,
    /// The move.
    pub choice: Choice,
    /// Why it may be good, in a sentence, where that can be said.
    pub why: Option<String>,
}

/// Moves that were made, in words and with what they moved.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PlayedMoves {
    /// How many moves came before the first of these.
    pub from: usize,
    /// The moves.
    pub moves: Vec<Played>,
}

/// What somebody tried on a board is a move that can be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Tried {
    /// The move, as text.
    #[serde(rename = "move")]
    pub text: String,
}

/// A piece of the hand that can be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PlayablePiece {
    /// What choices and hands call it.
    pub key: String,
    /// How many legal moves play it.
    pub count: u64,
}

/// What follows from a seed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Dealt {
    /// The setup: everything random, what is drawn later too.
    pub setup: String,
    /// The moves, and between them what is drawn, as `draw:37`.
    pub played: Vec<String>,
}
