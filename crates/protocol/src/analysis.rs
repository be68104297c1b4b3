use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A position to be analysed: of a match, or given by itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnalysisWish {
    /// The match.
    #[serde(default, rename = "match")]
    pub match_id: Option<String>,
    /// After so many moves of it; as it stands if left out.
    #[serde(default)]
    pub ply: Option<usize>,
    /// Without a match: the game.
    #[serde(default)]
    pub spec: Option<String>,
    /// Everything random in it, as far as it is known.
    #[serde(default)]
    pub setup: Option<String>,
    /// The moves so far, and draws among them as `draw:37`.
    #[serde(default)]
    pub moves: Vec<String>,
    /// How much thinking.
    #[serde(default)]
    pub effort: Effort,
}

/// A game to be reviewed: a match that is over, or one given by itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewWish {
    /// The match.
    #[serde(default, rename = "match")]
    pub match_id: Option<String>,
    /// Without a match: the game.
    #[serde(default)]
    pub spec: Option<String>,
    /// Everything random in it, as far as it is known.
    #[serde(default)]
    pub setup: Option<String>,
    /// All its moves, and draws among them as `draw:37`.
    #[serde(default)]
    pub moves: Vec<String>,
    /// How much thinking: 10, 30 or 120 seconds for the whole game.
    #[serde(default)]
    pub effort: Effort,
}

/// A game gone through.
#[cfg(feature = "reviews")]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Reviewed {
    /// What follows from what was found.
    pub review: catalog::review::Review,
    /// The same as a tree, with values, glyphs and variations (docs/trees.md).
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub tree: tree::Tree,
}

/// How much thinking a job is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    /// A second for a position.
    Quick,
    /// Five.
    #[default]
    Normal,
    /// Twenty.
    Deep,
}

/// How an analysis stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct JobView {
    /// The job.
    pub id: String,
    /// `queued`, `running`, `done`, `failed` or `cancelled`.
    pub status: String,
    /// The place in the queue, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// How much of it is done, from 0 to 1.
    pub progress: f64,
    /// Seconds of thinking that you have left today.
    pub quota_left: u64,
    /// What was found, so far or in the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<Found>,
    /// The review, once it is done, if that was asked for.
    #[cfg(feature = "reviews")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<Box<Reviewed>>,
}

/// What an analysis found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Found {
    /// What each seat can expect, from 0 to 1.
    pub values: Vec<f32>,
    /// Whether that is proved.
    pub proven: bool,
    /// What is expected to be played.
    pub line: Vec<String>,
    /// The best moves, the best first.
    pub moves: Vec<Considered>,
    /// Games played out.
    pub playouts: u64,
    /// Positions looked at.
    pub nodes: u64,
}

/// A move that was considered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Considered {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// How often it was tried.
    pub visits: u64,
    /// What each seat can expect after it, from 0 to 1.
    pub values: Vec<f32>,
    /// Whether that is proved.
    pub proven: bool,
}
