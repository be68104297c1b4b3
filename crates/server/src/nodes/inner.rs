//! Where a node listens for the others, and for nobody else: whoever does not know the secret is told nothing.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use sha2::{Digest, Sha256};

use super::talk::{NodeAnswer, NodeMessage};
use crate::app::App;
use crate::http;

/// The header with the secret.
pub(super) const SECRET: &str = "x-serpentarium-node";
/// The header with the address of the client who asked first.
pub(super) const CLIENT: &str = "x-serpentarium-client";
/// Where nodes talk to each other.
pub(super) const TALK: &str = "/node/v1/talk";

/// A request that another node has let in, and where it came from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forwarded(pub(crate) IpAddr);

/// All that others may ask of a node.
pub(super) fn router(app: App) -> Router {
    Router::new()
        .route(TALK, post(talk))
        .with_state(app.clone())
        .fallback_service(http::router(app.clone()))
        .layer(from_fn_with_state(app, authenticate))
}

async fn talk(State(app): State<App>, Json(message): Json<NodeMessage>) -> Json<NodeAnswer> {
    Json(message.heard(&app).await)
}

async fn authenticate(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let headers = request.headers_mut();
    let shown = headers.remove(SECRET);
    let client = headers.remove(CLIENT);
    let secret = app.registry.nodes.as_ref().map(super::Nodes::secret);
    // Hashes differ in all of their digits, so that the time it takes to compare them tells nothing.
    let known = match (&shown, secret) {
        (Some(shown), Some(secret)) => {
            Sha256::digest(shown.as_bytes()) == Sha256::digest(secret.as_bytes())
        }
        _ => false,
    };
    if !known {
        tracing::warn!("somebody without the secret came to where nodes meet");
        return StatusCode::NOT_FOUND.into_response();
    }
    let client = client.and_then(|client| client.to_str().ok()?.parse().ok());
    if let Some(client) = client {
        request.extensions_mut().insert(Forwarded(client));
    }
    next.run(request).await
}
