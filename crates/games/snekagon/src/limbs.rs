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
    inner: Spots,
    /// The length of the longest tiles whose limbs are known.
    grown: usize,
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
    /// No limbs yet. An end arrived at in direction `a` may lie on `ends[a]`, what is between ends on
    /// `inner`.
    #[inline]
    pub(crate) fn new(inner: Spots, ends: [Spots; 6]) -> Self {
        let mut fits = [0; COUNT];
        fits[..6].copy_from_slice(&ends);
        Self {
            fits,
            inner,
            grown: 1,
        }
    }

    /// Finds the limbs that tiles of this length need, as far as they are not known yet.
    #[inline]
    pub(crate) fn grow(&mut self, field: &Field, length: usize) {
        while self.grown < length {
            self.grown += 1;
            self.grow_to(field, self.grown);
        }
    }

    fn grow_to(&mut self, field: &Field, length: usize) {
        let (fits, inner) = (&mut self.fits, self.inner);
        match length {
            2 => {
                fits[6] = field.look_to::<0>(fits[0]);
                fits[7] = field.look_to::<1>(fits[1]);
                fits[8] = field.look_to::<2>(fits[2]);
                fits[9] = field.look_to::<3>(fits[3]);
                fits[10] = field.look_to::<4>(fits[4]);
                fits[11] = field.look_to::<5>(fits[5]);
            }
            3 => {
                for a in 0..6 {
                    fits[12 + a] = inner & fits[6 + a];
                }
            }
            4 => {
                Self::reach::<0>(fits, field, inner);
                Self::reach::<1>(fits, field, inner);
                Self::reach::<2>(fits, field, inner);
            }
            5 => {
                Self::reach::<3>(fits, field, inner);
                Self::reach::<4>(fits, field, inner);
                Self::reach::<5>(fits, field, inner);
            }
            _ => {}
        }
    }

    /// The limbs of two steps, the first of them in this direction.
    #[inline]
    fn reach<const FIRST: usize>(fits: &mut [Spots; COUNT], field: &Field, inner: Spots) {
        for turn in 0..3 {
            let then = (FIRST + turn + 5) % 6;
            fits[18 + 3 * FIRST + turn] = inner & field.look_to::<FIRST>(fits[12 + then]);
        }
    }

    /// Where this limb fits.
    #[inline]
    pub(crate) const fn fit(&self, limb: u8) -> Spots {
        self.fits[limb as usize]
    }
}
