//! Pantareï, by Claude Leroy: a line of scales that flow together into stacks; whoever makes a
//! stack of seven wins.
//!
//! A stack is a 32-bit word, four bits a tile with the top tile lowest, and the line is an array of
//! them. Beside it the position keeps a few bits a stack (whose it is, its top number, whether it
//! has two tiles) as masks over the line, so that moves are counted without looking at any stack.

#![forbid(unsafe_code)]

mod colour;
mod course;
mod family;
mod line_up;
mod moves;
mod picture;
mod position;
mod refusal;
mod rules;
mod scene;
mod stack;

pub use colour::Colour;
pub use line_up::LineUp;
pub use moves::Move;
pub use position::{End, Position};
pub use refusal::{Misread, Refusal};
pub use rules::Pantarei;
pub use stack::{Stack, Tile};

use game::Texts;

/// What Pantareï says to people.
pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
