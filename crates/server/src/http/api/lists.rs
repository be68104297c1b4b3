use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use protocol::{Entry, Occupant, Page, Person, Refused, ResultName, StatusName};
use serde::Deserialize;
use store::{Cursor, List, Status};
use utoipa::IntoParams;

use crate::app::App;
use crate::http::error::ApiError;
use crate::http::refusal::HttpRefusal;
use crate::matches::summary::{entry, result_for};
use crate::people::directory::name_entries;
use crate::people::identity::MaybePerson;
use crate::people::refusal::AccountRefusal;

/// Which page of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
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

/// Which of a player's matches, from the player's side.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OpponentQuery {
    /// Only those with this player in another seat, by the name that they have now; `bot` for one of the server's
    /// own.
    opponent: Option<String>,
    /// Only those that ended so for the player.
    result: Option<ResultName>,
}

/// So many matches are looked at for one page of what somebody filters; the next page goes on from there.
const LOOKED_AT: i64 = 600;
/// So many of them at once.
const CHUNK: i64 = 100;

impl OpponentQuery {
    const fn is_none(&self) -> bool {
        self.opponent.is_none() && self.result.is_none()
    }

    fn fits(&self, entry: &Entry, player: &str) -> bool {
        let sitters = entry.card.iter().flat_map(|card| &card.seats);
        let meets = |name: &String| {
            let bot = name.eq_ignore_ascii_case("bot");
            sitters.into_iter().any(|sitter| match sitter {
                Occupant::Bot { .. } => bot,
                Occupant::Person(person) | Occupant::Invited(person) => {
                    person.id != player && person.name.to_lowercase() == name.to_lowercase()
                }
                Occupant::Open => false,
            })
        };
        let wanted = self.opponent.as_ref().filter(|name| !name.is_empty());
        wanted.is_none_or(meets) && (self.result.is_none() || entry.result == self.result)
    }
}

pub(super) fn cursor(text: &str) -> Option<Cursor> {
    let (time, id) = text.split_once('-')?;
    Some(Cursor {
        updated_at: time.parse().ok()?,
        id: id.to_owned(),
    })
}

async fn page(app: &App, list: List, query: PageQuery) -> Result<Json<Page>, ApiError> {
    page_for(app, list, query, None, &OpponentQuery::default()).await
}

/// A page of a list; where it is a player's, with how each match ended for them.
async fn page_for(
    app: &App,
    list: List,
    query: PageQuery,
    player: Option<&str>,
    filter: &OpponentQuery,
) -> Result<Json<Page>, ApiError> {
    if let Some(game) = query.game.as_ref().filter(|game| !game.is_empty()) {
        catalog::configure(game)?;
    }
    let limit = query.limit.unwrap_or(30).clamp(1, 100);
    let mut after = match &query.after {
        Some(after) => Some(cursor(after).ok_or(HttpRefusal::PageUnknown)?),
        None => None,
    };
    let chunk = if filter.is_none() { limit } else { CHUNK };
    let (mut matches, mut looked_at, mut more) = (Vec::new(), 0, true);
    while more && looked_at < LOOKED_AT && (matches.len() as i64) < limit {
        let found = app.store.list(&list, after.as_ref(), chunk).await?;
        more = found.len() as i64 == chunk;
        let mut found: Vec<Entry> = found.into_iter().map(entry).collect();
        name_entries(&app.store, found.iter_mut()).await?;
        for mut entry in found {
            looked_at += 1;
            after = Some(Cursor {
                updated_at: entry.updated_at,
                id: entry.id.clone(),
            });
            entry.result = player.and_then(|player| result_for(&entry, player));
            if filter.fits(&entry, player.unwrap_or_default()) {
                matches.push(entry);
            }
            if matches.len() as i64 == limit {
                // What was read beyond this page is read again for the next one.
                more = true;
                break;
            }
        }
        if filter.is_none() {
            break;
        }
    }
    let next = after.filter(|_| more);
    Ok(Json(Page {
        next: next.map(|last| format!("{}-{}", last.updated_at, last.id)),
        matches,
    }))
}

/// Whoever asks for a list of their own matches, and which part of it.
pub(crate) struct OwnMatches {
    app: App,
    person: Option<Person>,
    query: PageQuery,
    filter: OpponentQuery,
}

impl FromRequestParts<App> for OwnMatches {
    type Rejection = QueryRejection;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, QueryRejection> {
        let Ok(MaybePerson(person)) = MaybePerson::from_request_parts(parts, app).await;
        let Query(query) = Query::from_request_parts(parts, app).await?;
        let Query(filter) = Query::from_request_parts(parts, app).await?;
        Ok(Self {
            app: app.clone(),
            person,
            query,
            filter,
        })
    }
}

impl OwnMatches {
    async fn page(
        self,
        list: impl FnOnce(String, Option<String>) -> List,
    ) -> Result<Json<Page>, ApiError> {
        let Some(person) = self.person else {
            // Whoever we have never met has played nothing.
            return Ok(Json(Page {
                matches: Vec::new(),
                next: None,
            }));
        };
        let list = list(person.id.clone(), self.query.game.clone());
        page_for(&self.app, list, self.query, Some(&person.id), &self.filter).await
    }
}

/// Public matches that wait for players.
#[utoipa::path(get, path = "/api/v1/lists/open", operation_id = "open_matches", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page), (status = 422, body = Refused)))]
pub(crate) async fn open(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let list = List::Public(Status::Open, query.game.clone());
    let mut page = page(&app, list, query).await?;
    if let Some(person) = person {
        hide_avoided(&app, &person, &mut page.matches);
    }
    Ok(page)
}

/// Leaves out the matches of those whom somebody must not meet.
pub(crate) fn hide_avoided(app: &App, person: &Person, matches: &mut Vec<Entry>) {
    let avoided = app.moderation.read(|now| now.avoided_by(&person.id));
    let is_avoided = |sitter: &Occupant| {
        matches!(sitter, Occupant::Person(other) | Occupant::Invited(other)
            if avoided.contains(&other.id))
    };
    matches.retain(|entry| {
        let card = entry.card.as_ref();
        !card.is_some_and(|card| card.seats.iter().any(is_avoided))
    });
}

/// Public matches being played.
#[utoipa::path(get, path = "/api/v1/lists/live", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page), (status = 422, body = Refused)))]
pub(crate) async fn live_matches(
    State(app): State<App>,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let list = List::Public(Status::Live, query.game.clone());
    page(&app, list, query).await
}

/// Public matches that are over.
#[utoipa::path(get, path = "/api/v1/lists/archive", operation_id = "finished_matches", tag = "lists", params(PageQuery),
    responses((status = 200, body = Page), (status = 422, body = Refused)))]
pub(crate) async fn archive(
    State(app): State<App>,
    Query(query): Query<PageQuery>,
) -> Result<Json<Page>, ApiError> {
    let list = List::Public(Status::Over, query.game.clone());
    page(&app, list, query).await
}

/// My matches that wait for players or go on.
#[utoipa::path(get, path = "/api/v1/me/matches", operation_id = "my_matches", tag = "lists",
    params(PageQuery, OpponentQuery),
    responses((status = 200, body = Page), (status = 422, body = Refused)))]
pub(crate) async fn mine(own: OwnMatches) -> Result<Json<Page>, ApiError> {
    own.page(List::Current).await
}

/// My matches in which it is my turn.
#[utoipa::path(get, path = "/api/v1/me/turn", tag = "lists",
    params(PageQuery, OpponentQuery),
    responses((status = 200, body = Page), (status = 422, body = Refused)))]
pub(crate) async fn my_turn(own: OwnMatches) -> Result<Json<Page>, ApiError> {
    own.page(List::MyTurn).await
}

/// My matches that are over.
#[utoipa::path(get, path = "/api/v1/me/archive", tag = "lists",
    params(PageQuery, OpponentQuery),
    responses((status = 200, body = Page), (status = 422, body = Refused)))]
pub(crate) async fn my_archive(own: OwnMatches) -> Result<Json<Page>, ApiError> {
    own.page(List::Finished).await
}

/// The public matches of a player.
#[utoipa::path(get, path = "/api/v1/players/{name}/matches", operation_id = "matches_of_player", tag = "players",
    params(("name" = String, Path), PageQuery, StatusQuery, OpponentQuery),
    responses((status = 200, body = Page), (status = 404, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn of_player(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(query): Query<PageQuery>,
    Query(only): Query<StatusQuery>,
    Query(filter): Query<OpponentQuery>,
) -> Result<Json<Page>, ApiError> {
    let player = app.store.player_by_name(&name).await?;
    let player = player.ok_or(AccountRefusal::PlayerNotFound)?;
    let status = only.status.map(|status| match status {
        StatusName::Open => Status::Open,
        StatusName::Live => Status::Live,
        StatusName::Over => Status::Over,
    });
    let list = List::Of(player.id.clone(), status, query.game.clone());
    page_for(&app, list, query, Some(&player.id), &filter).await
}
