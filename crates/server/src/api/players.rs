use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use store::Rating;
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::error::{ApiError, Refused, refuse};
use crate::language::Lang;
use crate::matches::{Millis, Speed};
use crate::ratings::PROVISIONAL;

/// A player as everybody may see it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Profile {
    /// For ever the same.
    id: String,
    /// The name.
    name: String,
    /// Whether it is a program.
    bot: bool,
    /// Since when, in milliseconds since 1970.
    created_at: Millis,
    /// The ratings.
    ratings: Vec<RatingView>,
}

/// A rating.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingView {
    /// At which game.
    game: String,
    /// How fast.
    speed: String,
    /// The rating.
    rating: f64,
    /// How sure we are of it: smaller is surer.
    deviation: f64,
    /// Whether too little is known to take it for good.
    provisional: bool,
    /// How many matches it comes from.
    games: i64,
    /// How it changed: when, and to what.
    history: Vec<(Millis, f64)>,
}

/// A player.
#[utoipa::path(get, path = "/api/players/{name}", tag = "players",
    params(("name" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Refused)))]
pub(crate) async fn player(
    State(app): State<App>,
    Lang(language): Lang,
    Path(name): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let failed = |message| ApiError::new(message, language);
    let broken = |error: store::StoreError| failed(error.message());
    let player = app.store.player_by_name(&name).await.map_err(broken)?;
    let player = player.ok_or_else(|| failed(refuse("player-not-found")))?;
    let mut ratings = Vec::new();
    for rating in app.store.ratings(&player.id).await.map_err(broken)? {
        let history = app
            .store
            .rating_history(&player.id, &rating.game, &rating.speed);
        ratings.push(view(&rating, history.await.map_err(broken)?));
    }
    Ok(Json(Profile {
        id: player.id,
        name: player.name,
        bot: player.bot,
        created_at: player.created_at,
        ratings,
    }))
}

fn view(rating: &Rating, history: Vec<(Millis, f64)>) -> RatingView {
    RatingView {
        game: rating.game.clone(),
        speed: rating.speed.clone(),
        rating: rating.rating,
        deviation: rating.deviation,
        provisional: rating.deviation > PROVISIONAL,
        games: rating.games,
        history,
    }
}

/// Which list.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct LeaderQuery {
    /// Which game.
    game: String,
    /// How fast.
    speed: Speed,
}

/// A place on the list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Leader {
    /// Who.
    name: String,
    /// The rating.
    rating: f64,
    /// How many matches it comes from.
    games: i64,
}

/// The best fifty players of a game, of whom enough is known.
#[utoipa::path(get, path = "/api/leaderboard", tag = "players", params(LeaderQuery),
    responses((status = 200, body = Vec<Leader>)))]
pub(crate) async fn leaderboard(
    State(app): State<App>,
    Lang(language): Lang,
    Query(query): Query<LeaderQuery>,
) -> Result<Json<Vec<Leader>>, ApiError> {
    let broken = |error: store::StoreError| ApiError::new(error.message(), language);
    catalog::configure(&query.game).map_err(|refusal| ApiError::new(refusal, language))?;
    let speed = query.speed.name();
    let found = app.store.leaders(&query.game, speed, PROVISIONAL, 50).await;
    let mut leaders = Vec::new();
    for rating in found.map_err(broken)? {
        if let Some(player) = app.store.player(&rating.player_id).await.map_err(broken)? {
            leaders.push(Leader {
                name: player.name,
                rating: rating.rating,
                games: rating.games,
            });
        }
    }
    Ok(Json(leaders))
}
