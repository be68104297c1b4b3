//! Draws every loop that the bends of the tiles allow and fills each in every way, so that
//! it meets every solution exactly once.
//!
//! One tile lies on the origin, not turned: no tile looks the same after a turn, so each
//! solution has exactly one such position. From there the loop is drawn cell by cell. What
//! prunes:
//!
//! - Homing: whether the bends that are left can lead home from here at all, with the whole
//!   loop turning once.
//! - Gaps: a cell that touches the loop again, with empty cells on both sides, cuts the
//!   table in two. Without holes, all that is left must then exactly fill the closed part.

mod homing;
mod search;
mod walk;

pub(super) use search::LoopSearch;
