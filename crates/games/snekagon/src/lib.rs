//! Snekagon, by Adam Španěl, and Snekagon 5G, by Adam Španěl and Matyáš Veselý: lay tiles end to end
//! and build the longest snake. It must neither branch nor touch itself; in 5G it may drill its way to
//! the same field of a neighbouring board.
//!
//! Both games share the tiles ([`Tile`]) and one contact rule, and this crate reads in this order:
//!
//! - `tiles`: the snakes of up to five hexes;
//! - `field`: a board as a ring of bits, in which looking in a direction is a rotation;
//! - `limbs`, `placements`: halves of tiles, tiles turned and flipped, tiles on a board;
//! - `body`: the contact rule, as sets kept with a player's hexes on one board;
//! - `scan`: everything that one player may place on one board, by those sets;
//! - `snakes`: how long the snakes are;
//! - `flat`: Snekagon; `floors`: Snekagon 5G;
//! - `survey`, `room`: what both games tell those who judge positions;
//! - `refusal`, `misread`: why a tile may not lie there, why a text is no move;
//! - `writing`, `picture`: moves as text, boards in a terminal;
//! - `scene`, `overlay`, `laying`, `words`: boards and moves for a screen.

#![forbid(unsafe_code)]

mod body;
#[cfg(test)]
mod cases;
mod claims;
mod field;
pub mod flat;
pub mod floors;

mod laying;
mod limbs;
mod misread;
mod overlay;
mod picture;
mod placements;
mod refusal;
pub mod room;
mod scan;
mod scene;
mod snakes;
mod survey;
mod tiles;
mod words;
mod writing;

pub use flat::Snekagon;
pub use floors::Snekagon5g;
pub use misread::Misread;
pub use refusal::{Contact, Drill, Refusal};
pub use survey::{Ends, Ground, Left, Lie, Snake, Spots, Survey};
pub use tiles::Tile;

use game::Texts;

/// What both games say to people.
pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
