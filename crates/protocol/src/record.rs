use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{Ending, Millis, Occupant, Over, Start};

/// A match written down. With it, anybody can play it through and check what was dealt.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(expecting = "the record of a match")]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Record {
    /// The version of the format of records, which all programs here read and write; 1.
    #[serde(default = "first_version")]
    pub version: u32,
    /// The match.
    pub id: String,
    /// The game.
    pub spec: String,
    /// The setup: the real one once the match is over, before that as far as everybody may know it.
    pub setup: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
    /// Who sat where.
    pub seats: Vec<Occupant>,
    /// What everybody added to the shuffle.
    pub words: Vec<Option<String>>,
    /// What everybody wished for of the game's `seat_choice`; empty if nobody did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Option<String>>,
    /// The hash of the secret, published before the match.
    pub commitment: String,
    /// How it ended, with the secret.
    pub over: Option<Over>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: Millis,
    /// Whether it was played without a server: then nothing follows from the secret.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offline: bool,
    /// The position from which it was played, if that is not the first of the game; its moves are the first of `moves`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
}

/// A game that was played without a server, as a page writes it down: what every record has (docs/records.md),
/// who sat where, and how it ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct OfflineRecord {
    /// The version of the format of records; 1.
    #[serde(default = "first_version")]
    pub version: u32,
    /// The game.
    pub spec: String,
    /// Everything random about it.
    pub setup: String,
    /// The moves.
    pub moves: Vec<String>,
    /// Who sat where: people, all of whom are whoever sends it, and bots.
    pub seats: Vec<Occupant>,
    /// How it ended.
    pub over: OfflineEnd,
    /// When it was begun, in milliseconds since 1970.
    pub created_at: Millis,
}

/// How a game without a server ended. What else a record says of that follows from the moves.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct OfflineEnd {
    /// By the rules, or because somebody resigned.
    pub ending: Ending,
}

/// What was written before versions were.
const fn first_version() -> u32 {
    1
}
