use std::collections::HashMap;
use std::path::Path;

use store::{Event, LedgerEntry, LedgerHead, Store, StoreError, ledger_root};

use super::PAGE;
use crate::ops::database::DatabaseError;

/// A root of the ledger that somebody kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRoot {
    /// The entry that it belongs to, if that is known.
    pub number: Option<i64>,
    /// The root.
    pub root: String,
}

/// What the ledger says of all matches.
pub(super) struct Ledger {
    promises: HashMap<String, Promise>,
    pub(super) head: LedgerHead,
    pub(super) wrong: Vec<(String, DatabaseError)>,
}

/// What the ledger says of a match: the numbers and hashes of some of its events, by entry.
pub(super) struct Promise(Vec<(i64, i64, String)>);

impl Ledger {
    /// Reads the ledger, and looks for roots that were kept elsewhere.
    pub(super) async fn read(store: &Store, kept: &[KeptRoot]) -> Result<Self, StoreError> {
        let mut ledger = Self {
            promises: HashMap::new(),
            head: LedgerHead::default(),
            wrong: Vec::new(),
        };
        let mut missing: Vec<&KeptRoot> = kept.iter().collect();
        loop {
            let page = store.ledger(ledger.head.entries, PAGE).await?;
            if page.is_empty() {
                break;
            }
            for entry in page {
                let is_it = |kept: &&KeptRoot| {
                    kept.root == entry.root && kept.number.is_none_or(|n| n == entry.number)
                };
                missing.retain(|kept| !is_it(kept));
                ledger.take(entry);
            }
        }
        let entries = ledger.head.entries;
        ledger.wrong.extend(missing.into_iter().map(|kept| {
            let fault = match kept.number {
                Some(number) if number > entries => DatabaseError::LedgerShort { entries, number },
                _ => DatabaseError::LedgerRootUnknown {
                    root: kept.root.clone(),
                },
            };
            (NAME.to_owned(), fault)
        }));
        Ok(ledger)
    }

    fn take(&mut self, entry: LedgerEntry) {
        let root = ledger_root(&self.head.root, &entry.match_id, entry.seq, &entry.hash);
        if (entry.number, &entry.root) != (self.head.entries + 1, &root) {
            let number = entry.number;
            let fault = DatabaseError::LedgerBroken { number };
            self.wrong.push((NAME.to_owned(), fault));
        }
        self.head = LedgerHead {
            entries: entry.number,
            root: entry.root,
        };
        let promise = self.promises.entry(entry.match_id);
        let promise = promise.or_insert(Promise::NONE);
        promise.0.push((entry.number, entry.seq, entry.hash));
    }

    /// What it says of a match.
    pub(super) fn promise(&self, id: &str) -> &Promise {
        self.promises.get(id).unwrap_or(&NOTHING)
    }

    /// What it says of all.
    pub(super) fn promises(&self) -> impl Iterator<Item = (&str, &Promise)> {
        let all = self.promises.iter();
        all.map(|(id, promise)| (id.as_str(), promise))
    }
}

/// Of a match that it does not know yet.
static NOTHING: Promise = Promise::NONE;

/// What faults of the ledger as a whole are filed under.
const NAME: &str = "ledger";

impl Promise {
    pub(super) const NONE: Self = Self(Vec::new());

    /// The match has no events at all.
    pub(super) fn is_gone(&self, id: &str) -> DatabaseError {
        let (number, seq) = self
            .0
            .last()
            .map_or((0, 0), |(number, seq, _)| (*number, *seq));
        let id = id.to_owned();
        DatabaseError::LedgerMatchMissing { id, number, seq }
    }

    /// Where the events of a match are not those that the ledger knows; the first such entry.
    pub(super) fn compare(&self, id: &str, rows: &[Event]) -> Vec<DatabaseError> {
        if rows.is_empty() && !self.0.is_empty() {
            return vec![self.is_gone(id)];
        }
        let id = id.to_owned();
        for (number, seq, hash) in &self.0 {
            let (number, seq) = (*number, *seq);
            match rows.iter().find(|row| row.seq == seq) {
                Some(row) if row.hash == *hash => {}
                Some(_) => return vec![DatabaseError::LedgerEventDiffers { id, number, seq }],
                None => {
                    let found = rows.len();
                    return vec![DatabaseError::LedgerTailMissing {
                        id,
                        number,
                        seq,
                        found,
                    }];
                }
            }
        }
        Vec::new()
    }
}

/// The roots in a file that a server wrote: the number of an entry and its root on each line.
pub fn read_roots(file: &Path) -> Result<Vec<KeptRoot>, DatabaseError> {
    let unreadable = |error: String| DatabaseError::RootsUnreadable {
        file: file.display().to_string(),
        error,
    };
    let text = std::fs::read_to_string(file).map_err(|error| unreadable(error.to_string()))?;
    let root = |line: &str| {
        let (number, root) = line.split_once(' ')?;
        Some(KeptRoot {
            number: Some(number.parse().ok()?),
            root: root.trim().to_owned(),
        })
    };
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let roots: Result<Vec<_>, _> = lines
        .map(|line| root(line).ok_or_else(|| unreadable(format!("“{line}”"))))
        .collect();
    roots
}
