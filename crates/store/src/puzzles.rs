use crate::engine::{Row, Statement, values};
use crate::{Store, StoreError};

/// How strong somebody is thought to be at a game's puzzles, or how hard a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleStrength {
    /// The rating.
    pub rating: f64,
    /// How sure we are of it: smaller is surer.
    pub deviation: f64,
    /// How steady it is.
    pub volatility: f64,
    /// How many tries it comes from.
    pub tries: i64,
}

/// A try at a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleTry {
    /// Whose.
    pub player_id: String,
    /// At which puzzle.
    pub puzzle_id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whether it was solved.
    pub solved: bool,
    /// The day that it was the puzzle of, counted from 1970.
    pub day: Option<i64>,
    /// The player's rating before and after, if the try counted.
    pub rated: Option<(f64, f64)>,
}

/// What a try that counts makes of two ratings. Written only if each follows on what is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleRatings {
    /// The game.
    pub game: String,
    /// The player, from now on.
    pub player: PuzzleStrength,
    /// The puzzle, from now on.
    pub puzzle: PuzzleStrength,
}

impl Store {
    /// Notes a try, and what it makes of ratings. A conflict if a rating is not what it was, or if the try counts
    /// and one that counted is there already.
    pub async fn note_puzzle_try(
        &self,
        one: &PuzzleTry,
        ratings: Option<&PuzzleRatings>,
    ) -> Result<(), StoreError> {
        let (before, after) = one.rated.unzip();
        let mut statements = vec![Statement::new(
            "INSERT INTO puzzle_tries (player_id, puzzle_id, at, solved, day, counted, before, after)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            values![
                &one.player_id,
                &one.puzzle_id,
                one.at,
                i64::from(one.solved),
                one.day,
                i64::from(one.rated.is_some()),
                before.unwrap_or_default(),
                after.unwrap_or_default(),
            ],
        )];
        if let Some(ratings) = ratings {
            let PuzzleRatings {
                game,
                player,
                puzzle,
            } = ratings;
            statements.push(
                Statement::new(
                    "INSERT INTO puzzle_players (player_id, game, rating, deviation, volatility, tries)
                     VALUES ($1, $2, $3, $4, $5, $6)
                     ON CONFLICT (player_id, game) DO UPDATE SET rating = excluded.rating,
                         deviation = excluded.deviation, volatility = excluded.volatility,
                         tries = excluded.tries
                     WHERE puzzle_players.tries = excluded.tries - 1",
                    values![
                        &one.player_id,
                        game,
                        player.rating,
                        player.deviation,
                        player.volatility,
                        player.tries
                    ],
                )
                .must_touch(1),
            );
            statements.push(
                Statement::new(
                    "INSERT INTO puzzle_ratings (puzzle_id, rating, deviation, volatility, tries)
                     VALUES ($1, $2, $3, $4, $5)
                     ON CONFLICT (puzzle_id) DO UPDATE SET rating = excluded.rating,
                         deviation = excluded.deviation, volatility = excluded.volatility,
                         tries = excluded.tries
                     WHERE puzzle_ratings.tries = excluded.tries - 1",
                    values![
                        &one.puzzle_id,
                        puzzle.rating,
                        puzzle.deviation,
                        puzzle.volatility,
                        puzzle.tries
                    ],
                )
                .must_touch(1),
            );
        }
        self.engine.commit(statements).await
    }

    /// Whether somebody's try at a puzzle has counted.
    pub async fn puzzle_counted(&self, player: &str, puzzle: &str) -> Result<bool, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT at FROM puzzle_tries
                 WHERE player_id = $1 AND puzzle_id = $2 AND counted = 1 LIMIT 1",
                values![player, puzzle],
            )
            .await?;
        Ok(!rows.is_empty())
    }

    /// How hard a puzzle has turned out to be; nothing as long as nobody's try counted.
    pub async fn puzzle_rating(&self, puzzle: &str) -> Result<Option<PuzzleStrength>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT rating, deviation, volatility, tries FROM puzzle_ratings WHERE puzzle_id = $1",
                values![puzzle],
            )
            .await?;
        let mut rows = rows.into_iter();
        rows.next().map(|mut row| strength(&mut row)).transpose()
    }

    /// How strong somebody is at puzzles, by game.
    pub async fn puzzle_player(
        &self,
        player: &str,
    ) -> Result<Vec<(String, PuzzleStrength)>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT game, rating, deviation, volatility, tries FROM puzzle_players
                 WHERE player_id = $1 ORDER BY game",
                values![player],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| Ok((row.text()?, strength(&mut row)?)))
            .collect()
    }

    /// Somebody's try at a puzzle at a time.
    pub async fn puzzle_try(
        &self,
        player: &str,
        puzzle: &str,
        at: i64,
    ) -> Result<Option<PuzzleTry>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT player_id, puzzle_id, at, solved, day, counted, before, after
                 FROM puzzle_tries WHERE player_id = $1 AND puzzle_id = $2 AND at = $3",
                values![player, puzzle, at],
            )
            .await?;
        rows.into_iter().next().map(puzzle_try).transpose()
    }

    /// Tries that counted, of all players, after one by player and puzzle.
    pub async fn counted_puzzle_tries(
        &self,
        after: (&str, &str),
        limit: i64,
    ) -> Result<Vec<PuzzleTry>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT player_id, puzzle_id, at, solved, day, counted, before, after
                 FROM puzzle_tries WHERE counted = 1 AND (player_id, puzzle_id) > ($1, $2)
                 ORDER BY player_id, puzzle_id LIMIT $3",
                values![after.0, after.1, limit],
            )
            .await?;
        rows.into_iter().map(puzzle_try).collect()
    }

    /// How strong all players are at all games' puzzles, after one by player and game.
    pub async fn all_puzzle_players(
        &self,
        after: (&str, &str),
        limit: i64,
    ) -> Result<Vec<((String, String), PuzzleStrength)>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT player_id, game, rating, deviation, volatility, tries FROM puzzle_players
                 WHERE (player_id, game) > ($1, $2) ORDER BY player_id, game LIMIT $3",
                values![after.0, after.1, limit],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| Ok(((row.text()?, row.text()?), strength(&mut row)?)))
            .collect()
    }

    /// How hard puzzles have turned out to be, after one of them.
    pub async fn all_puzzle_ratings(
        &self,
        after: &str,
        limit: i64,
    ) -> Result<Vec<(String, PuzzleStrength)>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT puzzle_id, rating, deviation, volatility, tries FROM puzzle_ratings
                 WHERE puzzle_id > $1 ORDER BY puzzle_id LIMIT $2",
                values![after, limit],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| Ok((row.text()?, strength(&mut row)?)))
            .collect()
    }

    /// Somebody's latest tries, the latest first.
    pub async fn puzzle_tries(
        &self,
        player: &str,
        limit: i64,
    ) -> Result<Vec<PuzzleTry>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT player_id, puzzle_id, at, solved, day, counted, before, after
                 FROM puzzle_tries WHERE player_id = $1 ORDER BY at DESC, puzzle_id LIMIT $2",
                values![player, limit],
            )
            .await?;
        rows.into_iter().map(puzzle_try).collect()
    }
}

fn strength(row: &mut Row) -> Result<PuzzleStrength, StoreError> {
    Ok(PuzzleStrength {
        rating: row.real()?,
        deviation: row.real()?,
        volatility: row.real()?,
        tries: row.number()?,
    })
}

fn puzzle_try(mut row: Row) -> Result<PuzzleTry, StoreError> {
    let (player_id, puzzle_id, at) = (row.text()?, row.text()?, row.number()?);
    let (solved, day, counted) = (row.number()? == 1, row.maybe_number()?, row.number()? == 1);
    let (before, after) = (row.real()?, row.real()?);
    Ok(PuzzleTry {
        player_id,
        puzzle_id,
        at,
        solved,
        day,
        rated: counted.then_some((before, after)),
    })
}
