use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A review that an account keeps with a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct KeptReview {
    /// Of which match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// What was found: a JSON object with `tree`, the match; `people`, who sat where (`here` is whoever made the review); and
    /// `known`, what was found by the key of each position. Packed by gzip, as Base64.
    pub packed: String,
}

/// Of which match a review is kept, and from when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct KeptReviewOf {
    /// Of which match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

/// All reviews that an account keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct KeptReviews {
    /// The latest first.
    pub reviews: Vec<KeptReviewOf>,
}
