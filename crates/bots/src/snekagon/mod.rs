//! Snekagon and Snekagon 5G: one judgement of snakes and of the room before them, for both.

mod bot;
mod endgame;
mod knowledge;
mod outlook;

pub use bot::SnekagonBot;
pub use endgame::{Endgame, Foresight, endgame};
