use crate::engine::{Row, Statement, values};
use crate::{Store, StoreError};

/// What opens an account: a browser's session or a program's token. Only a hash of it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The hash of what the client holds.
    pub hash: String,
    /// Whose it is.
    pub player_id: String,
    /// What it is for.
    pub kind: KeyKind,
    /// What its owner calls it.
    pub label: String,
    /// What a token may do, with spaces between.
    pub scopes: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it stops working; never if nothing.
    pub expires_at: Option<i64>,
    /// When it was last used, about; never since it was made if nothing.
    pub last_seen_at: Option<i64>,
}

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// A browser that logged in.
    Session,
    /// A program that plays.
    Token,
}

impl KeyKind {
    const fn name(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Token => "token",
        }
    }
}

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT hash, player_id, kind, label, scopes, created_at, expires_at, last_seen_at
             FROM keys ",
            $rest
        )
    };
}

impl Store {
    /// Keeps a new session. Of its owner's others `most` less one stay, those that were used last.
    pub async fn add_session(&self, key: &Key, most: usize) -> Result<(), StoreError> {
        let others = most.saturating_sub(1) as i64;
        let tidy = Statement::new(
            "DELETE FROM keys WHERE player_id = $1 AND kind = 'session' AND hash NOT IN (
                 SELECT hash FROM keys WHERE player_id = $1 AND kind = 'session'
                 ORDER BY COALESCE(last_seen_at, created_at) DESC, hash LIMIT $2)",
            values![&key.player_id, others],
        );
        self.keep_key(key, vec![tidy]).await
    }

    /// Keeps a new key.
    pub async fn add_key(&self, key: &Key) -> Result<(), StoreError> {
        self.keep_key(key, Vec::new()).await
    }

    async fn keep_key(&self, key: &Key, mut statements: Vec<Statement>) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO keys (hash, player_id, kind, label, scopes, created_at, expires_at,
                 last_seen_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            values![
                &key.hash,
                &key.player_id,
                key.kind.name(),
                &key.label,
                &key.scopes,
                key.created_at,
                key.expires_at,
                key.last_seen_at,
            ],
        );
        // Those that stopped working long ago are not kept for ever.
        let tidy = Statement::new(
            "DELETE FROM keys WHERE expires_at <= $1",
            values![key.created_at],
        );
        statements.extend([tidy, statement]);
        self.engine.commit(statements).await
    }

    /// Keeps a new token. A conflict if its owner has `most` of them already.
    pub async fn add_token(&self, key: &Key, most: usize) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO keys (hash, player_id, kind, label, scopes, created_at, expires_at)
             SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), 'token', CAST($3 AS TEXT), CAST($4 AS TEXT),
                 CAST($5 AS BIGINT), CAST($6 AS BIGINT)
             WHERE (SELECT COUNT(*) FROM keys WHERE player_id = $2 AND kind = 'token')
                 < CAST($7 AS BIGINT)",
            values![
                &key.hash,
                &key.player_id,
                &key.label,
                &key.scopes,
                key.created_at,
                key.expires_at,
                most as i64,
            ],
        );
        self.engine.commit(vec![statement.must_touch(1)]).await
    }

    /// The key with this hash, if it still works at `now`.
    pub async fn key(&self, hash: &str, now: i64) -> Result<Option<Key>, StoreError> {
        let rows = self
            .engine
            .read(
                select!("WHERE hash = $1 AND (expires_at IS NULL OR expires_at > $2)"),
                values![hash, now],
            )
            .await?;
        rows.into_iter().next().map(key).transpose()
    }

    /// A player's tokens, the newest first.
    pub async fn tokens(&self, player_id: &str) -> Result<Vec<Key>, StoreError> {
        let rows = self
            .engine
            .read(
                select!("WHERE player_id = $1 AND kind = 'token' ORDER BY created_at DESC, hash"),
                values![player_id],
            )
            .await?;
        rows.into_iter().map(key).collect()
    }

    /// Where a player is logged in at `now`, those that were used last first.
    pub async fn sessions(&self, player_id: &str, now: i64) -> Result<Vec<Key>, StoreError> {
        let rows = self
            .engine
            .read(
                select!(
                    "WHERE player_id = $1 AND kind = 'session'
                     AND (expires_at IS NULL OR expires_at > $2)
                     ORDER BY COALESCE(last_seen_at, created_at) DESC, hash"
                ),
                values![player_id, now],
            )
            .await?;
        rows.into_iter().map(key).collect()
    }

    /// Notes that a key was used.
    pub async fn note_key_used(&self, hash: &str, now: i64) -> Result<(), StoreError> {
        let statement = Statement::new(
            "UPDATE keys SET last_seen_at = $1 WHERE hash = $2",
            values![now, hash],
        );
        self.engine.commit(vec![statement]).await
    }

    /// Ends one session of a player. A conflict if the player has no such session.
    pub async fn drop_session(&self, player_id: &str, hash: &str) -> Result<(), StoreError> {
        self.drop_key(player_id, hash, KeyKind::Session).await
    }

    /// Makes a token of a player useless. A conflict if the player has no such token.
    pub async fn drop_token(&self, player_id: &str, hash: &str) -> Result<(), StoreError> {
        self.drop_key(player_id, hash, KeyKind::Token).await
    }

    async fn drop_key(&self, player_id: &str, hash: &str, kind: KeyKind) -> Result<(), StoreError> {
        let statement = Statement::new(
            "DELETE FROM keys WHERE player_id = $1 AND hash = $2 AND kind = $3",
            values![player_id, hash, kind.name()],
        );
        self.engine.commit(vec![statement.must_touch(1)]).await
    }

    /// Logs a player out everywhere but in one session; tokens stay.
    pub async fn drop_other_sessions(
        &self,
        player_id: &str,
        session: &str,
    ) -> Result<(), StoreError> {
        let statement = Statement::new(
            "DELETE FROM keys WHERE player_id = $1 AND kind = 'session' AND hash <> $2",
            values![player_id, session],
        );
        self.engine.commit(vec![statement]).await
    }

    /// Logs a player out everywhere; tokens stay.
    pub async fn drop_sessions(&self, player_id: &str) -> Result<(), StoreError> {
        let statement = Statement::new(
            "DELETE FROM keys WHERE player_id = $1 AND kind = 'session'",
            values![player_id],
        );
        self.engine.commit(vec![statement]).await
    }
}

fn key(mut row: Row) -> Result<Key, StoreError> {
    Ok(Key {
        hash: row.text()?,
        player_id: row.text()?,
        kind: if row.text()? == "session" {
            KeyKind::Session
        } else {
            KeyKind::Token
        },
        label: row.text()?,
        scopes: row.text()?,
        created_at: row.number()?,
        expires_at: row.maybe_number()?,
        last_seen_at: row.maybe_number()?,
    })
}
