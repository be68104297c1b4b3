//! Who is asking: a guest by a signed cookie, a person by a session, a program by a token.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use protocol::{API, Millis, Person};
use sha2::{Digest, Sha256};
use store::{Key, KeyKind, StoreError};

use crate::app::App;
use crate::http::error::ApiError;
use crate::jobs::WorkerKey;
use crate::people::names::{guest_name, is_id};
use crate::people::refusal::AccountRefusal;

/// What signs guests' cookies and names all cookies.
pub(crate) struct CookieSigner {
    key: Vec<u8>,
    https: bool,
}

impl std::fmt::Debug for CookieSigner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CookieSigner(..)")
    }
}

/// Whether a key is in use is noted so often.
const SEEN_EVERY: Millis = 10 * 60 * 1000;
const A_YEAR: u32 = 365 * 24 * 3600;

impl CookieSigner {
    pub(crate) fn new(key: &str, https: bool) -> Self {
        Self {
            key: key.as_bytes().to_vec(),
            https,
        }
    }

    /// The cookie for a value; an empty one makes the browser forget it.
    pub(crate) fn cookie(&self, value: &str) -> String {
        let age = if value.is_empty() { 0 } else { A_YEAR };
        let secure = if self.https { "; Secure" } else { "" };
        format!(
            "{}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}",
            self.name()
        )
    }

    pub(crate) fn guest(&self, id: &str) -> String {
        format!("g.{id}.{}", self.signature(id))
    }

    const fn name(&self) -> &'static str {
        // Browsers take a cookie of this name from https only, for exactly this host.
        if self.https {
            "__Host-serpentarium"
        } else {
            "serpentarium"
        }
    }

    fn signature(&self, id: &str) -> String {
        HEXLOWER.encode(&self.mac(id).finalize().into_bytes())
    }

    fn mac(&self, id: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::new_from_slice(&self.key)
            .unwrap_or_else(|_| unreachable!("any length of key will do"));
        mac.update(b"guest:");
        mac.update(id.as_bytes());
        mac
    }

    /// The guest whose cookie this is, if we signed it.
    fn guest_of(&self, value: &str) -> Option<String> {
        let (id, signature) = value.strip_prefix("g.")?.split_once('.')?;
        let bytes = HEXLOWER.decode(signature.as_bytes()).ok()?;
        // Compared in constant time.
        self.mac(id).verify_slice(&bytes).ok()?;
        is_id(id).then(|| id.to_owned())
    }

    /// The session that a browser holds.
    pub(crate) fn session<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        self.value(headers)?.strip_prefix("s.")
    }

    fn value<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let cookies = headers.get_all(header::COOKIE).iter();
        cookies
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(';'))
            .find_map(|pair| pair.trim().strip_prefix(self.name())?.strip_prefix('='))
    }
}

/// The hash under which a session or a token is kept.
pub(crate) fn key_hash(key: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(key.as_bytes()))
}

/// What the answer to a request should tell the browser to keep.
#[derive(Clone, Debug, Default)]
pub(crate) struct CookieJar(Arc<Mutex<Option<String>>>);

impl CookieJar {
    pub(crate) fn put(&self, cookie: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(cookie);
    }
}

/// Whoever asks, if known.
#[derive(Clone, Debug)]
pub(crate) struct MaybePerson(pub(crate) Option<Person>);

/// Whoever asks; a stranger becomes a guest.
#[derive(Clone, Debug)]
pub(crate) struct CurrentPerson(pub(crate) Person);

/// Whoever asks, who must have an account.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) person: Person,
}

/// What whoever asks may do. A browser may do everything, a token what it was made for, and never
/// anything about the account.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Permissions {
    pub(crate) play: bool,
    pub(crate) analysis: bool,
    pub(crate) account: bool,
}

impl Permissions {
    const ALL: Self = Self {
        play: true,
        analysis: true,
        account: true,
    };

    const NONE: Self = Self {
        play: false,
        analysis: false,
        account: false,
    };

    fn of_token(scopes: &str) -> Self {
        let has = |scope: &str| scopes.split(' ').any(|word| word == scope);
        Self {
            play: has("play"),
            analysis: has("analysis"),
            account: false,
        }
    }

    fn allows(self, parts: &Parts) -> bool {
        let path = path_of(parts);
        if path.starts_with("/account") {
            return self.account;
        }
        // Whoever is no worker is told so there.
        if is_for_workers(path) {
            return true;
        }
        // A socket is asked about each message: with any token one may listen.
        let reads = matches!(parts.method, Method::GET | Method::HEAD);
        let needed = if path.starts_with("/analysis") {
            self.analysis
        } else {
            self.play
        };
        reads || needed
    }
}

fn path_of(parts: &Parts) -> &str {
    parts.uri.path().strip_prefix(API).unwrap_or_default()
}

fn is_for_workers(path: &str) -> bool {
    path.starts_with("/work/") || path.starts_with("/orders")
}

/// Finds out who is asking, once a request.
pub(crate) async fn identify(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    let (known, grant, allowed) = match known(&app, &parts.headers).await? {
        Caller::Person(known, grant) => (known, grant, grant.allows(&parts)),
        Caller::Worker(key) => {
            parts.extensions.insert(key);
            // It opens what workers need; for everything else, even what strangers see, there is no such token.
            if !is_for_workers(path_of(&parts)) {
                return Err(AccountRefusal::TokenUnknown.into());
            }
            (None, Permissions::NONE, true)
        }
    };
    if !allowed {
        return Err(AccountRefusal::TokenScope.into());
    }
    let jar = CookieJar::default();
    parts.extensions.insert(MaybePerson(known));
    parts.extensions.insert(grant);
    parts.extensions.insert(jar.clone());
    request = Request::from_parts(parts, body);
    let mut response = next.run(request).await;
    let cookie = jar.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(value) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    Ok(response)
}

/// Who asks.
enum Caller {
    Person(Option<Person>, Permissions),
    Worker(WorkerKey),
}

async fn known(app: &App, headers: &HeaderMap) -> Result<Caller, ApiError> {
    if let Some(bearer) = headers.get(header::AUTHORIZATION) {
        let token = bearer
            .to_str()
            .ok()
            .and_then(|text| text.split_once(' '))
            .and_then(|(scheme, token)| {
                let is_bearer = scheme.eq_ignore_ascii_case("bearer");
                is_bearer.then_some(token.trim_start_matches(' '))
            });
        let token = token.ok_or(AccountRefusal::TokenUnknown)?;
        let key = valid_key(app, token, KeyKind::Token).await?;
        let key = key.ok_or(AccountRefusal::TokenUnknown)?;
        if let Some(worker) = WorkerKey::of(&key) {
            return Ok(Caller::Worker(worker));
        }
        let person = person_of(app, &key).await?;
        let person = person.ok_or(AccountRefusal::TokenUnknown)?;
        let grant = Permissions::of_token(&key.scopes);
        return Ok(Caller::Person(Some(person), grant));
    }
    let nobody = Caller::Person(None, Permissions::ALL);
    let Some(value) = app.signer.value(headers) else {
        return Ok(nobody);
    };
    if let Some(session) = value.strip_prefix("s.") {
        let person = match valid_key(app, session, KeyKind::Session).await? {
            Some(key) => person_of(app, &key).await?,
            None => None,
        };
        return Ok(Caller::Person(person, Permissions::ALL));
    }
    let Some(id) = app.signer.guest_of(value) else {
        return Ok(nobody);
    };
    // A guest who has become an account is no guest any more: an old cookie must not outlive its sessions.
    // Without a database nothing can be done in anybody's name, and guests may go on looking.
    let registered = app.store.was_registered(&id).await.unwrap_or(false);
    let guest = Person {
        name: guest_name(&id),
        id,
        guest: true,
        bot: false,
        rating: None,
    };
    let guest = (!registered).then_some(guest);
    Ok(Caller::Person(guest, Permissions::ALL))
}

/// What is kept of a key that holds.
async fn valid_key(app: &App, key: &str, kind: KeyKind) -> Result<Option<Key>, StoreError> {
    let now = app.world.now();
    let Some(key) = app.store.key(&key_hash(key), now).await? else {
        return Ok(None);
    };
    let closed = app.moderation.read(|now| now.is_closed(&key.player_id));
    if key.kind != kind || closed {
        return Ok(None);
    }
    note_used(app, &key, now);
    Ok(Some(key))
}

/// Whose key it is.
async fn person_of(app: &App, key: &Key) -> Result<Option<Person>, StoreError> {
    let player = app.store.player(&key.player_id).await?;
    Ok(player.map(|player| Person {
        id: player.id,
        name: player.name,
        guest: false,
        bot: player.bot || key.kind == KeyKind::Token,
        rating: None,
    }))
}

/// Notes now and then that a key is in use; nobody waits for it.
fn note_used(app: &App, key: &Key, now: Millis) {
    if key.last_seen_at.is_some_and(|seen| now < seen + SEEN_EVERY) {
        return;
    }
    let (store, hash) = (app.store.clone(), key.hash.clone());
    tokio::spawn(async move {
        if let Err(error) = store.note_key_used(&hash, now).await {
            tracing::debug!(%error, "it could not be noted that a key is in use");
        }
    });
}

impl<S: Sync> FromRequestParts<S> for MaybePerson {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts
            .extensions
            .get::<Self>()
            .cloned()
            .unwrap_or(Self(None)))
    }
}

impl FromRequestParts<App> for CurrentPerson {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        if let Some(MaybePerson(Some(person))) = parts.extensions.get::<MaybePerson>() {
            return Ok(Self(person.clone()));
        }
        let id = app.world.new_id();
        if let Some(jar) = parts.extensions.get::<CookieJar>() {
            jar.put(app.signer.cookie(&app.signer.guest(&id)));
        }
        Ok(Self(Person {
            name: guest_name(&id),
            id,
            guest: true,
            bot: false,
            rating: None,
        }))
    }
}

impl<S: Sync> FromRequestParts<S> for Account {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        match parts.extensions.get::<MaybePerson>() {
            Some(MaybePerson(Some(person))) if !person.guest => Ok(Self {
                person: person.clone(),
            }),
            _ => Err(AccountRefusal::LogInFirst.into()),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Permissions {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get::<Self>().copied().unwrap_or(Self::ALL))
    }
}

impl<S: Sync> FromRequestParts<S> for CookieJar {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_signature_makes_a_guest() {
        let signer = CookieSigner::new("key", false);
        let value = signer.guest("abc23");
        assert_eq!(signer.guest_of(&value), Some("abc23".to_owned()));
        let other = CookieSigner::new("other key", false);
        for forged in [
            other.guest("abc23"),
            value.replace("abc23", "abc24"),
            "g.abc23.".to_owned(),
            "g.abc23.zz".to_owned(),
            "g.abc23.é".to_owned(),
            "abc23".to_owned(),
            String::new(),
        ] {
            assert_eq!(signer.guest_of(&forged), None, "{forged}");
        }
    }

    #[test]
    fn cookies_are_for_us_alone() {
        let cookie = CookieSigner::new("key", true).cookie("x");
        for mark in ["__Host-", "HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(cookie.contains(mark), "{cookie}");
        }
    }
}
