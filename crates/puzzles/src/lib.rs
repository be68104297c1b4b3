//! Tantrix's puzzles: what is asked, what an answer looks like, who checks it and who finds it.
//!
//! The solver uses threads and a clock, which rules may not: so it is no part of Tantrix's crate.
#![forbid(unsafe_code)]

pub mod catalogue;
mod check;
mod fault;
mod hint;
mod layout;
mod own;
mod shape;
mod solution;
mod solve;
mod spread;
mod words;
mod wrong;

pub use check::{check, faults};
pub use fault::PuzzleFault;
pub use hint::{Hint, hint};
pub use layout::Layout;
pub use shape::Shape;
pub use solution::Solution;
pub use solve::{
    Ending, Mode, Options, Progress, Report, complete, solve, solve_each, solve_watched,
};
pub use words::title;
pub use wrong::Wrong;

use game::Texts;

pub use tantrix::{Colour, Placement, Tile};

/// What is said about puzzles.
pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

/// A puzzle: lay these tiles so that all touching sides match and every wanted loop and
/// line runs.
///
/// A wanted loop or line runs through **every laid tile that carries its colour**, and
/// every tile of the puzzle carries at least one wanted colour. So a puzzle that wants one
/// loop wants it through all tiles; Professor, which wants a yellow and a blue loop, has
/// tiles without yellow and tiles without blue, each on the other loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    tiles: Vec<Tile>,
    laid: usize,
    wants: Vec<Want>,
    shape: Shape,
    holes: bool,
}

/// One loop or line that a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Want {
    /// Closed or open.
    pub kind: Kind,
    /// The colour it runs in.
    pub colour: Colour,
}

/// Whether a line closes on itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// It comes back to where it started.
    Loop,
    /// It has two ends.
    Line,
}

impl Want {
    /// A closed loop of this colour.
    pub const fn a_loop(colour: Colour) -> Self {
        Want {
            kind: Kind::Loop,
            colour,
        }
    }

    /// An open line of this colour.
    pub const fn a_line(colour: Colour) -> Self {
        Want {
            kind: Kind::Line,
            colour,
        }
    }
}

impl Puzzle {
    /// A puzzle of one's own: all of these tiles, no holes allowed.
    pub fn new(numbers: &[u8], wants: &[Want], shape: Shape) -> Result<Self, PuzzleFault> {
        Self::choosing(numbers, numbers.len(), wants, shape)
    }

    /// A puzzle that leaves a choice: exactly `laid` of these tiles, whichever.
    pub fn choosing(
        numbers: &[u8],
        laid: usize,
        wants: &[Want],
        shape: Shape,
    ) -> Result<Self, PuzzleFault> {
        let tiles = fault::valid_tiles(numbers)?;
        fault::valid_size(tiles.len(), laid, shape)?;
        fault::valid_wants(&tiles, wants, shape)?;
        let mut wants = wants.to_vec();
        game::order::sort(&mut wants);
        Ok(Puzzle {
            tiles,
            laid,
            wants,
            shape,
            holes: false,
        })
    }

    /// The same puzzle with empty cells allowed inside the solution, or not.
    #[must_use]
    pub fn with_holes(mut self, holes: bool) -> Self {
        self.holes = holes;
        self
    }

    /// The tiles to choose from, in the order of their numbers.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// How many of the tiles a solution lays.
    pub fn laid(&self) -> usize {
        self.laid
    }

    /// The loops and lines asked for.
    pub fn wants(&self) -> &[Want] {
        &self.wants
    }

    /// The shape that the tiles must make.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Whether a solution may enclose empty cells.
    pub fn holes(&self) -> bool {
        self.holes
    }
}
