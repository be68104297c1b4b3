use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use store::{Key, KeyKind, Player, StoreError};
use utoipa::ToSchema;

use crate::app::App;
use crate::body::Body;
use crate::door::{Address, ration};
use crate::error::{ApiError, Refused, refuse};
use crate::hex;
use crate::identity::{Account, Jar, Known, key_hash};
use crate::language::Lang;
use crate::matches::{Millis, Person};
use crate::names::new_id;
use crate::passwords::check_password;

/// A browser stays logged in for so long.
const SESSION: Millis = 90 * 24 * 3600 * 1000;

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The name, whatever its case.
    name: String,
    /// The password.
    password: String,
}

/// Take an account. A guest keeps the games played so far.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = Credentials,
    responses((status = 201, body = Person), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn register(
    State(app): State<App>,
    Known(person): Known,
    lang: Lang,
    address: Address,
    jar: Jar,
    Body(wish): Body<Credentials>,
) -> Result<(StatusCode, Json<Person>), ApiError> {
    let failed = |message| ApiError::new(message, lang.0);
    ration(&app, address, lang.0)?;
    if person.as_ref().is_some_and(|person| !person.guest) {
        return Err(failed(refuse("account-already")));
    }
    check_name(&wish.name).map_err(failed)?;
    check_password(&wish.password).map_err(failed)?;
    let hash = app.passwords.hash(wish.password).await;
    let player = Player {
        id: person.map_or_else(new_id, |person| person.id),
        name: wish.name,
        bot: false,
        password: Some(hash.ok_or_else(|| failed(refuse("server-restarts")))?),
        created_at: app.time.now(),
    };
    app.store
        .add_player(&player)
        .await
        .map_err(|error| match error {
            StoreError::Conflict => failed(refuse("name-taken")),
            StoreError::Broken(message) => failed(message),
        })?;
    open_session(&app, &player, &jar).await.map_err(failed)?;
    Ok((StatusCode::CREATED, Json(person_of(player))))
}

/// Log in.
#[utoipa::path(post, path = "/api/account/login", tag = "account", request_body = Credentials,
    responses((status = 200, body = Person), (status = 401, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn log_in(
    State(app): State<App>,
    lang: Lang,
    address: Address,
    jar: Jar,
    Body(wish): Body<Credentials>,
) -> Result<Json<Person>, ApiError> {
    let failed = |message| ApiError::new(message, lang.0);
    ration(&app, address, lang.0)?;
    let player = app.store.player_by_name(&wish.name).await;
    let player = player.map_err(|error| failed(error.message()))?;
    let kept = player.as_ref().and_then(|player| player.password.clone());
    let right = app.passwords.verify(wish.password, kept).await;
    let player = player
        .filter(|_| right)
        .ok_or_else(|| failed(refuse("wrong-password")))?;
    open_session(&app, &player, &jar).await.map_err(failed)?;
    Ok(Json(person_of(player)))
}

/// Log out, here. The session is of no use to anybody afterwards.
#[utoipa::path(post, path = "/api/account/logout", tag = "account", responses((status = 204)))]
pub(crate) async fn log_out(
    State(app): State<App>,
    Known(person): Known,
    lang: Lang,
    jar: Jar,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    if let (Some(person), Some(session)) = (person, app.seal.session(&headers)) {
        let dropped = app.store.drop_key(&person.id, &key_hash(session)).await;
        dropped.map_err(|error| ApiError::new(error.message(), lang.0))?;
        app.revocations.announce(&person.id);
    }
    jar.put(app.seal.cookie(""));
    Ok(StatusCode::NO_CONTENT)
}

/// Log out everywhere. Tokens of programs stay.
#[utoipa::path(post, path = "/api/account/logout-everywhere", tag = "account",
    responses((status = 204), (status = 401, body = Refused)))]
pub(crate) async fn log_out_everywhere(
    State(app): State<App>,
    account: Account,
    lang: Lang,
    jar: Jar,
) -> Result<StatusCode, ApiError> {
    let dropped = app.store.drop_sessions(&account.person.id).await;
    dropped.map_err(|error| ApiError::new(error.message(), lang.0))?;
    app.revocations.announce(&account.person.id);
    jar.put(app.seal.cookie(""));
    Ok(StatusCode::NO_CONTENT)
}

/// Delete my account: name, password, sessions, tokens and ratings. Games stay for those who played
/// them too.
#[utoipa::path(delete, path = "/api/account", tag = "account", request_body = Credentials,
    responses((status = 204), (status = 401, body = Refused)))]
pub(crate) async fn delete(
    State(app): State<App>,
    account: Account,
    lang: Lang,
    address: Address,
    jar: Jar,
    Body(wish): Body<Credentials>,
) -> Result<StatusCode, ApiError> {
    let failed = |message| ApiError::new(message, lang.0);
    ration(&app, address, lang.0)?;
    let player = app.store.player(&account.person.id).await;
    let player = player.map_err(|error| failed(error.message()))?;
    let same_name = account.person.name.to_lowercase() == wish.name.to_lowercase();
    let kept = player
        .and_then(|player| player.password)
        .filter(|_| same_name);
    if !app.passwords.verify(wish.password, kept).await {
        return Err(failed(refuse("wrong-password")));
    }
    let name = refuse("player-gone").to_string();
    let deleted = app
        .store
        .delete_player(&account.person.id, &name, app.time.now())
        .await;
    deleted.map_err(|error| failed(error.message()))?;
    app.revocations.announce(&account.person.id);
    jar.put(app.seal.cookie(""));
    Ok(StatusCode::NO_CONTENT)
}

async fn open_session(app: &App, player: &Player, jar: &Jar) -> Result<(), texts::Message> {
    let session = hex(&crate::random::<32>());
    let now = app.time.now();
    let key = Key {
        hash: key_hash(&session),
        player_id: player.id.clone(),
        kind: KeyKind::Session,
        label: String::new(),
        scopes: String::new(),
        created_at: now,
        expires_at: Some(now + SESSION),
    };
    let added = app.store.add_key(&key).await;
    added.map_err(|error| error.message())?;
    jar.put(app.seal.cookie(&format!("s.{session}")));
    Ok(())
}

fn person_of(player: Player) -> Person {
    Person {
        id: player.id,
        name: player.name,
        guest: false,
        bot: player.bot,
    }
}

fn check_name(name: &str) -> Result<(), texts::Message> {
    let good = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let fine = (2..=20).contains(&name.chars().count())
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(good);
    fine.then_some(()).ok_or_else(|| refuse("name-not-good"))
}
