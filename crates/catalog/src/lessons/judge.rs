use game::{Goal, Seat, Turn};
use serde::Serialize;

use super::{Fault, Step, opponent, stars};
use crate::{Match, Refusal};

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// The learner is to move.
    Going,
    /// The goal is reached.
    Done,
    /// It won't be, this time.
    Failed,
}

/// What has become of what a learner played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    /// How it stands.
    pub state: State,
    /// All moves from where the step begins, with those of the others.
    pub line: Vec<String>,
    /// What went wrong, by the name that the step has for it; nothing where the step has no more to say.
    pub fault: Option<String>,
    /// What shows why it has failed, to be played behind these.
    pub refutation: Vec<String>,
    /// How many the learner has made, those of earlier tries among them.
    pub made: u32,
    /// What that is worth, once it is done.
    pub stars: u32,
}

/// A step being played.
pub(super) struct Played {
    pub(super) game: Box<dyn Match>,
    begins: usize,
    pub(super) learner: Seat,
    pub(super) goal: Goal,
    pub(super) fails: Option<Goal>,
}

impl Played {
    fn begin(step: &Step) -> Result<Self, Refusal> {
        let game = step.begin()?;
        let (goal, fails) = step.goals()?;
        if step.seat >= game.seats() || game.turn() != Turn::Seat(Seat::new(step.seat)) {
            let what = format!("seat {}", step.seat);
            return Err(Refusal::NoLesson { what });
        }
        Ok(Self {
            begins: game.ply(),
            game,
            learner: Seat::new(step.seat),
            goal,
            fails,
        })
    }

    pub(super) fn holds(&self, goal: &Goal) -> Result<bool, Refusal> {
        self.game.holds(goal, self.begins, self.learner)
    }

    pub(super) fn has_failed(&self) -> Result<bool, Refusal> {
        self.fails
            .as_ref()
            .map_or(Ok(false), |fails| self.holds(fails))
    }

    /// What the step says went wrong.
    fn fault(&self, step: &Step) -> Result<Option<String>, Refusal> {
        for Fault { when, name } in &step.faults {
            if self.holds(&when.parse()?)? {
                return Ok(Some(name.clone()));
            }
        }
        Ok(None)
    }

    fn play(&mut self, action: &str) -> Result<State, Refusal> {
        self.game.play(action)?;
        Ok(if self.holds(&self.goal)? {
            State::Done
        } else if self.has_failed()? {
            State::Failed
        } else {
            State::Going
        })
    }

    /// The seat to move, if it is not the learner's.
    pub(super) fn other_to_move(&self) -> bool {
        matches!(self.game.turn(), Turn::Seat(seat) if seat != self.learner)
    }

    fn line(&self) -> Vec<String> {
        self.game.moves().split_off(self.begins)
    }
}

/// What becomes of a step when the learner plays these moves, after so many moves in tries that have failed. The
/// others answer by the record and by rule, so that the same moves always lead to the same.
pub fn judge(step: &Step, own: &[String], before: u32) -> Result<Judged, Refusal> {
    let mut played = Played::begin(step)?;
    let mut state = State::Going;
    for (index, action) in own.iter().enumerate() {
        if state != State::Going {
            return Err(Refusal::LessonOver);
        }
        state = played.play(action)?;
        let was_last = index + 1 >= step.most() as usize;
        while state == State::Going && !was_last && played.other_to_move() {
            let reply = opponent::reply(&mut played, step)?;
            state = played.play(&reply)?;
        }
        if state == State::Going && (was_last || played.game.turn() == Turn::Over) {
            state = State::Failed;
        }
    }
    let made = before.saturating_add(own.len() as u32);
    let line = played.line();
    let (fault, refutation) = match state {
        State::Failed => (
            played.fault(step)?,
            opponent::refutation(&mut played, step)?,
        ),
        State::Going | State::Done => (None, Vec::new()),
    };
    Ok(Judged {
        state,
        line,
        fault,
        refutation,
        made,
        stars: match state {
            State::Done => stars(step.par, made),
            State::Going | State::Failed => 0,
        },
    })
}
