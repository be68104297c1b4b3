/// What a tile must and must not show to lie on an empty cell: four bits a side, and with them what
/// else is known of the cell.
///
/// A side's four bits are 0 where nothing matters, 1 to 4 where a tile lies and shows that colour,
/// and 5 to 8 where the neighbour is empty and sees that colour on two sides already: a third is
/// against the first restriction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Need(u32);

/// A colour in a side's four bits: 1 to 4.
pub(crate) type Shade = u32;

const SIDES: u32 = 0x00FF_FFFF;
const ONE_TILE: u32 = 1 << 28;

impl Need {
    /// Of a cell with nothing around it.
    pub(super) const EMPTY: Self = Self(0);

    /// The sides two by two, as [`Fits`](super::Fits) looks them up.
    pub(crate) const fn pairs(self) -> [usize; 3] {
        let [a, b, c, _] = self.0.to_le_bytes();
        [a as usize, b as usize, c as usize]
    }

    /// The sides three by three, likewise.
    pub(crate) const fn halves(self) -> [usize; 2] {
        [(self.0 & 0xFFF) as usize, (self.0 >> 12 & 0xFFF) as usize]
    }

    /// The same where there are no restrictions: what the neighbours see does not matter.
    #[must_use]
    pub(crate) const fn of_colours_alone(self) -> Self {
        // Adding 3 carries into the top bit of just those fours that are 5 or more.
        let shunned = ((self.0 & SIDES) + 0x33_3333) & 0x88_8888;
        Self(self.0 & !((shunned >> 3) * 15))
    }

    /// How many tiles lie around.
    pub(crate) const fn tiles(self) -> u32 {
        self.0 / ONE_TILE
    }

    /// Whether three or more tiles lie around.
    pub(crate) const fn is_forced(self) -> bool {
        self.tiles() >= 3
    }

    /// The colour that the tile across a side shows; 0 if there is none.
    pub(crate) const fn seen(self, side: usize) -> Shade {
        let four = self.0 >> (4 * side) & 15;
        if four <= 4 { four } else { 0 }
    }

    /// The colour that this side must not show because the empty cell across it sees two of it; 0 if any.
    pub(crate) const fn shunned(self, side: usize) -> Shade {
        (self.0 >> (4 * side) & 15).saturating_sub(4)
    }

    /// The colour that a cell with two tiles around it sees on both sides; 0 if there is none.
    pub(crate) const fn twin_colour(self) -> Shade {
        if self.tiles() != 2 {
            return 0;
        }
        let seen = self.of_colours_alone().0 & SIDES;
        let first = seen >> (seen.trailing_zeros() & !3) & 15;
        let last = seen >> (seen.ilog2() & !3) & 15;
        if first == last { first } else { 0 }
    }

    /// A tile was laid across a side.
    pub(super) const fn see(&mut self, side: usize, shade: Shade) {
        self.0 = (self.0 & !(15 << (4 * side)) | shade << (4 * side)) + ONE_TILE;
    }

    /// The empty cell across a side has come to see two of a colour.
    pub(super) const fn shun(&mut self, side: usize, shade: Shade) {
        self.0 = self.0 & !(15 << (4 * side)) | (shade + 4) << (4 * side);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_remembers_what_it_sees_and_shuns() {
        let mut need = Need::default();
        need.see(5, 4);
        assert_eq!((need.tiles(), need.twin_colour()), (1, 0));
        need.shun(2, 3);
        need.see(0, 4);
        assert_eq!((need.tiles(), need.twin_colour()), (2, 4));
        assert_eq!((need.seen(5), need.seen(2), need.shunned(2)), (4, 0, 3));
        let plain = need.of_colours_alone();
        assert_eq!((plain.seen(0), plain.shunned(2), plain.tiles()), (4, 0, 2));
        need.see(1, 1);
        assert!(need.is_forced());
        assert_eq!(need.twin_colour(), 0);
    }
}
