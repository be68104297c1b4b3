use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use protocol::{ChatView, PhraseView, Refused, Room, SaidView, Words};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::people::chat::{ChatRefusal, PHRASES, may_read, phrase, room_of, view_for};
use crate::people::directory::name_speakers;
use crate::people::identity::{CurrentPerson, MaybePerson};

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
#[utoipa::path(get, path = "/api/v1/matches/{id}/chat", operation_id = "read_chat", tag = "chat",
    params(("id" = String, Path), ChatQuery),
    responses((status = 200, body = Vec<ChatView>), (status = 403, body = Refused)))]
pub(crate) async fn read(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<ChatQuery>,
) -> Result<Json<Vec<ChatView>>, ApiError> {
    let player = person.map(|person| person.id);
    let reader = player.clone();
    let room = app.registry.read(&id, move |state, _| {
        let own = player
            .as_deref()
            .map_or(Room::Gallery, |player| room_of(state, player));
        let room = query.room.unwrap_or(own);
        may_read(room, state, player.as_deref()).then_some(room)
    });
    let room = room.await?.ok_or(ChatRefusal::NotForYou)?;
    let lines = app.store.chat(&id, room.name(), query.since, 500).await?;
    let views = lines
        .into_iter()
        .filter_map(|line| view_for(&app.moderation, reader.as_deref(), language, room, line));
    let mut views: Vec<ChatView> = views.collect();
    name_speakers(&app.store, &mut views).await?;
    Ok(Json(views))
}

/// Say something to those in my room: players to players, spectators to spectators. Guests have phrases.
#[utoipa::path(post, path = "/api/v1/matches/{id}/chat", operation_id = "say", tag = "chat",
    params(("id" = String, Path)), request_body = Words,
    responses((status = 201, body = SaidView), (status = 403, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn say(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    Path(id): Path<String>,
    Body(words): Body<Words>,
) -> Result<(StatusCode, Json<SaidView>), ApiError> {
    let number = app.registry.say(&id, person, words).await?;
    Ok((StatusCode::CREATED, Json(SaidView { number })))
}

/// The ready-made phrases.
#[utoipa::path(get, path = "/api/v1/phrases", tag = "chat",
    responses((status = 200, body = Vec<PhraseView>)))]
pub(crate) async fn phrases(Lang(language): Lang) -> Json<Vec<PhraseView>> {
    let phrases = PHRASES.map(|code| PhraseView {
        code: code.to_owned(),
        text: phrase(code, language),
    });
    Json(phrases.into())
}
