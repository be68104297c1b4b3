//! What every request passes on its way in and out.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;

use crate::app::App;
use crate::error::{ApiError, refuse};
use crate::language::asked_for;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Self(address(app, parts)))
    }
}

fn address(app: &App, parts: &Parts) -> IpAddr {
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

/// Lets a request in: not while the server is going, not too often, and not from a foreign page.
pub(crate) async fn enter(State(app): State<App>, request: Request, next: Next) -> Response {
    app.metrics.requests.fetch_add(1, Ordering::Relaxed);
    let (parts, body) = request.into_parts();
    let language = asked_for(&parts);
    let refused = |code| ApiError::new(refuse(code), language);
    let error = if *app.closing.borrow() {
        let mut error = refused("server-restarts");
        error.retry_after = Some(3);
        Some(error)
    } else if let Err(seconds) = app.door.request(address(&app, &parts)) {
        let mut error = refused("too-many-requests");
        error.retry_after = Some(seconds);
        Some(error)
    } else if !is_at_home(&app, &parts) {
        Some(refused("origin-foreign"))
    } else {
        None
    };
    match error {
        Some(error) => error.into_response(),
        None => next.run(Request::from_parts(parts, body)).await,
    }
}

/// Whether a request that changes something, or opens a socket, comes from our own pages or from no
/// page at all. Browsers always say which.
fn is_at_home(app: &App, parts: &Parts) -> bool {
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
pub(crate) fn ration(app: &App, address: Address, lang: texts::Language) -> Result<(), ApiError> {
    app.door.costly(address.0).map_err(|seconds| {
        let mut error = ApiError::new(refuse("too-many-requests"), lang);
        error.retry_after = Some(seconds);
        error
    })
}

/// Follows a request through the logs by an id of its own, which the answer carries too. Of what was
/// asked only the path is told: what comes behind it, cookies and bodies may hold secrets.
pub(crate) async fn follow(request: Request, next: Next) -> Response {
    let id = crate::hex(&crate::random::<8>());
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

/// What every answer tells browsers.
pub(crate) async fn leave(request: Request, next: Next) -> Response {
    const SAID: [(header::HeaderName, &str); 6] = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
             font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
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
    let mut response = next.run(request).await;
    for (name, value) in SAID {
        response
            .headers_mut()
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}
