use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::{ExploredMove, ExplorerView, Refused};
use serde::Deserialize;
use store::OpeningCount;
use utoipa::IntoParams;

use super::any_position::AnyPosition;
use crate::analysis::must_be_fair;
use crate::app::App;
use crate::http::error::ApiError;
use crate::http::middleware::Address;
use crate::http::refusal::HttpRefusal;
use crate::people::identity::MaybePerson;

/// So many moves are told.
const MOST: i64 = 60;

/// A position of one game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Explored {
    /// The game with its options, `snekagon(side=5)`; left out, it is the usual one.
    spec: Option<String>,
    /// Its setup. Left out, it is one that is always the same.
    setup: Option<String>,
    /// The moves from there, separated by spaces.
    #[serde(default)]
    moves: String,
}

/// What was played from a position in public matches that are over, and how they ended. Nobody is told about a
/// position of a rated match that they are in the middle of.
#[utoipa::path(get, path = "/api/v1/explorer/{game}", operation_id = "explore", tag = "positions",
    params(("game" = String, Path, description = "the game's id"), Explored),
    responses((status = 200, body = ExplorerView), (status = 403, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn explore(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Path(game): Path<String>,
    Query(asked): Query<Explored>,
    address: Address,
) -> Result<Json<ExplorerView>, ApiError> {
    let position = AnyPosition {
        spec: asked.spec.unwrap_or_else(|| game.clone()),
        setup: asked.setup,
        moves: asked.moves,
    };
    let replayed = app.aside(address, move || {
        let line = position.replay()?;
        let key = line.explored_key();
        Ok::<_, ApiError>((line, key))
    });
    let (_, replayed) = replayed.await?;
    let (line, key) = replayed?;
    let found = line.family().id;
    if found != game {
        let found = found.to_owned();
        return Err(HttpRefusal::OtherGame { game, found }.into());
    }
    if let Some(person) = person {
        must_be_fair(&app, &person.id, line.as_ref()).await?;
    }
    let openings = app.store.openings(key, MOST).await?;
    let told: Vec<String> = openings
        .moves
        .iter()
        .map(|opening| opening.played.clone())
        .collect();
    let own = line.own_moves(&told)?;
    let seats = line.seats();
    let won = |count: &OpeningCount| count.won.iter().take(seats).copied().collect();
    let moves = openings.moves.iter().zip(own).map(|(opening, own)| {
        let mut own = own.into_iter();
        ExploredMove {
            text: own.next().unwrap_or_default(),
            alike: own.collect(),
            games: opening.count.games,
            drawn: opening.count.drawn,
            won: won(&opening.count),
            rating: opening.rating.map(|rating| rating.round() as i64),
            latest: opening.latest.clone(),
        }
    });
    Ok(Json(ExplorerView {
        spec: line.spec(),
        games: openings.all.games,
        drawn: openings.all.drawn,
        won: won(&openings.all),
        different: openings.different,
        moves: moves.collect(),
    }))
}
