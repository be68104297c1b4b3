use axum::Json;
use axum::extract::{Query, State};
use serde::{Deserialize, Serialize};
use store::{Cursor, List, Status, Summary};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::error::{ApiError, Refused};
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
    let limit = query.limit.unwrap_or(30).clamp(1, 100);
    let after = query.after.as_deref().and_then(cursor);
    let found = app.store.list(&list, after.as_ref(), limit).await;
    let found = found.map_err(|error| ApiError::new(error.message(), lang.0))?;
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
    own_page(&app, known, List::Current, query, lang).await
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
    own_page(&app, known, List::MyTurn, query, lang).await
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
