use axum::http::StatusCode;

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// Why a worker is given nothing, or what it brings is not taken.
    pub(crate) enum WorkRefusal {
        /// The job is somebody else's by now, done, or wanted by nobody.
        Gone => "work-gone",
        /// What was brought can't be right.
        Wrong { why: String } => "work-wrong",
        /// The worker has brought what can't be right.
        Aside => "work-aside",
        /// There is no such order, or no longer.
        NoOrder => "order-not-found",
        /// Nobody can do what is ordered.
        Unfit { why: String } => "order-unfit",
        /// Too many orders wait.
        Full => "order-too-many",
    }
}

impl WorkRefusal {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::Gone => StatusCode::CONFLICT,
            Self::Wrong { .. } | Self::Unfit { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NoOrder => StatusCode::NOT_FOUND,
            Self::Full => StatusCode::TOO_MANY_REQUESTS,
            Self::Aside => StatusCode::FORBIDDEN,
        }
    }

    /// In how many seconds it is worth asking again.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::Full => Some(PATIENCE),
            _ => None,
        }
    }
}

/// One of many orders may be done in so many seconds.
const PATIENCE: u64 = 10;
