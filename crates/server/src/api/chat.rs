use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::body::Body;
use crate::chat::{ChatView, PHRASES, Room, Words, phrase};
use crate::error::{ApiError, Refused, refuse};
use crate::identity::{Known, Who};
use crate::language::Lang;

/// What of what was said.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct ChatQuery {
    /// In which room; your own if left out.
    room: Option<Room>,
    /// The number of the last thing that you have.
    #[serde(default)]
    since: i64,
}

/// What was said in a room, at most 500 lines. What spectators say is for players to read once the match
/// is over.
#[utoipa::path(get, path = "/api/matches/{id}/chat", tag = "chat",
    params(("id" = String, Path), ChatQuery),
    responses((status = 200, body = Vec<ChatView>), (status = 403, body = Refused)))]
pub(crate) async fn read(
    State(app): State<App>,
    Known(person): Known,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<ChatQuery>,
) -> Result<Json<Vec<ChatView>>, ApiError> {
    let failed = |message| ApiError::new(message, language);
    let player = person.map(|person| person.id);
    let room = app.hall.read(&id, move |state, _| {
        let own = player
            .as_deref()
            .map_or(Room::Gallery, |player| Room::of(state, player));
        let room = query.room.unwrap_or(own);
        room.is_open_to(state, player.as_deref()).then_some(room)
    });
    let room = room.await.map_err(|error| failed(error.message))?;
    let room = room.ok_or_else(|| failed(refuse("chat-not-for-you")))?;
    let lines = app.store.chat(&id, room.name(), query.since, 500).await;
    let lines = lines.map_err(|error| failed(error.message()))?.into_iter();
    Ok(Json(
        lines.filter_map(|line| ChatView::of(room, line)).collect(),
    ))
}

/// What you say is written down.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SaidView {
    /// Its number in your room.
    number: i64,
}

/// Say something to those in my room: players to players, spectators to spectators. Guests have phrases.
#[utoipa::path(post, path = "/api/matches/{id}/chat", tag = "chat",
    params(("id" = String, Path)), request_body = Words,
    responses((status = 201, body = SaidView), (status = 403, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn say(
    State(app): State<App>,
    Who(person): Who,
    Lang(language): Lang,
    Path(id): Path<String>,
    Body(words): Body<Words>,
) -> Result<(StatusCode, Json<SaidView>), ApiError> {
    let said = app.hall.say(&id, person, words).await;
    let number = said.map_err(|error| ApiError::new(error.message, language))?;
    Ok((StatusCode::CREATED, Json(SaidView { number })))
}

/// A ready-made phrase.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PhraseView {
    /// What to say it by.
    code: String,
    /// In your language.
    text: String,
}

/// The ready-made phrases.
#[utoipa::path(get, path = "/api/phrases", tag = "chat",
    responses((status = 200, body = Vec<PhraseView>)))]
pub(crate) async fn phrases(Lang(language): Lang) -> Json<Vec<PhraseView>> {
    let phrases = PHRASES.map(|code| PhraseView {
        code: code.to_owned(),
        text: phrase(code, language),
    });
    Json(phrases.into())
}
