//! Kamon: solved exactly from the middle of the game on, searched before.

mod bot;
pub mod comparison;
mod dfpn;
pub mod evaluation;
mod initial_numbers;
mod knowledge;
mod playout;
mod solver;
mod solver_position;
mod successor;
mod swindle;
mod tokens;
mod tree;

pub use bot::{KamonBot, KamonEngine};
pub use solver::KamonSolver;
