//! A finished game gone through: what every position was worth, which moves gave something away and what was better,
//! how exactly everybody played, and what the draws did (docs/review.md).
//!
//! Nothing here thinks. A [`Course`] says which positions are to be judged ([`Task`]); whoever has an engine brings what
//! was found ([`Evidence`]), here or in a browser; and [`Course::review`] says what follows from it, at any time from as
//! much as is known by then. [`run`] and [`run_counted`] do all of it natively.

mod balance;
mod classes;
mod compare;
mod course;
mod evidence;
mod luck;
mod moves;
mod notes;
mod retry;
mod sampling;
mod scale;
mod skill;
mod tasks;
#[cfg(not(engine_module))]
mod work;
#[cfg(test)]
mod world;

pub use balance::Balance;
pub use classes::{Class, accuracy};
pub use course::Course;
pub use evidence::{Evidence, Found, FoundMove, Known, Proof, Worth, steps_of};
pub use luck::{Drawn, Luck};
pub use moves::{Better, Judged, PlayerReview, Review, ReviewedMove, Verdict};
pub use retry::Retried;
pub use tasks::{Effort, Task};
#[cfg(not(engine_module))]
pub use work::{run, run_counted};
