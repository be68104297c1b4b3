use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{Url, Uuid};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use super::{PATIENCE, PasskeyRefusal};
use crate::http::error::ApiError;

/// Whom a passkey is made for: this server, by the host at which the browser that asks has reached it. The origin that
/// a browser tells is our own, or one that the operator allows: others have been refused before. Somebody who is no
/// browser can claim any, and gains nothing by it: devices sign for the host that their browser really is at.
#[derive(Debug)]
pub(crate) struct RelyingParty {
    /// The host, without a port.
    pub(crate) site: String,
    /// What asks and checks.
    pub(crate) webauthn: Webauthn,
}

impl RelyingParty {
    fn at(origin: &str) -> Option<Self> {
        let origin = Url::parse(origin).ok()?;
        // None for an address of numbers, for which there are no passkeys.
        let site = origin.domain()?.to_owned();
        let own_machine = site == "localhost" || site.ends_with(".localhost");
        if origin.scheme() != "https" && !own_machine {
            return None;
        }
        let builder = WebauthnBuilder::new(&site, &origin).ok()?;
        let builder = builder.rp_name("Serpentarium").timeout(PATIENCE);
        let webauthn = builder.build().ok()?;
        Some(Self { site, webauthn })
    }
}

impl<S: Sync> FromRequestParts<S> for RelyingParty {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let origin = parts.headers.get(header::ORIGIN);
        let origin = origin.and_then(|origin| origin.to_str().ok());
        let party = origin.and_then(Self::at);
        party.ok_or_else(|| PasskeyRefusal::NotHere.into())
    }
}

/// What devices know a player by. It tells nobody who that is.
pub(crate) fn user_handle(player: &str) -> Uuid {
    let hash = Sha256::digest(format!("passkeys of {player}"));
    let mut handle = [0; 16];
    handle.copy_from_slice(&hash[..16]);
    Uuid::from_bytes(handle)
}

/// What a passkey is kept under: devices choose ids of any length.
pub(crate) fn passkey_id(credential: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(credential))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_passkeys_where_browsers_have_them() {
        for (origin, site) in [
            ("https://example.org", Some("example.org")),
            ("https://play.example.org:8443", Some("play.example.org")),
            ("http://localhost:7007", Some("localhost")),
            ("http://snakes.localhost:7007", Some("snakes.localhost")),
            ("http://example.org", None),
            ("http://127.0.0.1:7007", None),
            ("https://192.168.0.7", None),
            ("https://[::1]:7007", None),
            ("http://notlocalhost", None),
            ("null", None),
            ("", None),
        ] {
            let party = RelyingParty::at(origin).map(|party| party.site);
            assert_eq!(party.as_deref(), site, "{origin}");
        }
    }

    #[test]
    fn players_have_handles_of_their_own() {
        assert_eq!(user_handle("p1"), user_handle("p1"));
        assert_ne!(user_handle("p1"), user_handle("p2"));
    }
}
