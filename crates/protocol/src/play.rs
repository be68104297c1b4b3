use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// Where to sit down.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinWish {
    /// The seat; any that is free if left out.
    #[serde(default)]
    pub seat: Option<usize>,
    /// Something of yours for the shuffle.
    #[serde(default)]
    pub words: Option<String>,
    /// What you wish for of the game's `seat_choice`; by lot if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
}

/// A move.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MoveWish {
    /// How many moves you saw made.
    pub ply: usize,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// Your own mark for it: the same mark twice is one move.
    #[serde(default)]
    pub client: Option<String>,
}

/// What was asked for is done, and on disk.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct DoneView {
    /// The number of the event that it became.
    pub seq: i64,
    /// How many moves have been made.
    pub ply: usize,
    /// Whether it had been done before, by an earlier request with the same mark.
    pub already: bool,
}
