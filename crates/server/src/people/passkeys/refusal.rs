use axum::http::StatusCode;

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// Why a passkey is not made, or opens nothing.
    pub(crate) enum PasskeyRefusal {
        /// Browsers have no passkeys at the address by which the server was reached.
        NotHere => "passkey-not-here",
        /// What the device answers was not asked, or too long ago.
        Late => "passkey-late",
        /// The passkey opens no account: there is none of it, or it is gone, or its signature is wrong.
        Unknown => "passkey-unknown",
        /// What the device says about a new passkey can't be so.
        NotGood => "passkey-not-good",
        /// A passkey's name is empty or long.
        Name => "passkey-name",
        /// The passkey is kept already.
        Already => "passkey-already",
        /// An account has as many passkeys as it may.
        TooMany { most: usize } => "passkey-too-many",
        /// Whoever asks has no such passkey.
        NotFound => "passkey-not-found",
        /// Whoever asks logged in some time ago and says no password.
        PasswordNeeded => "password-needed",
    }
}

impl PasskeyRefusal {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotHere | Self::Late | Self::NotGood | Self::Name => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Unknown => StatusCode::UNAUTHORIZED,
            Self::Already | Self::TooMany { .. } => StatusCode::CONFLICT,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::PasswordNeeded => StatusCode::FORBIDDEN,
        }
    }
}
