use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use protocol::{Refused, SessionView};
use store::StoreError;

use crate::app::App;
use crate::http::error::ApiError;
use crate::people::identity::{Account, key_hash};
use crate::people::refusal::AccountRefusal;

/// Where I am logged in.
#[utoipa::path(get, path = "/api/v1/account/sessions", tag = "account",
    responses((status = 200, body = Vec<SessionView>), (status = 401, body = Refused)))]
pub(crate) async fn sessions(
    State(app): State<App>,
    account: Account,
    headers: HeaderMap,
) -> Result<Json<Vec<SessionView>>, ApiError> {
    let current = current_session(&app, &headers);
    let (id, now) = (&account.person.id, app.world.now());
    let sessions = app.store.sessions(id, now).await?.into_iter();
    let views = sessions.map(|key| {
        let current = key.hash == current;
        SessionView {
            // The one that asks is in use just now, whatever was noted last.
            last_seen_at: match key.last_seen_at {
                _ if current => now,
                seen => seen.unwrap_or(key.created_at),
            },
            current,
            id: key.hash,
            device: key.label,
            created_at: key.created_at,
        }
    });
    Ok(Json(views.collect()))
}

/// Log out in all other browsers. Tokens of programs stay.
#[utoipa::path(delete, path = "/api/v1/account/sessions", tag = "account",
    responses((status = 204), (status = 401, body = Refused)))]
pub(crate) async fn end_other_sessions(
    State(app): State<App>,
    account: Account,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let id = &account.person.id;
    let current = current_session(&app, &headers);
    app.store.drop_other_sessions(id, &current).await?;
    app.revoke(id);
    Ok(StatusCode::NO_CONTENT)
}

/// Log out in one browser.
#[utoipa::path(delete, path = "/api/v1/account/sessions/{id}", tag = "account",
    params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub(crate) async fn end_session(
    State(app): State<App>,
    account: Account,
    Path(session): Path<String>,
) -> Result<StatusCode, ApiError> {
    let dropped = app.store.drop_session(&account.person.id, &session).await;
    dropped.map_err(|error| match error {
        StoreError::Conflict => ApiError::from(AccountRefusal::SessionNotFound),
        broken => broken.into(),
    })?;
    app.revoke(&account.person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// The session that asks; no key has an empty hash.
pub(super) fn current_session(app: &App, headers: &HeaderMap) -> String {
    app.signer
        .session(headers)
        .map_or_else(String::new, key_hash)
}
