//! Proof search: who wins, for sure.

mod busy;
mod dfpn;
mod prover;
mod table;

pub use busy::Busy;
pub use prover::{ByMobility, Guess, Prover};
pub use table::{Numbers, ProofTable};
