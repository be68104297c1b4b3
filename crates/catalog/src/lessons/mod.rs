//! Steps of courses: what a record says, and what becomes of what a learner plays. `docs/courses.md` tells how a
//! course is written.

mod judge;
mod opponent;

pub use judge::{Judged, State, judge};

use game::{Course, Goal};
use serde::Deserialize;

use crate::{Match, Refusal, configure};

/// A step of a course, as its record has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What the sentences about it begin with.
    pub id: String,
    /// The game and its options.
    pub spec: String,
    /// What is random about it.
    pub setup: String,
    /// The moves that lead to where it begins, separated by spaces.
    #[serde(default)]
    pub moves: String,
    /// Who learns: the seat that is to move then.
    pub seat: usize,
    /// What is to be reached: see [`Goal`].
    pub goal: String,
    /// What ends it without that, beside running out of moves.
    #[serde(default)]
    pub fails: Option<String>,
    /// In how many moves it can be done.
    pub par: u32,
    /// How many the learner has; as many as par unless it says otherwise.
    #[serde(default)]
    pub most: Option<u32>,
    /// What the others play: the first of these that is legal. Otherwise they do what is worst for the learner.
    #[serde(default)]
    pub replies: Vec<String>,
    /// What shows why a try has failed: the first of these lines that can be played.
    #[serde(default)]
    pub refutes: Vec<String>,
    /// What went wrong, where there is more to say than that the goal is not reached: the first that holds is told.
    #[serde(default)]
    pub faults: Vec<Fault>,
    /// One way to do it, for those who want to see it. Any other way counts as well.
    pub solution: String,
    /// What is lit from the beginning.
    #[serde(default)]
    pub shapes: Vec<tree::Shape>,
    /// What is lit for those who ask for a hint.
    #[serde(default)]
    pub lights: Vec<tree::Shape>,
}

/// A way to fail that has a sentence of its own.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// What is so when a try has failed like that: see [`Goal`].
    pub when: String,
    /// What its sentence ends with: `ID-failed-NAME`.
    pub name: String,
}

impl Step {
    /// How many moves the learner has.
    pub fn most(&self) -> u32 {
        self.most.unwrap_or(self.par)
    }

    /// The position in which it begins.
    pub fn begin(&self) -> Result<Box<dyn Match>, Refusal> {
        let mut game = configure(&self.spec)?.begin(&self.setup)?;
        for action in self.moves.split_whitespace() {
            game.play(action)?;
        }
        Ok(game)
    }

    fn goals(&self) -> Result<(Goal, Option<Goal>), Refusal> {
        let fails = self.fails.as_deref().map(str::parse).transpose()?;
        Ok((self.goal.parse()?, fails))
    }
}

/// The steps of a course.
pub fn steps(course: &Course) -> Result<Vec<Step>, Refusal> {
    serde_json::from_str(course.steps()).map_err(|error| Refusal::NoLesson {
        what: error.to_string(),
    })
}

/// How many stars somebody gets who needed so many moves, those of tries that failed among them: three for par,
/// two for twice as many, and one for whoever gets there.
pub const fn stars(par: u32, made: u32) -> u32 {
    if made <= par {
        3
    } else if made <= 2 * par {
        2
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::stars;

    #[test]
    fn stars_follow_from_par() {
        let given = |made| stars(2, made);
        assert_eq!([1, 2, 3, 4, 5, 50].map(given), [3, 3, 2, 2, 1, 1]);
    }
}
