//! What the cells of the table show each other, as bits.
//!
//! A cell's *edges* are what its neighbours show it: three bits for each of its six sides, 0
//! where nothing lies beyond, else 1 + the colour's index.
//!
//! ```text
//!   bit  17..15   14..12   11..9    8..6     5..3     2..0
//!        side 5   side 4   side 3   side 2   side 1   side 0
//! ```

use hex::{Direction, Hex};
use tantrix::tile::Tile;

/// All six sides.
pub(super) const ALL_SIDES: u32 = 0o777_777;
/// Set while a tile lies on the cell.
pub(super) const LAID: u32 = 1 << 31;

/// What one side shows in edges: 0 nothing, else 1 + the colour's index.
#[inline]
pub(super) const fn shown(edges: u32, side: usize) -> usize {
    ((edges >> (3 * side)) & 7) as usize
}

/// The sides beyond which something lies: the lowest of each side's three bits.
#[inline]
pub(super) const fn touched(edges: u32) -> u32 {
    (edges | edges >> 1 | edges >> 2) & 0o111_111
}

/// How many separate stretches of empty cells there are around a cell.
#[inline]
pub(super) const fn gaps(touched: u32) -> u32 {
    let before = (touched << 3 | touched >> 15) & 0o111_111;
    (before & !touched).count_ones()
}

/// What a tile at a rotation adds to the edges of its six neighbours, by direction.
pub(super) fn edge_masks(tile: Tile, rotation: usize) -> [u32; 6] {
    std::array::from_fn(|direction| {
        let side = (direction + 1) % 6;
        let colour = tile.side(side, rotation).index() as u32 + 1;
        colour << (3 * ((side + 3) % 6))
    })
}

/// A square part of the table around the origin, addressed by index.
pub(super) struct Square {
    /// Cells a row.
    pub(super) width: usize,
    /// The index of the origin.
    pub(super) origin: usize,
    /// What to add to an index for a step in a direction.
    pub(super) steps: [isize; 6],
}

impl Square {
    /// A square that reaches `reach` cells from the origin.
    pub(super) fn new(reach: usize) -> Self {
        let width = 2 * reach + 1;
        let steps = Direction::ALL.map(|direction| {
            let step = direction.delta();
            step.q as isize + step.r as isize * width as isize
        });
        Square {
            width,
            origin: reach * width + reach,
            steps,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.width * self.width
    }

    #[inline]
    pub(super) fn step(&self, from: usize, direction: usize) -> usize {
        from.wrapping_add_signed(self.steps[direction])
    }

    pub(super) fn cell(&self, index: usize) -> Hex {
        let middle = (self.width / 2) as i16;
        let (q, r) = (index % self.width, index / self.width);
        Hex::new(q as i16 - middle, r as i16 - middle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_counted_around_the_ring() {
        assert_eq!(gaps(0o111_111), 0);
        assert_eq!(gaps(0o000_001), 1);
        assert_eq!(gaps(0o100_001), 1);
        assert_eq!(gaps(0o001_001), 2);
        assert_eq!(gaps(0o010_101), 3);
        assert_eq!(touched(0o400_025), 0o100_011);
    }

    #[test]
    fn indices_and_cells_agree() {
        let square = Square::new(4);
        for direction in 0..6 {
            let index = square.step(square.origin, direction);
            assert_eq!(
                square.cell(index),
                Hex::ORIGIN.step(Direction::new(direction as u8))
            );
        }
    }
}
