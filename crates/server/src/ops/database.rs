//! Looking after what a server keeps: copies, exports, and whether all of it still fits together.

use std::io::{self, Write};
use std::path::Path;

use store::Store;
pub use store::{StoreError, check_address, database_file};

use crate::TEXTS;
use crate::http::api::record_of;
use crate::matches::registry::{LoadError, load};
use crate::matches::{DealFault, MatchRefusal, Secret};
pub use crate::ops::check::{Checked, KeptRoot, check, check_against, check_store, read_roots};
use crate::study::StudyRefusal;

texts::refusals! { TEXTS;
    /// Why a database, or a match in it, can't be checked or written out.
    pub enum DatabaseError {
        /// There is no such match.
        NotFound => "match-not-found",
        /// Records can't be written.
        ExportFailed {
            /// What the system says.
            error: String
        } => "export-failed",
        /// What lists say about a match does not follow from its events.
        SummaryDiffers {
            /// The match.
            id: String,
            /// The column.
            field: String,
            /// What stands in it.
            kept: String,
            /// What should.
            expected: String
        } => "summary-differs",
        /// What is kept of a study does not follow from its events.
        StudyDiffers {
            /// The study.
            id: String,
            /// What of it.
            field: String
        } => "study-differs",
        /// A match has events and is in no list.
        NotListed {
            /// The match.
            id: String
        } => "match-not-listed",
        /// A match is in lists and has no events.
        NoEvents {
            /// The match.
            id: String
        } => "match-without-events",
        /// What a match was dealt from is gone.
        NoSecret {
            /// The match.
            id: String
        } => "match-without-secret",
        /// Lists name another in a seat than the events.
        SeatDiffers {
            /// The match.
            id: String,
            /// The seat.
            seat: i64,
            /// Whom lists name.
            kept: String,
            /// Who sits there.
            expected: String
        } => "seat-differs",
        /// A rating does not follow from the matches that were played.
        RatingDiffers {
            /// Whose.
            player: String,
            /// At which game, and how fast.
            rating: String,
            /// A column and what stands in it.
            kept: String,
            /// What should.
            expected: String
        } => "rating-differs",
        /// A player has no rating, and should.
        RatingMissing {
            /// Who.
            player: String,
            /// At which game, and how fast.
            rating: String
        } => "rating-missing",
        /// A player has a rating that follows from no match.
        RatingExtra {
            /// Who.
            player: String,
            /// At which game, and how fast.
            rating: String
        } => "rating-extra",
        /// A rating at puzzles, or of a puzzle, does not follow from the tries that counted.
        PuzzleRatingDiffers {
            /// Whose, or of which puzzle.
            whose: String,
            /// A column and what stands in it.
            kept: String,
            /// What should.
            expected: String
        } => "puzzle-rating-differs",
        /// What a try at a puzzle did to ratings does not follow from those before it.
        PuzzleTryDiffers {
            /// Whose try.
            player: String,
            /// At which puzzle.
            puzzle: String
        } => "puzzle-try-differs",
        /// What a match did to a rating is not what is kept of it.
        RatingChangeDiffers {
            /// The match.
            id: String,
            /// Whose rating.
            player: String,
            /// A column and what stands in it.
            kept: String,
            /// What should.
            expected: String
        } => "rating-change-differs",
        /// A match changed a rating, and nothing is kept of it.
        RatingChangeMissing {
            /// The match.
            id: String,
            /// Whose rating.
            player: String
        } => "rating-change-missing",
        /// A rating was changed by a match that did not.
        RatingChangeExtra {
            /// The match.
            id: String,
            /// Whose rating.
            player: String
        } => "rating-change-extra",
        /// What the explorer tells of a move does not follow from the matches in which it was played.
        OpeningDiffers {
            /// The key of the position.
            position: String,
            /// The move.
            played: String,
            /// A column and what stands in it.
            kept: String,
            /// What should.
            expected: String
        } => "opening-differs",
        /// The explorer does not tell of a move that was played.
        OpeningMissing {
            /// The key of the position.
            position: String,
            /// The move.
            played: String
        } => "opening-missing",
        /// The explorer tells of a move that was played in no match.
        OpeningExtra {
            /// The key of the position.
            position: String,
            /// The move.
            played: String
        } => "opening-extra",
        /// An entry of the ledger does not follow from the one before it.
        LedgerBroken {
            /// Its number.
            number: i64
        } => "ledger-broken",
        /// A match that the ledger knows is gone.
        LedgerMatchMissing {
            /// The match.
            id: String,
            /// The entry.
            number: i64,
            /// So many events it had.
            seq: i64
        } => "ledger-match-missing",
        /// The last events of a match are gone.
        LedgerTailMissing {
            /// The match.
            id: String,
            /// The entry.
            number: i64,
            /// So many events it had.
            seq: i64,
            /// So many it has.
            found: usize
        } => "ledger-tail-missing",
        /// An event is another than the one that the ledger knows.
        LedgerEventDiffers {
            /// The match.
            id: String,
            /// The entry.
            number: i64,
            /// The event.
            seq: i64
        } => "ledger-event-differs",
        /// The ledger has no entry of a number whose root was kept elsewhere.
        LedgerShort {
            /// So many entries it has.
            entries: i64,
            /// So many it had.
            number: i64
        } => "ledger-short",
        /// A root that was kept elsewhere is not one of the ledger.
        LedgerRootUnknown {
            /// The root.
            root: String
        } => "ledger-root-unknown",
        /// A file of roots can't be read.
        RootsUnreadable {
            /// The file.
            file: String,
            /// Why.
            error: String
        } => "ledger-roots-unreadable",
    }
    from {
        /// The database fails, or its chain of hashes is broken.
        Store(StoreError),
        /// The events of a match do not fit together.
        Match(MatchRefusal),
        /// What was dealt is not what had to be.
        Deal(DealFault),
    }
}

impl From<LoadError> for DatabaseError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::NotFound => Self::NotFound,
            LoadError::Match(refusal) => refusal.into(),
            LoadError::Store(error) => error.into(),
        }
    }
}

/// What [`export`] or [`export_studies`] wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// How many matches were written.
    pub matches: u64,
    /// How many studies were.
    pub studies: u64,
    /// Which of them could not be read, and why.
    pub unreadable: Vec<(String, DatabaseError)>,
}

/// So many matches are listed at once.
const PAGE: i64 = 500;

/// Whether there is a database of ours at an address, of this version, and answers. Nothing is changed.
pub async fn answers(database: &str) -> Result<(), StoreError> {
    let store = Store::open_existing(database).await?;
    store.recall("schema").await.map(|_| ())
}

/// Writes a consistent copy of a database into a new file, while a server may be running on it; also of
/// one that an older program made, so that there is a copy before a newer one changes it.
pub async fn backup(database: &str, file: &Path) -> Result<(), StoreError> {
    Store::open_of_any_age(database).await?.backup(file).await
}

/// Puts a copy where a database is to be; never overwrites one.
pub fn restore(file: &Path, database: &Path) -> Result<(), StoreError> {
    Store::restore(file, database)
}

/// Writes the record of every match, one JSON object a line. A match that can't be read is told of, and
/// the others are written all the same.
pub async fn export(database: &str, mut out: impl Write) -> Result<Exported, DatabaseError> {
    let store = Store::open_existing(database).await?;
    let cannot_write = |error: io::Error| failed(&error);
    let mut exported = Exported::default();
    let mut after = String::new();
    loop {
        let ids = store.match_ids(&after, PAGE).await?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in ids {
            match record(&store, &id).await {
                Ok(line) => {
                    writeln!(out, "{line}").map_err(cannot_write)?;
                    exported.matches += 1;
                }
                Err(why) => exported.unreadable.push((id, why)),
            }
        }
    }
    out.flush().map_err(cannot_write)?;
    Ok(exported)
}

/// Writes every study, one JSON object a line: who has it and who may read it, and its chapters as docs/trees.md writes
/// them, with the names of those who wrote comments.
pub async fn export_studies(
    database: &str,
    mut out: impl Write,
) -> Result<Exported, DatabaseError> {
    let store = Store::open_existing(database).await?;
    let cannot_write = |error: io::Error| failed(&error);
    let mut exported = Exported::default();
    let mut after = String::new();
    loop {
        let ids = store.study_ids(&after, PAGE).await?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in ids {
            match crate::study::written_down(&store, &id).await {
                // It was deleted meanwhile.
                Ok(None) => {}
                Ok(Some(line)) => {
                    writeln!(out, "{line}").map_err(cannot_write)?;
                    exported.studies += 1;
                }
                Err(StudyRefusal::Store(error)) => return Err(error.into()),
                Err(_) => {
                    let (named, field) = (id.clone(), "events".to_owned());
                    let why = DatabaseError::StudyDiffers { id: named, field };
                    exported.unreadable.push((id, why));
                }
            }
        }
    }
    out.flush().map_err(cannot_write)?;
    Ok(exported)
}

async fn record(store: &Store, id: &str) -> Result<String, DatabaseError> {
    let (state, _) = load(store, id, Secret::fair).await?;
    serde_json::to_string(&record_of(&state)).map_err(|error| failed(&error))
}

fn failed(error: &dyn std::error::Error) -> DatabaseError {
    let error = error.to_string();
    DatabaseError::ExportFailed { error }
}
