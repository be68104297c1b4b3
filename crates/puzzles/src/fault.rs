//! What can be wrong with a puzzle before anyone tries to solve it.

use game::Message;

use super::{Shape, Want};
use crate::TEXTS;
use tantrix::{Colour, Tile};

/// Why a puzzle makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PuzzleFault {
    /// No tiles at all.
    NoTiles,
    /// There is no tile with this number.
    NoSuchTile(u8),
    /// This tile is listed more than once.
    TileTwice(u8),
    /// More tiles are to be laid than there are, or none.
    CannotLay {
        /// How many were to be laid.
        laid: usize,
        /// How many there are.
        of: usize,
    },
    /// The shape is free and no loop or line is asked for.
    NothingWanted,
    /// Two loops or lines are asked for in one colour; a tile carries a colour once.
    ColourTwice(Colour),
    /// No wanted loop or line can run through this tile, since it has none of the colours.
    TileLacksColour {
        /// The tile.
        tile: u8,
        /// The wanted colours.
        colours: Vec<Colour>,
    },
    /// This many tiles make no triangle.
    NotTriangular(usize),
    /// A flower has seven tiles, not this many.
    NotAFlower(usize),
    /// The catalogue has no puzzle of this name.
    NoSuchPuzzle(String),
}

pub(super) fn valid_tiles(numbers: &[u8]) -> Result<Vec<Tile>, PuzzleFault> {
    if numbers.is_empty() {
        return Err(PuzzleFault::NoTiles);
    }
    let mut tiles = Vec::with_capacity(numbers.len());
    for &number in numbers {
        let tile = Tile::new(number).ok_or(PuzzleFault::NoSuchTile(number))?;
        if tiles.contains(&tile) {
            return Err(PuzzleFault::TileTwice(number));
        }
        tiles.push(tile);
    }
    game::order::sort(&mut tiles);
    Ok(tiles)
}

pub(super) fn valid_size(of: usize, laid: usize, shape: Shape) -> Result<(), PuzzleFault> {
    if laid == 0 || laid > of {
        return Err(PuzzleFault::CannotLay { laid, of });
    }
    match shape {
        Shape::Triangle if shape.cells(laid).is_none() => Err(PuzzleFault::NotTriangular(laid)),
        Shape::Flower if laid != 7 => Err(PuzzleFault::NotAFlower(laid)),
        _ => Ok(()),
    }
}

pub(super) fn valid_wants(tiles: &[Tile], wants: &[Want], shape: Shape) -> Result<(), PuzzleFault> {
    if wants.is_empty() {
        return if shape == Shape::Free {
            Err(PuzzleFault::NothingWanted)
        } else {
            Ok(())
        };
    }
    for (index, want) in wants.iter().enumerate() {
        if wants[..index]
            .iter()
            .any(|other| other.colour == want.colour)
        {
            return Err(PuzzleFault::ColourTwice(want.colour));
        }
    }
    match tiles
        .iter()
        .find(|tile| !wants.iter().any(|want| tile.has(want.colour)))
    {
        None => Ok(()),
        Some(tile) => Err(PuzzleFault::TileLacksColour {
            tile: tile.number(),
            colours: wants.iter().map(|want| want.colour).collect(),
        }),
    }
}

impl PuzzleFault {
    /// The fault as a sentence.
    pub fn message(&self) -> Message {
        let say = |code| Message::new(&TEXTS, code);
        match self {
            Self::NoTiles => say("puzzle-no-tiles"),
            Self::NoSuchTile(tile) => say("no-such-tile").with("text", tile.to_string()),
            Self::TileTwice(tile) => say("puzzle-tile-twice").with("tile", *tile),
            Self::CannotLay { laid, of } => {
                say("puzzle-cannot-lay").with("laid", *laid).with("of", *of)
            }
            Self::NothingWanted => say("puzzle-nothing-wanted"),
            Self::ColourTwice(colour) => {
                say("puzzle-colour-twice").with_term("colour", colour.name())
            }
            Self::TileLacksColour { tile, colours } => {
                let letters: Vec<String> = colours
                    .iter()
                    .map(|colour| colour.letter().to_string())
                    .collect();
                say("puzzle-tile-lacks-colour")
                    .with("tile", *tile)
                    .with("colours", letters.join(", "))
            }
            Self::NotTriangular(tiles) => say("puzzle-not-triangular").with("tiles", *tiles),
            Self::NotAFlower(tiles) => say("puzzle-not-a-flower").with("tiles", *tiles),
            Self::NoSuchPuzzle(id) => say("puzzle-unknown").with_quote("id", id),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;

    const RED: Want = Want::a_loop(Colour::Red);
    const BLUE: Want = Want::a_loop(Colour::Blue);

    fn fault(numbers: &[u8], wants: &[Want], shape: Shape) -> PuzzleFault {
        Puzzle::new(numbers, wants, shape).unwrap_err()
    }

    #[test]
    fn each_fault_has_its_own_name() {
        use PuzzleFault as F;
        use Shape::{Flower, Free, Triangle};
        assert_eq!(fault(&[], &[RED], Free), F::NoTiles);
        assert_eq!(fault(&[1, 57, 2], &[RED], Free), F::NoSuchTile(57));
        assert_eq!(fault(&[0], &[RED], Free), F::NoSuchTile(0));
        assert_eq!(fault(&[1, 2, 1], &[RED], Free), F::TileTwice(1));
        assert_eq!(fault(&[1, 2, 3], &[], Free), F::NothingWanted);
        assert_eq!(
            fault(&[1, 2, 3], &[RED, RED], Free),
            F::ColourTwice(Colour::Red)
        );
        let lacks = F::TileLacksColour {
            tile: 15,
            colours: vec![Colour::Blue],
        };
        assert_eq!(fault(&[1, 2, 15], &[BLUE], Free), lacks);
        assert_eq!(fault(&[1, 2, 3, 4], &[RED], Triangle), F::NotTriangular(4));
        assert_eq!(fault(&[1, 2, 3, 4], &[], Flower), F::NotAFlower(4));
        let too_many = Puzzle::choosing(&[1, 2, 3], 4, &[RED], Free).unwrap_err();
        assert_eq!(too_many, F::CannotLay { laid: 4, of: 3 });
    }

    #[test]
    fn two_wanted_colours_share_the_tiles() {
        // Tile 15 has no blue and tile 30 no yellow, but each has the other.
        let wants = [BLUE, Want::a_loop(Colour::Yellow)];
        assert!(Puzzle::new(&[2, 15, 30], &wants, Shape::Free).is_ok());
        assert!(Puzzle::new(&[2, 15, 30], &wants[..1], Shape::Free).is_err());
    }
}
