use std::ops::ControlFlow;

use game::{Dice, Visit};

use super::rim::{Places, each};
use super::{Fits, Need, Table, index, tile_at};
use crate::{Placement, Tile};

/// The placements among which somebody chooses: some tiles, on the rim of a table.
pub(crate) struct Candidates<'a> {
    pub(crate) table: &'a Table,
    pub(crate) fits: &'a Fits,
    pub(crate) hand: Hand,
    /// Whether only forced spaces may be filled.
    pub(crate) forced: bool,
    /// Whether restrictions hold.
    pub(crate) restricted: bool,
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand(u64);

impl Hand {
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

    pub(crate) const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << index(tile);
    }

    pub(crate) const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << index(tile));
    }

    /// The tiles that are in both.
    #[must_use]
    pub(crate) const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    fn indices(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (index < 64).then_some(index)
        })
    }
}

impl FromIterator<Tile> for Hand {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut hand = Self::default();
        tiles.into_iter().for_each(|tile| hand.insert(tile));
        hand
    }
}

/// How many rotations each set of rotations has.
const ROTATIONS: [u8; 64] = {
    let mut counts = [0; 64];
    let mut set = 1;
    while set < 64 {
        counts[set] = counts[set / 2] + (set as u8 & 1);
        set += 1;
    }
    counts
};

/// A tile has each of its colours on two sides, so that next to another it fits at two rotations at most.
const MOST_ROTATIONS: u32 = 2;

/// How often to try a placement at random before counting all of them. In mid-game one in five or six is legal.
const TRIES: u32 = 48;

impl Candidates<'_> {
    /// Shows every placement: cells in reading order, then tiles by number, then rotations.
    pub(crate) fn each(&self, mut visit: impl FnMut(Placement) -> Visit) -> Visit {
        self.each_fit(|place, tile, mut rotations| {
            while rotations != 0 {
                visit(self.placement(place, tile, rotations.trailing_zeros()))?;
                rotations &= rotations - 1;
            }
            ControlFlow::Continue(())
        })
    }

    pub(crate) fn any(&self) -> bool {
        self.each_fit(|_, _, _| ControlFlow::Break(())).is_break()
    }

    pub(crate) fn count(&self) -> u32 {
        let mut count = 0;
        let _ = self.each_fit(|_, _, rotations| {
            count += u32::from(ROTATIONS[rotations as usize & 63]);
            ControlFlow::Continue(())
        });
        count
    }

    /// One of them, each equally likely. There must be one.
    pub(crate) fn pick(&self, dice: &mut impl Dice) -> Placement {
        if !self.forced
            && let Some(placement) = self.try_some(dice)
        {
            return placement;
        }
        let mut left = dice.below(self.count());
        let mut picked = None;
        let _ = self.each_fit(|place, tile, mut rotations| {
            let count = u32::from(ROTATIONS[rotations as usize & 63]);
            if left >= count {
                left -= count;
                return ControlFlow::Continue(());
            }
            for _ in 0..left {
                rotations &= rotations - 1;
            }
            picked = Some(self.placement(place, tile, rotations.trailing_zeros()));
            ControlFlow::Break(())
        });
        picked.unwrap_or_else(|| unreachable!("fewer placements were shown than counted"))
    }

    /// A cell, a tile and the first or second rotation at random, until that is a placement. Each
    /// placement is hit by one such throw, so that they stay equally likely.
    fn try_some(&self, dice: &mut impl Dice) -> Option<Placement> {
        let mut hand = [0; Tile::COUNT];
        let mut tiles = 0;
        for tile in self.hand.indices() {
            hand[tiles] = tile as u8;
            tiles += 1;
        }
        let places = self.places();
        let throws = (self.table.rim().len() * tiles) as u32 * MOST_ROTATIONS;
        for _ in 0..TRIES {
            let throw = dice.below(throws);
            let (which, throw) = (throw % MOST_ROTATIONS, (throw / MOST_ROTATIONS) as usize);
            let (place, tile) = (throw / tiles, hand[throw % tiles] as usize);
            if places >> place & 1 == 0 {
                continue;
            }
            let rotations = self.fits.rotations(self.need(place), tile);
            let rest = if which == 0 {
                rotations
            } else {
                rotations & rotations.wrapping_sub(1)
            };
            if rest != 0 {
                return Some(self.placement(place, tile, rest.trailing_zeros()));
            }
        }
        None
    }

    /// Shows every cell of the rim with every tile that fits there, and the rotations at which it does.
    fn each_fit(&self, mut visit: impl FnMut(usize, usize, u8) -> Visit) -> Visit {
        for place in each(self.places()) {
            let need = self.need(place);
            for tile in self.fits.hopeful(need, self.hand).indices() {
                let rotations = self.fits.rotations(need, tile);
                if rotations != 0 {
                    visit(place, tile, rotations)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where tiles may go at all.
    const fn places(&self) -> Places {
        let rim = self.table.rim();
        let places = if self.forced { rim.forced() } else { rim.all() };
        if self.restricted {
            places & !rim.shut()
        } else {
            places
        }
    }

    /// What counts of a cell's need.
    const fn need(&self, place: usize) -> Need {
        let need = self.table.rim().need(place);
        if self.restricted {
            need
        } else {
            need.of_colours_alone()
        }
    }

    fn placement(&self, place: usize, tile: usize, rotation: u32) -> Placement {
        Placement {
            tile: tile_at(tile),
            rotation: rotation as u8,
            cell: self.table.rim().spot(place).hex(),
        }
    }
}
