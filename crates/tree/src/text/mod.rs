//! Trees and studies as text for people, in the spirit of chess's PGN: headers in brackets, moves with their
//! numbers, variations in parentheses, comments in braces, and what is drawn or computed in commands inside
//! braces. Whatever is written here is read back as the same, and what is read is written as the same bytes if
//! it was written here. Nothing is read by recursion, so that no nesting is too deep.

mod commands;
mod cursor;
mod read;
mod write;

use std::error::Error;
use std::fmt;

use texts::Message;

use crate::{Study, TEXTS, Tree, TreeRefusal};

texts::refusals! { TEXTS;
    /// What is wrong with a text.
    #[non_exhaustive]
    pub enum TextFault {
        /// A header is not `[name "text"]`.
        Header => "tree-text-header",
        /// A header that must be there is not.
        HeaderMissing {
            /// Its name.
            name: String
        } => "tree-text-header-missing",
        /// Something is there twice that can only be there once.
        Twice {
            /// What.
            what: String
        } => "tree-text-twice",
        /// Something that was opened is not closed.
        Unclosed {
            /// What opened it.
            what: String
        } => "tree-text-unclosed",
        /// A parenthesis closes nothing.
        NotOpen => "tree-text-not-open",
        /// A backslash before a character that needs none.
        Escape => "tree-text-escape",
        /// Something stands where it means nothing.
        Unexpected {
            /// What.
            found: String
        } => "tree-text-unexpected",
        /// A move should stand here.
        MoveExpected => "tree-text-move-expected",
        /// A variation of no move.
        NothingToVary => "tree-text-nothing-to-vary",
        /// A move has a number that is not its own.
        Number {
            /// Its own.
            expected: usize
        } => "tree-text-number",
        /// There is no such command.
        CommandUnknown {
            /// What it is called.
            name: String
        } => "tree-text-command-unknown",
        /// A command is not written as it should be.
        CommandMalformed {
            /// Which.
            name: String
        } => "tree-text-command-malformed",
    }
    from {
        /// It can be read, but is no tree, or too much of one.
        Tree(TreeRefusal),
    }
}

/// Why a text is no tree, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Misread {
    /// The line, from 1.
    pub line: usize,
    /// The character in it, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: TextFault,
}

impl Misread {
    /// What programs tell refusals apart by; it never changes.
    pub fn code(&self) -> &'static str {
        self.fault.code()
    }

    /// For a person.
    pub fn message(&self) -> Message {
        Message::new(&TEXTS, "tree-text-at")
            .with("line", self.line)
            .with("column", self.column)
            .with_message("fault", self.fault.message())
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for Misread {}

impl Tree {
    /// As text for people.
    pub fn to_text(&self) -> String {
        write::tree(self)
    }

    /// The tree that a text is, or what is wrong with it and where.
    pub fn from_text(text: &str) -> Result<Self, Misread> {
        read::tree(text)
    }
}

impl Study {
    /// As text for people: one chapter after the other.
    pub fn to_text(&self) -> String {
        write::study(self)
    }

    /// The study that a text is, or what is wrong with it and where.
    pub fn from_text(text: &str) -> Result<Self, Misread> {
        read::study(text)
    }
}
