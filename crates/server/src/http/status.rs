//! What HTTP calls the refusals of crates that know nothing of HTTP.

use axum::http::StatusCode;
use catalog::Refusal;
use store::StoreError;

/// A refusal that has a status of HTTP.
pub(crate) trait HttpStatus {
    fn status(&self) -> StatusCode;
}

/// A move against the rules, a spec of no game.
impl HttpStatus for Refusal {
    fn status(&self) -> StatusCode {
        StatusCode::UNPROCESSABLE_ENTITY
    }
}

/// A failure of the database.
impl HttpStatus for StoreError {
    fn status(&self) -> StatusCode {
        match self {
            Self::Conflict => StatusCode::CONFLICT,
            Self::Nul => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Broken { .. } | Self::Lost | Self::Timeout => StatusCode::SERVICE_UNAVAILABLE,
            // Only whoever opens, copies or checks a database meets these.
            Self::TooNew { .. }
            | Self::TooOld { .. }
            | Self::Tls { .. }
            | Self::Exists { .. }
            | Self::LeftOver { .. }
            | Self::NotWhole { .. }
            | Self::NoFile { .. }
            | Self::NotOurs { .. }
            | Self::Damaged { .. }
            | Self::BackupPostgres
            | Self::Chain { .. }
            | Self::InUse
            | Self::NotShared
            | Self::Address { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}
