//! Kamon, by Bruno Cathala: cover tokens that share colour or symbol with the one your opponent
//! covered last; join two opposite sides, close a loop, or leave no answer.
//!
//! The board has side 4. A cell is a bit of a 64-bit word, eight bits a row, so that each of the six
//! directions is a shift ([`cells`](crate::Cell)). A position keeps, for each player, the cells that
//! would win at once: to test a placement is to look at one bit.

#![forbid(unsafe_code)]

mod cells;
mod chain;
mod course;
mod family;
mod layout;
mod overlay;
mod picture;
mod position;
mod refusal;
mod rules;
mod scene;
mod token;

pub use cells::{BOARD, Cell, Cells, SIDES, grown, reached};
pub use layout::Layout;
pub use position::{End, Player, Position};
pub use refusal::{Misread, Refusal};
pub use rules::Kamon;
pub use token::{Colour, Symbol, Token};

use game::Texts;

/// What Kamon says to people.
pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
