use serde::{Deserialize, Serialize};

use super::compare::Compared;
use super::course::Course;
use super::evidence::Known;
use super::tasks::{Task, tasks_of};
use crate::Refusal;

/// What somebody found instead of their mistake.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Retried {
    /// What is to be looked at before it can be said; nothing once it is.
    pub tasks: Vec<Task>,
    /// How much it loses against what was better.
    pub loss: Option<f64>,
    /// Whether that is good enough: no inaccuracy.
    pub good: Option<bool>,
}

impl Course {
    /// Tries another move in place of move number `ply`.
    pub fn retry(&self, ply: usize, action: &str, known: &Known) -> Result<Retried, Refusal> {
        let found = self.moves().nth(ply);
        let Some((depth, seat)) = found.and_then(|(depth, point)| Some((depth, point.mover()?)))
        else {
            return Err(Refusal::GameOver);
        };
        let said = |loss: f64, left: f64| Retried {
            tasks: Vec::new(),
            loss: Some(loss),
            good: Some(self.class(loss, left).is_none()),
        };
        let Compared::Lost(lost) = self.compare(depth, known) else {
            return Ok(said(0.0, 1.0));
        };
        let (loss, left, better) = (lost.amount.max(0.0), lost.left, lost.better);
        let best = better.as_ref().map(|better| better.worth.values[seat]);
        if better.is_some_and(|better| better.line.first().is_some_and(|first| first == action)) {
            return Ok(said(0.0, 1.0));
        }
        if self.steps[depth] == action {
            return Ok(said(loss, left));
        }
        let tried = self.elsewhere(depth, &[action.to_owned()])?;
        Ok(match tried.worth(known, self.seats) {
            Some(worth) => {
                let own = worth.values[seat];
                said((best.unwrap_or(left + loss) - own).max(0.0), own)
            }
            None => Retried {
                tasks: tasks_of(&tried),
                loss: None,
                good: None,
            },
        })
    }
}
