use hex::Direction;

use crate::field::{Field, Spots};

/// Where the halves of tiles fit on one board, for all cells at once.
///
/// A tile of any shape is a hub and two limbs. Given the spots where an end may lie and those where
/// the hexes between the ends may, a limb fits on a set of spots (those of the hub), found by looking
/// in one direction after another; a tile then fits where both its limbs do, a mere `&`. So the 121
/// ways to lay the eighteen tiles cost no more than the 36 limbs that they share:
///
/// - `end(a)`: the hub is itself an end, arrived at in direction `a`;
/// - `step(a)`: the next hex in direction `a` is an end;
/// - `one(a)`: the same, and the hub lies between ends;
/// - `two(a, b)`: the hub and the next hex in direction `a` lie between ends, and the one after, in
///   direction `b`, is an end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limbs {
    fits: [Spots; COUNT],
}

const COUNT: usize = 36;

pub(crate) const fn end(a: Direction) -> u8 {
    a.index() as u8
}

pub(crate) const fn step(a: Direction) -> u8 {
    6 + a.index() as u8
}

pub(crate) const fn one(a: Direction) -> u8 {
    12 + a.index() as u8
}

pub(crate) const fn two(a: Direction, b: Direction) -> u8 {
    // `b` turns from `a` by -1, 0 or 1.
    let turn = (b.index() + 7 - a.index()) % 6;
    (18 + 3 * a.index() + turn) as u8
}

impl Limbs {
    pub(crate) const NONE: Self = Self { fits: [0; COUNT] };

    /// Finds the limbs that tiles of this length need, if those of shorter tiles are known. An end
    /// arrived at in direction `a` may lie on `ends[a]`, what is between ends on `inner`.
    #[inline]
    pub(crate) fn grow(&mut self, field: &Field, inner: Spots, ends: &[Spots; 6], length: usize) {
        let fits = &mut self.fits;
        match length {
            2 => {
                for a in 0..6 {
                    fits[a] = ends[a];
                    fits[6 + a] = field.look(ends[a], a);
                }
            }
            3 => {
                for a in 0..6 {
                    fits[12 + a] = inner & fits[6 + a];
                }
            }
            4 => Self::reach(fits, field, inner, 0),
            5 => Self::reach(fits, field, inner, 3),
            _ => {}
        }
    }

    /// The limbs of two steps, first in direction `from` or one of the two after it.
    #[inline]
    fn reach(fits: &mut [Spots; COUNT], field: &Field, inner: Spots, from: usize) {
        for a in from..from + 3 {
            for turn in 0..3 {
                let b = (a + turn + 5) % 6;
                fits[18 + 3 * a + turn] = inner & field.look(fits[12 + b], a);
            }
        }
    }

    /// Where this limb fits.
    #[inline]
    pub(crate) const fn fit(&self, limb: u8) -> Spots {
        self.fits[limb as usize]
    }
}
