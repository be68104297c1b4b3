//! Looking after what a server keeps: copies, exports, and whether all of it still fits together.

use std::io::{self, Write};
use std::path::Path;

pub use store::database_file;
use store::{Store, StoreError, verify_chain};
use texts::Message;

use crate::Record;
use crate::error::refuse;
use crate::hall::{load, replay};
use crate::matches::{Phase, State, verify_deal};

/// What [`check`] found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many matches there are.
    pub matches: u64,
    /// How many events they have.
    pub events: u64,
    /// What is wrong, match by match.
    pub wrong: Vec<(String, Message)>,
}

/// What [`export`] wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// How many matches were written.
    pub matches: u64,
    /// Which matches could not be read, and why.
    pub unreadable: Vec<(String, Message)>,
}

/// So many matches are listed at once.
const PAGE: i64 = 500;

/// Writes a consistent copy of a database into a new file, while a server may be running on it; also of
/// one that an older program made, so that there is a copy before a newer one changes it.
pub async fn backup(database: &str, file: &Path) -> Result<(), Message> {
    let store = Store::open_of_any_age(database).await;
    let store = store.map_err(|error| error.message())?;
    store.backup(file).await.map_err(|error| error.message())
}

/// A database that is there: to look after one that is not would only make an empty one.
async fn open(database: &str) -> Result<Store, Message> {
    Store::open_existing(database)
        .await
        .map_err(|error| error.message())
}

/// Puts a copy where a database is to be; never overwrites one.
pub fn restore(file: &Path, database: &Path) -> Result<(), Message> {
    Store::restore(file, database).map_err(|error| error.message())
}

/// Writes the record of every match, one JSON object a line. A match that can't be read is told of, and
/// the others are written all the same.
pub async fn export(database: &str, mut out: impl Write) -> Result<Exported, Message> {
    let store = open(database).await?;
    let cannot_write = |error: io::Error| refuse("export-failed").with("error", error.to_string());
    let mut exported = Exported::default();
    let mut after = String::new();
    loop {
        let ids = store.match_ids(&after, PAGE).await;
        let ids = ids.map_err(|error| error.message())?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in ids {
            match record(&store, &id).await {
                Ok(line) => {
                    writeln!(out, "{line}").map_err(cannot_write)?;
                    exported.matches += 1;
                }
                Err(message) => exported.unreadable.push((id, message)),
            }
        }
    }
    out.flush().map_err(cannot_write)?;
    Ok(exported)
}

async fn record(store: &Store, id: &str) -> Result<String, Message> {
    let (state, _) = load(store, id).await.map_err(|error| error.message)?;
    serde_json::to_string(&Record::of(&state))
        .map_err(|error| refuse("export-failed").with("error", error.to_string()))
}

/// Replays every match by the rules, follows every chain of hashes, and deals every setup again.
pub async fn check(database: &str) -> Result<Checked, Message> {
    let store = open(database).await?;
    let mut checked = Checked::default();
    let mut after = String::new();
    loop {
        let ids = store.match_ids(&after, PAGE).await;
        let ids = ids.map_err(|error| error.message())?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in ids {
            checked.matches += 1;
            match check_match(&store, &id).await {
                Ok(events) => checked.events += events,
                Err(message) => checked.wrong.push((id, message)),
            }
        }
    }
    Ok(checked)
}

async fn check_match(store: &Store, id: &str) -> Result<u64, Message> {
    let failed = |error: StoreError| error.message();
    let secret = store.secret(id).await.map_err(failed)?;
    let secret = secret.ok_or_else(|| refuse("match-not-found"))?;
    let mut rows = store.events(id, 0, i64::MAX).await.map_err(failed)?;
    loop {
        let state = check_events(id, &secret, &rows)?;
        let mut expected = crate::summary::summary(&state);
        expected.players.clear();
        let summary = store.summary(id).await.map_err(failed)?;
        if summary.as_ref() == Some(&expected) {
            return Ok(rows.len() as u64);
        }
        // A server may be at work: the summary is of a later moment if more has happened by now.
        let later = store.events(id, 0, i64::MAX).await.map_err(failed)?;
        if later.len() == rows.len() {
            return Err(refuse("summary-differs").with("match", id));
        }
        rows = later;
    }
}

/// What the events of a match come to, if they follow from one another by the rules.
fn check_events(id: &str, secret: &str, rows: &[store::Event]) -> Result<State, Message> {
    verify_chain(id, rows)?;
    let state = replay(id, secret.to_owned(), rows)?;
    if let Phase::Over(over) = &state.phase {
        let words = state.words();
        verify_deal(&state.terms.spec, id, &state.commitment, &words, over)?;
    }
    Ok(state)
}
