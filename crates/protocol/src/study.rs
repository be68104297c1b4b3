use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tree::{Study, StudyEdit, Tree};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{Millis, Person};

/// Who may read a study.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StudyVisibility {
    /// Its owner and contributors; for others it is not there.
    #[default]
    Private,
    /// Whoever has its address.
    Link,
    /// Anybody, and it is listed. Its owner has an account.
    Public,
}

/// What somebody may do in a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StudyRole {
    /// Everything.
    Owner,
    /// Change what is in it.
    Contributor,
    /// Look.
    Reader,
}

/// Which studies to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StudyListName {
    /// Those that anybody may find.
    #[default]
    Public,
    /// Your own.
    Mine,
    /// Those of others to which you contribute.
    Shared,
}

/// A study in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct StudyCard {
    /// The study.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub owner: Person,
    /// Who may read it.
    pub visibility: StudyVisibility,
    /// When it was made.
    pub created_at: Millis,
    /// When something last happened in it.
    pub updated_at: Millis,
    /// The number of its last event.
    pub seq: i64,
    /// What its chapters are called.
    pub chapters: Vec<String>,
    /// The ids of its games.
    pub games: Vec<String>,
}

/// A page of a list of studies.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct StudyPage {
    /// The latest first.
    pub studies: Vec<StudyCard>,
    /// For `after` of the next page, if there is one.
    pub next: Option<String>,
}

/// A study.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct StudyView {
    /// What lists say of it.
    pub card: StudyCard,
    /// What you may do in it.
    pub role: StudyRole,
    /// Who else may change it.
    pub contributors: Vec<Person>,
    /// What those are called who wrote comments, by their ids: their `author` is `@` and the id.
    pub authors: BTreeMap<String, String>,
    /// All that is in it, as docs/trees.md writes it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub study: Study,
}

/// A study to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewStudy {
    /// What to call it.
    pub name: String,
    /// Who may read it.
    #[serde(default)]
    pub visibility: StudyVisibility,
    /// What is in it.
    #[serde(default)]
    pub chapters: Vec<NewChapter>,
    /// A match that becomes a chapter behind those.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub match_id: Option<String>,
}

/// A chapter of a study to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChapter {
    /// What to call it.
    pub name: String,
    /// What is in it, as docs/trees.md writes it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub tree: Tree,
}

/// Something to be done in a study.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StudyWish {
    /// Your own mark for it: the same mark twice is one event.
    pub mark: String,
    /// What.
    pub change: StudyChange,
}

/// What can be done in a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum StudyChange {
    /// A change of its chapters or of a tree, as docs/trees.md writes it.
    Edit {
        /// Which.
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        edit: StudyEdit,
    },
    /// Another name; for its owner.
    Rename {
        /// Which.
        name: String,
    },
    /// Who may read it; for its owner.
    SetVisibility {
        /// Who.
        visibility: StudyVisibility,
    },
    /// Somebody with an account may change it too; for its owner.
    AddContributor {
        /// What they are called.
        name: String,
    },
    /// Somebody may no longer change it; for its owner, and for themselves.
    RemoveContributor {
        /// Who.
        id: String,
    },
}

/// What happened in a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum StudyDeed {
    /// It was made.
    Created {
        /// What it was called.
        name: String,
        /// Who could read it.
        visibility: StudyVisibility,
        /// Of which study it is a copy.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        copy_of: Option<String>,
    },
    /// A change of its chapters or of a tree.
    Edited {
        /// Which.
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        edit: StudyEdit,
    },
    /// It got another name.
    Renamed {
        /// Which.
        name: String,
    },
    /// Others may read it from now on.
    VisibilitySet {
        /// Who.
        visibility: StudyVisibility,
    },
    /// Somebody may change it too.
    ContributorAdded {
        /// Who.
        id: String,
    },
    /// Somebody may no longer change it.
    ContributorRemoved {
        /// Who.
        id: String,
    },
    /// Its owner is gone, and a contributor has it.
    HandedOver {
        /// Who.
        id: String,
    },
}

/// An event of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct StudyEventView {
    /// Its number, from 1, without gaps.
    pub seq: i64,
    /// When.
    pub at: Millis,
    /// Who did it.
    pub by: Person,
    /// What they call it.
    pub mark: String,
    /// What happened.
    pub deed: StudyDeed,
}

/// What was wished for is done, and on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct StudyDone {
    /// The number of the event that it became; of the last one, if everything was so already.
    pub seq: i64,
}

/// What the server says to whoever has a study open.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToStudyReader {
    /// First of all: the number of the last event.
    Hello {
        /// The study.
        id: String,
        /// That number.
        seq: i64,
    },
    /// Something happened.
    Event(StudyEventView),
    /// More happened than is told here: read the study.
    Behind {
        /// Up to this event.
        seq: i64,
    },
    /// What it is called, and who may do what in it: at first, and whenever it changes.
    Sharing {
        /// What lists say of it.
        card: StudyCard,
        /// What you may do in it.
        role: StudyRole,
        /// Who else may change it.
        contributors: Vec<Person>,
    },
    /// Who has it open: at first, and whenever it changes.
    Here {
        /// Those who are known, each once.
        people: Vec<Person>,
        /// How many others.
        strangers: usize,
    },
    /// It was deleted, or you may no longer read it.
    Gone,
    /// I am here.
    Pong,
    /// The server is about to restart: come back in a moment.
    Restart,
}

/// What whoever has a study open says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromStudyReader {
    /// Are you there? Browsers can't ask by the protocol's own means.
    Ping,
}
