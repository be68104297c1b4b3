use game::{Hidden, Notation, ParseError, Teach};
use hex::Cell;

use crate::{Misread, TEXTS, Uncoil};

impl Notation for Uncoil {
    type Misread = Misread;

    fn parse_setup(&self, text: &str) -> Result<Cell, ParseError<Misread>> {
        let mut holes = self.possible_holes();
        let hole = holes.find(|&hole| self.setup_text(&hole) == text);
        Ok(hole.ok_or_else(|| Misread(text.to_owned()))?)
    }

    fn setup_text(&self, &hole: &Cell) -> String {
        self.board.name(hole).to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Cell, ParseError<Misread>> {
        let cell = self.board.parse(text);
        cell.ok_or_else(|| ParseError::not_a_move(text, &TEXTS))
    }

    fn move_text(&self, step: Cell) -> String {
        self.board.name(step).to_string()
    }
}

/// Both players see everything from the start.
impl Hidden for Uncoil {}

/// It has no course.
impl Teach for Uncoil {}
