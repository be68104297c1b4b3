//! Tantrix and its solitaire: searched by what lines can still become, and to the very end once
//! the bag is empty.

mod bot;
mod evaluator;
mod features;
mod line_potential;
mod network;
mod networks;
mod solitaire;
mod standing_weights;
mod winning_weights;

pub use bot::{TantrixBot, TantrixEngine};
pub use solitaire::SolitaireBot;

/// What was learned from games, and what is needed to learn it anew: see the program `tantrix_fit`.
pub mod training {
    pub use super::features::{FEATURES, FeatureExtractor, Features};
    pub use super::network::Network;
    pub use super::networks::{NEURONS, STANDING, WINNING, standings};
}
