use axum::http::StatusCode;

use crate::TEXTS;
use crate::people::passwords::HashingFailed;

texts::refusals! { TEXTS;
    /// Why somebody gets no account, no token, or no entrance.
    pub(crate) enum AccountRefusal {
        /// A name has the wrong length or letters.
        NameNotGood => "name-not-good",
        /// A name has letters of several scripts, so that it could look like another.
        NameMixedScripts => "name-mixed-scripts",
        /// A name stands for somebody else: who runs the place, a bot, a guest.
        NameReserved => "name-reserved",
        /// Somebody else has the name.
        NameTaken => "name-taken",
        /// A password is quickly guessed.
        PasswordShort { least: usize } => "password-short",
        /// A password is longer than anybody types.
        PasswordLong { most: usize } => "password-long",
        /// A password is one that everybody tries first.
        PasswordCommon => "password-common",
        /// A password is the own name, or little more.
        PasswordName => "password-name",
        /// There is no memory to hash passwords in just now.
        PasswordsBusy => "passwords-busy",
        /// Name and password do not belong together.
        WrongPassword => "wrong-password",
        /// There is no such recovery code of this account, or no longer.
        RecoveryCodeWrong => "recovery-code-wrong",
        /// Whoever asks has an account.
        Already => "account-already",
        /// Whoever asks has no account.
        LogInFirst => "log-in-first",
        /// Nobody has this name.
        PlayerNotFound => "player-not-found",
        /// The operator has closed the account.
        Closed => "account-closed",
        /// The player and whoever asks do not play with each other.
        Blocked => "player-blocked",
        /// A token's name is empty or long.
        TokenLabel => "token-label",
        /// An account has as many tokens as it may.
        TooManyTokens { most: usize } => "token-too-many",
        /// Whoever asks has no such token.
        TokenNotFound => "token-not-found",
        /// Whoever asks has no such session.
        SessionNotFound => "session-not-found",
        /// There is no such token, or no longer.
        TokenUnknown => "token-unknown",
        /// A token is for something else.
        TokenScope => "token-scope",
    }
}

/// Memory that was short may be there again in so many seconds.
const BREATHER: u64 = 5;

impl From<HashingFailed> for AccountRefusal {
    fn from(_: HashingFailed) -> Self {
        Self::PasswordsBusy
    }
}

impl AccountRefusal {
    /// In how many seconds it is worth asking again.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::PasswordsBusy => Some(BREATHER),
            _ => None,
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NameNotGood
            | Self::NameMixedScripts
            | Self::NameReserved
            | Self::PasswordShort { .. }
            | Self::PasswordLong { .. }
            | Self::PasswordCommon
            | Self::PasswordName
            | Self::Already
            | Self::TokenLabel => StatusCode::UNPROCESSABLE_ENTITY,
            Self::PasswordsBusy => StatusCode::SERVICE_UNAVAILABLE,
            Self::NameTaken | Self::TooManyTokens { .. } => StatusCode::CONFLICT,
            Self::WrongPassword
            | Self::RecoveryCodeWrong
            | Self::LogInFirst
            | Self::TokenUnknown => StatusCode::UNAUTHORIZED,
            Self::PlayerNotFound | Self::TokenNotFound | Self::SessionNotFound => {
                StatusCode::NOT_FOUND
            }
            Self::TokenScope | Self::Closed | Self::Blocked => StatusCode::FORBIDDEN,
        }
    }
}
