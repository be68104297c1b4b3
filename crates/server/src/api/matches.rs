use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::{Dice, SeededDice};
use serde::{Deserialize, Serialize};
use store::Write;
use utoipa::{IntoParams, ToSchema};

use super::position::picture;
use crate::actor::first_append;
use crate::app::App;
use crate::body::Body;
use crate::bots::LEVELS;
use crate::door::{Address, ration};
use crate::error::{ApiError, Refused, refuse};
use crate::hall::NotDone;
use crate::identity::Who;
use crate::language::Lang;
use crate::matches::{ClockRules, Event, Millis, Person, Plan, Secret, Sitter, Terms};
use crate::names::new_id;
use crate::view::MatchView;

/// A match to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
pub(crate) struct NewMatch {
    /// The game: `kamon`, or `snekagon(side=5)`.
    spec: String,
    /// Who sits where, in turn order.
    seats: Vec<SeatWish>,
    /// Whether the seats are drawn by lot.
    #[serde(default)]
    shuffle_seats: bool,
    /// How time is counted; not at all if left out.
    #[serde(default = "no_clock")]
    clock: ClockRules,
    /// Whether it changes ratings.
    #[serde(default)]
    rated: bool,
    /// Whether anybody can find it; otherwise only those who have the link.
    #[serde(default)]
    public: bool,
    /// Whether moves can be taken back when the others agree.
    #[serde(default)]
    takebacks: bool,
    /// Something of yours for the shuffle.
    #[serde(default)]
    words: Option<String>,
}

const fn no_clock() -> ClockRules {
    ClockRules::None
}

/// Who is wanted in a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum SeatWish {
    /// Whoever makes the match; may be several seats, for people at one screen.
    Me,
    /// Whoever comes.
    Open,
    /// Somebody with an account, who is asked and may decline.
    Person {
        /// Who.
        name: String,
    },
    /// One of the server's players.
    Bot {
        /// How strong.
        level: u8,
    },
}

/// A match that was made.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Created {
    /// Its id.
    id: String,
    /// As it stands.
    state: MatchView,
}

/// Make a match.
#[utoipa::path(post, path = "/api/matches", tag = "matches", request_body = NewMatch,
    responses((status = 201, body = Created), (status = 422, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn create(
    State(app): State<App>,
    Who(person): Who,
    Lang(language): Lang,
    address: Address,
    Body(wish): Body<NewMatch>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    ration(&app, address, language)?;
    let made = make(&app, wish, &person).await;
    let id = made.map_err(|error| ApiError::new(error.message, language))?;
    let state = view(&app, &id, language, false).await?;
    Ok((StatusCode::CREATED, Json(Created { id, state })))
}

async fn make(app: &App, wish: NewMatch, person: &Person) -> Result<String, NotDone> {
    let mut seats = Vec::new();
    for seat in &wish.seats {
        seats.push(match seat {
            SeatWish::Me => Sitter::Person(person.clone()),
            SeatWish::Open => Sitter::Open,
            SeatWish::Person { name } => invited(app, name, person).await?,
            &SeatWish::Bot { level } if (1..=LEVELS).contains(&level) => Sitter::Bot { level },
            SeatWish::Bot { level } => {
                let refusal = refuse("match-no-level").with("level", *level);
                return Err(refusal.with("most", LEVELS).into());
            }
        });
    }
    if wish.shuffle_seats {
        SeededDice::new(u64::from_le_bytes(crate::random())).shuffle(&mut seats);
    }
    let own = |sitter: &Sitter| matches!(sitter, Sitter::Person(_));
    let words = seats
        .iter()
        .map(|seat| wish.words.clone().filter(|_| own(seat)));
    let plan = Plan {
        id: new_id(),
        terms: Terms {
            spec: wish.spec,
            clock: wish.clock,
            rated: wish.rated,
            public: wish.public,
            takebacks: wish.takebacks,
        },
        words: words.collect(),
        seats,
        by: person.id.clone(),
        rematch_of: None,
    };
    let (secret, now) = (Secret::new(), app.time.now());
    let (state, events) = plan.begin(secret.clone(), now)?;
    let append = first_append(&state, &events, now, &secret)?;
    let hash = append.last_hash();
    app.store.commit(&Write::from(append)).await?;
    let id = state.id.clone();
    app.hall.seat(state, hash, &events);
    Ok(id)
}

/// A seat kept for somebody; one's own name is oneself.
async fn invited(app: &App, name: &str, by: &Person) -> Result<Sitter, NotDone> {
    let player = app.store.player_by_name(name).await?;
    let player = player.ok_or_else(|| refuse("player-not-found"))?;
    if player.id == by.id {
        return Ok(Sitter::Person(by.clone()));
    }
    Ok(Sitter::Invited(Person {
        id: player.id,
        name: player.name,
        guest: false,
        bot: player.bot,
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
#[utoipa::path(get, path = "/api/matches/{id}", tag = "matches",
    params(("id" = String, Path), ShowQuery),
    responses((status = 200, body = MatchView), (status = 404, body = Refused)))]
pub(crate) async fn show(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<ShowQuery>,
) -> Result<Response, ApiError> {
    if let Some(id) = id.strip_suffix(".svg") {
        return picture(&app, id, None, language).await;
    }
    let mut view = view(&app, &id, language, query.scene).await?;
    let there = app.hall.who_is_there(&id).await;
    let there = there.map_err(|error| ApiError::new(error.message, language))?;
    view.presence = Some(there);
    Ok(Json(view).into_response())
}

pub(crate) async fn view(
    app: &App,
    id: &str,
    language: texts::Language,
    scene: bool,
) -> Result<MatchView, ApiError> {
    let view = app
        .hall
        .read(id, move |state, now| {
            MatchView::of(state, now, language, scene)
        })
        .await;
    view.map_err(|error| ApiError::new(error.message, language))
}

/// From where on.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct EventsQuery {
    /// The number of the last event that you have.
    #[serde(default)]
    since: i64,
}

/// An event with its number.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NumberedEvent {
    /// Its number.
    seq: i64,
    /// When, in milliseconds since 1970.
    at: Millis,
    /// What.
    event: Event,
    /// The hash that chains it to the one before.
    hash: String,
}

/// What happened in a match after a certain number, at most 500 events.
#[utoipa::path(get, path = "/api/matches/{id}/events", tag = "matches",
    params(("id" = String, Path), EventsQuery),
    responses((status = 200, body = Vec<NumberedEvent>), (status = 404, body = Refused)))]
pub(crate) async fn events(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<EventsQuery>,
) -> Result<Json<Vec<NumberedEvent>>, ApiError> {
    let failed = |message| ApiError::new(message, language);
    let rows = app.store.events(&id, query.since, 500).await;
    let rows = rows.map_err(|error| failed(error.message()))?;
    if rows.is_empty() {
        // There is nothing new, or no such match.
        let there = app.hall.wake(&id).await;
        there.map_err(|error| failed(error.message))?;
    }
    let numbered = rows.into_iter().map(|row| {
        Ok(NumberedEvent {
            seq: row.seq,
            at: row.at,
            event: serde_json::from_str(&row.body)?,
            hash: row.hash,
        })
    });
    let numbered: Result<Vec<_>, serde_json::Error> = numbered.collect();
    numbered
        .map(Json)
        .map_err(|_| failed(refuse("match-broken").with("match", id)))
}
