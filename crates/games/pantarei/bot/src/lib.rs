//! Pantareï: a tree search that sees sevens coming, and a prover for the end.

mod bot;
mod knowledge;

pub use bot::{PantareiBot, PantareiEngine};
