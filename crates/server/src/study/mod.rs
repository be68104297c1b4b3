//! Studies: trees with chapters that several people change together. A study is its numbered events
//! (docs/studies.md); one room has it in memory while somebody is in it, writes before it tells, and can always be
//! read anew from the store.

mod decide;
mod hiding;
mod names;
mod owned;
mod refusal;
mod room;
mod state;

pub(crate) use decide::{Act, check_tree};
pub(crate) use hiding::comment_at;
pub(crate) use names::{cards, sharing, view, with_names, written_down};
pub(crate) use refusal::{StudyRefusal, StudyRefused};
pub(crate) use room::{News, Studies, Visit};
pub(crate) use state::StudyState;
