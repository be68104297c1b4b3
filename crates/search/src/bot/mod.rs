//! Bots and solvers, whatever game they are for.
//!
//! An [`Engine`] makes them for one game; whoever lets bots play needs nothing else. [`GenericEngine`]
//! makes them for any game, so that a new one can be played against before somebody writes its own.

mod budgeted;
mod engine;
mod level;
mod plain;

#[cfg(not(engine_module))]
use std::{io, path::Path};

use game::Game;

use crate::{Limits, ProofHeuristic, Prover, Report, Solution};

pub use budgeted::BudgetedBot;
pub use engine::{BotConfig, Engine, GenericBot, GenericEngine};
pub use level::Level;
pub use plain::{GreedyBot, PlainUctBot, RandomBot};

/// A player. It may remember what it thought about earlier positions of the same game.
pub trait Bot<G: Game>: Send {
    /// Chooses a move for the seat whose turn it is: the first of the report's line. Limits bind every
    /// level; a lower level may stop much earlier by itself.
    fn choose(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move>;

    /// Forgets everything, as before a new game.
    fn forget(&mut self) {}
}

/// An exact solver that can be interrupted, saved and resumed.
pub trait Solver<G: Game>: Send {
    /// Solves a position, or goes as far as limits of time and nodes allow. What it learns it keeps.
    fn solve(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Solution<G::Move>;

    /// Writes down what it has learned in so many nodes of the game that started at `start`.
    #[cfg(not(engine_module))]
    fn save(&self, start: &G::Position, nodes: u64, path: &Path) -> io::Result<()>;

    /// Reads what was written down about the same game, and says how many nodes it took. A file about
    /// anything else is invalid data.
    #[cfg(not(engine_module))]
    fn load(&mut self, start: &G::Position, path: &Path) -> io::Result<u64>;
}

/// A prover is a solver; what it knows of its game is its heuristic.
impl<G: Game, H: ProofHeuristic<G>> Solver<G> for Prover<G, H> {
    fn solve(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Solution<G::Move> {
        Self::solve(self, position, limits, on_report)
    }

    #[cfg(not(engine_module))]
    fn save(&self, start: &G::Position, nodes: u64, path: &Path) -> io::Result<()> {
        Self::save(self, self.game().key(start), nodes, path)
    }

    #[cfg(not(engine_module))]
    fn load(&mut self, start: &G::Position, path: &Path) -> io::Result<u64> {
        Self::load(self, self.game().key(start), path)
    }
}
