use std::sync::Arc;
use std::sync::{Mutex, PoisonError, Weak};

use catalog::review::{Course, Known};
use catalog::trees;
use protocol::{Found, Outcome, Reviewed, Task};

use super::Jobs;
use super::job::Done;
use crate::jobs::Asker;

/// Tells whoever asked for an analysis what becomes of it.
#[derive(Debug)]
pub(super) struct Asked {
    jobs: Weak<Mutex<Jobs>>,
    id: String,
    /// The game that is reviewed, if one is.
    reviewed: Option<Task>,
}

impl Asked {
    pub(super) fn new(jobs: &Arc<Mutex<Jobs>>, id: &str, task: &Task) -> Self {
        Self {
            jobs: Arc::downgrade(jobs),
            id: id.to_owned(),
            reviewed: matches!(task, Task::Review { .. }).then(|| task.clone()),
        }
    }

    fn with<T>(&self, act: impl FnOnce(&mut Jobs) -> T) -> Option<T> {
        let jobs = self.jobs.upgrade()?;
        let mut jobs = jobs.lock().unwrap_or_else(PoisonError::into_inner);
        Some(act(&mut jobs))
    }
}

impl Asker for Asked {
    fn is_gone(&self) -> bool {
        self.with(|jobs| jobs.is_unwanted(&self.id)).unwrap_or(true)
    }

    fn begun(&self) {
        self.with(|jobs| jobs.begin(&self.id));
    }

    fn returned(&self) {
        self.with(|jobs| jobs.begin_again(&self.id));
    }

    fn hears(&self, found: Found) {
        self.with(|jobs| {
            if let Some(job) = jobs.by_id.get_mut(&self.id)
                && job.ended_at.is_none()
            {
                job.found = Some(found);
            }
        });
    }

    fn done(&self, outcome: Outcome) {
        let done = match (outcome, &self.reviewed) {
            (Outcome::Position { found }, None) => Some(Done::Found(found)),
            (Outcome::Review { known }, Some(task)) => follows(task, &known).map(Done::Review),
            _ => None,
        };
        self.with(|jobs| {
            if let Some(job) = jobs.by_id.get_mut(&self.id) {
                job.end(done);
            }
        });
    }
}

/// What follows for a game from what is known of its positions.
fn follows(task: &Task, known: &Known) -> Option<Box<Reviewed>> {
    let Task::Review {
        spec, setup, moves, ..
    } = task
    else {
        return None;
    };
    let game = worker::position(spec, setup, moves).ok()?;
    let course = Course::of(game.as_ref()).ok()?;
    let review = course.review(known);
    let tree = trees::of_match(game.as_ref()).ok()?;
    let tree = course.annotated(&tree, &review, known).ok()?;
    Some(Box::new(Reviewed { review, tree }))
}
