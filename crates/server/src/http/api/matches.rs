use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::{Dice, SeededDice};
use protocol::{
    Created, Event, MatchView, NewMatch, NumberedEvent, Occupant, Person, RatingChangeView,
    Refused, SeatWish, Terms,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::position::picture;
use crate::app::App;
use crate::bots::LEVELS;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::{Address, limit_costly};
use crate::matches::view::match_view;
use crate::matches::{MatchRefusal, Plan};
use crate::people::directory::name_events;
use crate::people::identity::CurrentPerson;
use crate::people::moderation::must_have_confirmed;
use crate::people::refusal::AccountRefusal;

/// Make a match.
#[utoipa::path(post, path = "/api/v1/matches", operation_id = "create_match", tag = "matches", request_body = NewMatch,
    responses((status = 201, body = Created), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn create(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    Lang(language): Lang,
    address: Address,
    Body(wish): Body<NewMatch>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    limit_costly(&app, address)?;
    let id = make(&app, wish, &person).await?;
    let state = view(&app, &id, language, false).await?;
    Ok((StatusCode::CREATED, Json(Created { id, state })))
}

async fn make(app: &App, wish: NewMatch, person: &Person) -> Result<String, ApiError> {
    must_have_confirmed(app, person)?;
    let mut seats: Vec<(Occupant, Option<String>)> = Vec::new();
    let mut choices = wish.choices.into_iter();
    for seat in &wish.seats {
        let choice = choices.next().flatten();
        let sitter = match seat {
            SeatWish::Me => Occupant::Person(person.clone()),
            SeatWish::Open => Occupant::Open,
            SeatWish::Person { name } => invited(app, name, person).await?,
            &SeatWish::Bot { level } if (1..=LEVELS).contains(&level) => {
                Occupant::Bot { level, number: 1 }
            }
            &SeatWish::Bot { level } => {
                let most = LEVELS;
                return Err(MatchRefusal::NoLevel { level, most }.into());
            }
        };
        seats.push((sitter, choice));
    }
    if wish.shuffle_seats {
        SeededDice::new(app.world.seed()).shuffle(&mut seats);
    }
    let (mut seats, choices): (Vec<Occupant>, Vec<_>) = seats.into_iter().unzip();
    number_bots(&mut seats);
    let own = |sitter: &Occupant| matches!(sitter, Occupant::Person(_));
    let words = seats
        .iter()
        .map(|seat| wish.words.clone().filter(|_| own(seat)));
    let plan = Plan {
        id: app.world.new_id(),
        terms: Terms {
            spec: wish.spec,
            clock: wish.clock,
            rated: wish.rated,
            public: wish.public,
            takebacks: wish.takebacks,
            overlay: wish.overlay,
        },
        words: words.collect(),
        choices,
        seats,
        by: person.id.clone(),
        rematch_of: None,
        start: wish.start,
    };
    Ok(app.registry.create(plan).await?)
}

/// Numbers the bots of each level, so that no two at a table have the same name.
fn number_bots(seats: &mut [Occupant]) {
    let mut count = [0; LEVELS as usize + 1];
    for sitter in seats {
        if let Occupant::Bot { level, number } = sitter {
            count[*level as usize] += 1;
            *number = count[*level as usize];
        }
    }
}

/// A seat kept for somebody; one's own name is oneself.
async fn invited(app: &App, name: &str, by: &Person) -> Result<Occupant, ApiError> {
    let player = app.store.player_by_name(name).await?;
    let player = player.ok_or(AccountRefusal::PlayerNotFound)?;
    if player.id == by.id {
        return Ok(Occupant::Person(by.clone()));
    }
    app.moderation.may_be_asked(&player.id, &by.id)?;
    Ok(Occupant::Invited(Person {
        id: player.id,
        name: player.name,
        guest: false,
        bot: player.bot,
        rating: None,
    }))
}

/// How to look at a match.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct ShowQuery {
    /// Whether to say what to draw.
    #[serde(default)]
    scene: bool,
}

/// A match as it stands; with `.svg` after its id, a picture of it.
#[utoipa::path(get, path = "/api/v1/matches/{id}", operation_id = "match", tag = "matches",
    params(("id" = String, Path), ShowQuery),
    responses((status = 200, body = MatchView), (status = 404, body = Refused),
        (status = 409, body = Refused)))]
pub(crate) async fn show(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<ShowQuery>,
    address: Address,
) -> Result<Response, ApiError> {
    if let Some(id) = id.strip_suffix(".svg") {
        return picture(&app, id, None, language, address).await;
    }
    let mut view = view(&app, &id, language, query.scene).await?;
    view.presence = Some(app.registry.who_is_there(&id).await?);
    Ok(Json(view).into_response())
}

pub(crate) async fn view(
    app: &App,
    id: &str,
    language: texts::Language,
    scene: bool,
) -> Result<MatchView, ApiError> {
    let view = app.registry.read(id, move |state, now| {
        match_view(state, now, language, scene)
    });
    Ok(view.await?)
}

/// From where on.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct EventsQuery {
    /// The number of the last event that you have.
    #[serde(default)]
    since: i64,
}

/// What happened in a match after a certain number, at most 500 events.
#[utoipa::path(get, path = "/api/v1/matches/{id}/events", operation_id = "match_events", tag = "matches",
    params(("id" = String, Path), EventsQuery),
    responses((status = 200, body = Vec<NumberedEvent>), (status = 404, body = Refused)))]
pub(crate) async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<EventsQuery>,
) -> Result<Json<Vec<NumberedEvent>>, ApiError> {
    let rows = app.store.events(&id, query.since, 500).await?;
    if rows.is_empty() {
        // There is nothing new, or no such match.
        app.registry.wake(&id).await?;
    }
    let events: Result<Vec<Event>, _> = rows
        .iter()
        .map(|row| serde_json::from_str(&row.body))
        .collect();
    let mut events = events.map_err(|_| MatchRefusal::broken(&id))?;
    name_events(&app.store, &mut events).await?;
    let numbered = rows
        .into_iter()
        .zip(events)
        .map(|(row, event)| NumberedEvent {
            seq: row.seq,
            at: row.at,
            event,
            hash: row.hash,
        });
    Ok(Json(numbered.collect()))
}

/// What a rated match has done to its players' ratings; nothing as long as it goes on.
#[utoipa::path(get, path = "/api/v1/matches/{id}/ratings", operation_id = "rating_changes", tag = "matches",
    params(("id" = String, Path)),
    responses((status = 200, body = Vec<RatingChangeView>), (status = 404, body = Refused)))]
pub(crate) async fn ratings(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<RatingChangeView>>, ApiError> {
    let people = app.registry.read(&id, |state, _| {
        let seats = (0..state.seats.len()).map(|seat| state.person(seat).cloned());
        seats.collect::<Vec<_>>()
    });
    let people = people.await?;
    let changes = app.store.rating_changes(&id).await?.into_iter();
    let mut found: Vec<RatingChangeView> = changes
        .filter_map(|(player, before, after)| {
            let sits =
                |person: &Option<Person>| person.as_ref().is_some_and(|one| one.id == player);
            Some(RatingChangeView {
                seat: people.iter().position(sits)?,
                before,
                after,
            })
        })
        .collect();
    found.sort_by_key(|change| change.seat);
    Ok(Json(found))
}
