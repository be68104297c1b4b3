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

impl Store {
    /// Keeps a new key.
    pub async fn add_key(&self, key: &Key) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO keys (hash, player_id, kind, label, scopes, created_at, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            values![
                &key.hash,
                &key.player_id,
                key.kind.name(),
                &key.label,
                &key.scopes,
                key.created_at,
                key.expires_at,
            ],
        );
        self.engine.commit(vec![statement]).await
    }

    /// The key with this hash, if it still works at `now`.
    pub async fn key(&self, hash: &str, now: i64) -> Result<Option<Key>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT hash, player_id, kind, label, scopes, created_at, expires_at FROM keys
                 WHERE hash = $1 AND (expires_at IS NULL OR expires_at > $2)",
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
                "SELECT hash, player_id, kind, label, scopes, created_at, expires_at FROM keys
                 WHERE player_id = $1 AND kind = 'token' ORDER BY created_at DESC, hash",
                values![player_id],
            )
            .await?;
        rows.into_iter().map(key).collect()
    }

    /// Makes one key of a player useless.
    pub async fn drop_key(&self, player_id: &str, hash: &str) -> Result<(), StoreError> {
        let statement = Statement::new(
            "DELETE FROM keys WHERE player_id = $1 AND hash = $2",
            values![player_id, hash],
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
    })
}
