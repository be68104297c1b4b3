use std::ops::ControlFlow;

use game::{Dice, Visit};

use super::rim::{Places, each};
use super::{Fits, Need, Spot, Table, index, tile_at};
use crate::{Placement, Tile, TileSet};

/// The placements among which somebody chooses: some tiles, on the rim of a table.
pub(crate) struct Candidates<'a> {
    pub(crate) table: &'a Table,
    pub(crate) fits: &'a Fits,
    pub(crate) hand: TileSet,
    /// Whether only forced spaces may be filled.
    pub(crate) forced: bool,
    /// Whether restrictions hold.
    pub(crate) restricted: bool,
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

/// How often to try a placement at random before counting all of them. One in four is legal while the bag holds tiles.
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

    /// Whether something may go to one place of the rim.
    pub(crate) fn any_at(&self, place: usize) -> bool {
        let need = self.need(place);
        let mut tiles = self.fits.hopeful(need, self.hand).indices();
        self.places() >> place & 1 != 0 && tiles.any(|tile| self.fits.rotations(need, tile) != 0)
    }

    /// Whether a placement of a tile of the hand is one of them.
    pub(crate) fn contains(&self, placement: Placement) -> bool {
        self.table
            .rim()
            .find(Spot::at(placement.cell))
            .filter(|place| self.places() >> place & 1 != 0)
            .is_some_and(|place| {
                let rotations = self.fits.rotations(self.need(place), index(placement.tile));
                placement.rotation < 6 && rotations >> placement.rotation & 1 != 0
            })
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
