//! What holds for every tree: both forms lose nothing, edits and mergers do what they say, and whatever is
//! refused is refused in words.
#![allow(clippy::unwrap_used, reason = "tests")]

mod any;
mod documented;
mod edits;
mod faults;
mod forms;
mod limits;
mod merging;
