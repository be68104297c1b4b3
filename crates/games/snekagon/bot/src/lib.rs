//! Snekagon and Snekagon 5G: one judgement of snakes and of the room before them, for both.

mod bot;
mod endgame;
mod evaluation;
mod knowledge;

pub use bot::{SnekagonBot, SnekagonEngine};
pub use endgame::{Endgame, SettledHeuristic, endgame};
