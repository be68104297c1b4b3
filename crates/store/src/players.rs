use std::collections::HashMap;

use crate::engine::{Row, Statement, Value, values};
use crate::names::{canonical_name, name_hash, plain_name};
use crate::studies::forget_studies_of;
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
    /// Whether games from before the account are shown under the name that the guest had.
    pub keeps_guest_name: bool,
}

/// What somebody with an account is called now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName {
    /// The name; none once the account is deleted.
    pub name: Option<String>,
    /// See [`Player::keeps_guest_name`].
    pub keeps_guest_name: bool,
}

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, bot, password, created_at, keeps_guest_name FROM players
             WHERE deleted_at IS NULL AND ",
            $rest
        )
    };
}

impl Store {
    /// Makes an account. A conflict if the id is taken, or the name: by somebody whose name looks the same,
    /// or because it rests after its account was deleted.
    pub async fn add_player(&self, player: &Player) -> Result<(), StoreError> {
        let canonical = canonical_name(&player.name);
        let now = player.created_at;
        let forget = Statement::new("DELETE FROM resting_names WHERE until <= $1", values![now]);
        let add = Statement::new(
            "INSERT INTO players (id, name, folded_name, canonical_name, bot, password, created_at,
                 keeps_guest_name)
             SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),
                 CAST($5 AS BIGINT), CAST($6 AS TEXT), CAST($7 AS BIGINT), CAST($8 AS BIGINT)
             WHERE NOT EXISTS (SELECT 1 FROM resting_names WHERE hash = $9)",
            values![
                &player.id,
                &player.name,
                player.name.to_lowercase(),
                &canonical,
                player.bot,
                player.password.as_ref(),
                now,
                player.keeps_guest_name,
                name_hash(&canonical),
            ],
        );
        self.engine.commit(vec![forget, add.must_touch(1)]).await
    }

    /// The player with this id.
    pub async fn player(&self, id: &str) -> Result<Option<Player>, StoreError> {
        self.one_player(select!("id = $1"), id).await
    }

    /// Whether there is an account with this id, or ever was.
    pub async fn was_registered(&self, id: &str) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM players WHERE id = $1";
        let rows = self.engine.read(sql, values![id]).await?;
        Ok(!rows.is_empty())
    }

    /// The player with this name, whatever its case.
    pub async fn player_by_name(&self, name: &str) -> Result<Option<Player>, StoreError> {
        let by = select!("folded_name = $1");
        // As it is written first: names from before they were kept in plain letters are there too.
        let written = name.to_lowercase();
        let plain = plain_name(name).to_lowercase();
        match self.one_player(by, &written).await? {
            None if plain != written => self.one_player(by, &plain).await,
            found => Ok(found),
        }
    }

    /// What those of these ids who have, or had, an account are called now.
    pub async fn player_names(
        &self,
        ids: &[&str],
    ) -> Result<HashMap<String, PlayerName>, StoreError> {
        let mut names = HashMap::new();
        for some in ids.chunks(NAMES_AT_ONCE) {
            // A statement has a fixed number of values; nobody has an empty id.
            let mut values: Vec<Value> = some.iter().map(|id| Value::from(*id)).collect();
            values.resize(NAMES_AT_ONCE, Value::from(""));
            let rows = self.engine.read(NAMES, values).await?;
            for mut row in rows {
                let (id, name) = (row.text()?, row.text()?);
                let deleted = row.maybe_number()?.is_some();
                let known = PlayerName {
                    name: (!deleted).then_some(name),
                    keeps_guest_name: row.number()? != 0,
                };
                names.insert(id, known);
            }
        }
        Ok(names)
    }

    /// Gives a player another password, if the old one is still this, and ends all sessions but one.
    pub async fn set_password(
        &self,
        id: &str,
        old: &str,
        new: &str,
        session: &str,
    ) -> Result<(), StoreError> {
        let change = Statement::new(
            "UPDATE players SET password = $1
             WHERE id = $2 AND password = $3 AND deleted_at IS NULL",
            values![new, id, old],
        );
        let end = Statement::new(
            "DELETE FROM keys WHERE player_id = $1 AND kind = 'session' AND hash <> $2",
            values![id, session],
        );
        self.engine.commit(vec![change.must_touch(1), end]).await
    }

    /// Forgets a player: the name rests until then, nothing opens the account; ratings, puzzles, courses, reviews and studies are
    /// gone. Matches stay, for the others who played them; events name those who sat down by their ids.
    pub async fn delete_player(
        &self,
        player: &Player,
        now: i64,
        rests_until: i64,
    ) -> Result<(), StoreError> {
        let id = &player.id;
        let forget = |sql| Statement::new(sql, values![id]);
        let mut statements = vec![
            Statement::new(
                "UPDATE players SET name = '', folded_name = NULL, canonical_name = NULL,
                     password = NULL, deleted_at = $1 WHERE id = $2 AND deleted_at IS NULL",
                values![now, id],
            )
            .must_touch(1),
            Statement::new(
                "INSERT INTO resting_names (hash, until) VALUES ($1, $2)
                     ON CONFLICT (hash) DO UPDATE SET until = excluded.until",
                values![name_hash(&canonical_name(&player.name)), rests_until],
            ),
            forget("DELETE FROM keys WHERE player_id = $1"),
            forget("DELETE FROM recovery_codes WHERE player_id = $1"),
            forget("DELETE FROM passkeys WHERE player_id = $1"),
            // What was said is theirs, unlike the games; a gap in the numbers tells nothing.
            forget("UPDATE chat SET body = '' WHERE player_id = $1"),
            forget("DELETE FROM ratings WHERE player_id = $1"),
            forget("DELETE FROM rating_changes WHERE player_id = $1"),
            forget("DELETE FROM puzzle_tries WHERE player_id = $1"),
            forget("DELETE FROM puzzle_players WHERE player_id = $1"),
            forget("DELETE FROM course_stars WHERE player_id = $1"),
            forget("DELETE FROM kept_reviews WHERE player_id = $1"),
        ];
        statements.extend(forget_studies_of(id));
        self.engine.commit(statements).await
    }

    /// The accounts that were deleted, and when.
    pub async fn deleted_players(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let sql = "SELECT id, deleted_at FROM players WHERE deleted_at IS NOT NULL ORDER BY id";
        let rows = self.engine.read(sql, Vec::new()).await?;
        rows.into_iter()
            .map(|mut row| Ok((row.text()?, row.number()?)))
            .collect()
    }

    async fn one_player(&self, sql: &'static str, by: &str) -> Result<Option<Player>, StoreError> {
        let rows = self.engine.read(sql, values![by]).await?;
        rows.into_iter().next().map(player).transpose()
    }
}

const NAMES_AT_ONCE: usize = 16;
const NAMES: &str = "SELECT id, name, deleted_at, keeps_guest_name FROM players
    WHERE id IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";

fn player(mut row: Row) -> Result<Player, StoreError> {
    Ok(Player {
        id: row.text()?,
        name: row.text()?,
        bot: row.number()? != 0,
        password: row.maybe_text()?,
        created_at: row.number()?,
        keeps_guest_name: row.number()? != 0,
    })
}
