//! Kamon.

mod dfpn;
mod solver;
mod spot;

pub use solver::Solver;
