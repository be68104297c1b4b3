//! Trees of variations by the rules: whether every move of one can be played, which of its positions are the same,
//! and trees of matches and records (docs/trees.md).
//!
//! ```
//! let tree = tree::Tree::with_line("snekagon", "-", ["f1", "i8-j7", "a1-a9"])?;
//! let refused = catalog::trees::verify(&tree).unwrap_err();
//! assert_eq!(refused.path.to_string(), "f1 i8-j7 a1-a9");
//! # Ok::<(), tree::TreeRefusal>(())
//! ```

mod records;
mod replay;

use std::error::Error;
use std::fmt;

use game::Message;
use tree::Path;

pub use records::{of_match, of_record, record};
pub use replay::{keys, position, transpositions, verify};

use crate::{Refusal, TEXTS};

/// Where a tree and the rules part ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable {
    /// The node whose move or draw is not accepted; the root if its spec or setup is not.
    pub path: Path,
    /// Why.
    pub fault: StepFault,
}

/// Why a move or draw of a tree is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepFault {
    /// The rules refuse it.
    Rules(Refusal),
    /// It can be played, but the rules write it otherwise. Spelt in two ways it would be two nodes.
    Spelling {
        /// As the rules write it.
        usual: String,
    },
    /// It is a draw, for which a record has no place.
    Draw,
}

impl StepFault {
    /// What programs tell faults apart by; it never changes.
    pub fn code(&self) -> &'static str {
        self.message().code()
    }

    /// For a person.
    pub fn message(&self) -> Message {
        match self {
            Self::Rules(refusal) => refusal.message(),
            Self::Spelling { usual } => {
                Message::new(&TEXTS, "tree-spelling").with("usual", usual.as_str())
            }
            Self::Draw => Message::new(&TEXTS, "tree-record-draw"),
        }
    }
}

impl Unplayable {
    pub(crate) fn root(refusal: Refusal) -> Self {
        let (path, fault) = (Path::root(), StepFault::Rules(refusal));
        Self { path, fault }
    }

    /// What programs tell faults apart by; it never changes.
    pub fn code(&self) -> &'static str {
        self.fault.code()
    }

    /// For a person.
    pub fn message(&self) -> Message {
        let fault = self.fault.message();
        if self.path.is_root() {
            return fault;
        }
        Message::new(&TEXTS, "tree-unplayable")
            .with("line", self.path.brief())
            .with_message("fault", fault)
    }
}

impl From<Refusal> for StepFault {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(refusal)
    }
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for Unplayable {}
