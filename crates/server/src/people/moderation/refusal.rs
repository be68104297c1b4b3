use axum::http::StatusCode;

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// Why something is not done about somebody.
    pub(crate) enum ModerationRefusal {
        /// It is about whoever asks.
        Yourself => "person-yourself",
        /// A list is full.
        TooMany { most: usize } => "people-too-many",
        /// A report says too much.
        WordsLong { most: usize } => "report-words-long",
        /// A report for another reason says nothing.
        WordsMissing => "report-words-missing",
        /// There is no such message, or not for whoever asks.
        NoMessage => "report-no-message",
        /// Whoever asks has reported that.
        ReportedAlready => "report-already",
        /// There is no such warning, or no longer.
        NoWarning => "warning-not-found",
        /// Whoever asks has not confirmed a warning.
        WarningFirst => "warning-first",
    }
}

impl ModerationRefusal {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::Yourself | Self::TooMany { .. } | Self::WordsLong { .. } | Self::WordsMissing => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::NoMessage | Self::NoWarning => StatusCode::NOT_FOUND,
            Self::ReportedAlready => StatusCode::CONFLICT,
            Self::WarningFirst => StatusCode::FORBIDDEN,
        }
    }
}
