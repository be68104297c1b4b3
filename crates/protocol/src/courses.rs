use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A step of a course that is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StepDone {
    /// The game that the course teaches.
    pub game: String,
    /// The step.
    pub step: String,
    /// How many stars, one to three: the most of all tries.
    pub stars: i64,
}

/// What somebody has done of the courses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CourseProgress {
    /// The steps that are done.
    pub steps: Vec<StepDone>,
}
