use super::action::Move;
use super::drills::{EndKind, Hatches};
use crate::field::{Spots, each, nth};
use crate::placements::Placements;

/// Legal moves with a tile turned in one way on one board, drilled alike: all at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group<'a> {
    pub(crate) placements: &'a Placements,
    pub(crate) board: usize,
    /// The number of the pose, and where its hub may lie.
    pub(crate) pose: usize,
    pub(crate) hubs: Spots,
    pub(crate) drills: Drills<'a>,
}

/// Which boards the ends are drilled to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Drills<'a> {
    /// The same boards wherever the tile lies.
    Fixed([Option<usize>; 2]),
    /// Those that the hatches lead to, for a left and a right end of these kinds.
    Through(&'a Hatches, [EndKind; 2]),
}

impl Group<'_> {
    pub(crate) const fn count(&self) -> u32 {
        self.hubs.count_ones()
    }

    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> {
        each(self.hubs).map(|hub| self.at(hub))
    }

    pub(crate) fn nth(&self, index: u32) -> Move {
        self.at(nth(self.hubs, index))
    }

    fn at(&self, hub: u8) -> Move {
        let index = self.placements.at(self.pose, hub);
        let drills = match self.drills {
            Drills::Fixed(drills) => drills,
            Drills::Through(hatches, kinds) => hatches.targets(self.placements.get(index), kinds),
        };
        Move::drilled(self.board, index, drills)
    }
}
