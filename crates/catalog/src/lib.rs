//! The only list of games, and any of them behind one face.
//!
//! Below this crate everything is generic over [`game::Game`] and its sister traits; above it nobody
//! knows which games there are. [`configure`] turns a spec into a [`Rules`] object, which deals setups and begins
//! [`Match`]es. Whole jobs cross this boundary (a match, a perft, a thousand random games), never
//! single nodes of a search.
//!
//! ```
//! let rules = catalog::configure("kamon")?;
//! let mut game = rules.begin(&rules.deal(&mut game::SeededDice::new(7)))?;
//! let first = game.legal_moves()[0].clone();
//! game.play(&first)?;
//! assert_eq!(game.moves(), [first]);
//! # Ok::<(), catalog::Refusal>(())
//! ```

// A module for the browser has its part of `Match` and `Rules`, since whatever stands behind their faces is loaded.
#![cfg_attr(
    engine_module,
    allow(
        unused_imports,
        dead_code,
        reason = "what the parts that are left out would use"
    )
)]

mod bot_names;
#[cfg(not(engine_module))]
mod explored;
mod games;
#[cfg(not(without = "study"))]
pub mod lessons;
mod line;
mod matches;
mod players;
#[cfg(not(all(without = "bots", without = "study")))]
mod playing_on;
#[cfg(not(engine_module))]
pub mod puzzles;
mod random;
pub mod record;
mod refusal;
#[cfg(not(without = "study"))]
pub mod review;
mod rules;
#[cfg(not(without = "scenes"))]
mod shown;
#[cfg(not(without = "study"))]
pub mod trees;

pub use bot_names::{bot_name, level_name, level_suits};
#[cfg(not(engine_module))]
pub use explored::{STEPS_VERSION, Step};
pub use games::{Catalogued, Entry, GameVisitor, configure, each_game, entry, extend, families};
pub use matches::Match;
pub use players::{Candidate, Player, PlayerKind, SearchReport, SolveReport, Solver};
#[cfg(not(all(without = "bots", without = "study")))]
pub use playing_on::play_on;
pub use random::Tally;
pub use refusal::Refusal;
pub use rules::{DiceObject, Rules};

use game::Texts;

pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
