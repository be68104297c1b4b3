//! What the courses of both games speak of.

use game::Claim;
use scene::Growth;

use crate::field::bit;
use crate::placements::{Placement, Placements};
use crate::snakes::{Joints, Snakes};

/// A tile as it was placed, and the snakes of its owner before that.
pub(crate) struct Laid<'a> {
    pub(crate) placements: &'a Placements,
    pub(crate) tile: &'a Placement,
    pub(crate) snakes: &'a Snakes,
    pub(crate) joints: Joints,
}

/// What a tile did to the snakes of its owner.
#[derive(PartialEq, Eq)]
enum Joined {
    Nothing,
    One,
    Two,
    Ring,
}

impl Laid<'_> {
    /// About a tile that was placed:
    ///
    /// - `founds`: it began a snake; `extends`: it joined one; `joins`: it joined two; `ring`: it closed one;
    /// - `grows(N)`: the snake that it is part of has at least so many hexes;
    /// - `tile(U4)`: it is this tile; `on(f6 f7)`: it lies on one of these cells, or on more.
    pub(crate) fn claim(&self, claim: &Claim) -> Option<bool> {
        Some(match claim.name() {
            "founds" => self.joined() == Joined::Nothing,
            "extends" => self.joined() != Joined::Nothing,
            "joins" => self.joined() == Joined::Two,
            "ring" => self.joined() == Joined::Ring,
            "grows" => {
                let Growth { to, .. } = self.snakes.growth(self.tile.length, self.joints);
                usize::from(to) >= claim.number()
            }
            "tile" => self.tile.tile.name() == claim.about(),
            "on" => self.lies_on(claim.about()),
            _ => return None,
        })
    }

    fn lies_on(&self, cells: &str) -> bool {
        let field = &self.placements.field;
        let mut cells = cells.split_whitespace();
        cells.any(|name| {
            let cell = field.board().parse(name);
            cell.is_some_and(|cell| self.tile.cells & bit(field.spot(cell)) != 0)
        })
    }

    fn joined(&self) -> Joined {
        let whose = |end| {
            let mut open = self.snakes.open();
            open.position(|(_, ends)| ends.contains(&end))
        };
        match self.joints.map(|(_, joined)| joined.and_then(whose)) {
            [None, None] => Joined::Nothing,
            [Some(one), Some(other)] if one == other => Joined::Ring,
            [Some(_), Some(_)] => Joined::Two,
            [Some(_), None] | [None, Some(_)] => Joined::One,
        }
    }
}
