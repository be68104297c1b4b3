//! The web: what every request passes, the API and the pages.

pub(crate) mod api;
pub(crate) mod aside;
pub(crate) mod body;
pub(crate) mod connections;
pub(crate) mod error;
pub(crate) mod language;
pub(crate) mod linger;
pub(crate) mod middleware;
pub(crate) mod nul;
pub(crate) mod pictures;
pub(crate) mod rate_limit;
pub(crate) mod refusal;
pub(crate) mod site;
pub(crate) mod status;
mod version;
pub(crate) mod write_timeout;

#[cfg(test)]
mod documented;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tower::Layer;
use tower::util::MapRequestLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::app::App;
use crate::live::stream::NDJSON;
use crate::nodes::route;
use crate::people::identity::identify;
use body::LONGEST_BODY;
use error::{explain_rejection, in_readers_language};
use middleware::{count_work, enter, keep_private, leave, limit_body, name_host, trace_request};

/// Everything that is served, and what every request passes on its way.
pub(crate) fn router(app: App) -> Router {
    let (api, _) = api::routes().split_for_parts();
    let described = serde_json::to_string(&api::description()).unwrap_or_default();
    let openapi = move || async move { ([(CONTENT_TYPE, "application/json")], described) };
    // A stream must not wait until there is enough to compress.
    let squeezable = DefaultPredicate::new().and(NotForContentType::const_new(NDJSON));
    let inside = api
        .route("/api/v1/openapi.json", get(openapi))
        .layer(from_fn(explain_rejection))
        .layer(from_fn_with_state(app.clone(), identify))
        .layer(from_fn_with_state(app.clone(), count_work))
        .layer(from_fn(keep_private))
        .fallback(site::page)
        .layer(from_fn_with_state(app.clone(), route))
        .layer(from_fn_with_state(app.clone(), enter))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn(limit_body))
        .layer(from_fn(in_readers_language))
        .layer(CompressionLayer::new().compress_when(squeezable));
    let served = Router::new()
        .route("/healthz", get(api::ops::alive))
        .route("/readyz", get(api::ops::ready))
        .route("/metrics", get(api::ops::metrics))
        .merge(inside)
        .layer(from_fn(name_host))
        .layer(from_fn(in_readers_language))
        .layer(from_fn_with_state(app.clone(), leave))
        .layer(from_fn_with_state(app.clone(), trace_request))
        .with_state(app);
    Router::new().fallback_service(MapRequestLayer::new(version::newest).layer(served))
}
