use crate::Tile;
use crate::table::{index, tile_at};

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileSet(u64);

impl TileSet {
    /// Every tile there is.
    pub(crate) const ALL: Self = Self((1 << Tile::COUNT) - 1);

    /// Whether there is no tile in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles there are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether a tile is in it.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> index(tile) & 1 != 0
    }

    /// Its tiles in the order of their numbers.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        self.indices().map(tile_at)
    }

    /// The tile before which so many others stand, if there is one.
    pub fn nth(self, before: u32) -> Option<Tile> {
        let mut left = self.0;
        for _ in 0..before {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| tile_at(left.trailing_zeros() as usize))
    }

    pub(crate) const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << index(tile);
    }

    pub(crate) const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << index(tile));
    }

    /// The tiles that are in one or both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tiles that are in both.
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub(crate) fn indices(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (index < 64).then_some(index)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut hand = Self::default();
        tiles.into_iter().for_each(|tile| hand.insert(tile));
        hand
    }
}
