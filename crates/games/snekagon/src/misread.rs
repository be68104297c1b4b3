use game::{Message, Refuse};
use hex::CellName;

use crate::{TEXTS, flat, floors};

/// Why a text that looks right is no setup or move. Boards are counted from 1, as in moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Misread {
    /// The board has no such cell.
    OffBoard(String),
    /// Two cells are named one after the other that are no neighbours.
    Gap(CellName, CellName),
    /// No tile has so many hexes.
    TooLong {
        /// How many.
        count: usize,
        /// How many the longest have.
        most: usize,
    },
    /// No tile lies along such cells.
    NoTile(String),
    /// There is no such board.
    NoSuchBoard {
        /// Its number.
        board: String,
        /// How many there are.
        count: usize,
    },
    /// There is no drilling between boards that are no neighbours.
    NotNeighbours(usize, usize),
    /// A single hex can't be drilled to the same board twice.
    DrillsTwice(usize),
    /// Nothing is random in Snekagon: its setup is a hyphen.
    NoSetup(String),
    /// A setup of Snekagon 5G has a letter a seat.
    SetupLength(usize),
    /// There is no type of snake with such a letter.
    NoSuchType(char),
    /// A type of snake is given twice.
    TypeTwice(char),
}

impl Refuse for Misread {
    fn message(&self) -> Message {
        let message = |code| Message::new(&TEXTS, code);
        let setup = |code| Message::new(&floors::TEXTS, code);
        match self {
            Self::OffBoard(name) => message("off-board").with_quote("cell", name),
            Self::Gap(cell, other) => message("gap")
                .with("cell", cell.to_string())
                .with("other", other.to_string()),
            Self::TooLong { count, most } => message("too-long")
                .with("count", *count)
                .with("most", *most),
            Self::NoTile(cells) => message("no-tile").with_quote("cells", cells),
            Self::NoSuchBoard { board, count } => message("no-such-board")
                .with_quote("board", board)
                .with("count", *count),
            Self::NotNeighbours(board, other) => message("not-neighbours")
                .with("board", *board)
                .with("other", *other),
            Self::DrillsTwice(board) => message("drills-twice").with("board", *board),
            Self::NoSetup(text) => {
                Message::new(&flat::TEXTS, "setup-nothing").with_quote("text", text)
            }
            Self::SetupLength(count) => setup("setup-length").with("count", *count),
            Self::NoSuchType(letter) => setup("setup-letter").with("letter", letter.to_string()),
            Self::TypeTwice(letter) => setup("setup-twice").with("letter", letter.to_string()),
        }
    }
}
