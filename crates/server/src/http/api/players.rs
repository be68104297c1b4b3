use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::{Leader, LeaderCount, Millis, Profile, RatingView, Refused, Speed};
use serde::Deserialize;
use store::Rating;
use utoipa::IntoParams;

use crate::app::App;
use crate::http::error::ApiError;
use crate::people::ratings::PROVISIONAL;
use crate::people::refusal::AccountRefusal;

/// A player.
#[utoipa::path(get, path = "/api/v1/players/{name}", tag = "players",
    params(("name" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Refused)))]
pub(crate) async fn player(
    State(app): State<App>,
    Path(name): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let player = app.store.player_by_name(&name).await?;
    let player = player.ok_or(AccountRefusal::PlayerNotFound)?;
    let mut ratings = Vec::new();
    for rating in app.store.ratings(&player.id).await? {
        let history = app
            .store
            .rating_history(&player.id, &rating.game, &rating.speed);
        ratings.push(view(&rating, history.await?));
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

/// The best fifty players of a game, of whom enough is known.
#[utoipa::path(get, path = "/api/v1/leaderboard", tag = "players", params(LeaderQuery),
    responses((status = 200, body = Vec<Leader>), (status = 422, body = Refused)))]
pub(crate) async fn leaderboard(
    State(app): State<App>,
    Query(query): Query<LeaderQuery>,
) -> Result<Json<Vec<Leader>>, ApiError> {
    catalog::configure(&query.game)?;
    let speed = query.speed.name();
    let mut leaders = Vec::new();
    let found = app.store.leaders(&query.game, speed, PROVISIONAL, 50);
    for rating in found.await? {
        if let Some(player) = app.store.player(&rating.player_id).await? {
            leaders.push(Leader {
                name: player.name,
                rating: rating.rating,
                games: rating.games,
            });
        }
    }
    Ok(Json(leaders))
}

/// How many matches and players the list of leaders comes from.
#[utoipa::path(get, path = "/api/v1/leaderboard/count", tag = "players", params(LeaderQuery),
    responses((status = 200, body = LeaderCount), (status = 422, body = Refused)))]
pub(crate) async fn leaderboard_count(
    State(app): State<App>,
    Query(query): Query<LeaderQuery>,
) -> Result<Json<LeaderCount>, ApiError> {
    catalog::configure(&query.game)?;
    let speed = query.speed.name();
    let found = app.store.rated_count(&query.game, speed, PROVISIONAL);
    let (matches, players, listed) = found.await?;
    Ok(Json(LeaderCount {
        matches,
        players,
        listed,
    }))
}
