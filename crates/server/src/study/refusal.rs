use axum::http::StatusCode;
use catalog::trees::Unplayable;
use store::StoreError;
use texts::Message;
use tree::TreeRefusal;

use crate::TEXTS;
use crate::http::status::HttpStatus;
use crate::people::refusal::AccountRefusal;

texts::refusals! { TEXTS;
    /// Why something does not happen in a study.
    pub(crate) enum StudyRefusal {
        /// There is no such study, or whoever asks may not read it.
        NotFound => "study-not-found",
        /// Whoever asks may only read it.
        ReadOnly => "study-read-only",
        /// Only its owner may.
        OwnerOnly => "study-owner-only",
        /// A moderator keeps it from everybody but those who write it.
        Hidden => "study-hidden",
        /// A name is empty or long.
        Name { most: usize } => "study-name",
        /// A mark is missing or long.
        Mark { most: usize } => "study-mark",
        /// Who has no account can't make a study public.
        GuestPublic => "study-guest-public",
        /// Somebody has as many studies as they may.
        TooMany { most: usize } => "study-too-many",
        /// The study has as many events as it may, or as long ones.
        Full => "study-full",
        /// The study has as many contributors as it may.
        TooManyContributors { most: usize } => "study-too-many-contributors",
        /// A comment is by somebody else.
        Author => "study-author",
        /// A match has no board yet.
        NotBegun => "study-match-not-begun",
        /// The events of a study do not fit together.
        Broken { id: String } => "study-broken",
    }
    from {
        /// The tree does not have what is to be changed, or no room.
        Tree(TreeRefusal),
        /// A move is against the rules.
        Unplayable(Unplayable),
        /// Somebody can't be asked to contribute.
        Account(AccountRefusal),
        /// The database failed.
        Store(StoreError),
    }
}

impl StudyRefusal {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::ReadOnly | Self::OwnerOnly | Self::GuestPublic | Self::Hidden => {
                StatusCode::FORBIDDEN
            }
            Self::Name { .. } | Self::Mark { .. } | Self::Author | Self::Unplayable(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::TooMany { .. }
            | Self::Full
            | Self::TooManyContributors { .. }
            | Self::NotBegun => StatusCode::CONFLICT,
            Self::Broken { .. } => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Tree(refusal) => match refusal {
                // It was there when the writer looked.
                TreeRefusal::Gone { .. }
                | TreeRefusal::CommentGone
                | TreeRefusal::ChapterGone { .. }
                | TreeRefusal::ChapterTwice { .. } => StatusCode::CONFLICT,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            Self::Account(refusal) => refusal.status(),
            Self::Store(error) => error.status(),
        }
    }
}

/// Something that was refused: why, and where the study stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StudyRefused {
    pub(crate) why: StudyRefusal,
    /// The number of its last event.
    pub(crate) seq: Option<i64>,
}

impl StudyRefused {
    pub(crate) fn code(&self) -> &'static str {
        self.why.code()
    }

    pub(crate) fn message(&self) -> Message {
        self.why.message()
    }
}

impl<Why: Into<StudyRefusal>> From<Why> for StudyRefused {
    fn from(why: Why) -> Self {
        let (why, seq) = (why.into(), None);
        Self { why, seq }
    }
}
