use std::fmt;

use game::Dice;

use crate::misread::tile;
use crate::table::tile_at;
use crate::{Colour, Misread, Tile, TileSet};

/// Tantrix's setup: the seats' colours, and the tiles in the order in which they leave the bag.
///
/// A deal may be cut after the hands, for those who must not know the order of the bag: then draws
/// have to come from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    colours: Vec<Colour>,
    tiles: Vec<Tile>,
}

/// How many tiles a hand has.
pub(crate) const HAND: usize = 6;

impl Deal {
    /// A deal for so many seats, each equally likely.
    pub(crate) fn any(seats: usize, dice: &mut impl Dice) -> Self {
        let mut colours = Colour::ALL;
        dice.shuffle(&mut colours);
        let mut tiles: [Tile; Tile::COUNT] = std::array::from_fn(tile_at);
        dice.shuffle(&mut tiles);
        Self {
            colours: colours[..seats].to_vec(),
            tiles: tiles.to_vec(),
        }
    }

    /// The deal with this text, such as `RY:12.3.45...`.
    pub(crate) fn parse(text: &str, seats: usize) -> Result<Self, Misread> {
        let (letters, numbers) = text.split_once(':').ok_or(Misread::SetupForm)?;
        let colours = letters
            .chars()
            .map(Colour::from_letter)
            .collect::<Option<Vec<_>>>()
            .filter(|colours| {
                let repeated = |at: usize| colours[..at].contains(&colours[at]);
                colours.len() == seats && !(0..colours.len()).any(repeated)
            })
            .ok_or(Misread::SetupColours(seats))?;
        let tiles = read_tiles(numbers)?;
        if tiles.len() != Tile::COUNT && tiles.len() != HAND * seats {
            return Err(Misread::SetupCount {
                count: tiles.len(),
                hands: HAND * seats,
            });
        }
        Ok(Self { colours, tiles })
    }

    /// The same deal with colours that seats wish for.
    pub(crate) fn with_colours(mut self, wishes: &[Option<Colour>]) -> Self {
        game::grant_wishes(&mut self.colours, wishes);
        self
    }

    /// The same deal cut after the hands, as all may know it.
    pub(crate) fn without_bag(&self) -> Self {
        let hands = HAND * self.colours.len();
        Self {
            colours: self.colours.clone(),
            tiles: self.tiles[..hands].to_vec(),
        }
    }

    /// The same hands, then these draws, then all other tiles.
    pub(crate) fn completed(&self, draws: &[Tile]) -> Self {
        let Self { colours, tiles } = self.without_bag();
        let tiles = completed(tiles, draws, (0..Tile::COUNT).map(tile_at));
        Self { colours, tiles }
    }

    /// The same deal as far as `known` tiles, the rest in any other order.
    pub(crate) fn redealt(&self, known: usize, dice: &mut impl Dice) -> Self {
        Self {
            colours: self.colours.clone(),
            tiles: redealt(&self.tiles, known, dice),
        }
    }

    /// The seats' colours, then those that nobody has.
    pub(crate) fn all_colours(&self) -> Vec<Colour> {
        let unused = Colour::ALL
            .into_iter()
            .filter(|colour| !self.colours.contains(colour));
        self.colours.iter().copied().chain(unused).collect()
    }

    /// The tiles as they leave the bag; those of which the order is not known come last, by their numbers.
    pub(crate) fn all_tiles(&self) -> Vec<Tile> {
        completed(self.tiles.clone(), &[], (0..Tile::COUNT).map(tile_at))
    }

    /// The same deal with two of all colours exchanged.
    pub(crate) fn with_colours_exchanged(&self, [one, other]: [usize; 2]) -> Option<Self> {
        let mut colours = self.all_colours();
        (one.max(other) < colours.len()).then(|| colours.swap(one, other))?;
        colours.truncate(self.colours.len());
        let tiles = self.tiles.clone();
        Some(Self { colours, tiles })
    }

    /// The same deal with two of all tiles exchanged. What was not known of the bag stays so.
    pub(crate) fn with_tiles_exchanged(&self, [one, other]: [usize; 2]) -> Option<Self> {
        let mut tiles = self.all_tiles();
        (one.max(other) < tiles.len()).then(|| tiles.swap(one, other))?;
        tiles.truncate(self.tiles.len());
        let colours = self.colours.clone();
        Some(Self { colours, tiles })
    }

    /// The seats' colours.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The tiles as they leave the bag, those of the hands first.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The hand that a seat begins with.
    pub(crate) fn hand(&self, seat: usize) -> TileSet {
        self.tiles[HAND * seat..HAND * (seat + 1)]
            .iter()
            .copied()
            .collect()
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in &self.colours {
            write!(f, "{}", colour.letter())?;
        }
        f.write_str(":")?;
        write_tiles(f, &self.tiles)
    }
}

/// Different tiles from their numbers, joined by dots.
pub(crate) fn read_tiles(numbers: &str) -> Result<Vec<Tile>, Misread> {
    let mut tiles = Vec::new();
    for text in numbers.split('.') {
        let tile = tile(text).ok_or_else(|| Misread::SetupTile(text.to_owned()))?;
        if tiles.contains(&tile) {
            return Err(Misread::SetupTwice(tile));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

/// Tiles as their numbers, joined by dots.
pub(crate) fn write_tiles(f: &mut fmt::Formatter<'_>, tiles: &[Tile]) -> fmt::Result {
    for (place, tile) in tiles.iter().enumerate() {
        let dot = if place == 0 { "" } else { "." };
        write!(f, "{dot}{tile}")?;
    }
    Ok(())
}

/// The tiles, then those that were drawn, then whatever is left of all.
pub(crate) fn completed(
    mut tiles: Vec<Tile>,
    draws: &[Tile],
    all: impl Iterator<Item = Tile>,
) -> Vec<Tile> {
    tiles.extend_from_slice(draws);
    let rest: Vec<Tile> = all.filter(|tile| !tiles.contains(tile)).collect();
    tiles.extend(rest);
    tiles
}

/// The tiles with all but the first `known` in any order, which does not depend on the one they had.
pub(crate) fn redealt(tiles: &[Tile], known: usize, dice: &mut impl Dice) -> Vec<Tile> {
    let mut tiles = tiles.to_vec();
    let hidden = tiles.get_mut(known..).unwrap_or_default();
    game::order::sort(hidden);
    dice.shuffle(hidden);
    tiles
}
