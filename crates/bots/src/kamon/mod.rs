//! Kamon: solved exactly from the middle of the game on, searched before.

mod bot;
mod dfpn;
mod field;
mod guess;
mod knowledge;
mod outcome;
pub mod reach;
mod resist;
mod solver;
mod spot;
mod tokens;
mod tree;

pub use bot::KamonBot;
pub use solver::Solver;
