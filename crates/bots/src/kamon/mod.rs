//! Kamon: solved exactly from the middle of the game on, searched before.

mod bot;
mod dfpn;
mod guess;
mod knowledge;
mod solver;
mod spot;
mod tokens;

pub use bot::KamonBot;
pub use solver::Solver;
