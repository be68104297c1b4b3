use std::fmt;

use hex::Hex;

use crate::table::Spot;
use crate::{Colour, Tile};

/// A tile laid on a cell at a rotation: Tantrix's move. Written `23@1,-1r2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// Which tile.
    pub tile: Tile,
    /// Where; the first tile of a game lies on (0,0).
    pub cell: Hex,
    /// By how many steps of 60 degrees it is turned clockwise, from 0 to 5.
    pub rotation: u8,
}

/// Why a text is no placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacementError {
    /// It does not look like one.
    Malformed,
    /// There are no tiles but 1 to 56.
    NoSuchTile,
    /// Nothing can ever lie so far away.
    TooFar,
}

impl Placement {
    /// The colour that one side of the laid tile shows.
    pub fn side(self, side: usize) -> Colour {
        self.tile.side(side, usize::from(self.rotation))
    }

    /// The placement with this text. Only the form that is written is taken: no `+1`, no `01`, no `-0`.
    pub fn parse(text: &str) -> Result<Self, PlacementError> {
        let parts = text.split_once('@').and_then(|(tile, rest)| {
            let (q, rest) = rest.split_once(',')?;
            let (r, rotation) = rest.split_once('r')?;
            Some((number(tile)?, number(q)?, number(r)?, number(rotation)?))
        });
        let (tile, q, r, rotation) = parts.ok_or(PlacementError::Malformed)?;
        if !(0..6).contains(&rotation) {
            return Err(PlacementError::Malformed);
        }
        let tile = u8::try_from(tile).ok().and_then(Tile::new);
        let tile = tile.ok_or(PlacementError::NoSuchTile)?;
        let (Ok(q), Ok(r)) = (q.try_into(), r.try_into()) else {
            return Err(PlacementError::TooFar);
        };
        Self::checked(tile, Hex::new(q, r), rotation as u8).ok_or(PlacementError::TooFar)
    }

    /// A tile on a cell, if anything can ever lie there.
    pub fn checked(tile: Tile, cell: Hex, rotation: u8) -> Option<Self> {
        let near = |at: i16| at.unsigned_abs() <= Spot::REACH as u16;
        let possible = rotation < 6 && near(cell.q) && near(cell.r);
        possible.then_some(Self {
            tile,
            cell,
            rotation,
        })
    }
}

/// A number of at most four digits, written in the one way there is.
pub(crate) fn number(text: &str) -> Option<i32> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = (1..=4).contains(&digits.len())
        && digits.bytes().all(|b| b.is_ascii_digit())
        && (!digits.starts_with('0') || text == "0");
    plain.then(|| text.parse().ok()).flatten()
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hex { q, r } = self.cell;
        write!(f, "{}@{q},{r}r{}", self.tile, self.rotation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placements_are_read_and_written() {
        for text in ["1@0,0r0", "23@1,-1r2", "56@-55,55r5"] {
            assert_eq!(Placement::parse(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_not_a_placement() {
        for text in [
            "",
            "@",
            "1",
            "1@",
            "1@0",
            "1@0,0",
            "1@0,0r",
            "1@0,0r6",
            "1@0,0r-1",
            "01@0,0r0",
            "1@+1,0r0",
            "1@-0,0r0",
            "1@0,00r0",
            "1@0,0r0 ",
            "1@0,0,0r0",
            "1@99999,0r0",
            "١@0,0r0",
        ] {
            assert_eq!(
                Placement::parse(text),
                Err(PlacementError::Malformed),
                "{text:?}"
            );
        }
        for text in ["0@0,0r0", "57@0,0r0", "-1@0,0r0", "257@0,0r0"] {
            assert_eq!(
                Placement::parse(text),
                Err(PlacementError::NoSuchTile),
                "{text:?}"
            );
        }
        for text in ["1@61,0r0", "1@0,-300r0", "1@256,0r0"] {
            assert_eq!(
                Placement::parse(text),
                Err(PlacementError::TooFar),
                "{text:?}"
            );
        }
    }
}
