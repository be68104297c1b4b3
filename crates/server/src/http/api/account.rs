use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use protocol::{Credentials, Refused, Registered, Registration};
use store::{Key, KeyKind, Player, StoreError};

use super::recovery::make_codes;
use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::middleware::{Address, limit_costly};
use crate::http::refusal::HttpRefusal;
use crate::matches::{Millis, Person};
use crate::people::devices::device;
use crate::people::identity::{Account, CookieJar, MaybePerson, key_hash};
use crate::people::names::checked_name;
use crate::people::passwords::check_password;
use crate::people::refusal::AccountRefusal;

/// A browser stays logged in for so long.
const SESSION: Millis = 90 * A_DAY;
/// Nobody is logged in in more browsers than this; the one that was used longest ago is logged out.
const MOST_SESSIONS: usize = 50;
/// The name of a deleted account is free again after so long: nobody can step into somebody's shoes.
const REST: Millis = 180 * A_DAY;
const A_DAY: Millis = 24 * 3600 * 1000;

/// Create an account. A guest keeps the games played so far.
#[utoipa::path(post, path = "/api/v1/account", tag = "account", request_body = Registration,
    responses((status = 201, body = Registered), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused),
        (status = 503, body = Refused)))]
pub(crate) async fn register(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    address: Address,
    jar: CookieJar,
    headers: HeaderMap,
    Body(wish): Body<Registration>,
) -> Result<(StatusCode, Json<Registered>), ApiError> {
    limit_costly(&app, address)?;
    if person.as_ref().is_some_and(|person| !person.guest) {
        return Err(AccountRefusal::Already.into());
    }
    let name = checked_name(&wish.name)?;
    check_password(&wish.password, &name)?;
    let player = Player {
        id: person.map_or_else(|| app.world.new_id(), |person| person.id),
        name,
        bot: false,
        password: Some(hash(&app, wish.password).await?),
        created_at: app.world.now(),
        keeps_guest_name: wish.keep_guest_name,
    };
    let added = app.store.add_player(&player).await;
    added.map_err(|error| match error {
        StoreError::Conflict => ApiError::from(AccountRefusal::NameTaken),
        broken => broken.into(),
    })?;
    let recovery_codes = make_codes(&app, &player.id).await?;
    open_session(&app, &player.id, &jar, &headers).await?;
    // Games that go on show the new name.
    app.registry.note_renamed(&player.id).await?;
    let person = person_of(player);
    Ok((
        StatusCode::CREATED,
        Json(Registered {
            person,
            recovery_codes,
        }),
    ))
}

/// Log in.
#[utoipa::path(post, path = "/api/v1/account/login", tag = "account", request_body = Credentials,
    responses((status = 200, body = Person), (status = 401, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn log_in(
    State(app): State<App>,
    address: Address,
    jar: CookieJar,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Json<Person>, ApiError> {
    limit_guesses(&app, address, &wish.name)?;
    let player = app.store.player_by_name(&wish.name).await?;
    let player = verified(&app, player, wish.password).await?;
    must_be_open(&app, &player)?;
    app.login_attempts.succeeded(&wish.name, address.0);
    open_session(&app, &player.id, &jar, &headers).await?;
    Ok(Json(person_of(player)))
}

/// Log out, here. The session is of no use to anybody afterwards.
#[utoipa::path(post, path = "/api/v1/account/logout", tag = "account", responses((status = 204)))]
pub(crate) async fn log_out(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    jar: CookieJar,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    if let (Some(person), Some(session)) = (person, app.signer.session(&headers)) {
        let dropped = app.store.drop_session(&person.id, &key_hash(session)).await;
        match dropped {
            // It may have ended already, at the same moment.
            Ok(()) | Err(StoreError::Conflict) => app.revoke(&person.id),
            Err(broken) => return Err(broken.into()),
        }
    }
    jar.put(app.signer.cookie(""));
    Ok(StatusCode::NO_CONTENT)
}

/// Log out everywhere. Tokens of programs stay.
#[utoipa::path(post, path = "/api/v1/account/logout-everywhere", tag = "account",
    responses((status = 204), (status = 401, body = Refused)))]
pub(crate) async fn log_out_everywhere(
    State(app): State<App>,
    account: Account,
    jar: CookieJar,
) -> Result<StatusCode, ApiError> {
    app.store.drop_sessions(&account.person.id).await?;
    app.revoke(&account.person.id);
    jar.put(app.signer.cookie(""));
    Ok(StatusCode::NO_CONTENT)
}

/// Delete my account: name, password, sessions, tokens and ratings. Matches that go on are given up, those that
/// wait are called off. Games stay for those who played them too, and say that a deleted player was in them. Studies
/// go, but those with contributors, which the first of them has from now on.
#[utoipa::path(delete, path = "/api/v1/account", operation_id = "delete_account", tag = "account", request_body = Credentials,
    responses((status = 204), (status = 401, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn delete(
    State(app): State<App>,
    account: Account,
    address: Address,
    jar: CookieJar,
    Body(wish): Body<Credentials>,
) -> Result<StatusCode, ApiError> {
    let id = &account.person.id;
    limit_guesses(&app, address, &account.person.name)?;
    let same_name = account.person.name.to_lowercase() == wish.name.to_lowercase();
    let player = app.store.player(id).await?.filter(|_| same_name);
    let player = verified(&app, player, wish.password).await?;
    // While the account still has its ratings, which count for those who win by it.
    app.registry.withdraw(id).await?;
    app.studies.withdraw(&account.person).await?;
    // Not before the last match that changed its ratings, which are deleted with it.
    let ratings = app.store.ratings(id).await?;
    let rated = ratings.iter().map(|rating| rating.updated_at).max();
    let now = app.world.now().max(rated.unwrap_or_default());
    app.store.delete_player(&player, now, now + REST).await?;
    app.revoke(id);
    // And whatever was begun in between.
    app.registry.note_renamed(id).await?;
    jar.put(app.signer.cookie(""));
    Ok(StatusCode::NO_CONTENT)
}

/// Rations guesses at an account, by address and by name.
pub(super) fn limit_guesses(app: &App, address: Address, name: &str) -> Result<(), HttpRefusal> {
    limit_costly(app, address)?;
    let wait = |retry_after| HttpRefusal::TooManyRequests { retry_after };
    app.login_attempts.take(name, address.0).map_err(wait)
}

/// The player, if the password is theirs. Without a player it takes as long.
pub(super) async fn verified(
    app: &App,
    player: Option<Player>,
    password: String,
) -> Result<Player, AccountRefusal> {
    let kept = player.as_ref().and_then(|player| player.password.clone());
    let right = app.passwords.verify(password, kept).await?;
    player
        .filter(|_| right)
        .ok_or(AccountRefusal::WrongPassword)
}

/// Nobody comes back into an account that the operator has closed, by a password or by a recovery code.
pub(super) fn must_be_open(app: &App, player: &Player) -> Result<(), AccountRefusal> {
    if app.moderation.read(|now| now.is_closed(&player.id)) {
        return Err(AccountRefusal::Closed);
    }
    Ok(())
}

/// What is kept of a password.
pub(super) async fn hash(app: &App, password: String) -> Result<String, AccountRefusal> {
    Ok(app.passwords.hash(password, app.world.random()).await?)
}

pub(super) async fn open_session(
    app: &App,
    player: &str,
    jar: &CookieJar,
    headers: &HeaderMap,
) -> Result<(), StoreError> {
    let session = app.world.key();
    let now = app.world.now();
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok());
    let key = Key {
        hash: key_hash(&session),
        player_id: player.to_owned(),
        kind: KeyKind::Session,
        label: agent.map_or_else(String::new, device),
        scopes: String::new(),
        created_at: now,
        expires_at: Some(now + SESSION),
        last_seen_at: Some(now),
    };
    let others = app.store.sessions(player, now).await?.len();
    app.store.add_session(&key, MOST_SESSIONS).await?;
    if others >= MOST_SESSIONS {
        // Whatever is open where somebody was logged out ends.
        app.revoke(player);
    }
    jar.put(app.signer.cookie(&format!("s.{session}")));
    Ok(())
}

pub(super) fn person_of(player: Player) -> Person {
    Person {
        id: player.id,
        name: player.name,
        guest: false,
        bot: player.bot,
        rating: None,
    }
}
