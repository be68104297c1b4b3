//! Passkeys: whom they are made for, what devices are asked, and why one opens nothing.

mod challenges;
mod refusal;
mod relying_party;

pub(crate) use challenges::{Challenges, PATIENCE};
pub(crate) use refusal::PasskeyRefusal;
pub(crate) use relying_party::{RelyingParty, passkey_id, user_handle};

use webauthn_rs::prelude::{DiscoverableAuthentication, PasskeyRegistration};

/// What devices have been asked and not answered yet.
#[derive(Debug, Default)]
pub(crate) struct Passkeys {
    /// Who makes a passkey, by the session that does.
    pub(crate) making: Challenges<PasskeyRegistration>,
    /// Who logs in with one, by the person that the browser is so far.
    pub(crate) opening: Challenges<DiscoverableAuthentication>,
}
