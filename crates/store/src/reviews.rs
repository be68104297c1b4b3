use crate::engine::{Statement, values};
use crate::{Row, Store, StoreError};

/// A review that an account keeps with a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptReview {
    /// Of which match.
    pub match_id: String,
    /// When it was made.
    pub at: i64,
    /// What was found, as whoever made it has packed it.
    pub packed: String,
}

impl Store {
    /// Keeps a review, unless a later one of the same match is there; and of all only so many, the latest.
    pub async fn keep_review(
        &self,
        player: &str,
        review: &KeptReview,
        most: i64,
    ) -> Result<(), StoreError> {
        let keep = Statement::new(
            "INSERT INTO kept_reviews (player_id, match_id, at, packed) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player_id, match_id) DO UPDATE SET at = excluded.at, packed = excluded.packed
             WHERE kept_reviews.at < excluded.at",
            values![player, &review.match_id, review.at, &review.packed],
        );
        let forget = Statement::new(
            "DELETE FROM kept_reviews WHERE player_id = $1 AND match_id NOT IN (
                SELECT match_id FROM kept_reviews WHERE player_id = $1
                ORDER BY at DESC, match_id LIMIT $2)",
            values![player, most],
        );
        self.engine.commit(vec![keep, forget]).await
    }

    /// What an account keeps of a match.
    pub async fn kept_review(
        &self,
        player: &str,
        match_id: &str,
    ) -> Result<Option<KeptReview>, StoreError> {
        let sql = "SELECT match_id, at, packed FROM kept_reviews
             WHERE player_id = $1 AND match_id = $2";
        let rows = self.engine.read(sql, values![player, match_id]).await?;
        let read = |mut row: Row| {
            Ok(KeptReview {
                match_id: row.text()?,
                at: row.number()?,
                packed: row.text()?,
            })
        };
        rows.into_iter().next().map(read).transpose()
    }

    /// Of which matches an account keeps a review, and from when it is: the latest first.
    pub async fn kept_reviews(&self, player: &str) -> Result<Vec<(String, i64)>, StoreError> {
        let sql = "SELECT match_id, at FROM kept_reviews WHERE player_id = $1
             ORDER BY at DESC, match_id";
        let rows = self.engine.read(sql, values![player]).await?;
        let read = |mut row: Row| Ok((row.text()?, row.number()?));
        rows.into_iter().map(read).collect()
    }
}
