//! Searches that play any [`Game`](game::Game) and name none.
//!
//! - [`Mcts`] grows a tree where playouts win: one to five seats, chance, proofs, RAVE, several threads.
//! - [`AlphaBeta`] looks through all lines of two-player games without chance, a move deeper each time.
//! - [`Prover`] proves who wins such a game, by df-pn.
//! - [`Engine`] makes a game's [`Bot`] and [`Solver`] of them, at eight [`Level`]s; [`GenericEngine`] does so
//!   for any game.
//!
//! All take [`Limits`], report what they know so far, and stop at any moment with the best they have.

mod alpha_beta;
mod bot;
mod knowledge;
mod limits;
mod mcts;
mod proof;
mod report;
mod solution;

pub use alpha_beta::{AlphaBeta, ByMargin, ByResult, Evaluation, WIN};
pub use bot::{
    Bot, BotConfig, BudgetedBot, Engine, GenericBot, GenericEngine, GreedyBot, Level, PlainUctBot,
    RandomBot, Solver,
};
pub use knowledge::{Knowledge, NoKnowledge, draw_by_weight, playout, reward_by_rank};
pub use limits::{Clock, Limits, Now, Stop, system_time};
pub use mcts::{FirstPlay, Mcts, ProgressiveWidening, Settings};
pub use proof::{ActiveThreads, ByMobility, ProofHeuristic, ProofNumbers, ProofTable, Prover};
pub use report::{Candidate, Report, values_for_two};
pub use solution::{Solution, Value};
