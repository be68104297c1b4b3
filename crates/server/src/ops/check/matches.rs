use store::{Event as Row, Store, StoreError, Summary, verify_chain};

use super::ledger::Promise;
use super::ratings::EndedMatch;
use crate::matches::registry::replay;
use crate::matches::{DealFault, Event, Phase, Secret, State, commitment, summary, verify_deal};
use crate::ops::database::DatabaseError;
use crate::people::ratings::RatedMatch;

/// What was found out about a match.
pub(super) struct Found {
    pub(super) events: i64,
    pub(super) ended: Option<EndedMatch>,
    /// The match as it stands, if it can be replayed.
    pub(super) state: Option<State>,
    pub(super) wrong: Vec<DatabaseError>,
}

/// Replays a match and compares what follows from its events with what else is kept of it.
pub(super) async fn check_match(
    store: &Store,
    id: &str,
    promise: &Promise,
) -> Result<Found, StoreError> {
    let mut rows = store.events(id, 0, i64::MAX).await?;
    loop {
        let mut found = Found {
            events: rows.len() as i64,
            ended: None,
            state: None,
            wrong: promise.compare(id, &rows),
        };
        let Some(secret) = store.secret(id).await? else {
            let id = id.to_owned();
            found.wrong.push(DatabaseError::NoSecret { id });
            return Ok(found);
        };
        if rows.is_empty() {
            let id = id.to_owned();
            found.wrong.push(DatabaseError::NoEvents { id });
            return Ok(found);
        }
        let state = match check_events(id, &secret, &rows) {
            Ok(state) => state,
            Err(fault) => {
                found.wrong.push(fault);
                return Ok(found);
            }
        };
        found.ended = ended(&state, &rows);
        let differs = compare_lists(store, &state).await?;
        if differs.is_empty() {
            found.state = Some(state);
            return Ok(found);
        }
        // A server may be at work: lists are of a later moment if more has happened by now.
        let later = store.events(id, 0, i64::MAX).await?;
        if later.len() == rows.len() {
            found.wrong.extend(differs);
            found.state = Some(state);
            return Ok(found);
        }
        rows = later;
    }
}

/// What the events of a match come to, if they follow from one another by the rules.
fn check_events(id: &str, secret: &str, rows: &[Row]) -> Result<State, DatabaseError> {
    verify_chain(id, rows)?;
    check_secret(id, secret, rows)?;
    let state = replay(id, Secret::fair(secret.to_owned()), rows)?;
    // What was played without a server was dealt elsewhere.
    if let Phase::Over(over) = &state.phase
        && state.offline.is_none()
    {
        let words = state.words();
        let choices = state.choices();
        verify_deal(
            &state.terms.spec,
            id,
            &state.commitment,
            &words,
            &choices,
            state.start.as_ref(),
            over,
        )?;
    }
    Ok(state)
}

/// Whether the secret that is kept is the one that was committed to: of a match that goes on nothing else tells.
fn check_secret(id: &str, secret: &str, rows: &[Row]) -> Result<(), DatabaseError> {
    let first = rows.first().map(|row| serde_json::from_str(&row.body));
    match first {
        Some(Ok(Event::Created {
            commitment: published,
            offline: None,
            ..
        })) if published != commitment(id, secret) => Err(DealFault::OtherSecret.into()),
        _ => Ok(()),
    }
}

/// What the match did to ratings, and when.
fn ended(state: &State, rows: &[Row]) -> Option<EndedMatch> {
    let is_end = |row: &&Row| matches!(serde_json::from_str(&row.body), Ok(Event::Over(_)));
    Some(EndedMatch {
        rated: RatedMatch::of(state)?,
        at: rows.iter().rfind(is_end)?.at,
    })
}

/// Where lists say something else than the events.
async fn compare_lists(store: &Store, state: &State) -> Result<Vec<DatabaseError>, StoreError> {
    let id = &state.id;
    let expected = summary::summary(state);
    let Some(kept) = store.summary(id).await? else {
        let id = id.clone();
        return Ok(vec![DatabaseError::NotListed { id }]);
    };
    let mut wrong: Vec<DatabaseError> = columns(&kept)
        .into_iter()
        .zip(columns(&expected))
        .filter(|(kept, expected)| kept != expected)
        .map(
            |((field, kept), (_, expected))| DatabaseError::SummaryDiffers {
                id: id.clone(),
                field: field.to_owned(),
                kept,
                expected,
            },
        )
        .collect();
    let seats = store.seats(id).await?;
    let named = |seats: &[(i64, String)], seat: i64| {
        let found = seats.iter().find(|(number, _)| *number == seat);
        found.map_or_else(|| "-".to_owned(), |(_, player)| player.clone())
    };
    let last = seats.last().map_or(-1, |(seat, _)| *seat);
    for seat in 0..=last.max(state.seats.len() as i64 - 1) {
        let (kept, expected) = (named(&seats, seat), named(&expected.players, seat));
        if kept != expected {
            let id = id.clone();
            wrong.push(DatabaseError::SeatDiffers {
                id,
                seat,
                kept,
                expected,
            });
        }
    }
    Ok(wrong)
}

/// What lists show besides, whenever it was written; as it stands if it can't be read.
fn lasting_body(body: &str) -> String {
    let card = summary::lasting(body).and_then(|card| serde_json::to_string(&card).ok());
    card.unwrap_or_else(|| body.to_owned())
}

/// The columns of a list, in words.
fn columns(summary: &Summary) -> [(&'static str, String); 14] {
    let maybe = |number: Option<i64>| number.map_or_else(|| "-".to_owned(), |n| n.to_string());
    [
        ("created_at", summary.created_at.to_string()),
        ("updated_at", summary.updated_at.to_string()),
        ("game", summary.game.clone()),
        ("spec", summary.spec.clone()),
        ("status", summary.status.name().to_owned()),
        ("public", summary.public.to_string()),
        ("rated", summary.rated.to_string()),
        ("speed", summary.speed.clone()),
        ("seq", summary.seq.to_string()),
        ("ply", summary.ply.to_string()),
        ("turn", maybe(summary.turn)),
        ("deadline", maybe(summary.deadline)),
        ("bot_to_move", summary.bot_to_move.to_string()),
        ("body", lasting_body(&summary.body)),
    ]
}
