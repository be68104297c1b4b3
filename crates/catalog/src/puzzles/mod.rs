//! Puzzles of any game: made from games of bots, graded by how hard they are for the levels, and proved again.
//! docs/puzzles.md tells how.

mod maker;
mod making;
mod proving;
mod rating;

pub(crate) use maker::puzzle_maker;

pub use maker::PuzzleMaker;
pub use making::{Made, Making};
pub use proving::{Proving, lead};
pub use rating::{Grade, chance, grade, rating};

use game::Family;

/// The id of a puzzle, which follows from its position: the game's, a dash, and six letters and digits.
fn id(family: &Family, mut likeness: u64) -> String {
    let mut id = format!("{}-", family.id);
    for _ in 0..6 {
        id.extend(char::from_digit((likeness % 36) as u32, 36));
        likeness /= 36;
    }
    id
}
