//! The table: the tiles that lie, the rim of empty cells around them, and the lines on them.

mod candidates;
mod fits;
mod longest;
mod need;
mod outlook;
mod paths;
mod rim;
mod spans;
mod spot;

use game::KeyMixer;

pub(crate) use candidates::Candidates;
#[cfg(test)]
pub(crate) use fits::shade;
pub(crate) use fits::{FITS, Fits, colour, index, tile_at};
pub use longest::Course;
pub(crate) use need::Need;
pub use outlook::{Gap, LineEnd, Prospect};
pub(crate) use paths::Best;
pub(crate) use rim::Rim;
pub(crate) use spot::{SIDES, Spot};

use paths::Paths;
use spans::Spans;
use spot::count_before;

use crate::{Colour, Placement};

/// The tiles on the table, and what follows from them.
#[derive(Clone, Debug)]
pub struct Table {
    len: u8,
    /// The cells with tiles, in reading order, and what lies there: index of the tile, times six,
    /// plus rotation. Unused places are as [`Table::new`] made them, so that equal tables are equal
    /// to the byte.
    spots: [i16; 64],
    laid: [u16; 56],
    rim: Rim,
    spans: Spans,
    paths: Paths,
    key: u64,
}

impl Table {
    pub(crate) const fn new() -> Self {
        Self {
            len: 0,
            spots: [Spot::NOWHERE; 64],
            laid: [0; 56],
            rim: Rim::new(),
            spans: Spans::new(),
            paths: Paths::new(),
            key: 0,
        }
    }

    /// How many tiles lie.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no tile lies yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles that lie, in reading order of their cells.
    pub fn placements(&self) -> impl Iterator<Item = Placement> + '_ {
        let spots = self.spots[..self.len()].iter().map(|&spot| Spot(spot));
        spots.zip(&self.laid).map(|(spot, &laid)| Placement {
            tile: tile_at(laid as usize / 6),
            rotation: (laid % 6) as u8,
            cell: spot.hex(),
        })
    }

    /// The tile on a cell, if one lies there.
    pub fn at(&self, cell: hex::Hex) -> Option<Placement> {
        self.placements().find(|placement| placement.cell == cell)
    }

    /// How many tiles a colour's longest line has, ends open.
    pub fn longest_line(&self, colour: Colour) -> u8 {
        self.best(colour).line
    }

    /// How many tiles a colour's longest closed loop has.
    pub fn longest_loop(&self, colour: Colour) -> u8 {
        self.best(colour).ring
    }

    pub(crate) const fn best(&self, colour: Colour) -> Best {
        self.paths.best()[colour.index()]
    }

    pub(crate) const fn rim(&self) -> &Rim {
        &self.rim
    }

    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Lays a tile on an empty cell, where it fits. What restrictions need to know is kept only while
    /// they hold.
    pub(crate) fn lay(&mut self, fits: &Fits, placement: Placement, restricted: bool) {
        let spot = Spot::at(placement.cell);
        let tile = index(placement.tile);
        let rotation = placement.rotation as usize;

        let need = self.rim.take(spot);
        let across = [0, 1, 2, 3, 4, 5]
            .map(|side| (need.seen(side) != 0).then(|| self.tile_on(spot.beyond(side))));
        for &strand in fits.links(tile, rotation) {
            self.paths.join(tile, strand, across);
        }
        let ring = self
            .rim
            .surround(spot, need, |side| fits.shown(tile, rotation, side));
        if restricted {
            self.rim.note_twins(&ring);
            self.rim.note_gaps(spot, &ring, &mut self.spans);
        }
        self.note_tile(spot, (6 * tile + rotation) as u16);
    }

    /// The tile on a cell where there is one, by index.
    fn tile_on(&self, spot: Spot) -> u8 {
        (self.laid[self.place(spot)] / 6) as u8
    }

    fn place(&self, spot: Spot) -> usize {
        count_before(&self.spots, self.len(), spot)
    }

    fn note_tile(&mut self, spot: Spot, laid: u16) {
        let place = self.place(spot);
        let len = self.len();
        self.spots.copy_within(place..len, place + 1);
        self.laid.copy_within(place..len, place + 1);
        self.spots[place] = spot.0;
        self.laid[place] = laid;
        self.len += 1;
        let word = u64::from(laid) << 16 | u64::from(spot.0 as u16);
        self.key ^= KeyMixer::new().word(word).key();
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.spots == other.spots && self.laid == other.laid
    }
}

impl Eq for Table {}
