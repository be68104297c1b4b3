//! Pantareï: a tree search that sees sevens coming, and a prover for the end.

mod bot;
mod eye;

pub use bot::PantareiBot;
