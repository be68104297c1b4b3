use std::fmt;

use hex::{Direction, Hex};

/// The most hexes that a tile has.
pub(crate) const LONGEST: usize = 5;

/// A tile: one of the eighteen ways to join up to five hexes into a snake that never touches itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The name of a tile and the turns along it: 0 is straight on, 1 and -1 are 60 degrees one way and
/// the other. A sharp turn of 120 degrees would make three hexes touch, so no tile has one.
///
/// First the tiles of Snekagon, then the five pairs of Snekagon 5G.
const NAMED: [(&str, &[i8]); 17] = [
    ("2", &[]),
    ("I3", &[0]),
    ("V3", &[1]),
    ("I4", &[0, 0]),
    ("L4", &[0, 1]),
    ("S4", &[1, -1]),
    ("U4", &[1, 1]),
    ("I5", &[0, 0, 0]),
    ("L5", &[0, 0, 1]),
    ("V5", &[0, 1, 0]),
    ("C5", &[1, 0, 1]),
    ("U5", &[1, 1, 1]),
    ("J5", &[0, 1, 1]),
    ("W5", &[1, -1, 1]),
    ("N5", &[1, -1, 0]),
    ("Z5", &[1, 0, -1]),
    ("S5", &[1, 1, -1]),
];

impl Tile {
    /// The single hex.
    pub const SINGLE: Self = Self(0);
    /// How many different tiles there are.
    pub const COUNT: usize = 1 + NAMED.len();

    pub(crate) const fn new(index: usize) -> Self {
        debug_assert!(index < Self::COUNT, "no such tile");
        Self(index as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many hexes it has.
    pub const fn length(self) -> usize {
        match self.0 {
            0 => 1,
            index => NAMED[index as usize - 1].1.len() + 2,
        }
    }

    /// The turns along it.
    pub(crate) const fn turns(self) -> &'static [i8] {
        match self.0 {
            0 => &[],
            index => NAMED[index as usize - 1].1,
        }
    }

    /// Its hexes as it lies in the hand: from the origin to the east, then by its turns.
    pub(crate) fn shape(self) -> impl Iterator<Item = Hex> {
        let mut turns = self.turns().iter();
        let mut heading = Direction::new(0);
        std::iter::successors(Some(Hex::ORIGIN), move |hex| {
            let next = hex.step(heading);
            let turn = turns.next().copied().unwrap_or_default();
            heading = heading.turned(turn.rem_euclid(6) as u8);
            Some(next)
        })
        .take(self.length())
    }

    /// The code of the words for its shape.
    pub(crate) const fn text(self) -> &'static str {
        const CODES: [&str; Tile::COUNT] = [
            "tile-1", "tile-2", "tile-i3", "tile-v3", "tile-i4", "tile-l4", "tile-s4", "tile-u4",
            "tile-i5", "tile-l5", "tile-v5", "tile-c5", "tile-u5", "tile-j5", "tile-w5", "tile-n5",
            "tile-z5", "tile-s5",
        ];
        CODES[self.index()]
    }

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self.0 {
            0 => "1",
            index => NAMED[index as usize - 1].0,
        }
    }

    /// The tile whose hexes lie along this path, rotated and flipped as you like; nothing if no tile
    /// does, because the path breaks off, turns sharply or is too long.
    pub(crate) fn along(path: &[Hex]) -> Option<Self> {
        if path.len() == 1 {
            return Some(Self::SINGLE);
        }
        let turns = likeness(&turns(path)?);
        NAMED
            .iter()
            .position(|(_, named)| path.len() == named.len() + 2 && likeness(named) == turns)
            .map(|place| Self(place as u8 + 1))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The turns along a path, if it is one and has no sharp turn.
fn turns(path: &[Hex]) -> Option<Vec<i8>> {
    let steps: Vec<Direction> = path
        .windows(2)
        .map(|pair| Direction::between(pair[0], pair[1]))
        .collect::<Option<_>>()?;
    steps
        .windows(2)
        .map(|pair| match (pair[1].index() + 6 - pair[0].index()) % 6 {
            0 => Some(0),
            1 => Some(1),
            5 => Some(-1),
            _ => None,
        })
        .collect()
}

/// One and the same sequence for all turns of a shape: seen in a mirror they change their signs,
/// walked from the other end their order and their signs.
fn likeness(turns: &[i8]) -> Vec<i8> {
    let mirrored = |turns: &[i8]| turns.iter().map(|turn| -turn).collect::<Vec<_>>();
    let backwards: Vec<i8> = turns.iter().rev().map(|turn| -turn).collect();
    [
        mirrored(turns),
        mirrored(&backwards),
        turns.to_vec(),
        backwards,
    ]
    .into_iter()
    .max()
    .unwrap_or_default()
}

/// Tiles that a player still has, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hand(u32);

impl Hand {
    pub(crate) const EMPTY: Self = Self(0);

    /// The tiles of two to four hexes, which every player of either game has.
    pub(crate) const SNAKES: Self = Self(0xFE);

    #[must_use]
    pub(crate) const fn with(self, tile: Tile) -> Self {
        Self(self.0 | 1 << tile.0)
    }

    #[must_use]
    pub(crate) const fn without(self, tile: Tile) -> Self {
        Self(self.0 & !(1 << tile.0))
    }

    pub(crate) const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The tiles in the order of the rules, shorter ones first.
    pub(crate) fn tiles(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = (left != 0).then(|| Tile(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(tile)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every path of `length` hexes from the origin that starts to the east and never touches itself.
    fn paths(length: usize) -> Vec<Vec<Hex>> {
        let mut found = vec![vec![Hex::ORIGIN]];
        for _ in 1..length {
            let longer = |path: &Vec<Hex>| {
                let path = path.clone();
                Direction::ALL.into_iter().filter_map(move |direction| {
                    let (last, before) = path.split_last()?;
                    let next = last.step(direction);
                    let clear = before.iter().all(|hex| hex.distance(next) > 1);
                    clear.then(|| [&path[..], &[next]].concat())
                })
            };
            found = found.iter().flat_map(longer).collect();
        }
        found
    }

    #[test]
    fn the_tiles_are_all_the_snakes_that_never_touch_themselves() {
        for (length, shapes) in [(1, 1), (2, 1), (3, 2), (4, 4), (5, 10)] {
            let tiles: BTreeSet<Tile> = paths(length)
                .iter()
                .map(|path| Tile::along(path).expect("a snake without a tile"))
                .collect();
            assert_eq!(tiles.len(), shapes);
            assert!(tiles.iter().all(|tile| tile.length() == length));
        }
        let named: BTreeSet<Vec<i8>> = NAMED.iter().map(|(_, turns)| likeness(turns)).collect();
        assert_eq!(named.len(), NAMED.len(), "two tiles are the same snake");
    }

    #[test]
    fn a_sharp_turn_is_no_tile() {
        let hexes = [Hex::ORIGIN, Hex::new(1, 0), Hex::new(0, 1)];
        assert_eq!(Tile::along(&hexes), None);
        assert_eq!(Tile::along(&[Hex::ORIGIN, Hex::new(2, 0)]), None);
        assert_eq!(Tile::along(&[]), None);
    }

    #[test]
    fn a_hand_keeps_the_order_of_the_rules() {
        let names = |hand: Hand| {
            hand.tiles()
                .map(|tile| tile.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let hand = Hand::SNAKES.with(Tile::SINGLE);
        assert_eq!(names(hand), "1 2 I3 V3 I4 L4 S4 U4");
        assert_eq!(names(hand.without(Tile::new(2))), "1 2 V3 I4 L4 S4 U4");
    }
}
