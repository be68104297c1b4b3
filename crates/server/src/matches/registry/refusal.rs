use axum::http::StatusCode;
use store::StoreError;
use texts::Message;

use crate::TEXTS;
use crate::http::refusal::RESTART;
use crate::http::status::HttpStatus;
use crate::matches::MatchRefusal;
use crate::people::chat::ChatRefusal;
use crate::people::moderation::ModerationRefusal;

texts::refusals! { TEXTS;
    /// Why a match does not do what it is asked, or can't be asked at all.
    pub(crate) enum CommandError {
        /// There is no such match.
        NotFound => "match-not-found",
        /// Nobody answers for it: the server is going.
        Restarting => "server-restarts",
    }
    from {
        /// The match is against it.
        Match(MatchRefusal),
        /// What was said is not passed on.
        Chat(ChatRefusal),
        /// The operator has said something about whoever asks.
        Moderation(ModerationRefusal),
        /// The database failed.
        Store(StoreError),
    }
}

impl CommandError {
    /// In how many seconds it is worth asking again.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::Restarting => Some(RESTART),
            Self::Chat(refusal) => refusal.retry_after(),
            Self::NotFound | Self::Match(_) | Self::Moderation(_) | Self::Store(_) => None,
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Restarting => StatusCode::SERVICE_UNAVAILABLE,
            Self::Match(refusal) => refusal.status(),
            Self::Chat(refusal) => refusal.status(),
            Self::Moderation(refusal) => refusal.status(),
            Self::Store(error) => error.status(),
        }
    }
}

/// A command that was refused: why, and where the match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommandRefused {
    pub(crate) why: CommandError,
    pub(crate) at: Option<At>,
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    /// The number of its last event.
    pub(crate) seq: i64,
    /// How many moves were made.
    pub(crate) ply: usize,
}

impl CommandRefused {
    pub(crate) fn code(&self) -> &'static str {
        self.why.code()
    }

    pub(crate) fn message(&self) -> Message {
        self.why.message()
    }
}

impl<Why: Into<CommandError>> From<Why> for CommandRefused {
    fn from(why: Why) -> Self {
        let (why, at) = (why.into(), None);
        Self { why, at }
    }
}

texts::refusals! { TEXTS;
    /// Why a match can't be read from the store.
    pub(crate) enum LoadError {
        /// There is no such match.
        NotFound => "match-not-found",
    }
    from {
        /// Its events do not fit together.
        Match(MatchRefusal),
        /// The database failed.
        Store(StoreError),
    }
}

impl From<LoadError> for CommandError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::NotFound => Self::NotFound,
            LoadError::Match(refusal) => refusal.into(),
            LoadError::Store(error) => error.into(),
        }
    }
}
