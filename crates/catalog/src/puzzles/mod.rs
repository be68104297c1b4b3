//! Puzzles of any game: made from games of bots, graded by how hard they are for the levels, and proved again.
//! docs/puzzles.md tells how.

mod maker;
mod making;
mod rating;

pub(crate) use maker::puzzle_maker;

pub use maker::PuzzleMaker;
pub use making::{Made, Making};
pub use rating::{Grade, grade};
