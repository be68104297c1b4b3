//! Searches that play any [`Game`](game::Game) and name none.
//!
//! - [`Mcts`] grows a tree where playouts win: one to five seats, chance, proofs, RAVE, several threads.
//! - [`AlphaBeta`] looks through all lines of two-player games without chance, a move deeper each time.
//! - [`Prover`] proves who wins such a game, by df-pn.
//!
//! All take [`Limits`], report what they know so far, and stop at any moment with the best they have.

mod alpha_beta;
mod knowledge;
mod limits;
mod mcts;
mod proof;
mod report;
mod solution;

pub use alpha_beta::{AlphaBeta, ByMargin, ByResult, Evaluation, WON};
pub use knowledge::{Knowledge, Plain, draw_by_weight, play_out, reward_by_rank};
pub use limits::{Clock, Limits, Stop};
pub use mcts::{FirstPlay, Mcts, Settings, Widening};
pub use proof::{Busy, ByMobility, Guess, Numbers, ProofTable, Prover};
pub use report::{Candidate, Report, values_for_two};
pub use solution::{Solution, Value};
