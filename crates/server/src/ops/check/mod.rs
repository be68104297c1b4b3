//! Whether all that a database keeps still follows from the events of its matches, and whether all matches
//! are there that ever were.

mod ledger;
mod matches;
mod openings;
mod puzzles;
mod ratings;
mod studies;

use std::collections::{BTreeMap, HashMap};

use store::{LedgerHead, Store};

use super::database::DatabaseError;
use ledger::Ledger;
pub use ledger::{KeptRoot, read_roots};
use openings::Tally;
use ratings::EndedMatch;

/// What [`check`] found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many matches there are.
    pub matches: u64,
    /// How many events they have.
    pub events: u64,
    /// How many studies there are.
    pub studies: u64,
    /// How far the ledger has come.
    pub ledger: LedgerHead,
    /// What is wrong: the match, player or other thing, and the fault.
    pub wrong: Vec<(String, DatabaseError)>,
}

/// So many rows are read at once.
pub(super) const PAGE: i64 = 500;
/// Matches that end while we look are looked at again, so often at most.
const PASSES: usize = 5;

/// Replays every match by the rules, follows every chain of hashes, deals every setup again, and works out
/// lists, ratings, those of puzzles too, and what the explorer tells anew; and makes every study anew of its events.
pub async fn check(database: &str) -> Result<Checked, DatabaseError> {
    check_against(database, &[]).await
}

/// The same, and whether roots of the ledger that were kept elsewhere are still among its own.
pub async fn check_against(database: &str, kept: &[KeptRoot]) -> Result<Checked, DatabaseError> {
    let store = Store::open_existing(database).await?;
    look_through(&store, kept).await
}

/// The same for a store that is open.
pub async fn check_store(store: &Store) -> Result<Checked, DatabaseError> {
    look_through(store, &[]).await
}

async fn look_through(store: &Store, kept: &[KeptRoot]) -> Result<Checked, DatabaseError> {
    // A server may be at work: what the ledger promises now is there when matches are read afterwards.
    let ledger = Ledger::read(store, kept).await?;
    let mut findings = Findings::default();
    let mut after = String::new();
    loop {
        let ids = store.match_ids(&after, PAGE).await?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in ids {
            findings.look_at(store, &id, &ledger).await?;
        }
    }
    for id in store.unlisted_match_ids().await? {
        findings.look_at(store, &id, &ledger).await?;
    }
    for (id, promise) in ledger.promises() {
        if !findings.events.contains_key(id) {
            let gone = promise.is_gone(id);
            findings.wrong.entry(id.to_owned()).or_default().push(gone);
        }
    }
    let mut rated = findings.check_ratings(store).await?;
    for _ in 0..PASSES {
        let later = findings.happened_since(store).await?;
        if rated.is_empty() || later.is_empty() {
            break;
        }
        for id in later {
            findings.look_at(store, &id, &ledger).await?;
        }
        rated = findings.check_ratings(store).await?;
    }
    let opened = findings.openings.check(store).await?;
    let of_matches = findings.wrong.into_iter();
    let of_matches = of_matches.flat_map(|(id, faults)| {
        let told = faults.into_iter().map(move |fault| (id.clone(), fault));
        told.collect::<Vec<_>>()
    });
    let mut wrong: Vec<(String, DatabaseError)> = of_matches.collect();
    wrong.extend(rated);
    wrong.extend(opened);
    wrong.extend(ledger.wrong);
    wrong.extend(puzzles::check(store).await?);
    let (studies, of_studies) = studies::check(store).await?;
    wrong.extend(of_studies);
    Ok(Checked {
        matches: findings.events.len() as u64,
        events: findings.events.values().map(|count| *count as u64).sum(),
        studies,
        ledger: ledger.head,
        wrong,
    })
}

/// What was seen of matches so far.
#[derive(Default)]
struct Findings {
    /// How many events each has.
    events: HashMap<String, i64>,
    /// Those that count for ratings.
    ended: HashMap<String, EndedMatch>,
    /// What the explorer should tell of them.
    openings: Tally,
    wrong: BTreeMap<String, Vec<DatabaseError>>,
}

impl Findings {
    async fn look_at(
        &mut self,
        store: &Store,
        id: &str,
        ledger: &Ledger,
    ) -> Result<(), DatabaseError> {
        let found = matches::check_match(store, id, ledger.promise(id)).await?;
        self.events.insert(id.to_owned(), found.events);
        if let Some(state) = &found.state {
            self.openings.add(store, state).await?;
        }
        if let Some(ended) = found.ended {
            self.ended.insert(id.to_owned(), ended);
        }
        self.wrong.insert(id.to_owned(), found.wrong);
        Ok(())
    }

    async fn check_ratings(
        &self,
        store: &Store,
    ) -> Result<Vec<(String, DatabaseError)>, DatabaseError> {
        Ok(ratings::check(store, self.ended.values()).await?)
    }

    /// In which matches something has happened since they were looked at.
    async fn happened_since(&self, store: &Store) -> Result<Vec<String>, DatabaseError> {
        let mut later = Vec::new();
        let mut after = String::new();
        loop {
            let page = store.last_events(&after, PAGE).await?;
            let Some((last, _)) = page.last() else {
                return Ok(later);
            };
            after.clone_from(last);
            let news = page
                .into_iter()
                .filter(|(id, seq)| self.events.get(id) != Some(seq));
            later.extend(news.map(|(id, _)| id));
        }
    }
}
