//! Uncoil: two shy snakes on a board of hexes. In turn each creeps one cell on and leaves its body behind;
//! no snake may touch itself, and whoever can't move loses.
//!
//! `docs/new-game.md` walks through these files: they are an example of how a game is written.

#![forbid(unsafe_code)]

mod family;
mod notation;
mod refusal;
mod rules;
mod scene;

pub use refusal::{Misread, Refusal};
pub use rules::{Position, Uncoil};

use game::Texts;

/// What Uncoil says to people.
static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
