use crate::engine::{Row, Statement, values};
use crate::{Store, StoreError};

/// Somebody with an account. Guests need no row: their cookie says who they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// For ever the same, also from before a guest took an account.
    pub id: String,
    /// As the player writes it.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The password's hash; none for an account that only tokens open.
    pub password: Option<String>,
    /// When the account was made, in milliseconds since 1970.
    pub created_at: i64,
}

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, bot, password, created_at FROM players
             WHERE deleted_at IS NULL AND ",
            $rest
        )
    };
}

impl Store {
    /// Makes an account. A conflict if the name, whatever its case, or the id is taken.
    pub async fn add_player(&self, player: &Player) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO players (id, name, folded_name, bot, password, created_at)
             VALUES ($1, $2, $3, $4, $5, $6)",
            values![
                &player.id,
                &player.name,
                player.name.to_lowercase(),
                player.bot,
                player.password.as_ref(),
                player.created_at,
            ],
        );
        self.engine.commit(vec![statement]).await
    }

    /// The player with this id.
    pub async fn player(&self, id: &str) -> Result<Option<Player>, StoreError> {
        self.one_player(select!("id = $1"), id).await
    }

    /// Whether there is an account with this id, or ever was.
    pub async fn was_registered(&self, id: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM players WHERE id = $1";
        let rows = self.engine.read(sql, values![id]).await?;
        Ok(!rows.is_empty())
    }

    /// The player with this name, whatever its case.
    pub async fn player_by_name(&self, name: &str) -> Result<Option<Player>, StoreError> {
        self.one_player(select!("folded_name = $1"), &name.to_lowercase())
            .await
    }

    /// Forgets a player: the name is free again, nothing opens the account, ratings are gone, and what is
    /// left of the account is called `name`. Matches stay, for the others who played them, as they were
    /// played: their events, which nothing ever changes, name those who sat down.
    pub async fn delete_player(&self, id: &str, name: &str, now: i64) -> Result<(), StoreError> {
        self.engine
            .commit(vec![
                Statement::new(
                    "UPDATE players SET name = $1, folded_name = NULL, password = NULL,
                     deleted_at = $2 WHERE id = $3 AND deleted_at IS NULL",
                    values![name, now, id],
                )
                .must_touch(1),
                Statement::new("DELETE FROM keys WHERE player_id = $1", values![id]),
                // What was said is theirs, unlike the games; a gap in the numbers tells nothing.
                Statement::new(
                    "UPDATE chat SET body = '' WHERE player_id = $1",
                    values![id],
                ),
                Statement::new("DELETE FROM ratings WHERE player_id = $1", values![id]),
                Statement::new(
                    "DELETE FROM rating_changes WHERE player_id = $1",
                    values![id],
                ),
            ])
            .await
    }

    async fn one_player(&self, sql: &'static str, by: &str) -> Result<Option<Player>, StoreError> {
        let rows = self.engine.read(sql, values![by]).await?;
        rows.into_iter().next().map(player).transpose()
    }
}

fn player(mut row: Row) -> Result<Player, StoreError> {
    Ok(Player {
        id: row.text()?,
        name: row.text()?,
        bot: row.number()? != 0,
        password: row.maybe_text()?,
        created_at: row.number()?,
    })
}
