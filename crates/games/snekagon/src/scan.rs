use game::Visit;
use std::ops::ControlFlow;

use crate::body::Reach;
use crate::field::{Field, Spots, each};
use crate::limbs::Limbs;
use crate::placements::{Placements, Pose};
use crate::tiles::{Hand, Tile};

/// A search of one board for the places where a player's tiles of two or more hexes may lie without a
/// drill: all places of one pose at once.
#[derive(Debug)]
pub(crate) struct Scan<'a> {
    placements: &'a Placements,
    reach: Reach,
    /// Tiles whose ends may touch something own, tiles that touch nothing own, and tiles that touch
    /// nothing at all. Legal are the first without the second, and the third.
    touching: Limbs,
    apart: Limbs,
    clear: Limbs,
    grown: usize,
}

impl<'a> Scan<'a> {
    pub(crate) const fn new(placements: &'a Placements, reach: Reach) -> Self {
        Self {
            placements,
            reach,
            touching: Limbs::NONE,
            apart: Limbs::NONE,
            clear: Limbs::NONE,
            grown: 1,
        }
    }

    /// Shows every pose of the hand's tiles with the spots where its hub may lie, if there are any.
    #[inline]
    pub(crate) fn each_pose(
        &mut self,
        hand: Hand,
        mut visit: impl FnMut(usize, &Pose, Spots) -> Visit,
    ) -> Visit {
        for tile in hand.without(Tile::SINGLE).tiles() {
            self.grow(tile.length());
            for (number, pose) in self.placements.poses(tile) {
                let hubs = self.hubs(pose);
                if hubs != 0 {
                    visit(number, pose, hubs)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Shows every placement of the hand's tiles.
    pub(crate) fn each_placement(
        &mut self,
        hand: Hand,
        mut visit: impl FnMut(u16) -> Visit,
    ) -> Visit {
        let placements = self.placements;
        self.each_pose(hand, |number, _, hubs| {
            each(hubs).try_for_each(|hub| visit(placements.at(number, hub)))
        })
    }

    pub(crate) fn count(&mut self, hand: Hand) -> u64 {
        let mut count = 0;
        let _ = self.each_pose(hand, |_, _, hubs| {
            count += u64::from(hubs.count_ones());
            ControlFlow::Continue(())
        });
        count
    }

    #[inline]
    fn grow(&mut self, length: usize) {
        let field = &self.placements.field;
        let reach = self.reach;
        while self.grown < length {
            self.grown += 1;
            if reach.joints() != 0 {
                self.touching
                    .grow(field, reach.inner, &[reach.end; 6], self.grown);
                self.apart
                    .grow(field, reach.inner, &[reach.inner; 6], self.grown);
            }
            if reach.clear != 0 {
                self.clear
                    .grow(field, reach.clear, &[reach.clear; 6], self.grown);
            }
        }
    }

    #[inline]
    fn hubs(&self, pose: &Pose) -> Spots {
        let fit = |limbs: &Limbs| limbs.fit(pose.left) & limbs.fit(pose.right);
        let mut hubs = 0;
        if self.reach.joints() != 0 {
            hubs = fit(&self.touching) & !fit(&self.apart);
            if hubs != 0 && (pose.tile.length() == 2 || pose.heart.is_some()) {
                hubs &= !self.pinched(pose);
            }
        }
        hubs | fit(&self.clear)
    }

    /// Where both ends would touch one hex that has no room for both.
    fn pinched(&self, pose: &Pose) -> Spots {
        let field: &Field = &self.placements.field;
        let Reach { hexes, alone, .. } = self.reach;
        if let Some(heart) = pose.heart {
            return field.look(field.look(hexes & !alone, heart), heart);
        }
        // A tile of two: the right limb is a step, and what touches both hexes lies to its sides.
        let along = usize::from(pose.right) % 6;
        let joints = self.reach.joints();
        let held = field.look(hexes, (along + 1) % 6) | field.look(hexes, (along + 5) % 6);
        joints & field.look(joints, along) & held
    }
}
