use axum::http::StatusCode;

use crate::TEXTS;
use crate::matches::registry::CommandError;

texts::refusals! { TEXTS;
    /// Why a position is not analysed.
    pub(crate) enum AnalysisRefusal {
        /// It would help somebody in a rated match.
        LiveRated => "analysis-live-rated",
        /// Whoever asks has an analysis under way, for so many seconds more.
        One { seconds: u64 } => "analysis-one",
        /// Too many wait, for about so many seconds.
        Busy { seconds: u64 } => "analysis-busy",
        /// The day's thinking, so many seconds, is used up.
        Quota { seconds: u64, retry_after: u64 } => "analysis-quota",
        /// There is no such analysis of whoever asks, or no longer.
        NotFound => "analysis-not-found",
        /// Nobody is to move before something is drawn.
        DrawFirst => "analysis-draw-first",
        /// A match is reviewed once it is over.
        NotOver => "review-not-over",
        /// The search for a hint came to nothing.
        HintFailed => "hint-failed",
        /// Neither a match nor a position is named.
        Action => "analysis-what",
    }
    from {
        /// A match could not be asked.
        Command(CommandError),
    }
}

impl AnalysisRefusal {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::LiveRated => StatusCode::FORBIDDEN,
            Self::HintFailed => StatusCode::SERVICE_UNAVAILABLE,
            Self::One { .. } | Self::Busy { .. } | Self::Quota { .. } => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::NotOver => StatusCode::CONFLICT,
            Self::DrawFirst | Self::Action => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Command(error) => error.status(),
        }
    }

    /// In how many seconds it is worth asking again.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::One { seconds } | Self::Busy { seconds } => Some(*seconds),
            Self::Quota { retry_after, .. } => Some(*retry_after),
            Self::HintFailed => Some(1),
            Self::Command(error) => error.retry_after(),
            Self::LiveRated | Self::NotFound | Self::DrawFirst | Self::NotOver | Self::Action => {
                None
            }
        }
    }
}
