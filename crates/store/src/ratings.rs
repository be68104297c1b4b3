use crate::engine::{Row, Statement, values};
use crate::{Store, StoreError};

/// How strong a player is thought to be at one game and speed.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Who.
    pub player_id: String,
    /// At which game.
    pub game: String,
    /// How fast.
    pub speed: String,
    /// The rating.
    pub rating: f64,
    /// How sure we are of it: smaller is surer.
    pub deviation: f64,
    /// How steady the player is.
    pub volatility: f64,
    /// How many rated matches it comes from.
    pub games: i64,
    /// When it last changed, in milliseconds since 1970.
    pub updated_at: i64,
}

/// What one match changed. Written once for a match and a player, and only if it follows on what is kept, or
/// the whole commit is a conflict.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The match that is over.
    pub match_id: String,
    /// The rating as it is now.
    pub now: Rating,
    /// The rating before.
    pub before: f64,
}

/// What is kept of a [`RatingChange`] for ever.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptChange {
    /// The match that is over.
    pub match_id: String,
    /// Whose rating.
    pub player_id: String,
    /// At which game.
    pub game: String,
    /// How fast.
    pub speed: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

impl RatingChange {
    pub(crate) fn write(&self, statements: &mut Vec<Statement>) {
        let now = &self.now;
        statements.push(Statement::new(
            "INSERT INTO rating_changes (match_id, player_id, game, speed, at, before, after)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            values![
                &self.match_id,
                &now.player_id,
                &now.game,
                &now.speed,
                now.updated_at,
                self.before,
                now.rating,
            ],
        ));
        let follows = Statement::new(
            "INSERT INTO ratings (player_id, game, speed, rating, deviation, volatility, games,
                 updated_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (player_id, game, speed) DO UPDATE SET rating = excluded.rating,
                 deviation = excluded.deviation, volatility = excluded.volatility,
                 games = excluded.games, updated_at = excluded.updated_at
             WHERE ratings.games = excluded.games - 1",
            values![
                &now.player_id,
                &now.game,
                &now.speed,
                now.rating,
                now.deviation,
                now.volatility,
                now.games,
                now.updated_at,
            ],
        );
        statements.push(follows.must_touch(1));
    }
}

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT player_id, game, speed, rating, deviation, volatility, games, updated_at
             FROM ratings ",
            $rest
        )
    };
}

impl Store {
    /// All ratings of a player.
    pub async fn ratings(&self, player_id: &str) -> Result<Vec<Rating>, StoreError> {
        let rows = self
            .engine
            .read(
                select!("WHERE player_id = $1 ORDER BY game, speed"),
                values![player_id],
            )
            .await?;
        rows.into_iter().map(rating).collect()
    }

    /// The best players of whom we are sure enough.
    pub async fn leaders(
        &self,
        game: &str,
        speed: &str,
        surest: f64,
        limit: i64,
    ) -> Result<Vec<Rating>, StoreError> {
        let rows = self
            .engine
            .read(
                select!(
                    "WHERE game = $1 AND speed = $2 AND deviation <= $3
                     ORDER BY rating DESC, player_id LIMIT $4"
                ),
                values![game, speed, surest, limit],
            )
            .await?;
        rows.into_iter().map(rating).collect()
    }

    /// What a match changed: whose rating, from what, to what.
    pub async fn rating_changes(
        &self,
        match_id: &str,
    ) -> Result<Vec<(String, f64, f64)>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT player_id, before, after FROM rating_changes WHERE match_id = $1
                 ORDER BY player_id",
                values![match_id],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| Ok((row.text()?, row.real()?, row.real()?)))
            .collect()
    }

    /// How many rated matches there were at one game and speed, and how many players have a rating in it, and
    /// one of which we are sure enough.
    pub async fn rated_count(
        &self,
        game: &str,
        speed: &str,
        surest: f64,
    ) -> Result<(i64, i64, i64), StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT (SELECT COUNT(DISTINCT match_id) FROM rating_changes
                         WHERE game = $1 AND speed = $2),
                     (SELECT COUNT(*) FROM ratings WHERE game = $1 AND speed = $2),
                     (SELECT COUNT(*) FROM ratings
                         WHERE game = $1 AND speed = $2 AND deviation <= $3)",
                values![game, speed, surest],
            )
            .await?;
        let Some(mut row) = rows.into_iter().next() else {
            return Ok((0, 0, 0));
        };
        Ok((row.number()?, row.number()?, row.number()?))
    }

    /// A page of all ratings, by player, game and speed, after one of them.
    pub async fn all_ratings(
        &self,
        after: (&str, &str, &str),
        limit: i64,
    ) -> Result<Vec<Rating>, StoreError> {
        let rows = self
            .engine
            .read(
                select!(
                    "WHERE (player_id, game, speed) > ($1, $2, $3)
                     ORDER BY player_id, game, speed LIMIT $4"
                ),
                values![after.0, after.1, after.2, limit],
            )
            .await?;
        rows.into_iter().map(rating).collect()
    }

    /// A page of all changes of ratings, by match and player, after one of them.
    pub async fn all_rating_changes(
        &self,
        after: (&str, &str),
        limit: i64,
    ) -> Result<Vec<KeptChange>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT match_id, player_id, game, speed, at, before, after FROM rating_changes
                 WHERE (match_id, player_id) > ($1, $2) ORDER BY match_id, player_id LIMIT $3",
                values![after.0, after.1, limit],
            )
            .await?;
        rows.into_iter().map(kept_change).collect()
    }

    /// When a player's rating at one game and speed changed, and to what, the oldest first.
    pub async fn rating_history(
        &self,
        player_id: &str,
        game: &str,
        speed: &str,
    ) -> Result<Vec<(i64, f64)>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT at, after FROM rating_changes
                 WHERE player_id = $1 AND game = $2 AND speed = $3 ORDER BY at, match_id",
                values![player_id, game, speed],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| Ok((row.number()?, row.real()?)))
            .collect()
    }
}

fn rating(mut row: Row) -> Result<Rating, StoreError> {
    Ok(Rating {
        player_id: row.text()?,
        game: row.text()?,
        speed: row.text()?,
        rating: row.real()?,
        deviation: row.real()?,
        volatility: row.real()?,
        games: row.number()?,
        updated_at: row.number()?,
    })
}

fn kept_change(mut row: Row) -> Result<KeptChange, StoreError> {
    Ok(KeptChange {
        match_id: row.text()?,
        player_id: row.text()?,
        game: row.text()?,
        speed: row.text()?,
        at: row.number()?,
        before: row.real()?,
        after: row.real()?,
    })
}
