#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod cells;
mod chain;
mod course;
mod family;
mod layout;
mod likeness;
mod overlay;
mod picture;
mod position;
mod refusal;
mod rules;
mod scene;
mod symmetric;
mod token;
mod why;

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
