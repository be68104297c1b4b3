//! Tantrix and its solitaire: searched by what lines can still become, and to the very end once
//! the bag is empty.

mod bot;
mod judge;
mod learned;
mod promise;
mod signs;
mod solitaire;
mod weights;

pub use bot::TantrixBot;
pub use solitaire::SolitaireBot;
