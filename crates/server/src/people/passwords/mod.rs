//! Passwords: which ones are good enough, and what is kept of them.

mod guesses;
mod hashing;

pub(crate) use guesses::check_password;
pub(crate) use hashing::{HashingFailed, Passwords};
