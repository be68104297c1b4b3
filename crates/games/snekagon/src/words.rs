use game::{Language, Message};
use scene::Growth;

use crate::TEXTS;
use crate::field::Field;
use crate::placements::Placement;

/// A move in words: which tile, from where to where, and what becomes of the snake.
pub(crate) struct Laid<'a> {
    pub(crate) field: &'a Field,
    pub(crate) tile: &'a Placement,
    /// The board, where there are several.
    pub(crate) board: Option<usize>,
    /// The boards that it is drilled to.
    pub(crate) drilled: Vec<u8>,
    pub(crate) growth: Option<Growth>,
}

impl Laid<'_> {
    pub(crate) fn sentence(&self, language: Language) -> String {
        let path = self.tile.path();
        let name = |spot: u8| self.field.name(spot).to_string();
        let code = if path.len() == 1 { "lay-one" } else { "lay" };
        let mut told = Message::new(&TEXTS, code)
            .with_term("tile", self.tile.tile.text())
            .with("from", name(path[0]));
        if let [_, .., last] = *path {
            told = told.with("to", name(last));
        }
        if let Some(board) = self.board {
            told = Message::new(&TEXTS, "lay-on-board")
                .with("board", board + 1)
                .with_message("lay", told);
        }
        if !self.drilled.is_empty() {
            let boards = self.drilled.iter().map(|board| (board + 1).to_string());
            told = Message::new(&TEXTS, "lay-drilled")
                .with_message("lay", told)
                .with("boards", boards.collect::<Vec<_>>().join(", "));
        }
        told = match self.growth {
            None => told,
            Some(Growth { from: 0, .. }) => {
                Message::new(&TEXTS, "lay-begins").with_message("lay", told)
            }
            Some(Growth { from, to }) => Message::new(&TEXTS, "lay-grows")
                .with_message("lay", told)
                .with("before", usize::from(from))
                .with("after", usize::from(to)),
        };
        capitalised(&told.sentence(language))
    }
}

/// As a sentence begins.
pub(crate) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
