use std::ops::ControlFlow;

use game::Visit;

use crate::body::Reach;
use crate::field::{Spots, bit};
use crate::limbs::Limbs;
use crate::placements::{Placement, Placements};
use crate::tiles::{Hand, Tile};

/// Where the ends of one player's tiles may be drilled from one board to its neighbours, by the
/// direction in which the tile arrives there.
#[derive(Debug)]
pub(crate) struct Hatches {
    /// The neighbouring boards with such spots, and the spots.
    boards: [usize; 2],
    ends: [[Spots; 6]; 2],
    count: usize,
}

/// What becomes of an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndKind {
    /// It is not drilled.
    Plain,
    /// It is drilled to the only board it can be, or the first of two.
    Drilled,
    /// It is drilled to the second of two boards.
    DrilledOtherwise,
}

impl Hatches {
    pub(crate) const NONE: Self = Self {
        boards: [0; 2],
        ends: [[0; 6]; 2],
        count: 0,
    };

    pub(crate) const fn any(&self) -> bool {
        self.count > 0
    }

    pub(crate) fn add(&mut self, board: usize, ends: [Spots; 6]) {
        self.boards[self.count] = board;
        self.ends[self.count] = ends;
        self.count += 1;
    }

    /// The boards that the ends of a tile are drilled to, if its left and right one are of these kinds.
    pub(crate) fn targets(&self, tile: &Placement, kinds: [EndKind; 2]) -> [Option<usize>; 2] {
        let tips = tile.tips();
        [0, 1].map(|end| {
            let first = self.ends[0][usize::from(tile.arrivals[end])];
            match kinds[end ^ usize::from(tile.reversed)] {
                EndKind::Plain => None,
                EndKind::Drilled if first & bit(tips[end]) != 0 => Some(self.boards[0]),
                EndKind::Drilled | EndKind::DrilledOtherwise => Some(self.boards[1]),
            }
        })
    }
}

/// A search of one board for the places where a player's tiles of two or more hexes may lie with one
/// end drilled, or both. A drilled end is full, so it may lie only where the hexes between ends may.
#[derive(Debug)]
pub(crate) struct DrillScan<'a> {
    placements: &'a Placements,
    /// The limbs with each kind of end.
    limbs: [Limbs; 3],
    /// Whether anything has two boards to be drilled to.
    double: bool,
}

impl<'a> DrillScan<'a> {
    pub(crate) fn new(placements: &'a Placements, reach: &Reach, hatches: &Hatches) -> Self {
        let [one, other] = hatches.ends;
        let either: [Spots; 6] = std::array::from_fn(|arrival| one[arrival] | other[arrival]);
        let both: [Spots; 6] = std::array::from_fn(|arrival| one[arrival] & other[arrival]);
        Self {
            placements,
            limbs: [[reach.end; 6], either, both].map(|ends| Limbs::new(reach.inner, ends)),
            double: both != [0; 6],
        }
    }

    /// Shows every pose of the hand's tiles with the spots where its hub may lie and what becomes of
    /// its left and right end, if there are any spots.
    pub(crate) fn each_pose(
        &mut self,
        hand: Hand,
        mut visit: impl FnMut(usize, Spots, [EndKind; 2]) -> Visit,
    ) -> Visit {
        use EndKind::{Drilled, DrilledOtherwise, Plain};
        const ONE_BOARD: [[EndKind; 2]; 3] =
            [[Drilled, Plain], [Plain, Drilled], [Drilled, Drilled]];
        const TWO_BOARDS: [[EndKind; 2]; 5] = [
            [DrilledOtherwise, Plain],
            [Plain, DrilledOtherwise],
            [DrilledOtherwise, Drilled],
            [Drilled, DrilledOtherwise],
            [DrilledOtherwise, DrilledOtherwise],
        ];
        let otherwise: &[_] = if self.double { &TWO_BOARDS } else { &[] };
        for tile in hand.without(Tile::SINGLE).tiles() {
            self.grow(tile.length());
            for (number, pose) in self.placements.poses(tile) {
                for &[left, right] in ONE_BOARD.iter().chain(otherwise) {
                    let hubs = self.limbs[left as usize].fit(pose.left)
                        & self.limbs[right as usize].fit(pose.right);
                    if hubs != 0 {
                        visit(number, hubs, [left, right])?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn grow(&mut self, length: usize) {
        let kinds = if self.double { 3 } else { 2 };
        for limbs in &mut self.limbs[..kinds] {
            limbs.grow(&self.placements.field, length);
        }
    }
}
