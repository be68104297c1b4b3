use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// Why a request was refused, for programs and for people.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Refused {
    /// For programs; never changes.
    pub code: String,
    /// For people, in the language asked for.
    pub message: String,
    /// The number of the match's last event, if it is about a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<i64>,
    /// How many moves were made in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
}
