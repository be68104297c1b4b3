//! The laws that every game must obey. For tests and fuzz targets only; the product never links it.
//!
//! A game's own tests call [`obeys_the_laws`] for each configuration worth checking, and
//! [`agrees_with_its_twin`] with a second, slow and plain implementation of the same rules;
//! [`is_presentable`] holds what is told to people against the rules. Fuzz
//! targets call [`bytes_as_moves`] and [`text_is_safe`]; [`survives_noise`] is a short run of the
//! same on stable Rust.

#![allow(
    clippy::unwrap_used,
    reason = "a law broken is a panic: this crate only ever runs in tests"
)]

mod figures;
mod hiding;
mod images;
mod laws;
mod noise;
mod presentation;
mod replay;
mod twin;

pub use laws::obeys_the_laws;
pub use noise::{bytes_as_moves, chosen_by_bytes, survives_noise, text_is_safe};
pub use presentation::is_presentable;
pub use twin::{Twin, agrees_with_its_twin};
