use crate::engine::{Statement, values};
use crate::{Store, StoreError};

/// The best that somebody has made of a step of a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepStars {
    /// The game that the course teaches.
    pub game: String,
    /// The step.
    pub step: String,
    /// How many stars.
    pub stars: i64,
}

impl Store {
    /// Keeps stars. Fewer than there are change nothing, so the order in which devices tell them makes no difference.
    pub async fn keep_stars(&self, player: &str, all: &[StepStars]) -> Result<(), StoreError> {
        let keep = |one: &StepStars| {
            Statement::new(
                "INSERT INTO course_stars (player_id, game, step, stars) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (player_id, game, step) DO UPDATE SET stars = excluded.stars
                 WHERE course_stars.stars < excluded.stars",
                values![player, &one.game, &one.step, one.stars],
            )
        };
        self.engine.commit(all.iter().map(keep).collect()).await
    }

    /// What somebody has done of the courses.
    pub async fn stars(&self, player: &str) -> Result<Vec<StepStars>, StoreError> {
        let rows = self
            .engine
            .read(
                "SELECT game, step, stars FROM course_stars WHERE player_id = $1 ORDER BY game, step",
                values![player],
            )
            .await?;
        let read = |mut row: crate::Row| {
            Ok(StepStars {
                game: row.text()?,
                step: row.text()?,
                stars: row.number()?,
            })
        };
        rows.into_iter().map(read).collect()
    }
}
