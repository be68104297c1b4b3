use std::error::Error;
use std::fmt;

use texts::Message;

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// What is wrong with a puzzle as data, before any rules are asked.
    pub enum Damage {
        /// It has not the form of a puzzle.
        NoPuzzle {
            /// What is wrong.
            error: String
        } => "puzzle-unreadable",
        /// The id is none of a puzzle of this game.
        Id {
            /// The id.
            id: String
        } => "puzzle-id",
        /// Another puzzle has this id.
        Twice {
            /// The id.
            id: String
        } => "puzzle-twice",
        /// A best end needs a margin, and a win has none.
        Margin => "puzzle-margin",
        /// Themes are not sorted, or one stands twice.
        Themes => "puzzle-themes",
        /// The tree is larger or deeper than puzzles are.
        TooLarge {
            /// Right moves, at most.
            moves: usize,
            /// Moves in a row, at most.
            depth: usize
        } => "puzzle-too-large",
        /// The number of steps is not the tree's.
        Steps {
            /// What the puzzle says.
            said: usize,
            /// What the tree has.
            found: usize
        } => "puzzle-steps",
    }
}

/// Why a file of puzzles can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    line: usize,
    damage: Damage,
}

impl Unreadable {
    pub(crate) const fn new(line: usize, damage: Damage) -> Self {
        Self { line, damage }
    }

    /// What is wrong.
    pub const fn damage(&self) -> &Damage {
        &self.damage
    }

    /// For a person.
    pub fn message(&self) -> Message {
        Message::new(&TEXTS, "puzzle-line")
            .with("line", self.line)
            .with_message("damage", self.damage.message())
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for Unreadable {}
