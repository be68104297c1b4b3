use hex::Hex;

use super::need::Shade;
use super::paths::end;
use super::rim::each;
use super::spot::facing;
use super::{FITS, SIDES, Spot, Table, index};
use crate::{Colour, Placement, TileSet};

/// An empty cell next to tiles, as one sees it who asks what may still come of it.
#[derive(Clone, Copy, Debug)]
pub struct Gap<'a> {
    table: &'a Table,
    place: usize,
}

/// An end of a line that looks at an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineEnd {
    /// The line's colour.
    pub colour: Colour,
    /// How many tiles it has.
    pub length: u8,
    /// A number of this end among all open ends of the table, below [`LineEnd::COUNT`].
    pub here: u16,
    /// The number of the line's other end.
    pub far: u16,
}

/// What a tile would make of the lines of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// How many tiles the line through the tile would have.
    pub length: u8,
    /// Whether it would be a loop.
    pub closed: bool,
    /// How many tiles the line has that it continues, the longer one of two; 0 if it begins one.
    pub joined: u8,
}

impl LineEnd {
    /// More than any number of an end.
    pub const COUNT: usize = 6 * 56;
}

impl Table {
    /// The empty cells next to tiles, in reading order.
    pub fn gaps(&self) -> impl Iterator<Item = Gap<'_>> {
        each(self.rim.all()).map(|place| Gap { table: self, place })
    }

    /// What a placement that fits would make of the lines of a colour; nothing if the tile lacks it.
    pub fn prospect(&self, placement: Placement, colour: Colour) -> Option<Prospect> {
        let links = FITS.links(index(placement.tile), placement.rotation as usize);
        let strand = links
            .iter()
            .find(|strand| strand.colour as usize == colour.index())?;
        let spot = Spot::at(placement.cell);
        let need = self.rim.need(self.rim.find(spot)?);
        let across = strand.sides.map(|side| {
            let side = side as usize;
            (need.seen(side) != 0).then(|| self.tile_on(spot.beyond(side)))
        });
        let (length, closed) = self.paths.measure(*strand, across);
        let joined = [0, 1].into_iter().filter_map(|which| {
            let facing = (strand.sides[which] as usize + 3) % 6;
            Some(self.paths.at(end(across[which]? as usize, facing)).0)
        });
        Some(Prospect {
            length,
            closed,
            joined: joined.max().unwrap_or(0),
        })
    }
}

impl Gap<'_> {
    /// Its number among the gaps, in reading order.
    pub const fn place(&self) -> usize {
        self.place
    }

    /// Where it is.
    pub fn cell(&self) -> Hex {
        self.table.rim.spot(self.place).hex()
    }

    /// How many tiles lie around it.
    pub const fn tiles(&self) -> u32 {
        self.table.rim.need(self.place).tiles()
    }

    /// Whether a tile here would leave an empty cell between itself and others, which must not be
    /// while there are tiles in the bag.
    pub const fn is_shut(&self) -> bool {
        self.table.rim.shut() >> self.place & 1 != 0
    }

    /// Those of some tiles that fit here by colour.
    pub fn fitting(&self, tiles: TileSet) -> TileSet {
        FITS.by_colours(self.table.rim.need(self.place))
            .common(tiles)
    }

    /// The ends of lines of some colours that look at it.
    pub fn ends_of(&self, wanted: impl Fn(Colour) -> bool) -> impl Iterator<Item = LineEnd> {
        let need = self.table.rim.need(self.place);
        let spot = self.table.rim.spot(self.place);
        SIDES.filter_map(move |side| {
            let shade: Shade = need.seen(side);
            if shade == 0 || !wanted(super::colour(shade)) {
                return None;
            }
            let here = end(self.table.tile_on(spot.beyond(side)).into(), facing(side));
            let (length, far) = self.table.paths.at(here);
            Some(LineEnd {
                colour: super::colour(shade),
                length,
                here: here as u16,
                far: far as u16,
            })
        })
    }
}
