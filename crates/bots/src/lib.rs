//! What is worth knowing about one game in particular: how to judge its positions, how to solve
//! them, and how to play it at eight levels. One module a game, and a few bots that know nothing.
//!
//! A game comes to its bots through [`Played`]; whoever lets bots play needs nothing else.

pub mod kamon;
mod level;
mod paced;
pub mod pantarei;
mod plain;
pub mod snekagon;
pub mod tantrix;

use std::io;
use std::path::Path;

use game::Game;
use search::{Guess, Limits, Prover, Report, Solution};

pub use level::Level;
pub use paced::Paced;
pub use plain::{Greedy, PlainUct, Random};

/// A player. It may remember what it thought about earlier positions of the same game.
pub trait Bot<G: Game>: Send {
    /// Chooses a move for the seat whose turn it is: the first of the report's line. Limits bind every
    /// level; a lower level may stop much earlier by itself.
    fn choose(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move>;

    /// Forgets everything, as before a new game.
    fn forget(&mut self) {}
}

/// An exact solver that can be interrupted, saved and resumed.
pub trait Solve<G: Game>: Send {
    /// Solves a position, or goes as far as limits of time and nodes allow. What it learns it keeps.
    fn solve(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Solution<G::Move>;

    /// Writes down what it has learned in so many nodes of the game that started at `start`.
    fn save(&self, start: &G::Position, nodes: u64, path: &Path) -> io::Result<()>;

    /// Reads what was written down about the same game, and says how many nodes it took. A file about
    /// anything else is invalid data.
    fn load(&mut self, start: &G::Position, path: &Path) -> io::Result<u64>;
}

/// A prover is a solver; what it knows of its game is its guess.
impl<G: Game, H: Guess<G>> Solve<G> for Prover<G, H> {
    fn solve(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Solution<G::Move> {
        Self::solve(self, position, limits, tell)
    }

    fn save(&self, start: &G::Position, nodes: u64, path: &Path) -> io::Result<()> {
        Self::save(self, self.game().key(start), nodes, path)
    }

    fn load(&mut self, start: &G::Position, path: &Path) -> io::Result<u64> {
        Self::load(self, self.game().key(start), path)
    }
}

/// What a bot may use.
#[derive(Clone, Debug)]
pub struct Means {
    /// How well it plays.
    pub level: Level,
    /// How many threads it uses. With one, limits of playouts or nodes and a seed repeat to the bit.
    pub threads: usize,
    /// How many bytes it takes at most.
    pub memory: usize,
    /// The dice's seed.
    pub seed: u64,
}

impl Default for Means {
    fn default() -> Self {
        Self {
            level: Level::BEST,
            threads: 1,
            memory: 512 << 20,
            seed: 0,
        }
    }
}

/// A game that bots can play.
pub trait Played: Game {
    /// A bot for this game, which uses all that it is given up to its level's own end. Matches between
    /// levels want it [`Paced`].
    fn bot(&self, means: &Means) -> Box<dyn Bot<Self>>;

    /// A solver, for games of two without chance.
    fn solver(&self, _memory: usize, _threads: usize) -> Option<Box<dyn Solve<Self>>> {
        None
    }
}
