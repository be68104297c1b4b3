//! Thinks for a server: moves of bots, analyses, reviews, proofs of puzzles and of positions. A [`Bench`] does a whole
//! job by itself, in the server's own threads or on another machine; [`check`] looks whether what somebody else
//! brought can be right; and with the feature `pull` a worker asks servers for jobs (docs/workers.md).
#![forbid(unsafe_code)]

mod bench;
mod check;
mod limits;
mod players;
mod position;
#[cfg(feature = "pull")]
mod pull;

pub use bench::Bench;
pub use check::{Lie, check};
pub use position::position;
#[cfg(feature = "pull")]
pub use pull::{Heard, Pulled, Puller, pull};
