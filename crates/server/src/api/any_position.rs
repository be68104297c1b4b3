use axum::Json;
use axum::extract::{FromRequestParts, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use catalog::Match;
use game::scene::Scene;
use game::{Refusal, SeededDice};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::{ApiError, Refused, refuse};
use crate::language::asked_for;

/// Any position of any game, whether somebody plays it or not.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct AnyPosition {
    /// The game: `snekagon-5g(players=2)`.
    spec: String,
    /// Its setup. Left out, it is one that is always the same.
    setup: Option<String>,
    /// The moves from there, separated by spaces.
    #[serde(default)]
    moves: String,
}

/// Longer than any game takes to write down.
const LONGEST: usize = 4096;

impl AnyPosition {
    fn replay(&self) -> Result<Box<dyn Match>, Refusal> {
        let setup = self.setup.as_deref().unwrap_or_default();
        if self.spec.len() + setup.len() + self.moves.len() > LONGEST {
            return Err(refuse("position-too-long").with("most", LONGEST));
        }
        let rules = catalog::configure(&self.spec)?;
        let mut game = match &self.setup {
            Some(setup) => rules.begin(setup)?,
            None => rules.begin(&rules.deal(&mut SeededDice::new(0)))?,
        };
        for action in self.moves.split_whitespace() {
            game.play(action)?;
        }
        Ok(game)
    }
}

/// A position that was asked for and could be replayed.
pub(crate) struct Replayed {
    scene: Scene,
}

impl<S: Send + Sync> FromRequestParts<S> for Replayed {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let language = asked_for(parts);
        let failed = |message| ApiError::new(message, language);
        let Query(position) = Query::<AnyPosition>::try_from_uri(&parts.uri).map_err(|error| {
            failed(refuse("position-unreadable").with("error", error.body_text()))
        })?;
        // Rules are tables of some size: made aside, so that nobody else waits.
        let scene = tokio::task::spawn_blocking(move || Ok(position.replay()?.scene(language)));
        let scene = scene.await.map_err(|_| failed(refuse("server-restarts")))?;
        let scene = scene.map_err(failed)?;
        Ok(Self { scene })
    }
}

/// What to draw of any position.
#[utoipa::path(get, path = "/api/positions/scene", tag = "positions", params(AnyPosition),
    responses((status = 200, body = Scene), (status = 422, body = Refused)))]
pub(crate) async fn scene(position: Replayed) -> Response {
    (KEPT, Json(position.scene)).into_response()
}

/// The same as a picture.
#[utoipa::path(get, path = "/api/positions/svg", tag = "positions", params(AnyPosition),
    responses((status = 200, content_type = "image/svg+xml", body = String),
        (status = 422, body = Refused)))]
pub(crate) async fn svg(position: Replayed) -> Response {
    let kind = [(CONTENT_TYPE, "image/svg+xml")];
    (KEPT, kind, catalog::svg(&position.scene)).into_response()
}

/// The answer depends on the question alone, so it may be kept for a while.
const KEPT: [(axum::http::HeaderName, &str); 2] = [
    (CACHE_CONTROL, "public, max-age=3600"),
    (VARY, "Accept-Language"),
];
