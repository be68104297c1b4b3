//! The four colours of the links, and the five of the numbers on the backs.

use std::fmt;

/// The colour of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `G`
    Green,
    /// `B`
    Blue,
}

impl Colour {
    /// All four, in the order of the rules.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::Green => 'G',
            Colour::Blue => 'B',
        }
    }

    /// The colour that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }

    /// The colour's name, as in the ids of puzzles.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }

    /// The colour of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// 0 to 3, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The colour of the number on a tile's back: one of the four, or white.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Back {
    /// One of the four.
    Coloured(Colour),
    /// White, `W`.
    White,
}

impl Back {
    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        match self {
            Back::Coloured(colour) => colour.letter(),
            Back::White => 'W',
        }
    }

    /// The colour that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        if letter == 'W' {
            return Some(Back::White);
        }
        Colour::from_letter(letter).map(Back::Coloured)
    }
}
