//! The 56 tiles: what they show, how their links run, how they turn.
//!
//! ```text
//!       tile 1 at rotation 0            the same at rotation 1
//!
//!        5 Y /\ Y 0                       5 R /\ Y 0
//!          /    \                           /    \
//!     4 R |      | B 1                 4 B |      | Y 1
//!          \    /                           \    /
//!        3 B \/ R 2                       3 R \/ B 2
//! ```
//!
//! A turn is 60 degrees clockwise: side `i` of a tile at rotation `k` shows entry
//! `(i - k) mod 6` of the table.

mod colour;
#[cfg(test)]
mod derive;
mod table;

use std::fmt;
use std::sync::LazyLock;

pub use colour::{Back, Colour};

/// One of the 56 tiles, by the number on its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// How a link bends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bend {
    /// From a side to the one next to it: the line turns by 120 degrees.
    Corner,
    /// From a side to the next but one: the line turns by 60 degrees.
    Curve,
    /// Right across.
    Straight,
}

/// A link: the two sides it joins at rotation 0, the smaller first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// The smaller side.
    pub from: usize,
    /// The larger side.
    pub to: usize,
}

struct Face {
    sides: [Colour; 6],
    links: [Option<Link>; 4],
    back: Back,
}

static FACES: LazyLock<Vec<Face>> = LazyLock::new(|| {
    table::TILES
        .iter()
        .map(|&(sides, back)| Face::read(sides, back))
        .collect()
});

impl Tile {
    /// How many tiles there are.
    pub const COUNT: usize = 56;

    /// The tile with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::COUNT {
            Some(Tile(number))
        } else {
            None
        }
    }

    /// All tiles in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Tile> {
        (1..=56).map(Tile)
    }

    /// The number on the back, 1 to 56.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The six side colours, clockwise from the north-east, at a rotation.
    pub fn sides(self, rotation: usize) -> [Colour; 6] {
        std::array::from_fn(|side| self.side(side, rotation))
    }

    /// The colour of one side at a rotation.
    pub fn side(self, side: usize, rotation: usize) -> Colour {
        self.face().sides[(side + 6 - rotation % 6) % 6]
    }

    /// The link of a colour at rotation 0; none if the tile lacks the colour.
    pub fn link(self, colour: Colour) -> Option<Link> {
        self.face().links[colour.index()]
    }

    /// Whether the tile has a link of this colour.
    pub fn has(self, colour: Colour) -> bool {
        self.link(colour).is_some()
    }

    /// The colour of the number on the back.
    pub fn back(self) -> Back {
        self.face().back
    }

    fn face(self) -> &'static Face {
        &FACES[usize::from(self.0) - 1]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Link {
    /// How the link bends.
    pub const fn bend(self) -> Bend {
        match (self.to - self.from) % 6 {
            1 | 5 => Bend::Corner,
            2 | 4 => Bend::Curve,
            _ => Bend::Straight,
        }
    }

    /// The other end of the link, seen from one of its ends.
    pub const fn across(self, side: usize) -> usize {
        self.from + self.to - side
    }
}

impl Face {
    /// Reads a row of the table, which is the crate's own and holds no other letters.
    fn read(letters: &str, back: char) -> Self {
        let mut sides = [Colour::Red; 6];
        let mut links: [Option<Link>; 4] = [None; 4];
        for (side, letter) in letters.chars().enumerate() {
            let colour = Colour::from_letter(letter).expect("a colour in the table of tiles");
            sides[side] = colour;
            let link = links[colour.index()].get_or_insert(Link {
                from: side,
                to: side,
            });
            link.to = side;
        }
        Face {
            sides,
            links,
            back: Back::from_letter(back).expect("a colour in the table of tiles"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::derive::{all_tiles, least_rotation};
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_table_numbers_every_possible_tile_once() {
        let numbered: Vec<_> = Tile::all()
            .map(|tile| least_rotation(tile.sides(0)))
            .collect();
        assert_eq!(numbered.len(), 56);
        let set: BTreeSet<_> = numbered.into_iter().collect();
        assert_eq!(set, all_tiles());
        assert_eq!(set.len(), 56, "a tile is in the table twice");
    }

    #[test]
    fn each_colour_is_missing_on_fourteen_tiles() {
        for colour in Colour::ALL {
            assert_eq!(Tile::all().filter(|tile| !tile.has(colour)).count(), 14);
        }
    }

    #[test]
    fn no_tile_looks_the_same_after_a_turn() {
        for tile in Tile::all() {
            for rotation in 1..6 {
                assert_ne!(tile.sides(rotation), tile.sides(0), "tile {tile}");
            }
        }
    }

    #[test]
    fn links_join_the_two_sides_of_their_colour() {
        for tile in Tile::all() {
            for colour in Colour::ALL {
                let sides: Vec<_> = (0..6).filter(|&s| tile.side(s, 0) == colour).collect();
                match tile.link(colour) {
                    None => assert!(sides.is_empty()),
                    Some(link) => {
                        assert_eq!(sides, [link.from, link.to]);
                        assert_eq!(link.across(link.from), link.to);
                        assert_eq!(link.across(link.to), link.from);
                    }
                }
            }
        }
    }

    #[test]
    fn turning_is_clockwise() {
        let tile = Tile::new(1).unwrap();
        let letters = |rotation| {
            tile.sides(rotation)
                .map(Colour::letter)
                .iter()
                .collect::<String>()
        };
        assert_eq!(letters(0), "YBRBRY");
        assert_eq!(letters(1), "YYBRBR");
    }

    #[test]
    fn five_or_six_tiles_fit_three_sides_in_a_row() {
        for a in Colour::ALL {
            for b in Colour::ALL {
                for c in Colour::ALL {
                    let fits = Tile::all()
                        .filter(|t| (0..6).any(|k| t.sides(k)[..3] == [a, b, c]))
                        .count();
                    if a == b && b == c {
                        assert_eq!(fits, 0);
                    } else {
                        assert!(fits == 5 || fits == 6, "{a} {b} {c}: {fits}");
                    }
                }
            }
        }
    }

    #[test]
    fn backs_make_the_five_rainbow_sets() {
        let count = |letter| Tile::all().filter(|t| t.back().letter() == letter).count();
        assert_eq!(['B', 'R', 'Y', 'G', 'W'].map(count), [10, 15, 12, 10, 9]);
    }

    #[test]
    fn there_is_no_tile_57() {
        assert_eq!(Tile::new(0), None);
        assert_eq!(Tile::new(57), None);
        assert_eq!(Tile::new(56).map(Tile::number), Some(56));
    }
}
