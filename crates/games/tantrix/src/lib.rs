//! Tantrix: the 56 tiles, the game for two to four players ([`Tantrix`]), and the solitaire
//! ([`TantrixSolitaire`]).
//!
//! A position holds what players may know: the table, the hands, and the *set* of tiles in the bag.
//! In which order they leave it stands in the setup ([`Deal`]), which a search never sees; to it, a
//! draw is chance.
//!
//! The table has no edges and no board in memory. It is two sorted lists: the tiles that lie, and the
//! *rim* of empty cells next to them, each with the colours that a tile there must show, and those
//! that it must not. Which tiles fit at which rotations is looked up. Each coloured line is known by
//! its two open ends, so that scores cost nothing.
#![forbid(unsafe_code)]

mod arrange;
mod canvas;
mod check;
mod claims;
mod course;
mod deal;
mod family;
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
