use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// What was played from a position in public matches that are over, and how they ended. Positions that are the same but
/// for how one looks at the board are one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct ExplorerView {
    /// The game as configured, in its shortest form.
    pub spec: String,
    /// How many matches went on from here.
    pub games: i64,
    /// How many of them ended with a shared first place.
    pub drawn: i64,
    /// How many of them each seat won.
    pub won: Vec<i64>,
    /// How many different moves were played; at most 60 are told.
    pub different: i64,
    /// The moves, those played most first.
    pub moves: Vec<ExploredMove>,
}

/// A move that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct ExploredMove {
    /// The move, as it is played in the position that was asked about.
    #[serde(rename = "move")]
    pub text: String,
    /// Other moves that are the same but for how one looks at the board; they are counted with it.
    pub alike: Vec<String>,
    /// In how many matches it was played.
    pub games: i64,
    /// How many of them ended with a shared first place.
    pub drawn: i64,
    /// How many of them each seat won.
    pub won: Vec<i64>,
    /// What those who played it were rated on average, where matches counted for that.
    pub rating: Option<i64>,
    /// The match in which it was played last.
    pub latest: String,
}
