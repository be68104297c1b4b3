use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use store::{Cursor, List, Status, Summary};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::error::{ApiError, Refused, refuse};
use crate::identity::Known;
use crate::language::Lang;
use crate::matches::Millis;
use crate::summary::Card;

/// Which page of a list.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct PageQuery {
    /// Only this game.
    game: Option<String>,
    /// `next` of the page before.
    after: Option<String>,
    /// So many at most, up to 100.
    limit: Option<i64>,
}

/// Which of a player's matches.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct StatusQuery {
    /// Only those in this part of their life.
    status: Option<StatusName>,
}

/// Where a match is in its life.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StatusName {
    /// It waits for players.
    Open,
    /// It is being played.
    Live,
    /// It has a result, or was called off.
    Over,
}

/// A page of a list, the latest first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Page {
    /// The matches.
    matches: Vec<Entry>,
    /// What to ask for as `after` to get the next page, if there is one.
    next: Option<String>,
}

/// A match in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Entry {
    /// The match.
    id: String,
    /// The game.
    spec: String,
    /// `open`, `live` or `over`.
    status: String,
    /// Whether it changes ratings.
    rated: bool,
    /// How fast it is.
    speed: String,
    /// How many moves were made.
    ply: i64,
    /// Which seat is to move.
    turn: Option<i64>,
    /// When the player to move runs out of time.
    deadline: Option<Millis>,
    /// When it was made.
    created_at: Millis,
    /// When something last happened.
    updated_at: Millis,
    /// What else there is to show.
    #[serde(flatten)]
    card: Option<Card>,
}

fn entry(summary: Summary) -> Entry {
    Entry {
        id: summary.id,
        spec: summary.spec,
        status: summary.status.name().to_owned(),
        rated: summary.rated,
        speed: summary.speed,
        ply: summary.ply,
        turn: summary.turn,
        deadline: summary.deadline,
        created_at: summary.created_at,
        updated_at: summary.updated_at,
        card: serde_json::from_str(&summary.body).ok(),
    }
}

fn cursor(text: &str) -> Option<Cursor> {
    let (time, id) = text.split_once('-')?;
    Some(Cursor {
        updated_at: time.parse().ok()?,
        id: id.to_owned(),
    })
}

async fn page(app: &App, list: List, query: PageQuery, lang: Lang) -> Result<Json<Page>, ApiError> {
    let refused = |message| ApiError::new(message, lang.0);
    if let Some(game) = query.game.as_ref().filter(|game| !game.is_empty()) {
        catalog::configure(game).map_err(refused)?;
    }
    let limit = query.limit.unwrap_or(30).clamp(1, 100);
    let after = match &query.after {
        Some(after) => Some(cursor(after).ok_or_else(|| refused(refuse("page-unknown")))?),
        None => None,
    };
    let found = app.store.list(&list, after.as_ref(), limit).await;
    let found = found.map_err(|error| refused(error.message()))?;
    let last = found.last().filter(|_| found.len() as i64 == limit);
    Ok(Json(Page {
        next: last.map(|last| format!("{}-{}", last.updated_at, last.id)),
        matches: found.into_iter().map(entry).collect(),
    }))
}

async fn own_page(
    app: &App,
    Known(person): Known,
    list: impl FnOnce(String) -> List,
    query: PageQuery,
    lang: Lang,
) -> Result<Json<Page>, ApiError> {
    match person {
        Some(person) => page(app, list(person.id), query, lang).await,
        // Whoever we have never met has played nothing.
        None => Ok(Json(Page {
            matches: Vec::new(),
            next: None,
        })),
    }
}

/// Public matches that wait for players.
#[utoipa::path(get, path = "/api/lists/open", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page), (status = 503, body = Refused)))]
pub(crate) async fn open(
    State(app): State<App>,
    lang: Lang,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let list = List::Public(Status::Open, query.game.clone());
    page(&app, list, query, lang).await
}

/// Public matches being played.
#[utoipa::path(get, path = "/api/lists/live", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page), (status = 503, body = Refused)))]
pub(crate) async fn live_matches(
    State(app): State<App>,
    lang: Lang,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let list = List::Public(Status::Live, query.game.clone());
    page(&app, list, query, lang).await
}

/// Public matches that are over.
#[utoipa::path(get, path = "/api/lists/archive", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page), (status = 503, body = Refused)))]
pub(crate) async fn archive(
    State(app): State<App>,
    lang: Lang,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let list = List::Public(Status::Over, query.game.clone());
    page(&app, list, query, lang).await
}

/// My matches that wait for players or go on.
#[utoipa::path(get, path = "/api/me/matches", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page)))]
pub(crate) async fn mine(
    State(app): State<App>,
    lang: Lang,
    known: Known,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let game = query.game.clone();
    own_page(&app, known, |id| List::Current(id, game), query, lang).await
}

/// My matches in which it is my turn.
#[utoipa::path(get, path = "/api/me/turn", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page)))]
pub(crate) async fn my_turn(
    State(app): State<App>,
    lang: Lang,
    known: Known,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let game = query.game.clone();
    own_page(&app, known, |id| List::MyTurn(id, game), query, lang).await
}

/// My matches that are over.
#[utoipa::path(get, path = "/api/me/archive", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page)))]
pub(crate) async fn my_archive(
    State(app): State<App>,
    lang: Lang,
    known: Known,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let game = query.game.clone();
    own_page(&app, known, |id| List::Finished(id, game), query, lang).await
}

/// The public matches of a player.
#[utoipa::path(get, path = "/api/players/{name}/matches", tag = "players",
    params(("name" = String, Path), PageQuery, StatusQuery),
    responses((status = 200, body = Page), (status = 404, body = Refused)))]
pub(crate) async fn of_player(
    State(app): State<App>,
    lang: Lang,
    Path(name): Path<String>,
    Query(query): Query<PageQuery>,
    Query(only): Query<StatusQuery>,
) -> Result<Json<Page>, ApiError> {
    let player = app.store.player_by_name(&name).await;
    let player = player.map_err(|error| ApiError::new(error.message(), lang.0))?;
    let player = player.ok_or_else(|| ApiError::new(refuse("player-not-found"), lang.0))?;
    let status = only.status.map(|status| match status {
        StatusName::Open => Status::Open,
        StatusName::Live => Status::Live,
        StatusName::Over => Status::Over,
    });
    let list = List::Of(player.id, status, query.game.clone());
    page(&app, list, query, lang).await
}
