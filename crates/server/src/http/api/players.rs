use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::{
    Entry, Leader, LeaderCount, Millis, Occupant, Profile, RatingView, Refused, ResultName,
    SideResults, Speed,
};
use serde::Deserialize;
use store::{Cursor, List, Rating, Status};
use texts::Language;
use utoipa::IntoParams;

use crate::app::App;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::matches::summary::{NAMELESS, entry, result_for};
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

/// Results are counted over so many of a player's latest matches.
const COUNTED: usize = 2_000;
/// So many are read at once.
const CHUNK: i64 = 200;

/// How the public matches of a player ended, by game, seat and colour. The latest two thousand count.
#[utoipa::path(get, path = "/api/v1/players/{name}/results", operation_id = "results_of_player", tag = "players",
    params(("name" = String, Path)),
    responses((status = 200, body = Vec<SideResults>), (status = 404, body = Refused)))]
pub(crate) async fn results(
    State(app): State<App>,
    Lang(language): Lang,
    Path(name): Path<String>,
) -> Result<Json<Vec<SideResults>>, ApiError> {
    let player = app.store.player_by_name(&name).await?;
    let player = player.ok_or(AccountRefusal::PlayerNotFound)?;
    let list = List::Of(player.id.clone(), Some(Status::Over), None);
    let mut sides: BTreeMap<(String, usize, Option<String>), SideResults> = BTreeMap::new();
    let (mut after, mut read) = (None, 0);
    while read < COUNTED {
        let found = app.store.list(&list, after.as_ref(), CHUNK).await?;
        read += found.len();
        let last = found.last().filter(|_| found.len() as i64 == CHUNK);
        let next = last.map(|last| Cursor {
            updated_at: last.updated_at,
            id: last.id.clone(),
        });
        for one in found {
            let game = one.game.clone();
            let entry = entry(one);
            let (Some(result), Some(seat)) =
                (result_for(&entry, &player.id), seat_of(&entry, &player.id))
            else {
                continue;
            };
            let colour = colour_of(&entry, seat);
            let key = (game, seat, colour);
            let side = sides.entry(key).or_insert_with_key(|(game, seat, colour)| {
                let named = colour
                    .as_ref()
                    .map(|code| colour_name(game, code, language));
                SideResults {
                    game: game.clone(),
                    seat: *seat,
                    colour: colour.clone(),
                    colour_name: named,
                    won: 0,
                    drawn: 0,
                    lost: 0,
                }
            });
            match result {
                ResultName::Won => side.won += 1,
                ResultName::Drawn => side.drawn += 1,
                ResultName::Lost => side.lost += 1,
            }
        }
        after = next;
        if after.is_none() {
            break;
        }
    }
    Ok(Json(sides.into_values().collect()))
}

/// Where a player sat.
fn seat_of(entry: &Entry, player: &str) -> Option<usize> {
    let sits = |sitter: &Occupant| matches!(sitter, Occupant::Person(one) if one.id == player);
    entry.card.as_ref()?.seats.iter().position(sits)
}

/// Which colour a seat had, if that does not follow from the seat.
fn colour_of(entry: &Entry, seat: usize) -> Option<String> {
    let code = entry.card.as_ref()?.colours.get(seat)?;
    (code != NAMELESS).then(|| code.clone())
}

/// What a game calls a colour; its code where a game is no more.
fn colour_name(game: &str, code: &str, language: Language) -> String {
    let family = catalog::families().find(|family| family.id == game);
    let family = family.filter(|family| family.texts.has(language, code));
    family.map_or_else(
        || code.to_owned(),
        |family| family.texts.plain(language, code),
    )
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
