use std::ops::ControlFlow;

use game::{Claim, Course, Game, Lesson, Seat, Teach, Turn};

use super::{Position, Snekagon};
use crate::claims::Laid;

pub(super) static COURSE: Course = Course::new(
    include_str!("../../course/snekagon/steps.json"),
    include_str!("../../course/snekagon/en.ftl"),
    include_str!("../../course/snekagon/cs.ftl"),
    include_str!("../../course/snekagon/pl.ftl"),
);

/// What its course speaks of: what is true of any tile (`Laid`), and
///
/// - `touches`: the learner's last tile touches one of the opponent's;
/// - `holds(N)`: the opponent, to move, can't have a snake of more hexes than that by the next tile;
/// - `again`: the learner is to move again, since the opponent can't.
impl Teach for Snekagon {
    fn claim(&self, lesson: &Lesson<'_, Self>, claim: &Claim) -> Option<bool> {
        let (now, learner) = (lesson.now(), lesson.learner());
        match claim.name() {
            "holds" => return Some(self.most_of(now, learner.other()) <= claim.number()),
            "again" => return Some(self.turn(now) == Turn::Seat(learner)),
            _ => {}
        }
        let Some(made) = lesson.last() else {
            return Some(false);
        };
        let tile = self.placements.get(made.action.0);
        if claim.name() == "touches" {
            let theirs = made.before.player(learner.other()).body.hexes;
            return Some(tile.near & theirs != 0);
        }
        let laid = Laid {
            placements: &self.placements,
            tile,
            snakes: &made.before.player(learner).snakes,
            joints: made.before.joints(&self.placements, learner, tile),
        };
        laid.claim(claim)
    }
}

impl Snekagon {
    /// The longest snake that a seat has, or can have by one tile if it is to move.
    fn most_of(&self, position: &Position, seat: Seat) -> usize {
        let mut most = usize::from(position.player(seat).snakes.longest());
        if position.mover() == Some(seat) {
            let _ = self.each_move(position, |action| {
                let tile = self.placements.get(action.0);
                let to = position.growth(&self.placements, seat, tile).to;
                most = most.max(usize::from(to));
                ControlFlow::Continue(())
            });
        }
        most
    }
}
