use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::Millis;

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// For those who play.
    Players,
    /// For those who watch; for all once the match is over.
    Gallery,
}

/// What somebody says: a ready-made phrase, or words of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Words {
    /// The code of a phrase.
    Phrase(String),
    /// One line of text, for people with an account.
    Text(String),
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct ChatView {
    /// Where.
    pub room: Room,
    /// Its number in that room, from 1. Gaps are what is not for you.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// Who said it.
    pub player: String,
    /// What the player is called.
    pub name: String,
    /// Where the player sits.
    pub seat: Option<usize>,
    /// What.
    #[serde(flatten)]
    pub words: Words,
    /// A moderator has hidden it, and the words say so. Told again with this if you had it before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
}

/// What you say is written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct SaidView {
    /// Its number in your room.
    pub number: i64,
}

/// A ready-made phrase.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PhraseView {
    /// What to say it by.
    pub code: String,
    /// In your language.
    pub text: String,
}

impl Room {
    /// Its name in the database and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Gallery => "gallery",
        }
    }
}
