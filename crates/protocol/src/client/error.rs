use std::fmt;

use hyper::StatusCode;

use crate::Refused;

/// Why something that was asked for did not come.
#[derive(Clone, Debug)]
pub enum Error {
    /// The server was not reached, broke off, or said what is no answer.
    Away(String),
    /// The server answered that it will not.
    Refused {
        /// By this status.
        status: StatusCode,
        /// For this reason.
        why: Refused,
    },
}

impl Error {
    pub(super) fn away(error: &dyn std::error::Error) -> Self {
        // What went wrong is often told by the innermost error only.
        let mut told = error.to_string();
        let mut cause = error.source();
        while let Some(error) = cause {
            told = format!("{told}: {error}");
            cause = error.source();
        }
        Self::Away(told)
    }

    pub(super) fn refused(status: StatusCode, body: &[u8]) -> Self {
        match serde_json::from_slice(body) {
            Ok(why) => Self::Refused { status, why },
            // Whoever answers so is not the server but somebody in between.
            Err(_) => Self::Away(status.to_string()),
        }
    }

    /// The code of a refusal.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Refused { why, .. } => Some(&why.code),
            Self::Away(_) => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Away(error) => f.write_str(error),
            Self::Refused { why, .. } => f.write_str(&why.message),
        }
    }
}

impl std::error::Error for Error {}
