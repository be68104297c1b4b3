use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::{Language, Texts};

/// Something to tell a person: a code that stays the same for programs, facts, and from them a
/// sentence in the reader's language. `Display` speaks English.
#[derive(Clone)]
pub struct Message {
    texts: &'static Texts,
    code: &'static str,
    facts: Vec<(&'static str, Fact)>,
}

/// One thing that a sentence fills in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number, which also decides between "one tile" and "two tiles".
    Number(i64),
    /// Words that are the same in every language: a cell, a move, what somebody typed.
    Words(String),
    /// A word of the same catalogue, by its code: a colour, a symbol.
    Term(&'static str),
    /// A sentence inside the sentence.
    Inner(Message),
}

impl Message {
    /// A message with no facts yet.
    pub const fn new(texts: &'static Texts, code: &'static str) -> Self {
        Self {
            texts,
            code,
            facts: Vec::new(),
        }
    }

    /// The same message with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }

    /// The same message with what somebody wrote as a fact, shortened if it is long: who reads the sentence
    /// wants to know what was meant, not to get all of it back.
    #[must_use]
    pub fn with_quote(self, name: &'static str, written: &str) -> Self {
        self.with(name, excerpt(written))
    }

    /// The same message with a fact that is itself a word of the catalogue.
    #[must_use]
    pub fn with_term(self, name: &'static str, code: &'static str) -> Self {
        self.with(name, Fact::Term(code))
    }

    /// The same message with another one inside it.
    #[must_use]
    pub fn with_message(self, name: &'static str, inner: Self) -> Self {
        self.with(name, Fact::Inner(inner))
    }

    /// What programs tell messages apart by; it never changes.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The facts, by name.
    pub fn facts(&self) -> &[(&'static str, Fact)] {
        &self.facts
    }

    /// Whether the catalogue has this message in every language.
    pub fn is_translated(&self) -> bool {
        Language::ALL
            .iter()
            .all(|&language| self.texts.has(language, self.code))
    }

    /// The message as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        if cfg!(without = "words") {
            return self.code.to_owned();
        }
        let mut arguments = FluentArgs::new();
        for (name, fact) in &self.facts {
            arguments.set(*name, self.value(fact, language));
        }
        self.texts
            .sentence(language, self.code, &arguments)
            .unwrap_or_else(|| self.code.to_owned())
    }

    fn value<'a>(&'a self, fact: &'a Fact, language: Language) -> FluentValue<'a> {
        match fact {
            Fact::Number(number) => FluentValue::from(*number),
            Fact::Words(words) => FluentValue::String(Cow::Borrowed(words)),
            Fact::Term(code) => FluentValue::String(Cow::Owned(self.texts.plain(language, code))),
            Fact::Inner(message) => FluentValue::String(Cow::Owned(message.sentence(language))),
        }
    }
}

/// So many characters of a quotation are enough to know it again.
const QUOTED: usize = 80;

/// A text, or its beginning and a sign that there was more.
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {self}", self.code)
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code && self.facts == other.facts
    }
}

impl Eq for Message {}

impl Error for Message {}

impl From<i64> for Fact {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Fact {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Fact {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Fact {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u64> for Fact {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Fact {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<String> for Fact {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<&str> for Fact {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}
