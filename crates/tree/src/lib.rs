//! A game with its variations: one structure for analysis, studies, reviews, lessons and puzzles.
//!
//! A [`Tree`] has a game (spec and setup), tags, and nodes. A node is a move or a draw, as the rules write it,
//! with [`Notes`]: comments, a glyph, shapes, a value, and what lessons and puzzles ask. It is named by its
//! [`Path`], the steps from the root, so that two people who add the same move under the same parent mean the
//! same node. The tree knows no rules; `catalog::trees` replays it by them.
//!
//! A tree changes by [`Edit`]s, which are data. It is written as JSON for programs and as text for people
//! (docs/trees.md), and both are read back as the same tree.
//!
//! ```
//! use tree::{Edit, Glyph, Path, Tree};
//!
//! let mut tree = Tree::with_line("snekagon", "-", ["f1", "i8-j7"])?;
//! tree.apply(&Edit::AddLine { path: Path::from("f1"), steps: vec!["a8".to_owned()] })?;
//! tree.apply(&Edit::SetGlyph { path: Path::from("f1 a8"), glyph: Some(Glyph::Brilliant) })?;
//! assert!(tree.to_text().ends_with("1. f1 2. i8-j7\n  (2. a8!!)\n"));
//! assert_eq!(Tree::from_text(&tree.to_text()).as_ref(), Ok(&tree));
//! # Ok::<(), tree::TreeRefusal>(())
//! ```
#![forbid(unsafe_code)]

mod edit;
mod glyph;
mod json;
pub mod limits;
mod merge;
mod node;
mod notes;
mod path;
mod refusal;
mod shape;
mod study;
mod study_edit;
mod text;
mod transpositions;
mod trees;
mod value;

pub use edit::{Applied, Edit};
pub use glyph::Glyph;
pub use json::VERSION;
pub use merge::Merged;
pub use node::Node;
pub use notes::{Comment, Notes};
pub use path::Path;
pub use refusal::{Field, TreeRefusal};
pub use shape::{Colour, Place, Shape};
pub use study::{Chapter, Study};
pub use study_edit::StudyEdit;
pub use text::{Misread, TextFault};
pub use transpositions::Transpositions;
pub use trees::Tree;
pub use value::{Chance, Value};

use texts::Texts;

pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

#[cfg(test)]
mod tests {
    use super::{Field, TEXTS, TextFault, TreeRefusal};
    use texts::Language;

    #[test]
    fn every_sentence_is_there_in_every_language() {
        assert_eq!(TEXTS.gaps(), Vec::<String>::new());
    }

    #[test]
    fn every_refusal_has_its_sentence_and_no_sentence_is_left_over() {
        let mut codes: Vec<&str> = TreeRefusal::each().iter().map(TreeRefusal::code).collect();
        codes.extend(Field::ALL.map(Field::code));
        codes.push("tree-text-at");
        codes.extend(TextFault::each().iter().map(TextFault::code));
        assert_eq!(codes, TEXTS.codes(Language::English));
        let messages = TreeRefusal::each().into_iter().map(|one| one.message());
        for message in messages.chain(TextFault::each().into_iter().map(|one| one.message())) {
            for language in Language::ALL {
                assert_ne!(message.sentence(language), message.code());
            }
        }
    }
}
