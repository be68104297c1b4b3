//! What can be wrong with a proposed solution.

use game::Message;
use hex::Hex;

use super::{Kind, Shape, Want};
use crate::TEXTS;
use tantrix::{Colour, Placement, Tile};

/// Why placements do not solve a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// This tile does not belong to the puzzle.
    ExtraTile(Tile),
    /// This tile is laid more than once.
    TileTwice(Tile),
    /// This tile is not laid.
    MissingTile(Tile),
    /// The puzzle lays another number of its tiles.
    WrongNumber {
        /// How many are laid.
        laid: usize,
        /// How many should be.
        wanted: usize,
    },
    /// Two tiles lie on one cell.
    CellTwice {
        /// The cell.
        cell: Hex,
        /// The tiles on it.
        tiles: [Tile; 2],
    },
    /// Two tiles touch with different colours.
    Mismatch {
        /// The two placements.
        between: [Placement; 2],
        /// The colours that they show each other.
        colours: [Colour; 2],
    },
    /// The tiles do not hang together: this one cannot be reached from the first.
    Apart(Tile),
    /// The tiles do not make the shape.
    NotTheShape(Shape),
    /// The loop ends at this tile instead of closing.
    NotClosed {
        /// The loop's colour.
        colour: Colour,
        /// The tile with the loose end.
        tile: Tile,
    },
    /// The loop closes before all tiles lie that it must run through.
    ClosesEarly {
        /// The loop's colour.
        colour: Colour,
        /// How many of those tiles do not lie.
        left: usize,
    },
    /// The line has no ends: it closes into a loop.
    NotOpen(Colour),
    /// The loop or line does not run through this tile, though the tile has its colour.
    Misses {
        /// What does not run there.
        want: Want,
        /// The tile.
        tile: Tile,
    },
    /// An empty cell is enclosed.
    Hole(Hex),
}

impl Wrong {
    /// What is wrong, as a sentence.
    pub fn message(&self) -> Message {
        let say = |code| Message::new(&TEXTS, code);
        match *self {
            Self::ExtraTile(tile) => say("wrong-extra-tile").with("tile", tile.number()),
            Self::TileTwice(tile) => say("wrong-tile-twice").with("tile", tile.number()),
            Self::MissingTile(tile) => say("wrong-missing-tile").with("tile", tile.number()),
            Self::WrongNumber { laid, wanted } => say("wrong-number")
                .with("laid", laid)
                .with("wanted", wanted),
            Self::CellTwice {
                cell,
                tiles: [one, other],
            } => say("wrong-cell-twice")
                .with("cell", cell.to_string())
                .with("one", one.number())
                .with("other", other.number()),
            Self::Mismatch {
                between: [here, there],
                colours: [own, theirs],
            } => say("clash")
                .with("tile", here.tile.number())
                .with("cell", here.cell.to_string())
                .with("other", there.tile.number())
                .with_term("own", own.name())
                .with_term("theirs", theirs.name()),
            Self::Apart(tile) => say("wrong-apart").with("tile", tile.number()),
            Self::NotTheShape(Shape::Triangle) => say("wrong-no-triangle"),
            Self::NotTheShape(_) => say("wrong-no-flower"),
            Self::NotClosed { colour, tile } => say("wrong-not-closed")
                .with_term("colour", colour.name())
                .with("tile", tile.number()),
            Self::ClosesEarly { colour, left } => say("wrong-closes-early")
                .with_term("colour", colour.name())
                .with("left", left),
            Self::NotOpen(colour) => say("wrong-not-open").with_term("colour", colour.name()),
            Self::Misses { want, tile } => {
                let code = match want.kind {
                    Kind::Loop => "wrong-loop-misses",
                    Kind::Line => "wrong-line-misses",
                };
                say(code)
                    .with_term("colour", want.colour.name())
                    .with("tile", tile.number())
            }
            Self::Hole(cell) => say("wrong-hole").with("cell", cell.to_string()),
        }
    }
}
