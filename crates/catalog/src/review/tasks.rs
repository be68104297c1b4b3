use serde::{Deserialize, Serialize};

use super::compare::Compared;
use super::course::{Course, Point};
use super::evidence::Known;
use super::sampling::{Sample, seed};

/// A position to be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// By which what is found is told.
    pub key: String,
    /// The position: moves and draws, behind the course's spec and setup.
    pub moves: Vec<String>,
    /// How much thinking it is worth.
    pub effort: Effort,
    /// For whoever thinks.
    pub seed: u64,
}

/// How much thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    /// Enough to say what it is worth; a proof, if one is near.
    Judge,
    /// As much as for every other draw: one of many that are compared. No proof.
    Sample,
    /// The mean of so many games that are played on from there.
    Play,
}

impl Task {
    fn judge(point: &Point) -> Self {
        let key = point.key();
        Self {
            seed: seed(&key),
            key,
            moves: point.steps.clone(),
            effort: Effort::Judge,
        }
    }

    /// One more look at a position, by other dice.
    pub(super) fn again(point: &Point, number: usize) -> Self {
        let key = format!("{} ~again{number}", point.key());
        Self {
            seed: seed(&key),
            key,
            moves: point.steps.clone(),
            effort: Effort::Judge,
        }
    }

    /// One of several looks at the first position, like those after draws.
    pub(super) fn start(point: &Point, number: usize) -> Self {
        let key = format!("{} ~start{number}", point.key());
        Self {
            seed: seed(&key),
            key,
            moves: point.steps.clone(),
            effort: Effort::Sample,
        }
    }

    /// What is over need not be looked at.
    pub(super) fn of_sample(sample: &Sample) -> Option<Self> {
        sample.mover.map(|_| Self::sample(sample))
    }

    fn sample(sample: &Sample) -> Self {
        Self {
            seed: seed(&sample.key),
            key: sample.key.clone(),
            moves: sample.steps.clone(),
            effort: sample.effort,
        }
    }
}

impl Course {
    /// What is to be looked at next, beside what is known; nothing if all is. Positions come from the last to the first,
    /// as what is proved at the end helps before it; what looks like a mistake is compared with what is better when
    /// the rest is known.
    pub fn tasks(&self, known: &Known) -> Vec<Task> {
        let mut tasks = Vec::new();
        let depths = self.points.iter().enumerate().rev();
        for (depth, point) in depths {
            let forced = point.choices == 1 && depth < self.steps.len();
            if point.is_judged() && !forced {
                tasks.push(Task::judge(point));
            }
        }
        tasks.extend(self.start_tasks());
        for moment in self.moments() {
            let looked_at = moment.real.iter().chain(&moment.sampled.samples);
            tasks.extend(looked_at.filter_map(Task::of_sample));
        }
        tasks.retain(|task| !known.contains_key(&task.key));
        if tasks.is_empty() {
            for (depth, _) in self.moves() {
                if let Compared::Unknown(missing) = self.compare(depth, known) {
                    tasks.extend(missing);
                }
            }
            tasks.retain(|task| !known.contains_key(&task.key));
        }
        tasks
    }
}

/// What is to be looked at to know what a position is worth.
pub(super) fn tasks_of(point: &Point) -> Vec<Task> {
    if point.is_judged() {
        return vec![Task::judge(point)];
    }
    let samples = point.sampled.iter().flat_map(|sampled| &sampled.samples);
    samples.filter_map(Task::of_sample).collect()
}
