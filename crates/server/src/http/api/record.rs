use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{
    ClockRules, Created, Occupant, Offline, OfflineRecord, Person, Record, Refused, Terms,
};
use store::StoreError;

use super::matches::view;
use crate::app::App;
use crate::bots::LEVELS;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::{Address, limit_costly};
use crate::matches::registry::CommandError;
use crate::matches::view::setup_for_all;
use crate::matches::{DealFault, MatchRefusal, Phase, Plan, Start, State as MatchState};
use crate::people::identity::CurrentPerson;
use crate::people::moderation::must_have_confirmed;
use crate::world::id_of;

/// A match as it is written down.
pub(crate) fn record_of(state: &MatchState) -> Record {
    let board = state.board.as_deref();
    Record {
        version: catalog::record::VERSION,
        id: state.id.clone(),
        spec: state.terms.spec.clone(),
        setup: board.map(|board| setup_for_all(state, board)),
        moves: board.map_or_else(Vec::new, catalog::Match::moves),
        seats: state.seats.iter().map(|seat| seat.sitter.clone()).collect(),
        words: state.words(),
        choices: state.choices(),
        commitment: state.commitment.clone(),
        over: match &state.phase {
            Phase::Over(over) => Some(over.clone()),
            _ => None,
        },
        created_at: state.created_at,
        offline: state.offline.is_some(),
        start: state.start.clone(),
    }
}

/// Whether what was dealt follows from what was committed to; refused while the match goes on.
pub fn verify_record(record: &Record) -> Result<(), DealFault> {
    let over = record.over.as_ref().ok_or(DealFault::NotOver)?;
    if record.offline {
        return Err(DealFault::Offline);
    }
    crate::matches::verify_deal(
        &record.spec,
        &record.id,
        &record.commitment,
        &record.words,
        &record.choices,
        record.start.as_ref(),
        over,
    )?;
    // What was dealt is what was played, in the position from which it was.
    let start = record.start.iter().flat_map(Start::moves);
    let begun_there = start.eq(record
        .moves
        .iter()
        .take(start_moves(record))
        .map(String::as_str));
    match &record.setup {
        Some(setup) if Some(setup) != over.setup.as_ref() || !begun_there => {
            Err(DealFault::OtherSetup)
        }
        _ => Ok(()),
    }
}

fn start_moves(record: &Record) -> usize {
    let start = record.start.as_ref();
    start.map_or(0, |start| start.moves().count())
}

/// A match written down.
#[utoipa::path(get, path = "/api/v1/matches/{id}/record", operation_id = "match_record", tag = "matches",
    params(("id" = String, Path)),
    responses((status = 200, body = Record), (status = 404, body = Refused)))]
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Record>, ApiError> {
    let record = app.registry.read(&id, |state, _| record_of(state));
    Ok(Json(record.await?))
}

/// Keep a game that was played without a server: it is replayed by the rules, is casual, and stands among one's own. Whoever
/// sends the same again is told where it is.
#[utoipa::path(post, path = "/api/v1/records", operation_id = "keep_record", tag = "matches", request_body = OfflineRecord,
    responses((status = 200, body = Created), (status = 201, body = Created), (status = 403, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn keep(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    Lang(language): Lang,
    address: Address,
    Body(record): Body<OfflineRecord>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    limit_costly(&app, address)?;
    must_have_confirmed(&app, &person)?;
    if record.version > catalog::record::VERSION {
        let (found, known) = (record.version, catalog::record::VERSION);
        return Err(MatchRefusal::RecordTooNew { found, known }.into());
    }
    let sitting = record.seats.iter().cloned();
    let seats: Result<Vec<Occupant>, ApiError> = sitting.map(|seat| sits(seat, &person)).collect();
    let seats = seats?;
    let id = id_of(&fingerprint(&record, &seats, &person));
    let there = async |status: StatusCode| {
        let state = view(&app, &id, language, false).await?;
        let id = id.clone();
        Ok((status, Json(Created { id, state })))
    };
    if app.store.summary(&id).await?.is_some() {
        return there(StatusCode::OK).await;
    }
    let plan = Plan {
        id: id.clone(),
        terms: Terms {
            spec: record.spec,
            clock: ClockRules::None,
            rated: false,
            public: false,
            takebacks: true,
            overlay: true,
        },
        words: vec![None; seats.len()],
        choices: Vec::new(),
        seats,
        by: person.id.clone(),
        rematch_of: None,
        start: None,
    };
    let offline = Offline {
        setup: record.setup,
        began_at: record.created_at,
    };
    let kept = app
        .registry
        .keep(plan, offline, &record.moves, record.over.ending);
    match kept.await {
        Ok(_) => there(StatusCode::CREATED).await,
        // The same came in twice at once.
        Err(CommandError::Store(StoreError::Conflict)) => there(StatusCode::OK).await,
        Err(error) => Err(error.into()),
    }
}

/// What makes two uploads one game: whose it is, and all that happened in it.
fn fingerprint(record: &OfflineRecord, seats: &[Occupant], person: &Person) -> String {
    let seats = seats.iter().map(|seat| match seat {
        Occupant::Bot { level, number } => format!("bot {level} {number}"),
        _ => "person".to_owned(),
    });
    let seats = seats.collect::<Vec<_>>().join(",");
    let OfflineRecord { spec, setup, .. } = record;
    let (moves, ending) = (record.moves.join(" "), record.over.ending);
    let (who, began) = (&person.id, record.created_at);
    format!("{who}\n{began}\n{spec}\n{setup}\n{seats}\n{moves}\n{ending:?}")
}

/// Who sat somewhere: whatever a record calls them, people are whoever brings it.
fn sits(seat: Occupant, person: &Person) -> Result<Occupant, ApiError> {
    match seat {
        Occupant::Bot { level, .. } if !(1..=LEVELS).contains(&level) => {
            let most = LEVELS;
            Err(MatchRefusal::NoLevel { level, most }.into())
        }
        bot @ Occupant::Bot { .. } => Ok(bot),
        Occupant::Person(_) | Occupant::Invited(_) | Occupant::Open => {
            Ok(Occupant::Person(person.clone()))
        }
    }
}
