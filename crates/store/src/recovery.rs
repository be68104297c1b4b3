use crate::engine::{Statement, values};
use crate::{Store, StoreError};

impl Store {
    /// Gives a player new recovery codes, of which only hashes are kept; those from before are of no use any
    /// more.
    pub async fn set_recovery_codes(
        &self,
        player_id: &str,
        hashes: &[String],
        now: i64,
    ) -> Result<(), StoreError> {
        let drop = "DELETE FROM recovery_codes WHERE player_id = $1";
        let mut statements = vec![Statement::new(drop, values![player_id])];
        statements.extend(hashes.iter().map(|hash| {
            Statement::new(
                "INSERT INTO recovery_codes (hash, player_id, created_at) VALUES ($1, $2, $3)",
                values![hash, player_id, now],
            )
        }));
        self.engine.commit(statements).await
    }

    /// How many recovery codes a player has left.
    pub async fn recovery_codes(&self, player_id: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM recovery_codes WHERE player_id = $1";
        let rows = self.engine.read(sql, values![player_id]).await?;
        rows.into_iter()
            .next()
            .map_or(Ok(0), |mut row| row.number())
    }

    /// Whether a player has a recovery code with this hash.
    pub async fn has_recovery_code(&self, player_id: &str, hash: &str) -> Result<bool, StoreError> {
        let sql = "SELECT hash FROM recovery_codes WHERE player_id = $1 AND hash = $2";
        let rows = self.engine.read(sql, values![player_id, hash]).await?;
        Ok(!rows.is_empty())
    }

    /// Gives a player another password for a recovery code, which is used up, and ends all sessions. A conflict
    /// if there is no such code, or no longer.
    pub async fn recover(
        &self,
        player_id: &str,
        code_hash: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let used = Statement::new(
            "DELETE FROM recovery_codes WHERE player_id = $1 AND hash = $2",
            values![player_id, code_hash],
        );
        let change = Statement::new(
            "UPDATE players SET password = $1 WHERE id = $2 AND deleted_at IS NULL",
            values![password, player_id],
        );
        let end = Statement::new(
            "DELETE FROM keys WHERE player_id = $1 AND kind = 'session'",
            values![player_id],
        );
        let all = vec![used.must_touch(1), change.must_touch(1), end];
        self.engine.commit(all).await
    }
}
