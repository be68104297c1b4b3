//! Looking after what a server keeps: copies, exports, and whether all of it still fits together.

use std::io::{self, Write};
use std::path::Path;

pub use store::database_file;
use store::{Store, verify_chain};
use texts::Message;

use crate::Record;
use crate::error::refuse;
use crate::hall::load;
use crate::matches::{Phase, verify_deal};

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

/// So many matches are listed at once.
const PAGE: i64 = 500;

/// Writes a consistent copy of a database into a new file, while a server may be running on it.
pub async fn backup(database: &str, file: &Path) -> Result<(), Message> {
    let store = open(database).await?;
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

/// Writes the record of every match, one JSON object a line; says how many.
pub async fn export(database: &str, mut out: impl Write) -> Result<u64, Message> {
    let store = open(database).await?;
    let cannot_write = |error: io::Error| refuse("export-failed").with("error", error.to_string());
    let mut written = 0;
    let mut after = String::new();
    loop {
        let ids = store.match_ids(&after, PAGE).await;
        let ids = ids.map_err(|error| error.message())?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in &ids {
            let (state, _) = load(&store, id).await.map_err(|error| error.message)?;
            let line = serde_json::to_string(&Record::of(&state)).unwrap_or_default();
            writeln!(out, "{line}").map_err(cannot_write)?;
            written += 1;
        }
    }
    out.flush().map_err(cannot_write)?;
    Ok(written)
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
    let events = store.events(id, 0, i64::MAX).await;
    let events = events.map_err(|error| error.message())?;
    verify_chain(id, &events)?;
    let (state, _) = load(store, id).await.map_err(|error| error.message)?;
    if let Phase::Over(over) = &state.phase {
        let words = state.words();
        verify_deal(&state.terms.spec, id, &state.commitment, &words, over)?;
    }
    let summary = store.summary(id).await.map_err(|error| error.message())?;
    let mut expected = crate::summary::summary(&state);
    expected.players.clear();
    if summary.as_ref() != Some(&expected) {
        return Err(refuse("summary-differs").with("match", id));
    }
    Ok(events.len() as u64)
}
