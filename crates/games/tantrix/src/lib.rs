#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod arrange;
mod canvas;
mod check;
mod claims;
mod course;
mod deal;
mod family;
mod likeness;
mod misread;
mod overlay;
mod picture;
mod placement;
mod position;
mod refusal;
mod remarks;
mod rules;
pub mod scene;
pub mod side;
mod solitaire;
mod table;
pub mod tile;
mod tile_set;
mod why;

pub use deal::Deal;
pub use misread::Misread;
pub use placement::{Placement, PlacementError};
pub use position::{End, Phase, Position};
pub use refusal::{Refusal, Space};
pub use rules::Tantrix;
pub use solitaire::{Shuffle, SolitaireEnd, SolitairePosition, TantrixSolitaire};
pub use table::{Course, Gap, LineEnd, Prospect, Table};
pub use tile::{Back, Colour, Link, Tile};
pub use tile_set::TileSet;

use game::Texts;

/// What Tantrix says to people.
pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
