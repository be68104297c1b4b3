#![doc = include_str!("../README.md")]

mod alpha_beta;
mod beside;
mod bot;
mod knowledge;
mod limits;
mod mcts;
mod proof;
mod report;
mod solution;

pub use alpha_beta::{AlphaBeta, ByMargin, ByResult, Evaluation, WIN};
pub use beside::beside;
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
