use crate::engine::{Row, Statement, values};
use crate::{Store, StoreError};

/// Something that a player or an operator did about somebody: who, when, about whom, and what and why. Events
/// are only ever added; how things stand is what they come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationEvent {
    /// Its number, from 1 without gaps.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it.
    pub by: String,
    /// About whom.
    pub about: String,
    /// What, as JSON.
    pub body: String,
}

/// A row that whoever adds an event changes first. Others wait for it, so that nobody is given a number that somebody
/// else is about to take; asking again and again instead starves whoever is unlucky.
const LOCK: &str = "INSERT INTO meta (key, value) VALUES ('moderation-lock', '')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value";

impl Store {
    /// Adds an event, whose number the store gives. Several processes may do so at once.
    pub async fn add_moderation(
        &self,
        at: i64,
        by: &str,
        about: &str,
        body: &str,
    ) -> Result<(), StoreError> {
        self.add_event(at, by, about, body, &[]).await
    }

    /// The same, and nothing that the person could log in with holds any more.
    pub async fn add_closure(
        &self,
        at: i64,
        by: &str,
        about: &str,
        body: &str,
    ) -> Result<(), StoreError> {
        let keys = Statement::new("DELETE FROM keys WHERE player_id = $1", values![about]);
        self.add_event(at, by, about, body, &[keys]).await
    }

    async fn add_event(
        &self,
        at: i64,
        by: &str,
        about: &str,
        body: &str,
        with: &[Statement],
    ) -> Result<(), StoreError> {
        let event = Statement::new(
            "INSERT INTO moderation (seq, at, by_id, about_id, body)
             VALUES ((SELECT COALESCE(MAX(seq), 0) + 1 FROM moderation), $1, $2, $3, $4)",
            values![at, by, about, body],
        );
        let mut statements = vec![Statement::new(LOCK, Vec::new()), event];
        statements.extend_from_slice(with);
        self.engine.commit(statements).await
    }

    /// The events after a number, at most `limit` of them.
    pub async fn moderation(
        &self,
        after: i64,
        limit: i64,
    ) -> Result<Vec<ModerationEvent>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT seq, at, by_id, about_id, body FROM moderation
                 WHERE seq > $1 ORDER BY seq LIMIT $2",
                values![after, limit],
            )
            .await?;
        rows.into_iter().map(event).collect()
    }
}

fn event(mut row: Row) -> Result<ModerationEvent, StoreError> {
    Ok(ModerationEvent {
        seq: row.number()?,
        at: row.number()?,
        by: row.text()?,
        about: row.text()?,
        body: row.text()?,
    })
}
