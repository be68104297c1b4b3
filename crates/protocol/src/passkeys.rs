use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::Millis;

/// What a browser is to ask a device that makes or has a passkey.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PasskeyChallenge {
    /// Say it with what the device answers, within five minutes; it holds once.
    pub challenge: String,
    /// For the device, as WebAuthn writes it in JSON: `PublicKeyCredentialCreationOptionsJSON` for a new passkey,
    /// `PublicKeyCredentialRequestOptionsJSON` to log in.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Value,
}

/// That it is really you who changes what opens your account.
#[derive(Clone, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyConsent {
    /// The password; not needed by whoever logged in within the last ten minutes.
    #[serde(default)]
    pub password: Option<String>,
}

/// A passkey that was just made.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The challenge that it answers.
    pub challenge: String,
    /// What you call it, in 1 to 40 characters.
    pub name: String,
    /// What the device answered: WebAuthn's `RegistrationResponseJSON`.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: Value,
}

/// A passkey in place of name and password.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyProof {
    /// The challenge that it answers.
    pub challenge: String,
    /// What the device answered: WebAuthn's `AuthenticationResponseJSON`.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: Value,
}

/// Your passkeys.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PasskeyList {
    /// The oldest first.
    pub passkeys: Vec<PasskeyView>,
    /// Whether a change asks for the password, because you logged in some time ago.
    pub needs_password: bool,
}

/// A passkey.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PasskeyView {
    /// What to remove it by.
    pub id: String,
    /// What you call it.
    pub name: String,
    /// The host at which it opens your account.
    pub site: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: Millis,
    /// When you last logged in with it; never if nothing.
    pub last_used_at: Option<Millis>,
}

// Passwords and what opens accounts stay out of logs.
impl fmt::Debug for PasskeyConsent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PasskeyConsent").finish_non_exhaustive()
    }
}

impl fmt::Debug for NewPasskey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewPasskey").finish_non_exhaustive()
    }
}

impl fmt::Debug for PasskeyProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PasskeyProof").finish_non_exhaustive()
    }
}
