//! A match, without any input or output: what can happen in it, what may happen now, and what follows.
//!
//! [`State`] is a fold over [`Event`]s. [`State::decide`] turns a [`Command`] into events or says why
//! not; [`State::apply`] takes an event in. Nothing else changes a match, so whoever has the events
//! and the secret has the match.

mod clock;
mod command;
mod create;
mod deal;
mod decide;
mod ending;
mod event;
mod leaving;
mod sitting;
mod state;
mod takeback;
mod terms;

pub use clock::{ClockRules, Speed};
pub use command::{Command, Decision, From, What};
pub use create::Plan;
pub use deal::{Secret, commitment, deal, deal_from, verify_deal};
pub use ending::{Ending, Over};
pub use event::{Event, LeaveReason};
pub use state::{Board, Phase, SeatState, State};
pub use terms::{Person, Sitter, Terms};

/// Milliseconds: of a duration, or since 1970.
pub type Millis = i64;
