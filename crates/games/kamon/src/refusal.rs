use game::{Message, Refuse};

use crate::{Cell, TEXTS, Token};

/// Why a cell can't be covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The blank is never covered.
    Blank(Cell),
    /// A piece lies there already.
    Covered(Cell),
    /// The first piece goes on a border cell that is not a corner.
    FirstOnBorder(Cell),
    /// The token shares neither colour nor symbol with the one covered last.
    NoAnswer {
        /// Where it lies.
        cell: Cell,
        /// What lies there.
        token: Token,
        /// What must be answered.
        last: Token,
    },
}

/// Why a text is no layout.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Misread {
    /// The rows are not 4, 5, 6, 7, 6, 5 and 4 tokens long.
    Length,
    /// There is no such token.
    NoSuchToken(String),
    /// A token is laid out twice.
    Twice(Token),
}

impl Refuse for Refusal {
    fn message(&self) -> Message {
        let about = |code, cell: Cell| Message::new(&TEXTS, code).with("cell", cell.to_string());
        match *self {
            Self::Blank(cell) => about("blank", cell),
            Self::Covered(cell) => about("covered", cell),
            Self::FirstOnBorder(cell) => about("first-on-border", cell),
            Self::NoAnswer { cell, token, last } => about("no-answer", cell)
                .with_term("token", token.text())
                .with_term("last", last.text()),
        }
    }
}

impl Refuse for Misread {
    fn message(&self) -> Message {
        let message = |code| Message::new(&TEXTS, code);
        match self {
            Self::Length => message("setup-length"),
            Self::NoSuchToken(text) => message("setup-token").with_quote("token", text),
            Self::Twice(token) => message("setup-twice").with("token", token.to_string()),
        }
    }
}
