//! Proof search: who wins, for sure.

mod active_threads;
mod dfpn;
mod prover;
mod table;

pub use active_threads::ActiveThreads;
pub use prover::{ByMobility, ProofHeuristic, Prover};
pub use table::{ProofNumbers, ProofTable};
