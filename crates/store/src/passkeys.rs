use crate::engine::{Row, Statement, values};
use crate::{Store, StoreError};

/// What opens an account by a signature, without a password. No secret of it is kept here: that never leaves the
/// device that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// A hash of the id that the device knows it by, which may be long.
    pub id: String,
    /// Whose it is.
    pub player_id: String,
    /// The host that it was made for, and the only one at which a browser uses it.
    pub site: String,
    /// What its owner calls it.
    pub name: String,
    /// Its public key, and how often it signed: whoever checks signatures knows how to read it.
    pub body: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last opened the account; never if nothing.
    pub last_used_at: Option<i64>,
}

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, player_id, site, name, body, created_at, last_used_at FROM passkeys ",
            $rest
        )
    };
}

impl Store {
    /// Keeps a new passkey. A conflict if it is kept already, or its owner has `most` of them or no account.
    pub async fn add_passkey(&self, passkey: &Passkey, most: usize) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO passkeys (id, player_id, site, name, body, created_at)
             SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),
                 CAST($5 AS TEXT), CAST($6 AS BIGINT)
             WHERE (SELECT COUNT(*) FROM passkeys WHERE player_id = $2) < CAST($7 AS BIGINT)
                 AND EXISTS (SELECT 1 FROM players WHERE id = $2 AND deleted_at IS NULL)",
            values![
                &passkey.id,
                &passkey.player_id,
                &passkey.site,
                &passkey.name,
                &passkey.body,
                passkey.created_at,
                most as i64,
            ],
        );
        self.engine.commit(vec![statement.must_touch(1)]).await
    }

    /// The passkey with this id.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        let sql = select!("WHERE id = $1");
        let rows = self.engine.read(sql, values![id]).await?;
        rows.into_iter().next().map(passkey).transpose()
    }

    /// A player's passkeys, the oldest first.
    pub async fn passkeys(&self, player_id: &str) -> Result<Vec<Passkey>, StoreError> {
        let sql = select!("WHERE player_id = $1 ORDER BY created_at, id");
        let rows = self.engine.read(sql, values![player_id]).await?;
        rows.into_iter().map(passkey).collect()
    }

    /// Notes that a passkey was used, and what is to be kept of it from now on. A conflict if it is gone, or was
    /// used by somebody else in between: a signature counts once.
    pub async fn note_passkey_used(
        &self,
        before: &Passkey,
        body: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let statement = Statement::new(
            "UPDATE passkeys SET body = $1, last_used_at = $2 WHERE id = $3 AND body = $4",
            values![body, now, &before.id, &before.body],
        );
        self.engine.commit(vec![statement.must_touch(1)]).await
    }

    /// Forgets a passkey of a player. A conflict if the player has no such one.
    pub async fn drop_passkey(&self, player_id: &str, id: &str) -> Result<(), StoreError> {
        let statement = Statement::new(
            "DELETE FROM passkeys WHERE player_id = $1 AND id = $2",
            values![player_id, id],
        );
        self.engine.commit(vec![statement.must_touch(1)]).await
    }
}

fn passkey(mut row: Row) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: row.text()?,
        player_id: row.text()?,
        site: row.text()?,
        name: row.text()?,
        body: row.text()?,
        created_at: row.number()?,
        last_used_at: row.maybe_number()?,
    })
}
