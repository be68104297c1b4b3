#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod body;
#[cfg(test)]
mod cases;
mod claims;
mod field;
pub mod flat;
pub mod floors;

mod laying;
mod likeness;
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
mod why;
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
