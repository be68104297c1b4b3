//! Snekagon 5G: two to five players, as many boards as players, and drills between neighbouring boards.

mod action;
mod check;
mod course;
mod drills;
mod family;
mod group;
mod guide;
mod mover;
mod position;
mod rules;
mod scene;
mod survey;
mod types;

pub use action::Move;
pub use position::Position;
pub use rules::Snekagon5g;
pub use types::{SnakeType, SnakeTypes};

use game::Texts;

/// What Snekagon 5G says to people.
pub(crate) static TEXTS: Texts = Texts::new(
    concat!(
        include_str!("../../texts/en.ftl"),
        include_str!("../../texts/floors/en.ftl")
    ),
    concat!(
        include_str!("../../texts/cs.ftl"),
        include_str!("../../texts/floors/cs.ftl")
    ),
    concat!(
        include_str!("../../texts/pl.ftl"),
        include_str!("../../texts/floors/pl.ftl")
    ),
);
