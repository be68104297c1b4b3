use std::fmt;

use game::Dice;

use crate::{Misread, Tile};

/// The nineteen tiles from left to right: Pantareï's setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp([Tile; 19]);

impl LineUp {
    /// A line, each equally likely.
    pub fn deal(dice: &mut impl Dice) -> Self {
        let mut tiles = Tile::all();
        dice.shuffle(&mut tiles);
        Self(tiles)
    }

    /// These tiles, which are all that there are.
    pub(crate) const fn of(tiles: [Tile; 19]) -> Self {
        Self(tiles)
    }

    /// The line with this text, two characters a tile.
    pub fn parse(text: &str) -> Result<Self, Misread> {
        let characters: Vec<char> = text.chars().collect();
        if characters.len() != 38 {
            return Err(Misread::Length);
        }
        let mut left = Tile::all().to_vec();
        let mut tiles = [Tile::NEUTRAL; 19];
        for (place, pair) in tiles.iter_mut().zip(characters.chunks(2)) {
            let name: String = pair.iter().collect();
            *place = Tile::parse(&name).ok_or(Misread::NoSuchTile(name))?;
            let unused = left.iter().position(|tile| tile == place);
            left.swap_remove(unused.ok_or(Misread::TooMany(*place))?);
        }
        Ok(Self(tiles))
    }

    /// The same line with two tiles exchanged.
    pub(crate) fn exchanged(&self, [one, other]: [usize; 2]) -> Option<Self> {
        let mut tiles = self.0;
        (one.max(other) < tiles.len()).then(|| tiles.swap(one, other))?;
        Some(Self(tiles))
    }

    /// The tiles from the left.
    pub const fn tiles(&self) -> &[Tile; 19] {
        &self.0
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}
