//! Proof search.

mod table;

pub use table::{Numbers, ProofTable};
