use std::fmt;

use crate::Colour;

/// A scale: black or white with a number from 1 to 3, or the neutral one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(u8);

/// A stack of scales, four bits each, the top one lowest. Eight fit, and no game has more: six,
/// and two carried onto them.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Stack(u32);

const WHITE: u8 = 4;
const NUMBER: u8 = 3;

impl Tile {
    /// The one without colour and number.
    pub const NEUTRAL: Self = Self(8);

    /// The tile of a colour with a number from 1 to 3.
    pub(crate) const fn new(colour: Colour, number: u8) -> Self {
        Self(
            number
                | if matches!(colour, Colour::White) {
                    WHITE
                } else {
                    0
                },
        )
    }

    /// All nineteen: three of each number in each colour, and the neutral one.
    pub fn all() -> [Self; 19] {
        std::array::from_fn(|index| match index {
            18 => Self::NEUTRAL,
            _ => Self::new(
                if index < 9 {
                    Colour::Black
                } else {
                    Colour::White
                },
                (index % 3) as u8 + 1,
            ),
        })
    }

    /// The tile with this text: `B1` to `B3`, `W1` to `W3` or `N0`.
    pub fn parse(text: &str) -> Option<Self> {
        Self::all()
            .into_iter()
            .find(|tile| tile.to_string() == text)
    }

    /// The same tile of the other colour; the neutral one stays.
    #[must_use]
    pub(crate) const fn exchanged(self) -> Self {
        match self.colour() {
            None => self,
            Some(colour) => Self::new(colour.other(), self.number()),
        }
    }

    /// Its colour; the neutral one has none.
    pub const fn colour(self) -> Option<Colour> {
        match self.0 {
            0 | 8.. => None,
            tile if tile & WHITE != 0 => Some(Colour::White),
            _ => Some(Colour::Black),
        }
    }

    /// Its number; 0 for the neutral one.
    pub const fn number(self) -> u8 {
        self.0 & NUMBER
    }
}

impl Stack {
    /// A stack of one.
    pub const fn of(tile: Tile) -> Self {
        Self(tile.0 as u32)
    }

    /// How many tiles it has.
    pub const fn height(self) -> u32 {
        8 - self.0.leading_zeros() / 4
    }

    /// The tile on top. The stack must not be empty.
    pub const fn top(self) -> Tile {
        Tile(self.0 as u8 & 0xF)
    }

    /// Its tiles from the top down.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (0..self.height()).map(move |depth| Tile((self.0 >> (4 * depth)) as u8 & 0xF))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// Takes the top `tiles` off, in their order.
    pub(crate) const fn lift(&mut self, tiles: u32) -> Self {
        let lifted = Self(self.0 & ((1 << (4 * tiles)) - 1));
        self.0 >>= 4 * tiles;
        lifted
    }

    /// Puts `tiles` that were lifted together on top.
    pub(crate) const fn put(&mut self, lifted: Self, tiles: u32) {
        self.0 = self.0 << (4 * tiles) | lifted.0;
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.colour() {
            None => 'N',
            Some(Colour::Black) => 'B',
            Some(Colour::White) => 'W',
        };
        write!(f, "{letter}{}", self.number())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// From the bottom up, as on the rules' page: `W1+N0+W2`.
impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<String> = self.tiles().map(|tile| tile.to_string()).collect();
        f.write_str(&tiles.into_iter().rev().collect::<Vec<_>>().join("+"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_read_and_written() {
        for tile in Tile::all() {
            assert_eq!(Tile::parse(&tile.to_string()), Some(tile));
        }
        for bad in ["", "B", "B0", "B4", "N1", "w1", "W11"] {
            assert_eq!(Tile::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn tiles_are_carried_in_their_order() {
        let [black, white] = [Tile::new(Colour::Black, 1), Tile::new(Colour::White, 2)];
        let mut stack = Stack::of(black);
        stack.put(Stack::of(Tile::NEUTRAL), 1);
        stack.put(Stack::of(white), 1);
        assert_eq!((stack.height(), stack.top()), (3, white));
        let pair = stack.lift(2);
        let mut target = Stack::of(white);
        target.put(pair, 2);
        assert_eq!(
            (format!("{stack:?}"), format!("{target:?}")),
            ("B1".into(), "W2+N0+W2".into())
        );
    }
}
