//! What was played from positions of public matches that are over, and how it ended. It follows from the events of the
//! matches, and is counted behind them: a match knows whether it has been.

use crate::engine::{Row, Statement, Value, values};
use crate::{Store, StoreError};

/// No game has more seats.
pub const MOST_SEATS: usize = 5;

/// A match, as far as it is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedMatch {
    /// The match.
    pub id: String,
    /// When it ended.
    pub at: i64,
    /// Who won it; nobody if the first place is shared.
    pub winner: Option<usize>,
    /// What was played, a position and a move at most once each; nothing in a match that does not count.
    pub moves: Vec<CountedMove>,
}

/// A move of one.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedMove {
    /// The key of the position.
    pub position: u64,
    /// The move.
    pub played: String,
    /// What whoever made it was rated, if the match counted for that.
    pub rating: Option<f64>,
}

/// How matches went on from a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Openings {
    /// How many matches did, and how they ended.
    pub all: OpeningCount,
    /// How many different moves were played.
    pub different: i64,
    /// The moves that were played most, with the match that ended last in which each was played.
    pub moves: Vec<OpeningMove>,
}

/// How often a move was played, and how that ended.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningMove {
    /// The move.
    pub played: String,
    /// How often it was played.
    pub count: OpeningCount,
    /// What those who played it were rated on average, where that is known.
    pub rating: Option<f64>,
    /// The match in which it was played last.
    pub latest: String,
}

/// How matches ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpeningCount {
    /// How many there are.
    pub games: i64,
    /// In how many the first place was shared.
    pub drawn: i64,
    /// How many each seat won.
    pub won: [i64; MOST_SEATS],
}

/// What is kept of a move from a position, as it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptOpening {
    /// The key of the position.
    pub position: u64,
    /// The move.
    pub played: String,
    /// How often it was played, and how that ended.
    pub count: OpeningCount,
    /// How many of those who played it were rated.
    pub rated: i64,
    /// What they were rated, added up.
    pub rating: f64,
    /// The match in which it was played last.
    pub latest: String,
    /// When that ended.
    pub latest_at: i64,
}

/// What [`Store::begin_openings_anew`] notes of what is counted.
const VERSION: &str = "openings";

impl Store {
    /// Public matches that are over and not counted yet, at most `limit` of them.
    pub async fn uncounted_matches(&self, limit: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches
            WHERE counted = 0 AND status = 'over' AND public = 1 ORDER BY id LIMIT $1";
        let rows = self.engine.read(sql, values![limit]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// Matches that are counted, after `after` in the order of ids, at most `limit` of them.
    pub async fn counted_matches(
        &self,
        after: &str,
        limit: i64,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches WHERE counted = 1 AND id > $1 ORDER BY id LIMIT $2";
        let rows = self.engine.read(sql, values![after, limit]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// Whether a match is counted.
    pub async fn is_counted(&self, id: &str) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM matches WHERE id = $1 AND counted = 1";
        let rows = self.engine.read(sql, values![id]).await?;
        Ok(!rows.is_empty())
    }

    /// All that is counted, after a position and a move, at most `limit` rows of it.
    pub async fn all_openings(
        &self,
        after: Option<(u64, &str)>,
        limit: i64,
    ) -> Result<Vec<KeptOpening>, StoreError> {
        let sql = "SELECT position, games, drawn, won_1, won_2, won_3, won_4, won_5, played, rated, rating,
                latest, latest_at
            FROM opening_moves WHERE position > $1 OR (position = $1 AND played > $2)
            ORDER BY position, played LIMIT $3";
        // No move is without a text.
        let (position, played) = after.map_or((i64::MIN, ""), |(position, played)| {
            (position.cast_signed(), played)
        });
        let rows = self.engine.read(sql, values![position, played, limit]);
        rows.await?.into_iter().map(kept).collect()
    }

    /// Of which version the counts are, if there are any.
    pub async fn openings_version(&self) -> Result<Option<String>, StoreError> {
        self.recall(VERSION).await
    }

    /// Counts matches, each of which is a conflict if it was counted before: then nothing is.
    pub async fn count_matches(&self, matches: &[CountedMatch]) -> Result<(), StoreError> {
        let mut statements = Vec::new();
        for counted in matches {
            let once = "UPDATE matches SET counted = 1 WHERE id = $1 AND counted = 0";
            statements.push(Statement::new(once, values![&counted.id]).must_touch(1));
            statements.extend(counted.moves.iter().map(|action| counted.count(action)));
        }
        self.engine.commit(statements).await
    }

    /// Forgets all counts unless they are of this version, by which positions are known and moves written.
    pub async fn begin_openings_anew(&self, version: &str) -> Result<(), StoreError> {
        let known = self.openings_version().await?;
        if known.as_deref() == Some(version) {
            return Ok(());
        }
        let noted = "INSERT INTO meta (key, value) VALUES ($1, $2)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        let statements = vec![
            Statement::new("DELETE FROM opening_moves", Vec::new()),
            Statement::new("UPDATE matches SET counted = 0 WHERE counted = 1", vec![]),
            Statement::new(noted, values![VERSION, version]),
        ];
        self.engine.change_schema(statements).await
    }

    /// How matches went on from a position, with the `limit` moves that were played most.
    pub async fn openings(&self, position: u64, limit: i64) -> Result<Openings, StoreError> {
        let position = position.cast_signed();
        let all = "SELECT CAST(COALESCE(SUM(games), 0) AS BIGINT),
                CAST(COALESCE(SUM(drawn), 0) AS BIGINT),
                CAST(COALESCE(SUM(won_1), 0) AS BIGINT), CAST(COALESCE(SUM(won_2), 0) AS BIGINT),
                CAST(COALESCE(SUM(won_3), 0) AS BIGINT), CAST(COALESCE(SUM(won_4), 0) AS BIGINT),
                CAST(COALESCE(SUM(won_5), 0) AS BIGINT), COUNT(*)
            FROM opening_moves WHERE position = $1";
        let mut openings = Openings::default();
        for mut row in self.engine.read(all, values![position]).await? {
            openings.all = count(&mut row)?;
            openings.different = row.number()?;
        }
        if openings.different == 0 {
            return Ok(openings);
        }
        let each =
            "SELECT games, drawn, won_1, won_2, won_3, won_4, won_5, played, rated, rating, latest
            FROM opening_moves WHERE position = $1 ORDER BY games DESC, played LIMIT $2";
        let rows = self.engine.read(each, values![position, limit]).await?;
        let moves: Result<_, StoreError> = rows.into_iter().map(opening).collect();
        openings.moves = moves?;
        Ok(openings)
    }
}

impl CountedMatch {
    fn count(&self, action: &CountedMove) -> Statement {
        let mut values = values![
            action.position.cast_signed(),
            &action.played,
            self.winner.is_none()
        ];
        let won = (0..MOST_SEATS).map(|seat| Value::from(self.winner == Some(seat)));
        values.extend(won);
        values.extend(values![
            action.rating.is_some(),
            action.rating.unwrap_or(0.0),
            &self.id,
            self.at
        ]);
        Statement::new(
            "INSERT INTO opening_moves (position, played, games, drawn, won_1, won_2, won_3, won_4,
                 won_5, rated, rating, latest, latest_at)
             VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
             ON CONFLICT (position, played) DO UPDATE SET
                 games = opening_moves.games + 1, drawn = opening_moves.drawn + excluded.drawn,
                 won_1 = opening_moves.won_1 + excluded.won_1,
                 won_2 = opening_moves.won_2 + excluded.won_2,
                 won_3 = opening_moves.won_3 + excluded.won_3,
                 won_4 = opening_moves.won_4 + excluded.won_4,
                 won_5 = opening_moves.won_5 + excluded.won_5,
                 rated = opening_moves.rated + excluded.rated,
                 rating = opening_moves.rating + excluded.rating,
                 latest = CASE WHEN excluded.latest_at >= opening_moves.latest_at
                     THEN excluded.latest ELSE opening_moves.latest END,
                 latest_at = CASE WHEN excluded.latest_at >= opening_moves.latest_at
                     THEN excluded.latest_at ELSE opening_moves.latest_at END",
            values,
        )
    }
}

fn count(row: &mut Row) -> Result<OpeningCount, StoreError> {
    let (games, drawn) = (row.number()?, row.number()?);
    let mut won = [0; MOST_SEATS];
    for seat in &mut won {
        *seat = row.number()?;
    }
    Ok(OpeningCount { games, drawn, won })
}

fn kept(mut row: Row) -> Result<KeptOpening, StoreError> {
    Ok(KeptOpening {
        position: row.number()?.cast_unsigned(),
        count: count(&mut row)?,
        played: row.text()?,
        rated: row.number()?,
        rating: row.real()?,
        latest: row.text()?,
        latest_at: row.number()?,
    })
}

fn opening(mut row: Row) -> Result<OpeningMove, StoreError> {
    let count = count(&mut row)?;
    let (played, rated, rating) = (row.text()?, row.number()?, row.real()?);
    Ok(OpeningMove {
        played,
        count,
        rating: (rated > 0).then(|| rating / rated as f64),
        latest: row.text()?,
    })
}
