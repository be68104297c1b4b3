use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::Millis;

/// A try at a puzzle, by somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleTryWish {
    /// The moves that were found, one for each turn, and at last perhaps a wrong one. The server compares them with
    /// the solution.
    pub moves: Vec<String>,
    /// Whether a hint or the solution was shown: then it is not solved.
    #[serde(default)]
    pub helped: bool,
    /// Whether it counts for the rating, which it does once for each puzzle.
    #[serde(default)]
    pub rated: bool,
    /// The day that it is the puzzle of, counted from 1970: that on which it was tried, by UTC; the one before and the one
    /// after are taken too, since clocks differ.
    #[serde(default)]
    pub day: Option<i64>,
    /// When it was tried, if that was not just now: without a connection, or before there was an account. A puzzle tried
    /// twice at the same time is one try, so that it can be told again by whoever has heard no answer.
    #[serde(default)]
    pub at: Option<Millis>,
}

/// A try as it was noted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PuzzleTryView {
    /// The puzzle.
    pub id: String,
    /// When.
    pub at: Millis,
    /// Whether it was solved.
    pub solved: bool,
    /// The day that it was the puzzle of, counted from 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<i64>,
    /// The rating before and after, if it counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rated: Option<[f64; 2]>,
}

/// How strong somebody is at a game's puzzles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PuzzleRatingView {
    /// The game.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// How sure that is: smaller is surer.
    pub deviation: f64,
    /// How steady it is.
    pub volatility: f64,
    /// How many tries it comes from.
    pub tries: i64,
}

/// What came of a try.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PuzzleTried {
    /// The try.
    #[serde(rename = "try")]
    pub tried: PuzzleTryView,
    /// One's rating from now on; nothing before anything counted.
    pub rating: Option<PuzzleRatingView>,
    /// How hard the puzzle has turned out to be.
    pub puzzle_rating: f64,
}

/// What somebody has tried, and how strong that makes them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PuzzleDiary {
    /// By game.
    pub ratings: Vec<PuzzleRatingView>,
    /// The latest tries, the latest first.
    pub tries: Vec<PuzzleTryView>,
}
