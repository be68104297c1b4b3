use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Query};
use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use catalog::Match;
use game::scene::Scene;
use game::{Refusal, SeededDice};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::error::{ApiError, Refused, refuse};
use crate::language::{Lang, asked_for};

/// Any position of any game, whether somebody plays it or not.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
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
        let position: AnyPosition = asked_in(&parts.uri).map_err(failed)?;
        // Rules are tables of some size: made aside, so that nobody else waits.
        let scene = tokio::task::spawn_blocking(move || Ok(position.replay()?.scene(language)));
        let scene = scene.await.map_err(|_| failed(refuse("server-restarts")))?;
        let scene = scene.map_err(failed)?;
        Ok(Self { scene })
    }
}

fn asked_in<Question: DeserializeOwned>(uri: &Uri) -> Result<Question, Refusal> {
    let unreadable =
        |error: QueryRejection| refuse("position-unreadable").with("error", error.body_text());
    let Query(question) = Query::try_from_uri(uri).map_err(unreadable)?;
    Ok(question)
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

/// A deal that is done again.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Seeded {
    /// The game: `tantrix`.
    spec: String,
    /// The seed of the dice, 64 hexadecimal digits.
    seed: String,
    /// The moves from there, separated by spaces.
    #[serde(default)]
    moves: String,
}

/// What follows from a seed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Dealt {
    /// The setup: everything random, what is drawn later too.
    setup: String,
    /// The moves, and between them what is drawn, as `draw:37`.
    played: Vec<String>,
}

impl Seeded {
    fn deal(self) -> Result<Dealt, Refusal> {
        let seed = seed_of(&self.seed).ok_or_else(|| refuse("deal-no-seed"))?;
        let setup = crate::matches::deal_from(&self.spec, seed)?;
        let position = AnyPosition {
            spec: self.spec,
            setup: Some(setup.clone()),
            moves: self.moves,
        };
        let played = position.replay()?.public_record();
        Ok(Dealt { setup, played })
    }
}

fn seed_of(hex: &str) -> Option<[u8; 32]> {
    let digits = hex.bytes().all(|digit| digit.is_ascii_hexdigit());
    let mut seed = [0; 32];
    for (index, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(hex.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    (digits && hex.len() == 64).then_some(seed)
}

/// Deals again from a seed and plays the moves, so that everybody can compare. The seed of a match
/// follows from what its record reveals when it is over.
#[utoipa::path(get, path = "/api/positions/deal", tag = "positions", params(Seeded),
    responses((status = 200, body = Dealt), (status = 422, body = Refused)))]
pub(crate) async fn deal(Lang(language): Lang, uri: Uri) -> Result<Json<Dealt>, ApiError> {
    let failed = |message| ApiError::new(message, language);
    let seeded: Seeded = asked_in(&uri).map_err(failed)?;
    let dealt = tokio::task::spawn_blocking(move || seeded.deal()).await;
    let dealt = dealt.map_err(|_| failed(refuse("server-restarts")))?;
    dealt.map(Json).map_err(failed)
}

/// The answer depends on the question alone, so it may be kept for a while.
const KEPT: [(axum::http::HeaderName, &str); 2] = [
    (CACHE_CONTROL, "public, max-age=3600"),
    (VARY, "Accept-Language"),
];
