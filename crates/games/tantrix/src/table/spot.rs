use hex::Hex;

/// A cell of the table as one number: 256 r + q. Numbers in order are cells in reading order, and a
/// step to a neighbour is an addition. No tile lies further than 55 steps from the first, so q and r
/// fit into a byte each with room to spare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Spot(pub(super) i16);

/// What a step across each side adds, clockwise from the north-east.
const STEPS: [i16; 6] = [-255, 1, 256, 255, -1, -256];

/// The sides of a tile, clockwise from the north-east.
pub(crate) const SIDES: std::ops::Range<usize> = 0..6;

/// The side that faces this one from the other tile.
pub(crate) const fn facing(side: usize) -> usize {
    if side < 3 { side + 3 } else { side - 3 }
}

/// The side of a cell across which another lies, if they are neighbours.
pub(super) fn side_towards(from: Spot, to: Spot) -> Option<usize> {
    const NO_SIDE: u8 = 6;
    const SIDES: [u8; 513] = {
        let mut sides = [NO_SIDE; 513];
        let mut side = 0;
        while side < 6 {
            sides[(STEPS[side] + 256) as usize] = side as u8;
            side += 1;
        }
        sides
    };
    let step = usize::try_from(to.0 - from.0 + 256).ok()?;
    let side = *SIDES.get(step)?;
    (side != NO_SIDE).then_some(side as usize)
}

/// Cells that are compared at once.
const LANES: usize = 16;

/// How many of so many sorted cells come before this one: its place among them. What is left of the sixteens in which they
/// come is filled up with [`Spot::NOWHERE`].
pub(super) fn count_before(spots: &[i16], len: usize, spot: Spot) -> usize {
    let (sixteens, _) = spots.as_chunks::<LANES>();
    let mut before = 0_i16;
    // A plain loop over whole sixteens is what compilers make vectors of, for every kind of processor.
    for &other in sixteens[..len.div_ceil(LANES)].as_flattened() {
        before += i16::from(other < spot.0);
    }
    before as usize
}

impl Spot {
    /// Comes after every cell.
    pub(super) const NOWHERE: i16 = i16::MAX;

    pub(crate) const ORIGIN: Self = Self(0);

    /// How far from the origin a cell may be that a move names; beyond, nothing can ever lie.
    pub(crate) const REACH: i8 = 60;

    pub(crate) fn at(hex: Hex) -> Self {
        Self(hex.r * 256 + hex.q)
    }

    pub(crate) fn hex(self) -> Hex {
        Hex::new(self.q().into(), self.r().into())
    }

    /// The cell that a side of a tile on this one faces.
    pub(crate) const fn beyond(self, side: usize) -> Self {
        Self(self.0 + STEPS[side])
    }

    pub(crate) const fn q(self) -> i8 {
        self.0 as i8
    }

    pub(crate) const fn r(self) -> i8 {
        ((self.0 - self.q() as i16) >> 8) as i8
    }

    /// The three lines through it: its row and both diagonals.
    pub(super) const fn lines(self) -> [i8; 3] {
        [self.r(), self.q(), self.q() + self.r()]
    }
}

#[cfg(test)]
mod tests {
    use hex::Direction;

    use super::*;

    #[test]
    fn spots_are_cells_and_steps_are_additions() {
        let reach = i16::from(Spot::REACH);
        for r in -reach..=reach {
            for q in -reach..=reach {
                let spot = Spot::at(Hex::new(q, r));
                assert_eq!(spot.hex(), Hex::new(q, r));
                for side in SIDES {
                    // Side 0 looks to the north-east, which is direction 5.
                    let there = spot.hex().step(Direction::new(side as u8 + 5));
                    assert_eq!(spot.beyond(side), Spot::at(there));
                    assert_eq!(spot.beyond(side).beyond(facing(side)), spot);
                    assert_eq!(side_towards(spot, spot.beyond(side)), Some(side));
                    let twice = spot.beyond(side).beyond(side);
                    assert_eq!(side_towards(spot, twice), None);
                }
            }
        }
    }
}
