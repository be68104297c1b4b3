use std::error::Error;
use std::fmt;

use texts::Message;

use crate::TEXTS;

/// Why something was not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else wrote the same thing first: the same number in a match, the same name.
    Conflict,
    /// The database is not what it should be, or not there. Whether a write happened is unknown.
    Broken(Message),
}

impl StoreError {
    pub(crate) fn broken(error: impl fmt::Display) -> Self {
        Self::Broken(Message::new(&TEXTS, "store-broken").with("error", error.to_string()))
    }

    pub(crate) fn lost() -> Self {
        Self::Broken(Message::new(&TEXTS, "store-lost"))
    }

    /// For a person.
    pub fn message(&self) -> Message {
        match self {
            Self::Conflict => Message::new(&TEXTS, "store-conflict"),
            Self::Broken(message) => message.clone(),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for StoreError {}
