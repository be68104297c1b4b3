//! Passkeys: made, listed and removed by whoever has an account, and in place of name and password at the door.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use protocol::{
    NewPasskey, PasskeyChallenge, PasskeyConsent, PasskeyList, PasskeyProof, PasskeyView, Person,
    Refused,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{Passkey, StoreError};
use webauthn_rs::prelude::{CredentialID, PublicKeyCredential};

use super::account::{limit_guesses, must_be_open, open_session, person_of, verified};
use super::sessions::current_session;
use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::middleware::{Address, limit_costly};
use crate::http::refusal::HttpRefusal;
use crate::matches::Millis;
use crate::people::identity::{Account, CookieJar, CurrentPerson};
use crate::people::passkeys::{PasskeyRefusal, RelyingParty, passkey_id, user_handle};

/// Nobody has more devices than this; whoever does can remove some.
const MOST_PASSKEYS: usize = 20;
/// Whoever logged in so lately need not say the password again.
const LATELY: Millis = 10 * 60 * 1000;

/// My passkeys.
#[utoipa::path(get, path = "/api/v1/account/passkeys", tag = "account",
    responses((status = 200, body = PasskeyList), (status = 401, body = Refused)))]
pub(crate) async fn passkeys(
    State(app): State<App>,
    account: Account,
    headers: HeaderMap,
) -> Result<Json<PasskeyList>, ApiError> {
    let passkeys = app.store.passkeys(&account.person.id).await?.into_iter();
    Ok(Json(PasskeyList {
        passkeys: passkeys.map(view).collect(),
        needs_password: !logged_in_lately(&app, &headers).await?,
    }))
}

/// Begin to add a passkey: what the device is to be asked.
#[utoipa::path(post, path = "/api/v1/account/passkeys/challenge", operation_id = "begin_passkey", tag = "account",
    request_body = PasskeyConsent,
    responses((status = 200, body = PasskeyChallenge), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 422, body = Refused),
        (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn begin(
    State(app): State<App>,
    account: Account,
    address: Address,
    party: RelyingParty,
    headers: HeaderMap,
    Body(consent): Body<PasskeyConsent>,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let person = account.person;
    must_consent(&app, &person, address, &headers, consent).await?;
    // A device that has one already says so instead of making another.
    let own = app.store.passkeys(&person.id).await?;
    let there = own.iter().filter(|passkey| passkey.site == party.site);
    let there: Vec<CredentialID> = there
        .map(|passkey| Ok(kept(passkey)?.cred_id().clone()))
        .collect::<Result<_, StoreError>>()?;
    let handle = user_handle(&person.id);
    let asked =
        party
            .webauthn
            .start_passkey_registration(handle, &person.name, &person.name, Some(there));
    let (creation, state) = asked.map_err(|error| not_good(&error))?;
    let mut options = written(&creation.public_key)?;
    // One that the device finds by itself: whoever logs in with it says no name.
    options["authenticatorSelection"]["residentKey"] = json!("required");
    options["authenticatorSelection"]["requireResidentKey"] = json!(true);
    let (challenge, session) = (app.world.key(), current_session(&app, &headers));
    let now = app.world.now();
    let making = &app.passkeys.making;
    making.put(challenge.clone(), &session, now, state);
    Ok(Json(PasskeyChallenge { challenge, options }))
}

/// Add the passkey that the device has made.
#[utoipa::path(post, path = "/api/v1/account/passkeys", operation_id = "add_passkey", tag = "account", request_body = NewPasskey,
    responses((status = 201, body = PasskeyView), (status = 401, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn add(
    State(app): State<App>,
    account: Account,
    party: RelyingParty,
    headers: HeaderMap,
    Body(wish): Body<NewPasskey>,
) -> Result<(StatusCode, Json<PasskeyView>), ApiError> {
    let name = wish.name.trim();
    if !(1..=40).contains(&name.chars().count()) {
        return Err(PasskeyRefusal::Name.into());
    }
    let answer = read(wish.credential)?;
    let (now, session) = (app.world.now(), current_session(&app, &headers));
    let state = app.passkeys.making.take(&wish.challenge, &session, now);
    let state = state.ok_or(PasskeyRefusal::Late)?;
    let made = party.webauthn.finish_passkey_registration(&answer, &state);
    let made = made.map_err(|error| not_good(&error))?;
    let passkey = Passkey {
        id: passkey_id(made.cred_id()),
        player_id: account.person.id,
        site: party.site,
        name: name.to_owned(),
        body: written(&made)?.to_string(),
        created_at: now,
        last_used_at: None,
    };
    match app.store.add_passkey(&passkey, MOST_PASSKEYS).await {
        Ok(()) => Ok((StatusCode::CREATED, Json(view(passkey)))),
        Err(StoreError::Conflict) => {
            let known = app.store.passkey(&passkey.id).await?;
            let most = MOST_PASSKEYS;
            let too_many = PasskeyRefusal::TooMany { most };
            Err(known.map_or(too_many, |_| PasskeyRefusal::Already).into())
        }
        Err(failed) => Err(failed.into()),
    }
}

/// Remove a passkey: it opens my account no more. Sessions go on.
#[utoipa::path(delete, path = "/api/v1/account/passkeys/{id}", operation_id = "remove_passkey", tag = "account",
    params(("id" = String, Path)), request_body = PasskeyConsent,
    responses((status = 204), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 429, body = Refused),
        (status = 503, body = Refused)))]
pub(crate) async fn remove(
    State(app): State<App>,
    account: Account,
    address: Address,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(consent): Body<PasskeyConsent>,
) -> Result<StatusCode, ApiError> {
    let person = account.person;
    must_consent(&app, &person, address, &headers, consent).await?;
    let dropped = app.store.drop_passkey(&person.id, &id).await;
    dropped.map_err(|error| match error {
        StoreError::Conflict => ApiError::from(PasskeyRefusal::NotFound),
        failed => failed.into(),
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin to log in with a passkey: what the device is to be asked. It names nobody.
#[utoipa::path(post, path = "/api/v1/account/login/challenge", operation_id = "begin_passkey_log_in", tag = "account",
    responses((status = 200, body = PasskeyChallenge), (status = 422, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn begin_log_in(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    party: RelyingParty,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    limit_costly(&app, address)?;
    let asked = party.webauthn.start_discoverable_authentication();
    let (request, state) = asked.map_err(|error| not_good(&error))?;
    let options = written(&request.public_key)?;
    let (challenge, now) = (app.world.key(), app.world.now());
    let opening = &app.passkeys.opening;
    opening.put(challenge.clone(), &person.id, now, state);
    Ok(Json(PasskeyChallenge { challenge, options }))
}

/// Log in with a passkey.
#[utoipa::path(post, path = "/api/v1/account/login/passkey", operation_id = "log_in_by_passkey", tag = "account",
    request_body = PasskeyProof,
    responses((status = 200, body = Person), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn log_in(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    party: RelyingParty,
    jar: CookieJar,
    headers: HeaderMap,
    Body(wish): Body<PasskeyProof>,
) -> Result<Json<Person>, ApiError> {
    let proof: PublicKeyCredential = read(wish.credential)?;
    let id = passkey_id(proof.get_credential_id());
    // As with names: by address, and by what is guessed at, whether there is such a thing or not.
    let guessed_at = format!("passkey {id}");
    limit_guesses(&app, address, &guessed_at)?;
    let now = app.world.now();
    let state = app.passkeys.opening.take(&wish.challenge, &person.id, now);
    let state = state.ok_or(PasskeyRefusal::Late)?;
    let unknown = || ApiError::from(PasskeyRefusal::Unknown);
    let found = app.store.passkey(&id).await?;
    let passkey = found.filter(|passkey| passkey.site == party.site);
    let passkey = passkey.ok_or_else(unknown)?;
    let named = proof.get_user_unique_id();
    if named != Some(user_handle(&passkey.player_id).as_bytes().as_slice()) {
        return Err(unknown());
    }
    let mut key = kept(&passkey)?;
    let checked = party
        .webauthn
        .finish_discoverable_authentication_v2(&proof, state, &key);
    let checked = checked.map_err(|error| {
        tracing::debug!(%error, "a passkey was not accepted");
        unknown()
    })?;
    let player = app.store.player(&passkey.player_id).await?;
    let player = player.ok_or_else(unknown)?;
    must_be_open(&app, &player)?;
    key.update_credential(&checked);
    let body = written(&key)?.to_string();
    let noted = app.store.note_passkey_used(&passkey, &body, now).await;
    noted.map_err(|error| match error {
        StoreError::Conflict => unknown(),
        failed => failed.into(),
    })?;
    app.login_attempts.succeeded(&guessed_at, address.0);
    open_session(&app, &player.id, &jar, &headers).await?;
    Ok(Json(person_of(player)))
}

/// Refuses whoever neither logged in lately nor knows the password: a browser left open must not do this.
async fn must_consent(
    app: &App,
    person: &Person,
    address: Address,
    headers: &HeaderMap,
    consent: PasskeyConsent,
) -> Result<(), ApiError> {
    if let Some(password) = consent.password {
        limit_guesses(app, address, &person.name)?;
        let player = app.store.player(&person.id).await?;
        verified(app, player, password).await?;
        app.login_attempts.succeeded(&person.name, address.0);
    } else if logged_in_lately(app, headers).await? {
        limit_costly(app, address)?;
    } else {
        return Err(PasskeyRefusal::PasswordNeeded.into());
    }
    Ok(())
}

async fn logged_in_lately(app: &App, headers: &HeaderMap) -> Result<bool, StoreError> {
    let now = app.world.now();
    let session = app.store.key(&current_session(app, headers), now).await?;
    Ok(session.is_some_and(|session| now < session.created_at + LATELY))
}

fn view(passkey: Passkey) -> PasskeyView {
    PasskeyView {
        id: passkey.id,
        name: passkey.name,
        site: passkey.site,
        created_at: passkey.created_at,
        last_used_at: passkey.last_used_at,
    }
}

/// What a device said, as WebAuthn writes it.
fn read<T: DeserializeOwned>(answer: Value) -> Result<T, HttpRefusal> {
    serde_json::from_value(answer).map_err(|error| HttpRefusal::BodyUnreadable {
        error: error.to_string(),
    })
}

/// What is kept of a passkey, to check signatures by.
fn kept(passkey: &Passkey) -> Result<webauthn_rs::prelude::Passkey, StoreError> {
    serde_json::from_str(&passkey.body).map_err(|error| broken(&error))
}

fn written(what: &impl Serialize) -> Result<Value, StoreError> {
    serde_json::to_value(what).map_err(|error| broken(&error))
}

fn broken(error: &serde_json::Error) -> StoreError {
    let error = error.to_string();
    StoreError::Broken { error }
}

fn not_good(error: &webauthn_rs::prelude::WebauthnError) -> PasskeyRefusal {
    tracing::debug!(%error, "a passkey could not be made");
    PasskeyRefusal::NotGood
}
