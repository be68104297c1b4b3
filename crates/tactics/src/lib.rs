//! Positions with something to find: *find the win* in a game that can be won by force, *best end* in a game for
//! points.
//!
//! A [`Puzzle`] leads to a position and holds the whole [`Node`] tree of its solution: at each of the solver's turns
//! all moves that are right, and after each of them the one defence that is played. So whoever shows it needs no
//! solver. The form is told in docs/puzzles.md; [`read`] reads a game's file of them.
#![forbid(unsafe_code)]

mod draft;
mod fault;
mod goal;
mod judge;
mod margins;
mod node;
mod puzzle;
mod race;
mod refusal;
mod score;
mod verify;
mod workshop;

pub use draft::Unfit;
pub use fault::Fault;
pub use node::{After, Node};
pub use puzzle::{Kind, MAX_STEPS, MAX_TREE, Puzzle, read};
pub use refusal::{Damage, Unreadable};
pub use workshop::{Draft, Effort, Workshop};

use texts::Texts;

pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_is_there_in_every_language() {
        assert_eq!(TEXTS.gaps(), Vec::<String>::new());
        for damage in Damage::each() {
            assert!(TEXTS.has(texts::Language::English, damage.code()));
        }
        for fault in Fault::each() {
            assert!(TEXTS.has(texts::Language::English, fault.code()));
        }
    }
}
