//! The solitaire: tiles 1 to 14, drawn one at a time and laid where they match. See
//! [`TantrixSolitaire`].

mod course;
mod family;
mod position;
mod rules;
mod scene;
mod shuffle;

pub use position::{SolitaireEnd, SolitairePosition};
pub use rules::TantrixSolitaire;
pub use shuffle::Shuffle;

use game::Texts;

use crate::Tile;

/// What the solitaire says to people, beside what Tantrix says.
pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../../texts/solitaire/en.ftl"),
    include_str!("../../texts/solitaire/cs.ftl"),
    include_str!("../../texts/solitaire/pl.ftl"),
);

/// How many tiles there are in it: those without green.
const TILES: usize = 14;

/// The tiles that are played with.
fn tiles() -> impl Iterator<Item = Tile> {
    Tile::all().take(TILES)
}
