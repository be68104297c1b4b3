use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{Millis, Person, Room};

/// Somebody, by id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerWish {
    /// The player's id, a guest's too.
    pub player: String,
}

/// Whom I do not want to hear, or to meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PeopleView {
    /// Whose talk I do not see.
    pub muted: Vec<Person>,
    /// With whom I neither play nor talk.
    pub blocked: Vec<Person>,
}

/// Why somebody is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// Insults or threats.
    Insults,
    /// Advertising, or the same again and again.
    Spam,
    /// Help by a program or by somebody else.
    Cheating,
    /// Keeping others waiting, or leaving.
    Stalling,
    /// The name is an insult.
    Name,
    /// Something else, in words.
    Other,
}

impl ReportReason {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Insults,
        Self::Spam,
        Self::Cheating,
        Self::Stalling,
        Self::Name,
        Self::Other,
    ];

    /// Its name in the database and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Insults => "insults",
            Self::Spam => "spam",
            Self::Cheating => "cheating",
            Self::Stalling => "stalling",
            Self::Name => "name",
            Self::Other => "other",
        }
    }
}

/// Something that was said, by its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MessagePlace {
    /// The match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// The room.
    pub room: Room,
    /// Its number there.
    pub number: i64,
}

/// A study, or a comment in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StudyPlace {
    /// The study.
    pub study: String,
    /// The comment; all of the study if it is about that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<CommentPlace>,
}

/// A comment of a study, by what it says: it has no number.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CommentPlace {
    /// The chapter's id.
    pub chapter: String,
    /// The moves and draws that lead to it.
    pub path: Vec<String>,
    /// What it says.
    pub text: String,
}

/// A report to the operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportWish {
    /// Whom it is about, by id.
    pub player: String,
    /// Why.
    pub reason: ReportReason,
    /// More about it, at most 500 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// What the player said, if it is about that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<MessagePlace>,
    /// The player's study, or what the player wrote in one, if it is about that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub study: Option<StudyPlace>,
}

/// A warning by the operator that I have not confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct WarningView {
    /// What to confirm it by.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// The operator's words.
    pub words: String,
}
