use crate::engine::{Row, Statement, values};
use crate::{Store, StoreError};

/// Something that was said beside a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The match.
    pub match_id: String,
    /// In which of its rooms.
    pub room: String,
    /// Its number in that room, from 1.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who said it.
    pub player_id: String,
    /// What, as JSON.
    pub body: String,
}

impl Store {
    /// Keeps what was said. A conflict if the number is taken.
    pub async fn add_chat(&self, line: &ChatLine) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO chat (match_id, room, number, at, player_id, body)
             VALUES ($1, $2, $3, $4, $5, $6)",
            values![
                &line.match_id,
                &line.room,
                line.number,
                line.at,
                &line.player_id,
                &line.body,
            ],
        );
        self.engine.commit(vec![statement]).await
    }

    /// What was said in a room after a number, at most `limit` lines.
    pub async fn chat(
        &self,
        match_id: &str,
        room: &str,
        after: i64,
        limit: i64,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT match_id, room, number, at, player_id, body FROM chat
                 WHERE match_id = $1 AND room = $2 AND number > $3 ORDER BY number LIMIT $4",
                values![match_id, room, after, limit],
            )
            .await?;
        rows.into_iter().map(line).collect()
    }

    /// The number of the last thing that was said in a room, 0 if nothing was.
    pub async fn last_chat(&self, match_id: &str, room: &str) -> Result<i64, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT COALESCE(MAX(number), 0) FROM chat WHERE match_id = $1 AND room = $2",
                values![match_id, room],
            )
            .await?;
        rows.into_iter()
            .next()
            .map_or(Ok(0), |mut row| row.number())
    }
}

fn line(mut row: Row) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        match_id: row.text()?,
        room: row.text()?,
        number: row.number()?,
        at: row.number()?,
        player_id: row.text()?,
        body: row.text()?,
    })
}
