use game::{Claim, Course, Lesson, Teach};

use super::TantrixSolitaire;
use crate::claims::Laid;

pub(super) static COURSE: Course = Course::new(
    include_str!("../../course/tantrix-solitaire/steps.json"),
    include_str!("../../course/tantrix-solitaire/en.ftl"),
    include_str!("../../course/tantrix-solitaire/cs.ftl"),
    include_str!("../../course/tantrix-solitaire/pl.ftl"),
);

/// What its course speaks of: what is true of any tile (`Laid`), and
///
/// - `laid(N)`: at least so many tiles lie on the table.
impl Teach for TantrixSolitaire {
    fn claim(&self, lesson: &Lesson<'_, Self>, claim: &Claim) -> Option<bool> {
        if claim.name() == "laid" {
            return Some(lesson.now().table().len() >= claim.number());
        }
        let Some(made) = lesson.last() else {
            return Some(false);
        };
        let laid = Laid {
            before: made.before.table(),
            placement: made.action,
            after: made.after.table(),
            colour: self.colour(),
        };
        laid.claim(claim)
    }
}
