#![doc = include_str!("../README.md")]
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
