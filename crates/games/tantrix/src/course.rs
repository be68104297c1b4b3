use game::{Claim, Course, Game, Lesson, Teach, Turn};

use crate::Tantrix;
use crate::claims::Laid;

pub(crate) static COURSE: Course = Course::new(
    include_str!("../course/tantrix/steps.json"),
    include_str!("../course/tantrix/en.ftl"),
    include_str!("../course/tantrix/cs.ftl"),
    include_str!("../course/tantrix/pl.ftl"),
);

/// What its course speaks of: what is true of any tile (`Laid`), and
///
/// - `again`: the learner is to lay another tile at once; `answered`: it is another's turn;
/// - `theirs(N)`: nobody else has more points than that.
impl Teach for Tantrix {
    fn claim(&self, lesson: &Lesson<'_, Self>, claim: &Claim) -> Option<bool> {
        let (now, learner) = (lesson.now(), lesson.learner());
        let scores = self.scores(now);
        match claim.name() {
            "again" => return Some(self.turn(now) == Turn::Seat(learner)),
            "answered" => return Some(self.turn(now) != Turn::Seat(learner)),
            "theirs" => {
                let others = scores.iter().filter(|&(seat, _)| seat != learner);
                let most = others.map(|(_, &points)| points).max().unwrap_or(0);
                return Some(usize::try_from(most).is_ok_and(|most| most <= claim.number()));
            }
            _ => {}
        }
        let Some(made) = lesson.last() else {
            return Some(false);
        };
        let laid = Laid {
            before: made.before.table(),
            placement: made.action,
            after: made.after.table(),
            colour: now.colour(learner),
        };
        laid.claim(claim)
    }
}
