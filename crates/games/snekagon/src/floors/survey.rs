use std::ops::ControlFlow;

use game::{Dice, Game, Seat, Visit};

use super::{Move, Position, Snekagon5g};
use crate::survey::{Ends, Ground, Left, Lie, Snake, Spots, Survey, show};

impl Survey for Snekagon5g {
    fn boards(&self) -> usize {
        self.seats()
    }

    fn ground(&self, position: &Position, seat: Seat, board: usize) -> Ground {
        let reach = position.reach(&self.placements.field, seat, board);
        reach.ground(position.body(seat, board).open)
    }

    fn taken(&self, position: &Position, board: usize) -> Spots {
        let [taken, _] = position.crowd(board);
        taken
    }

    fn snakes(&self, position: &Position, seat: Seat) -> impl Iterator<Item = Snake> {
        show(position.snakes(seat))
    }

    fn longest(&self, position: &Position, seat: Seat) -> u32 {
        position.longest(seat).into()
    }

    fn left(&self, position: &Position, seat: Seat) -> Left {
        Left::new(position.hand(seat))
    }

    fn lie(&self, action: Move) -> Lie {
        Lie::new(
            action.tile(&self.placements),
            action.board(),
            action.drills(),
        )
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
        position.mover().map_or(ControlFlow::Continue(()), |seat| {
            self.mover(position, seat)
                .joining(*ends)
                .each_group(|group| group.moves().try_for_each(&mut visit))
        })
    }

    fn pick_extension(
        &self,
        position: &Position,
        ends: &Ends,
        weights: &[u32; 6],
        dice: &mut impl Dice,
    ) -> Option<Move> {
        let mover = self.mover(position, position.mover()?).joining(*ends);
        let (mut picked, mut seen) = (None, 0);
        let _ = mover.each_group(|group| {
            let weight = weights[self.placements.pose_length(group.pose)];
            let here = group.count() * weight;
            seen += here;
            if here > 0 {
                let index = dice.below(seen);
                if index < here {
                    picked = Some(group.nth(index / weight));
                }
            }
            ControlFlow::Continue(())
        });
        picked
    }
}
