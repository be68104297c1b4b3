//! Who may take jobs, and who may hand some in.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use store::Key;

use super::keys::{ORDER_SCOPE, WORKERS};
use crate::http::error::ApiError;
use crate::people::identity::MaybePerson;
use crate::people::refusal::AccountRefusal;

/// A worker, by its key.
#[derive(Clone, Debug)]
pub(crate) struct WorkerKey {
    pub(crate) hash: String,
    /// Whether it may also hand jobs in.
    orders: bool,
}

/// A worker whose key may also hand jobs in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrderKey;

impl WorkerKey {
    /// The worker whose key this is, if it is one's.
    pub(crate) fn of(key: &Key) -> Option<Self> {
        (key.player_id == WORKERS).then(|| Self {
            hash: key.hash.clone(),
            orders: key.scopes.split(' ').any(|scope| scope == ORDER_SCOPE),
        })
    }
}

impl<S: Sync> FromRequestParts<S> for WorkerKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let known = parts.extensions.get::<MaybePerson>();
        match (parts.extensions.get::<Self>(), known) {
            (Some(key), _) => Ok(key.clone()),
            (None, Some(MaybePerson(Some(_)))) => Err(AccountRefusal::TokenScope.into()),
            (None, _) => Err(AccountRefusal::TokenUnknown.into()),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for OrderKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let key = WorkerKey::from_request_parts(parts, state).await?;
        if key.orders {
            Ok(Self)
        } else {
            Err(AccountRefusal::TokenScope.into())
        }
    }
}
