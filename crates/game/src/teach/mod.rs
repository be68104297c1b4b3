//! What a course needs to know of a game: things that are true of what a learner has done.

mod course;
mod goal;

pub use course::Course;
pub use goal::{Claim, Goal, GoalError};

use crate::{Explain, Game, Hidden, Line, Seat, Turn};

/// A game that can be taught: it answers what the goals of its course speak of. A game without a course has
/// nothing to add: `impl Teach for Draughts {}`.
pub trait Teach: Explain + Hidden {
    /// Whether something is true of what was played in a lesson; nothing if this game has no such claim. What is
    /// true of any game ([`Goal`] lists it) is answered already.
    fn claim(&self, _lesson: &Lesson<'_, Self>, _claim: &Claim) -> Option<bool> {
        None
    }
}

/// What was played in a step of a course, as far as it has come.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a, G: Game> {
    line: &'a Line<G>,
    begins: usize,
    learner: Seat,
}

/// A move, with the positions on both sides of it.
#[derive(Clone, Copy, Debug)]
pub struct Made<'a, G: Game> {
    /// In which position.
    pub before: &'a G::Position,
    /// What was played.
    pub action: G::Move,
    /// What came of it, with whatever was drawn then.
    pub after: &'a G::Position,
}

impl<'a, G: Game> Lesson<'a, G> {
    /// The lesson that begins after so many moves of a line.
    pub const fn new(line: &'a Line<G>, begins: usize, learner: Seat) -> Self {
        Self {
            line,
            begins,
            learner,
        }
    }

    /// Who learns.
    pub const fn learner(&self) -> Seat {
        self.learner
    }

    /// The position now.
    pub fn now(&self) -> &'a G::Position {
        self.line.position()
    }

    /// The position in which it began.
    pub fn first(&self) -> &'a G::Position {
        &self.line.positions()[self.begins]
    }

    /// The learner's moves, in their order.
    pub fn own(&self) -> impl DoubleEndedIterator<Item = Made<'a, G>> {
        let (line, learner) = (self.line, self.learner);
        let positions = line.positions();
        (self.begins..line.moves().len())
            .map(move |ply| Made {
                before: &positions[ply],
                action: line.moves()[ply],
                after: &positions[ply + 1],
            })
            .filter(move |made| line.game().turn(made.before) == Turn::Seat(learner))
    }

    /// The learner's last move.
    pub fn last(&self) -> Option<Made<'a, G>> {
        self.own().next_back()
    }
}
