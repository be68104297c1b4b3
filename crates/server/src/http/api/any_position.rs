use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::Uri;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::Match;
use data_encoding::HEXLOWER_PERMISSIVE;
use game::SeededDice;
use protocol::{Dealt, Refused, Start};
use scene::Scene;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;

use crate::app::App;
use crate::http::aside::{Aside, Turn};
use crate::http::error::ApiError;
use crate::http::language::asked_for;
use crate::http::middleware::{Address, address_of};
use crate::http::refusal::HttpRefusal;

/// Any position of any game, whether somebody plays it or not.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct AnyPosition {
    /// The game: `snekagon-5g(players=2)`.
    pub(crate) spec: String,
    /// Its setup. Left out, it is one that is always the same.
    pub(crate) setup: Option<String>,
    /// The moves from there, separated by spaces.
    #[serde(default)]
    pub(crate) moves: String,
}

/// Longer than any game takes to write down.
const LONGEST: usize = 4096;

impl AnyPosition {
    pub(super) fn replay(&self) -> Result<Box<dyn Match>, ApiError> {
        let setup = self.setup.as_deref().unwrap_or_default();
        if self.spec.len() + setup.len() + self.moves.len() > LONGEST {
            return Err(HttpRefusal::PositionTooLong { most: LONGEST }.into());
        }
        let rules = catalog::configure(&self.spec)?;
        let mut game = match &self.setup {
            Some(setup) => rules.begin(setup)?,
            None => rules.begin(&rules.deal(&mut SeededDice::new(0)))?,
        };
        for action in self.moves.split_whitespace() {
            // Links to positions tell what was drawn where the setup does not.
            match action.strip_prefix("draw:") {
                Some(draw) => game.draw(draw)?,
                None => game.play(action)?,
            }
        }
        Ok(game)
    }
}

/// A position that was asked for and could be replayed.
pub(crate) struct Replayed {
    pub(super) scene: Scene,
    /// The game's title.
    pub(super) title: &'static str,
    /// How many moves were made.
    pub(super) ply: usize,
    turn: Extension<Turn>,
}

impl FromRequestParts<App> for Replayed {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let language = asked_for(parts);
        let position: AnyPosition = asked_in(&parts.uri)?;
        let address = Address(address_of(app, parts));
        let replayed = app.aside(address, move || {
            let game = position.replay()?;
            Ok::<_, ApiError>((game.scene(language), game.family().title, game.ply()))
        });
        let (turn, replayed) = replayed.await?;
        let (scene, title, ply) = replayed?;
        Ok(Self {
            scene,
            title,
            ply,
            turn,
        })
    }
}

fn asked_in<Question: DeserializeOwned>(uri: &Uri) -> Result<Question, HttpRefusal> {
    let unreadable = |rejection: QueryRejection| HttpRefusal::PositionUnreadable {
        error: rejection.body_text(),
    };
    let Query(question) = Query::try_from_uri(uri).map_err(unreadable)?;
    Ok(question)
}

/// What to draw of any position.
#[utoipa::path(get, path = "/api/v1/positions/scene", operation_id = "position_scene", tag = "positions", params(AnyPosition),
    responses((status = 200, body = Scene), (status = 422, body = Refused)))]
pub(crate) async fn scene(position: Replayed) -> Response {
    (KEPT, position.turn, Json(position.scene)).into_response()
}

/// The same as a picture.
#[utoipa::path(get, path = "/api/v1/positions/svg", operation_id = "position_svg", tag = "positions", params(AnyPosition),
    responses((status = 200, content_type = "image/svg+xml", body = String),
        (status = 422, body = Refused)))]
pub(crate) async fn svg(position: Replayed) -> Response {
    let kind = [(CONTENT_TYPE, "image/svg+xml")];
    (KEPT, kind, position.turn, scene::svg(&position.scene)).into_response()
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
    /// What seats wish for of the game's `seat_choice`, separated by commas, nothing for a seat without a wish.
    #[serde(default)]
    choices: String,
    /// The setup of the position from which the match was played, if that is not the first of the game.
    start: Option<String>,
    /// The moves and draws that lead there, separated by spaces.
    #[serde(default)]
    played: String,
}

impl Seeded {
    fn deal(self) -> Result<Dealt, ApiError> {
        let seed = seed_of(&self.seed).ok_or(HttpRefusal::NoSeed)?;
        let setup = match self.start {
            None => crate::matches::deal_from(&self.spec, seed)?,
            Some(setup) => {
                let played = self.played.split_whitespace().map(str::to_owned).collect();
                let start = Start { setup, played };
                crate::matches::deal_on_from(&self.spec, seed, &start)?
            }
        };
        let wishes = self.choices.split(',');
        let wish = |wish: &str| (!wish.is_empty()).then(|| wish.to_owned());
        let wishes: Vec<Option<String>> = wishes.map(wish).take(game::MAX_SEATS).collect();
        let setup = crate::matches::granted(&self.spec, &setup, &wishes)?;
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
    let bytes = HEXLOWER_PERMISSIVE.decode(hex.as_bytes()).ok()?;
    bytes.try_into().ok()
}

/// Deals again from a seed and plays the moves, so that everybody can compare. The seed of a match
/// follows from what its record reveals when it is over.
#[utoipa::path(get, path = "/api/v1/positions/deal", tag = "positions", params(Seeded),
    responses((status = 200, body = Dealt), (status = 422, body = Refused)))]
pub(crate) async fn deal(
    State(app): State<App>,
    address: Address,
    uri: Uri,
) -> Result<Aside<Json<Dealt>>, ApiError> {
    let seeded: Seeded = asked_in(&uri)?;
    let (turn, dealt) = app.aside(address, move || seeded.deal()).await?;
    Ok((turn, Json(dealt?)))
}

/// The answer depends on the question alone, so it may be kept for a while.
const KEPT: [(axum::http::HeaderName, &str); 2] = [
    (CACHE_CONTROL, "public, max-age=3600"),
    (VARY, "Accept-Language"),
];
