//! Tantrix and its solitaire: searched by what lines can still become, and to the very end once
//! the bag is empty.

mod bot;
mod judge;
mod learned;
mod net;
mod promise;
mod signs;
mod solitaire;
mod weights;
mod weights_of_winning;

pub use bot::TantrixBot;
pub use solitaire::SolitaireBot;

/// What was learned from games, and what is needed to learn it anew: see the example `tantrix_fit`.
pub mod learning {
    pub use super::learned::{NEURONS, STANDING, WINNING, standings};
    pub use super::net::Net;
    pub use super::signs::{SIGNS, Signs, View};
}
