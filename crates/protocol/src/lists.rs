use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{ClockRules, Ending, Millis, Occupant};

/// Where a match is in its life.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StatusName {
    /// It waits for players.
    Open,
    /// It is being played.
    Live,
    /// It has a result, or was called off.
    Over,
}

/// How a match ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ResultName {
    /// Won, alone or with some of the others; alone at a table, the score to reach was reached.
    Won,
    /// Lost.
    Lost,
    /// Everybody shares the result.
    Drawn,
}

/// A page of a list, the latest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Page {
    /// The matches.
    pub matches: Vec<Entry>,
    /// What to ask for as `after` to get the next page, if there is one.
    pub next: Option<String>,
}

/// A match in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Entry {
    /// The match.
    pub id: String,
    /// The game.
    pub spec: String,
    /// `open`, `live` or `over`.
    pub status: String,
    /// Whether it changes ratings.
    pub rated: bool,
    /// How fast it is.
    pub speed: String,
    /// How many moves were made.
    pub ply: i64,
    /// Which seat is to move.
    pub turn: Option<i64>,
    /// When the player to move runs out of time.
    pub deadline: Option<Millis>,
    /// When it was made.
    pub created_at: Millis,
    /// When something last happened.
    pub updated_at: Millis,
    /// How it ended for the player whose list it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultName>,
    /// What else there is to show.
    #[serde(flatten)]
    pub card: Option<Card>,
}

/// What lists show of a match besides what the store sorts by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Card {
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How time is counted.
    pub clock: ClockRules,
    /// What ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The ranks, once there are some.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<u8>,
    /// The points as they stand; in the end without those that time has cost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
    /// Whether it was played without a server, and written down by a player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offline: bool,
    /// The colour of each seat in the end, as the `code` of a match's seat, where who moves first has no certain one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<String>,
}
