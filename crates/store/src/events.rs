use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::engine::{Row, Statement, values};
use crate::matches::Summary;
use crate::{Fence, Store, StoreError};

/// The hash before the first event of a match.
pub const FIRST_HASH: &str = "";

/// Something that happened in a match, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number in its match, from 1.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The hash of the event before it; [`FIRST_HASH`] before the first.
    pub prev_hash: String,
    /// [`chain_hash`] of all the rest.
    pub hash: String,
    /// What happened, as JSON.
    pub body: String,
}

/// Something that has just happened.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What, as JSON.
    pub body: String,
}

/// What is added to one match, all of it or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// The number of the last event that the writer knows of, 0 for a new match.
    pub after: i64,
    /// Its hash.
    pub hash: String,
    /// The events that follow it.
    pub events: Vec<NewEvent>,
    /// The match as it then stands.
    pub summary: Summary,
    /// What only the server may know until the match is over; given with the first event.
    pub secret: Option<String>,
    /// Who writes: the match must still be theirs.
    pub fence: Fence,
}

impl Append {
    /// The hash of the last event once this is written.
    pub fn last_hash(&self) -> String {
        self.numbered()
            .last()
            .map_or_else(|| self.hash.clone(), |event| event.hash)
    }

    /// The events as they will be kept.
    pub fn numbered(&self) -> impl Iterator<Item = Event> + '_ {
        let (mut seq, mut prev_hash) = (self.after, self.hash.clone());
        self.events.iter().map(move |new| {
            seq += 1;
            let hash = chain_hash(&prev_hash, &self.summary.id, seq, new.at, &new.body);
            Event {
                seq,
                at: new.at,
                prev_hash: std::mem::replace(&mut prev_hash, hash.clone()),
                hash,
                body: new.body.clone(),
            }
        })
    }

    pub(crate) fn statements(&self) -> Vec<Statement> {
        let id = &self.summary.id;
        let mut statements: Vec<Statement> = self
            .numbered()
            .map(|event| {
                // Not only is the number free: the event before it is the one that the writer saw.
                Statement::new(
                    "INSERT INTO events (match_id, seq, at, prev_hash, hash, body)
                     SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT),
                         CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT)
                     WHERE CAST($2 AS BIGINT) = 1 OR EXISTS (SELECT 1 FROM events
                         WHERE match_id = $1 AND seq = CAST($2 AS BIGINT) - 1 AND hash = $4)",
                    values![
                        id,
                        event.seq,
                        event.at,
                        event.prev_hash,
                        event.hash,
                        event.body
                    ],
                )
                .must_touch(1)
            })
            .collect();
        if let Some(secret) = &self.secret {
            statements.push(Statement::new(
                "INSERT INTO secrets (match_id, secret) VALUES ($1, $2)",
                values![id, secret],
            ));
        }
        self.summary.write(&self.fence, &mut statements);
        statements
    }
}

/// What chains an event to the one before it: SHA-256, in lower-case hex, over the previous hash, the
/// match, the number, the time and the body, each as text and ended by a line feed.
pub fn chain_hash(prev_hash: &str, match_id: &str, seq: i64, at: i64, body: &str) -> String {
    digest(&[prev_hash, match_id, &seq.to_string(), &at.to_string(), body])
}

/// SHA-256, in lower-case hex, over lines.
pub(crate) fn digest(lines: &[&str]) -> String {
    let mut digest = Sha256::new();
    for line in lines {
        digest.update(line.as_bytes());
        digest.update(b"\n");
    }
    HEXLOWER.encode(&digest.finalize())
}

impl Store {
    /// The events of a match after number `since`, at most `limit` of them.
    pub async fn events(
        &self,
        match_id: &str,
        since: i64,
        limit: i64,
    ) -> Result<Vec<Event>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT seq, at, prev_hash, hash, body FROM events
                 WHERE match_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
                values![match_id, since, limit],
            )
            .await?;
        rows.into_iter().map(event).collect()
    }

    /// What only the server may know about a match until it is over.
    pub async fn secret(&self, match_id: &str) -> Result<Option<String>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT secret FROM secrets WHERE match_id = $1",
                values![match_id],
            )
            .await?;
        rows.into_iter()
            .next()
            .map(|mut row| row.text())
            .transpose()
    }
}

fn event(mut row: Row) -> Result<Event, StoreError> {
    Ok(Event {
        seq: row.number()?,
        at: row.number()?,
        prev_hash: row.text()?,
        hash: row.text()?,
        body: row.text()?,
    })
}
