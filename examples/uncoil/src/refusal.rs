use game::{Explain, Message, Refuse};
use hex::{Cell, CellName};

use crate::{Position, TEXTS, Uncoil};

/// Why a snake can't creep to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is a hole.
    Hole(CellName),
    /// A snake lies there.
    Taken(CellName),
    /// It is not beside the head.
    TooFar {
        /// Where the snake wants to go.
        cell: CellName,
        /// Where its head is.
        head: CellName,
    },
    /// The snake would touch itself.
    Touches(CellName),
}

/// Why a text is no setup: no such pair of holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread(pub String);

impl Explain for Uncoil {
    type Refusal = Refusal;

    fn check(&self, position: &Position, step: Cell) -> Result<(), Refusal> {
        let cell = self.board.name(step);
        let head = position.heads[position.mover.index()];
        if position.bodies.iter().any(|body| body.contains(step)) {
            Err(Refusal::Taken(cell))
        } else if !position.free.contains(step) {
            Err(Refusal::Hole(cell))
        } else if !self.board.near(head).contains(step) {
            let head = self.board.name(head);
            Err(Refusal::TooFar { cell, head })
        } else if !self.steps(position).contains(step) {
            Err(Refusal::Touches(cell))
        } else {
            Ok(())
        }
    }
}

impl Refuse for Refusal {
    fn message(&self) -> Message {
        let about =
            |code, cell: CellName| Message::new(&TEXTS, code).with("cell", cell.to_string());
        match *self {
            Self::Hole(cell) => about("hole", cell),
            Self::Taken(cell) => about("taken", cell),
            Self::TooFar { cell, head } => about("too-far", cell).with("head", head.to_string()),
            Self::Touches(cell) => about("touches", cell),
        }
    }
}

impl Refuse for Misread {
    fn message(&self) -> Message {
        Message::new(&TEXTS, "no-holes").with("text", self.0.as_str())
    }
}
