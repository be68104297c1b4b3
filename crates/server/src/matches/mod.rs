//! Matches: what can happen in one, what may happen now, and what follows.
//!
//! [`State`] is a fold over [`Event`]s. [`State::decide`] turns a [`Command`] into events or says why
//! not; [`State::apply`] takes an event in. Nothing else changes a match, so whoever has the events
//! and the secret has the match. All of that is pure. `registry` and `actor` run matches: they load,
//! write and tell; `view` and `summary` say what others may see.

pub(crate) mod actor;
mod clock;
mod command;
mod create;
mod deal;
mod decide;
mod ending;
mod fold;
mod hint;
mod leaving;
mod names;
mod refusal;
pub(crate) mod registry;
mod sitting;
mod start;
mod state;
pub(crate) mod summary;
mod takeback;
pub(crate) mod view;

pub use command::{Action, Command, Decision, Issuer};
pub use create::Plan;
pub use deal::{
    DealFault, Secret, commitment, deal, deal_from, deal_on, deal_on_from, granted, verify_deal,
};
pub use protocol::{
    ClockRules, Ending, Event, LeaveReason, Millis, Occupant, Offline, Over, Person, Speed, Start,
    Terms,
};
pub use refusal::MatchRefusal;
pub use state::{Board, Phase, SeatState, State};
