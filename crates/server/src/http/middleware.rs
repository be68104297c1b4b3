//! What every request passes on its way in and out.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::body::HttpBody;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use tracing::Instrument;

use crate::app::App;
use crate::http::aside::Turn;
use crate::http::body::{is_review, is_study, longest_body};
use crate::http::error::ApiError;
use crate::http::linger::Linger;
use crate::http::nul;
use crate::http::refusal::HttpRefusal;
use crate::nodes::Forwarded;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Self(address_of(app, parts)))
    }
}

/// Where a request comes from.
pub(crate) fn address_of(app: &App, parts: &Parts) -> IpAddr {
    if let Some(Forwarded(client)) = parts.extensions.get() {
        return *client;
    }
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
    // The last one was written by the proxy itself; those before it by anybody.
    let forwarded = || {
        let header = parts
            .headers
            .get_all("x-forwarded-for")
            .iter()
            .next_back()?;
        header
            .to_str()
            .ok()?
            .rsplit(',')
            .next()?
            .trim()
            .parse()
            .ok()
    };
    if app.config.trust_proxy {
        forwarded().unwrap_or(peer)
    } else {
        peer
    }
}

/// Refuses what does not say, in one word, whom it is for: two who read it could understand it differently.
pub(crate) async fn name_host(request: Request, next: Next) -> Response {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let clear = match (hosts.next(), hosts.next()) {
        (Some(host), None) => is_host(host.as_bytes()),
        // HTTP/1.0 knew no hosts.
        (None, None) => request.version() < Version::HTTP_11,
        _ => false,
    };
    if clear {
        return next.run(request).await;
    }
    closing(ApiError::from(HttpRefusal::HostUnclear).into_response())
}

/// Whether it is a host with or without a port, and nothing else: a name as they are in use, or an address.
fn is_host(value: &[u8]) -> bool {
    let Ok(authority) = Authority::try_from(value) else {
        return false;
    };
    let host = authority.host();
    let rest = &authority.as_str()[host.len()..];
    let port = rest.strip_prefix(':').map(str::parse::<u16>);
    let in_brackets = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    let is_address = in_brackets.is_some_and(|host| host.parse::<Ipv6Addr>().is_ok());
    let is_name = host
        .split('.')
        .rev()
        // A name may end with the dot of the root.
        .skip(usize::from(host.ends_with('.')))
        .all(|part| {
            let letter = |c: u8| c.is_ascii_alphanumeric() || c == b'-' || c == b'_';
            !part.is_empty() && part.bytes().all(letter)
        });
    !value.contains(&b'@')
        && (is_name || is_address)
        && (rest.is_empty() || rest == ":" || matches!(port, Some(Ok(_))))
}

/// Refuses a body that is announced as longer than any that is taken, before any of it is read.
pub(crate) async fn limit_body(request: Request, next: Next) -> Response {
    let announced = request.headers().get(header::CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    let most = longest_body(request.uri().path());
    if announced.is_none_or(|length| length <= most as u64) {
        return next.run(request).await;
    }
    if let Some(linger) = request.extensions().get::<Linger>() {
        linger.want();
    }
    let refusal = HttpRefusal::BodyTooLarge { most };
    closing(ApiError::from(refusal).into_response())
}

/// An answer after which the connection is of no more use.
fn closing(mut response: Response) -> Response {
    let close = HeaderValue::from_static("close");
    response.headers_mut().insert(header::CONNECTION, close);
    response
}

/// What a question about any position costs besides its answer: the rules are made for it, and played.
const REPLAY: u64 = 100;

/// What an answer costs beside its length, told by who made it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cost(pub(crate) u64);

/// Counts what an address has done for it, by what it costs: one unit for each kilobyte of the answer
/// before it is compressed, and what making it takes beside that. Whoever has had too much waits.
pub(crate) async fn count_work(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let address = address_of(&app, &parts);
    if let Err(retry_after) = app.rate_limiter.may_work(address) {
        return ApiError::from(HttpRefusal::TooManyRequests { retry_after }).into_response();
    }
    let replays = parts.uri.path().starts_with("/api/v1/positions/");
    // What is written into a study is replayed by the rules, and kept; so is what was found in a review.
    let path = parts.uri.path();
    let written = if is_study(path) || is_review(path) {
        let length = parts.headers.get(header::CONTENT_LENGTH);
        length.and_then(|length| length.to_str().ok()?.parse::<u64>().ok())
    } else {
        None
    };
    let mut response = next.run(Request::from_parts(parts, body)).await;
    // Of an answer without its body, to HEAD, the length is told all the same.
    let told = response.headers().get(header::CONTENT_LENGTH);
    let told = told.and_then(|length| length.to_str().ok()?.parse().ok());
    let length = response.body().size_hint().lower().max(told.unwrap_or(0));
    let written = written.unwrap_or_default().div_ceil(1_000);
    let more = response.extensions().get::<Cost>().map_or(0, |cost| cost.0);
    let units = length.div_ceil(1_000) + written + if replays { REPLAY } else { 0 } + more;
    app.rate_limiter.worked(address, units);
    response.extensions_mut().remove::<Turn>();
    response
}

/// Answers of the API are for whoever asked, and as of now: nobody keeps them, unless they say that they
/// depend on the question alone.
pub(crate) async fn keep_private(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if headers.contains_key(header::SET_COOKIE) || !headers.contains_key(header::CACHE_CONTROL) {
        let private = HeaderValue::from_static("no-store");
        headers.insert(header::CACHE_CONTROL, private);
    }
    response
}

/// Lets a request in: not while the server is going, not too often, and not from a foreign page.
pub(crate) async fn enter(State(app): State<App>, request: Request, next: Next) -> Response {
    app.metrics.requests.fetch_add(1, Ordering::Relaxed);
    let (parts, body) = request.into_parts();
    let refusal = if *app.closing.borrow() {
        Some(HttpRefusal::Restarting)
    } else if parts.extensions.get::<Forwarded>().is_some() {
        // The node to which it came has looked at it.
        None
    } else if let Err(retry_after) = app.rate_limiter.request(address_of(&app, &parts)) {
        Some(HttpRefusal::TooManyRequests { retry_after })
    } else if !is_same_origin(&app, &parts) {
        Some(HttpRefusal::OriginForeign)
    } else if nul::in_address(&parts.uri) {
        Some(HttpRefusal::Nul)
    } else {
        None
    };
    match refusal {
        Some(refusal) => ApiError::from(refusal).into_response(),
        None => next.run(Request::from_parts(parts, body)).await,
    }
}

/// Whether a request that changes something, or opens a socket, comes from our own pages or from no
/// page at all. Browsers always say which.
fn is_same_origin(app: &App, parts: &Parts) -> bool {
    let harmless = matches!(parts.method, Method::GET | Method::HEAD)
        && !parts.headers.contains_key(header::UPGRADE);
    let Some(origin) = parts.headers.get(header::ORIGIN) else {
        let fetched_by = parts.headers.get("sec-fetch-site");
        return harmless || fetched_by.is_none_or(|site| site != "cross-site");
    };
    let Ok(origin) = origin.to_str() else {
        return harmless;
    };
    harmless
        || app.config.origins.iter().any(|allowed| allowed == origin)
        || origin.split_once("://").is_some_and(|(scheme, host)| {
            // A page that came without https may have been written by anybody on the way.
            (scheme == "https" || !app.config.https) && Some(host) == host_of(&parts.headers)
        })
}

fn host_of(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

/// Costly things are rationed.
pub(crate) fn limit_costly(app: &App, address: Address) -> Result<(), HttpRefusal> {
    let wait = |retry_after| HttpRefusal::TooManyRequests { retry_after };
    app.rate_limiter.costly(address.0).map_err(wait)
}

/// Follows a request through the logs by an id of its own, which the answer carries too. Of what was
/// asked only the path is told: what comes behind it, cookies and bodies may hold secrets.
pub(crate) async fn trace_request(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let id = HEXLOWER.encode(&app.world.random::<8>());
    let path = request.uri().path();
    let span = tracing::info_span!("request", id, method = %request.method(), path);
    let began = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, ms) = (response.status(), began.elapsed().as_millis() as u64);
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), ms, "a request failed");
        } else {
            tracing::debug!(status = status.as_u16(), ms, "a request was answered");
        }
    });
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", id);
    }
    response
}

/// Browsers that came by https once come by nothing else for a year.
const HTTPS_ONLY: &str = "max-age=31536000";

/// A page that other sites may show inside theirs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Embeddable;

/// What a page may load; whoever may show it inside another page stands behind it.
macro_rules! policy {
    ($ancestors:literal) => {
        // The engine is WebAssembly, which browsers compile only if they are told to; script stays strict.
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
             img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; \
             base-uri 'none'; form-action 'self'; frame-ancestors ",
            $ancestors
        )
    };
}

/// What every answer tells browsers.
pub(crate) async fn leave(State(app): State<App>, request: Request, next: Next) -> Response {
    const SAID: [(header::HeaderName, &str); 4] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            header::HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ),
        (
            header::HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
    ];
    const ALONE: [(header::HeaderName, &str); 2] = [
        (header::CONTENT_SECURITY_POLICY, policy!("'none'")),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    const INSIDE_OTHERS: [(header::HeaderName, &str); 1] =
        [(header::CONTENT_SECURITY_POLICY, policy!("*"))];
    let mut response = next.run(request).await;
    let framing = if response.extensions().get::<Embeddable>().is_some() {
        &INSIDE_OTHERS[..]
    } else {
        &ALONE[..]
    };
    for (name, value) in SAID.iter().chain(framing) {
        response
            .headers_mut()
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    if app.config.https {
        let value = HeaderValue::from_static(HTTPS_ONLY);
        let name = header::STRICT_TRANSPORT_SECURITY;
        response.headers_mut().insert(name, value);
    }
    response
}
