use game::Visit;
use std::ops::ControlFlow;

use crate::body::Reach;
use crate::field::{Spots, each};
use crate::limbs::Limbs;
use crate::placements::{Placements, Pose};
use crate::tiles::{Hand, Tile};

/// A search of one board for the places where a player's tiles of two or more hexes may lie without a
/// drill: all places of one pose at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scan<'a> {
    placements: &'a Placements,
    reach: Reach,
    hand: Hand,
}

impl<'a> Scan<'a> {
    pub(crate) const fn new(placements: &'a Placements, reach: Reach, hand: Hand) -> Self {
        Self {
            placements,
            reach,
            hand: hand.without(Tile::SINGLE),
        }
    }

    /// Shows every pose of the hand's tiles with the spots where its hub may lie, if there are any:
    /// first those that found a snake, then those that extend one.
    #[inline]
    pub(crate) fn each_pose(&self, mut visit: impl FnMut(usize, Spots) -> Visit) -> Visit {
        if self.reach.clear != 0 {
            self.each_founding(&mut visit)?;
        }
        if self.reach.joints() != 0 {
            self.each_extending(&mut visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Shows every placement of the hand's tiles.
    pub(crate) fn each_placement(&self, mut visit: impl FnMut(u16) -> Visit) -> Visit {
        self.each_pose(|number, hubs| {
            each(hubs).try_for_each(|hub| visit(self.placements.at(number, hub)))
        })
    }

    pub(crate) fn count(&self) -> u64 {
        let mut count = 0;
        let _ = self.each_pose(|_, hubs| {
            count += u64::from(hubs.count_ones());
            ControlFlow::Continue(())
        });
        count
    }

    fn each_founding(&self, visit: &mut impl FnMut(usize, Spots) -> Visit) -> Visit {
        let clear = self.reach.clear;
        let mut limbs = Limbs::new(clear, [clear; 6]);
        for tile in self.hand.tiles() {
            limbs.grow(&self.placements.field, tile.length());
            for (number, pose) in self.placements.poses(tile) {
                let hubs = limbs.fit(pose.left) & limbs.fit(pose.right);
                if hubs != 0 {
                    visit(number, hubs)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Tiles whose ends may touch a snake, but for those that touch none.
    fn each_extending(&self, visit: &mut impl FnMut(usize, Spots) -> Visit) -> Visit {
        let Reach { inner, end, .. } = self.reach;
        let mut touching = Limbs::new(inner, [end; 6]);
        let mut apart = Limbs::new(inner, [self.reach.apart; 6]);
        for tile in self.hand.tiles() {
            touching.grow(&self.placements.field, tile.length());
            apart.grow(&self.placements.field, tile.length());
            for (number, pose) in self.placements.poses(tile) {
                let mut hubs = touching.fit(pose.left)
                    & touching.fit(pose.right)
                    & !(apart.fit(pose.left) & apart.fit(pose.right));
                if hubs != 0 && pose.can_pinch() {
                    hubs &= !self.pinched(*pose);
                }
                if hubs != 0 {
                    visit(number, hubs)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where both ends would touch one hex that has no room for both.
    fn pinched(&self, pose: Pose) -> Spots {
        let field = &self.placements.field;
        let Reach { hexes, alone, .. } = self.reach;
        if let Some(heart) = pose.heart {
            let heart = usize::from(heart);
            return field.look(field.look(hexes & !alone, heart), heart);
        }
        // A tile of two: the right limb is a step, and what touches both hexes lies to its sides.
        let along = usize::from(pose.right) % 6;
        let joints = self.reach.end & !self.reach.inner;
        let held = field.look(hexes, (along + 1) % 6) | field.look(hexes, (along + 5) % 6);
        joints & field.look(joints, along) & held
    }
}
