//! Snekagon: two players, one board.

mod course;
mod family;
mod position;
mod rules;
mod scene;
mod survey;

pub use position::Position;
pub use rules::{Move, Setup, Snekagon};

use game::Texts;

/// What Snekagon says to people.
pub(crate) static TEXTS: Texts = Texts::new(
    concat!(
        include_str!("../../texts/en.ftl"),
        include_str!("../../texts/flat/en.ftl")
    ),
    concat!(
        include_str!("../../texts/cs.ftl"),
        include_str!("../../texts/flat/cs.ftl")
    ),
    concat!(
        include_str!("../../texts/pl.ftl"),
        include_str!("../../texts/flat/pl.ftl")
    ),
);
