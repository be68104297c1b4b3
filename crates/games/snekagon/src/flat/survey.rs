use std::ops::ControlFlow;

use game::{Dice, Seat, Visit};

use super::{Move, Position, Snekagon};
use crate::field::nth;
use crate::scan::Scan;
use crate::survey::{Ends, Ground, Left, Lie, Snake, Spots, Survey, show};

impl Snekagon {
    /// A scan for the tiles of the seat to move that join one of these ends.
    fn joining(&self, position: &Position, ends: &Ends) -> Option<Scan<'_>> {
        let mover = position.mover().filter(|_| !position.is_opening())?;
        let reach = position.reach(&self.placements, mover);
        let reach = reach.joining(&self.placements.field, ends[0]);
        let hand = position.player(mover).hand;
        Some(Scan::new(&self.placements, reach, hand))
    }
}

impl Survey for Snekagon {
    fn boards(&self) -> usize {
        1
    }

    fn ground(&self, position: &Position, seat: Seat, _board: usize) -> Ground {
        let open = position.player(seat).body.open;
        position.reach(&self.placements, seat).ground(open)
    }

    fn taken(&self, position: &Position, _board: usize) -> Spots {
        let [one, other] = [0, 1].map(|seat| position.player(Seat::new(seat)).body.hexes);
        one | other
    }

    fn snakes(&self, position: &Position, seat: Seat) -> impl Iterator<Item = Snake> {
        show(&position.player(seat).snakes)
    }

    fn longest(&self, position: &Position, seat: Seat) -> u32 {
        position.player(seat).snakes.longest().into()
    }

    fn left(&self, position: &Position, seat: Seat) -> Left {
        Left::new(position.player(seat).hand)
    }

    fn lie(&self, action: Move) -> Lie {
        Lie::new(self.placements.get(action.0), 0, [None; 2])
    }

    fn beside(&self, spots: Spots) -> Spots {
        self.placements.field.beside(spots)
    }

    fn each_extension(
        &self,
        position: &Position,
        ends: &Ends,
        mut visit: impl FnMut(Move) -> Visit,
    ) -> Visit {
        match self.joining(position, ends) {
            None => ControlFlow::Continue(()),
            Some(scan) => scan.each_placement(|index| visit(Move(index))),
        }
    }

    fn pick_extension(
        &self,
        position: &Position,
        ends: &Ends,
        weights: &[u32; 6],
        dice: &mut impl Dice,
    ) -> Option<Move> {
        let (mut picked, mut seen) = (None, 0);
        let _ = self.joining(position, ends)?.each_pose(|pose, hubs| {
            let weight = weights[self.placements.pose_length(pose)];
            let here = hubs.count_ones() * weight;
            seen += here;
            if here > 0 {
                let index = dice.below(seen);
                if index < here {
                    picked = Some((pose, hubs, index / weight));
                }
            }
            ControlFlow::Continue(())
        });
        picked.map(|(pose, hubs, index)| Move(self.placements.at(pose, nth(hubs, index))))
    }
}
