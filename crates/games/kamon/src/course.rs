use game::{Claim, Course, Lesson, Made, Teach};

use crate::cells::{OPENING, SIDES};
use crate::{Cells, End, Kamon, reached};

pub(crate) static COURSE: Course = Course::new(
    include_str!("../course/steps.json"),
    include_str!("../course/en.ftl"),
    include_str!("../course/cs.ftl"),
    include_str!("../course/pl.ftl"),
);

/// What its course speaks of, always about the learner's last move:
///
/// - `covers(fish)`, `covers(red)`, `covers(border)`, `covers(corner)`: what lies there, or where it is;
/// - `answers(colour)`, `answers(symbol)`: what it shares with the token covered before;
/// - `leaves(N)`: the opponent has at most so many answers;
/// - `safe`: none of them wins;
/// - `chain(N)`: the chain of the piece has at least so many;
/// - `threatens(N)`: at least so many free cells would win if they were an answer;
/// - `connection`, `loop`, `blocked`: it has won like that.
impl Teach for Kamon {
    fn claim(&self, lesson: &Lesson<'_, Self>, claim: &Claim) -> Option<bool> {
        let known = [
            "covers",
            "answers",
            "leaves",
            "safe",
            "chain",
            "threatens",
            "connection",
            "loop",
            "blocked",
        ];
        if !known.contains(&claim.name()) {
            return None;
        }
        Some(lesson.last().is_some_and(|made| of_move(&made, claim)))
    }
}

fn of_move(made: &Made<'_, Kamon>, claim: &Claim) -> bool {
    let Made {
        before,
        action,
        after,
    } = *made;
    let mover = after.player(before.mover());
    match claim.name() {
        "covers" => covers(action.bit(), claim.about(), before.token(action).text()),
        "answers" => before.last().is_some_and(|last| {
            let (own, theirs) = (before.token(action), before.token(last));
            match claim.about() {
                "colour" => own.colour_number() == theirs.colour_number(),
                _ => own.symbol_number() == theirs.symbol_number(),
            }
        }),
        "leaves" => after.legal().count_ones() as usize <= claim.number(),
        "safe" => after.legal() & after.player(after.mover()).winning() == 0,
        "chain" => reached(action.bit(), mover.pieces()).count_ones() as usize >= claim.number(),
        "threatens" => (mover.winning() & after.free()).count_ones() as usize >= claim.number(),
        "connection" => matches!(after.end(), Some(End::Connection | End::ConnectionAndLoop)),
        "loop" => matches!(after.end(), Some(End::Loop | End::ConnectionAndLoop)),
        _ => after.end() == Some(End::Blocked),
    }
}

/// Whether a cell is what is asked for, or its token.
fn covers(cell: Cells, what: &str, token: &str) -> bool {
    let on_border = SIDES.iter().any(|side| side & cell != 0);
    match what {
        "border" => on_border,
        "corner" => on_border && OPENING & cell == 0,
        _ => token.split('-').any(|part| part == what),
    }
}
