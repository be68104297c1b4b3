//! The ledger: one chain over all matches.
//!
//! The events of a match are chained, so that none can be changed or taken out in the middle unseen; but a
//! whole match could vanish, or the end of one. Every few seconds a server writes down, for each match in
//! which something happened, the number and the hash of its last event. Each entry is hashed with the one
//! before it. Whoever knows the root, the hash of the last entry, can tell later whether anything of what
//! it stood for is missing. Moves do not wait for it: docs/decisions tells what that costs.

use crate::engine::{Row, Statement, values};
use crate::events::digest;
use crate::{Store, StoreError};

/// How far a match had come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerEntry {
    /// Its number, from 1.
    pub number: i64,
    /// The match.
    pub match_id: String,
    /// The number of its last event then.
    pub seq: i64,
    /// The hash of that event.
    pub hash: String,
    /// [`ledger_root`] of this and the entry before it.
    pub root: String,
}

/// How far the ledger has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LedgerHead {
    /// How many entries there are.
    pub entries: i64,
    /// The root of the last one; empty before the first.
    pub root: String,
}

/// So many entries are written together.
const GROUP: i64 = 500;

/// The root after an entry: SHA-256, in lower-case hex, over the root before it (empty before the first), the
/// match, the number of its event and the hash of that, each as text and ended by a line feed.
pub fn ledger_root(before: &str, match_id: &str, seq: i64, hash: &str) -> String {
    digest(&[before, match_id, &seq.to_string(), hash])
}

impl Store {
    /// Writes an entry for every match in which something has happened since its last one. A conflict if
    /// somebody else does so at the same moment.
    pub async fn extend_ledger(&self) -> Result<LedgerHead, StoreError> {
        let mut head = self.ledger_head().await?;
        loop {
            let rows = self
                .engine
                .read(
                    "SELECT matches.id, events.seq, events.hash FROM matches
                     JOIN events ON events.match_id = matches.id AND events.seq = matches.seq
                     WHERE matches.in_ledger < matches.seq ORDER BY matches.id LIMIT $1",
                    values![GROUP],
                )
                .await?;
            let count = rows.len() as i64;
            let mut statements = Vec::new();
            for mut row in rows {
                let (id, seq, hash) = (row.text()?, row.number()?, row.text()?);
                head = LedgerHead {
                    entries: head.entries + 1,
                    root: ledger_root(&head.root, &id, seq, &hash),
                };
                statements.push(Statement::new(
                    "INSERT INTO ledger (number, match_id, seq, hash, root)
                     VALUES ($1, $2, $3, $4, $5)",
                    values![head.entries, &id, seq, hash, &head.root],
                ));
                statements.push(Statement::new(
                    "UPDATE matches SET in_ledger = $1 WHERE id = $2",
                    values![seq, id],
                ));
            }
            if count > 0 {
                self.engine.commit(statements).await?;
            }
            if count < GROUP {
                return Ok(head);
            }
        }
    }

    /// How far the ledger has come.
    pub async fn ledger_head(&self) -> Result<LedgerHead, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT number, root FROM ledger ORDER BY number DESC LIMIT 1",
                Vec::new(),
            )
            .await?;
        rows.into_iter()
            .next()
            .map_or(Ok(LedgerHead::default()), |mut row| {
                Ok(LedgerHead {
                    entries: row.number()?,
                    root: row.text()?,
                })
            })
    }

    /// The entries after number `after`, at most `limit` of them.
    pub async fn ledger(&self, after: i64, limit: i64) -> Result<Vec<LedgerEntry>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT number, match_id, seq, hash, root FROM ledger
                 WHERE number > $1 ORDER BY number LIMIT $2",
                values![after, limit],
            )
            .await?;
        rows.into_iter().map(entry).collect()
    }
}

fn entry(mut row: Row) -> Result<LedgerEntry, StoreError> {
    Ok(LedgerEntry {
        number: row.number()?,
        match_id: row.text()?,
        seq: row.number()?,
        hash: row.text()?,
        root: row.text()?,
    })
}
