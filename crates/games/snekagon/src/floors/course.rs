use game::{Claim, Course, Game, Lesson, Made, Seat, Teach, Turn};

use super::Snekagon5g;
use crate::claims::Laid;

pub(super) static COURSE: Course = Course::new(
    include_str!("../../course/snekagon-5g/steps.json"),
    include_str!("../../course/snekagon-5g/en.ftl"),
    include_str!("../../course/snekagon-5g/cs.ftl"),
    include_str!("../../course/snekagon-5g/pl.ftl"),
);

/// What its course speaks of: what is true of any tile (`Laid`), and about the learner's last one
///
/// - `drills(N)`: it is drilled at so many of its ends, or more;
/// - `board(N)`: it lies on the board with this number, from 1;
/// - `straight`: it goes straight on from where it is drilled;
/// - `touches`: it touches somebody else's.
///
/// `again`: the learner is to move again, since nobody else can.
impl Teach for Snekagon5g {
    fn claim(&self, lesson: &Lesson<'_, Self>, claim: &Claim) -> Option<bool> {
        if claim.name() == "again" {
            return Some(self.turn(lesson.now()) == Turn::Seat(lesson.learner()));
        }
        let Some(made) = lesson.last() else {
            return Some(false);
        };
        let Made { before, action, .. } = made;
        let learner = lesson.learner();
        let tile = action.tile(&self.placements);
        Some(match claim.name() {
            "drills" => action.drills().iter().flatten().count() >= claim.number(),
            "board" => action.board() + 1 == claim.number(),
            "straight" => self.goes_straight(&made, learner),
            "touches" => (0..before.boards())
                .map(Seat::new)
                .filter(|&seat| seat != learner)
                .any(|seat| before.body(seat, action.board()).hexes & tile.near != 0),
            _ => {
                let laid = Laid {
                    placements: &self.placements,
                    tile,
                    snakes: before.snakes(learner),
                    joints: before.joints(
                        &self.placements.field,
                        learner,
                        action,
                        &self.placements,
                    ),
                };
                return laid.claim(claim);
            }
        })
    }
}

impl Snekagon5g {
    /// Whether a tile leads on from one of its drills in the direction in which the snake came there.
    fn goes_straight(&self, made: &Made<'_, Self>, seat: Seat) -> bool {
        let tile = made.action.tile(&self.placements);
        let ends = made.action.drills().into_iter().zip(tile.tips());
        ends.zip(tile.arrivals).any(|((drill, tip), arrival)| {
            let field = &self.placements.field;
            let back = drill.and_then(|other| made.before.back(field, seat, other, tip));
            // Coming to its tip, the tile heads for where the snake lies behind the drill.
            back == Some(arrival)
        })
    }
}
