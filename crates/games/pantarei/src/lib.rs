#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod colour;
mod course;
mod family;
mod likeness;
mod line_up;
mod moves;
mod picture;
mod position;
mod refusal;
mod rules;
mod scene;
mod stack;
mod symmetric;
mod why;

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
