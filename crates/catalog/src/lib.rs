//! The only list of games, and any of them behind one face.
//!
//! Below this crate everything is generic over [`game::Game`]; above it nobody knows which games
//! there are. [`configure`] turns a spec into a [`Rules`] object, which deals setups and begins
//! [`Match`]es. Whole jobs cross this boundary (a match, a perft, a thousand random games), never
//! single nodes of a search.
//!
//! ```
//! let rules = catalog::configure("kamon")?;
//! let mut game = rules.begin(&rules.deal(&mut game::SeededDice::new(7)))?;
//! let first = game.legal_moves()[0].clone();
//! game.play(&first)?;
//! assert_eq!(game.moves(), [first]);
//! # Ok::<(), game::Refusal>(())
//! ```

mod games;
mod matches;
mod random;
mod rules;
mod svg;
mod thinking;
pub mod vectors;

pub use games::{configure, families};
pub use matches::Match;
pub use random::Tally;
pub use rules::{DiceObject, Rules};
pub use svg::svg;
pub use thinking::{Candidate, Player, PlayerKind, Solver, Thought, Verdict};

use game::Texts;

pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
