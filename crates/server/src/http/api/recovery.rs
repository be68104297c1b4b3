//! Other passwords: for the old one, or for a recovery code where it is forgotten.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::{
    OwnPassword, PasswordChange, Person, Recovery, RecoveryCodes, RecoveryCodesLeft, Refused,
};
use store::StoreError;

use super::account::{hash, limit_guesses, must_be_open, open_session, person_of, verified};
use super::sessions::current_session;
use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::middleware::Address;
use crate::people::identity::{Account, CookieJar, key_hash};
use crate::people::passwords::check_password;
use crate::people::refusal::AccountRefusal;

/// So many codes are made at once.
const CODES: usize = 8;

/// Change my password. All other sessions end.
#[utoipa::path(post, path = "/api/v1/account/password", tag = "account",
    request_body = PasswordChange,
    responses((status = 204), (status = 401, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn change_password(
    State(app): State<App>,
    account: Account,
    address: Address,
    headers: HeaderMap,
    Body(wish): Body<PasswordChange>,
) -> Result<StatusCode, ApiError> {
    let person = account.person;
    limit_guesses(&app, address, &person.name)?;
    let player = app.store.player(&person.id).await?;
    let player = verified(&app, player, wish.old_password).await?;
    app.login_attempts.succeeded(&person.name, address.0);
    check_password(&wish.new_password, &player.name)?;
    let new = hash(&app, wish.new_password).await?;
    let old = player.password.unwrap_or_default();
    let session = current_session(&app, &headers);
    app.store
        .set_password(&person.id, &old, &new, &session)
        .await?;
    app.revoke(&person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// How many recovery codes I have left.
#[utoipa::path(get, path = "/api/v1/account/recovery-codes", tag = "account",
    responses((status = 200, body = RecoveryCodesLeft), (status = 401, body = Refused)))]
pub(crate) async fn codes_left(
    State(app): State<App>,
    account: Account,
) -> Result<Json<RecoveryCodesLeft>, ApiError> {
    let left = app.store.recovery_codes(&account.person.id).await?;
    Ok(Json(RecoveryCodesLeft { left }))
}

/// Make new recovery codes. Those from before no longer work.
#[utoipa::path(post, path = "/api/v1/account/recovery-codes", tag = "account",
    request_body = OwnPassword,
    responses((status = 201, body = RecoveryCodes), (status = 401, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn new_codes(
    State(app): State<App>,
    account: Account,
    address: Address,
    Body(wish): Body<OwnPassword>,
) -> Result<(StatusCode, Json<RecoveryCodes>), ApiError> {
    let person = account.person;
    limit_guesses(&app, address, &person.name)?;
    let player = app.store.player(&person.id).await?;
    let player = verified(&app, player, wish.password).await?;
    app.login_attempts.succeeded(&person.name, address.0);
    let recovery_codes = make_codes(&app, &player.id).await?;
    Ok((StatusCode::CREATED, Json(RecoveryCodes { recovery_codes })))
}

/// Set a new password with a recovery code, which is used up, and log in. All other sessions end.
#[utoipa::path(post, path = "/api/v1/account/recover", tag = "account", request_body = Recovery,
    responses((status = 200, body = Person), (status = 401, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused),
        (status = 503, body = Refused)))]
pub(crate) async fn recover(
    State(app): State<App>,
    address: Address,
    jar: CookieJar,
    headers: HeaderMap,
    Body(wish): Body<Recovery>,
) -> Result<Json<Person>, ApiError> {
    limit_guesses(&app, address, &wish.name)?;
    let player = app.store.player_by_name(&wish.name).await?;
    let id = player.as_ref().map_or("", |player| player.id.as_str());
    let code = code_hash(&wish.recovery_code);
    // Asked also where there is no such player, so that the answer takes as long.
    let known = app.store.has_recovery_code(id, &code).await?;
    let player = player.filter(|_| known);
    let player = player.ok_or(AccountRefusal::RecoveryCodeWrong)?;
    must_be_open(&app, &player)?;
    check_password(&wish.new_password, &player.name)?;
    let password = hash(&app, wish.new_password).await?;
    let used = app.store.recover(&player.id, &code, &password).await;
    used.map_err(|error| match error {
        StoreError::Conflict => ApiError::from(AccountRefusal::RecoveryCodeWrong),
        broken => broken.into(),
    })?;
    app.login_attempts.succeeded(&wish.name, address.0);
    app.revoke(&player.id);
    open_session(&app, &player.id, &jar, &headers).await?;
    Ok(Json(person_of(player)))
}

/// Makes recovery codes for somebody, in place of those from before. They are long enough that nobody guesses
/// one, so that a plain hash of them can be kept.
pub(super) async fn make_codes(app: &App, player: &str) -> Result<Vec<String>, StoreError> {
    let codes: Vec<String> = (0..CODES).map(|_| grouped(&app.world.new_id())).collect();
    let hashes: Vec<String> = codes.iter().map(|code| code_hash(code)).collect();
    let now = app.world.now();
    app.store.set_recovery_codes(player, &hashes, now).await?;
    Ok(codes)
}

/// In groups of four, which are easily copied.
fn grouped(letters: &str) -> String {
    let letters: Vec<char> = letters.chars().collect();
    let groups: Vec<String> = letters
        .chunks(4)
        .map(|group| group.iter().collect())
        .collect();
    groups.join("-")
}

/// However it was copied: with or without hyphens, in large letters or small ones.
fn code_hash(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    let plain: String = letters.map(|c| c.to_ascii_lowercase()).collect();
    key_hash(&format!("recovery:{plain}"))
}
