//! Tantrix, by Mike McManaway: the 56 tiles, the game for two to four players, and the solitaire.
#![forbid(unsafe_code)]

mod canvas;
mod deal;
mod picture;
mod placement;
mod position;
mod refusal;
mod rules;
mod table;
pub mod tile;

pub use deal::Deal;
pub use placement::Placement;
pub use position::{End, Phase, Position};
pub use rules::Tantrix;
pub use table::{Hand, Table};
pub use tile::{Back, Colour, Link, Tile};

use game::Texts;

/// What Tantrix says to people.
pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
