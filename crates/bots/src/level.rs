use std::fmt;

/// How well a bot plays, from 1, which a beginner beats, to 8, the best there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The lowest.
    pub const FIRST: Self = Self(1);
    /// The highest.
    pub const BEST: Self = Self(8);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::FIRST.0 && number <= Self::BEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All, from the lowest.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::FIRST.0..=Self::BEST.0).map(Self)
    }

    /// Its number, from 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What this level has of something of which each level has its own amount.
    pub const fn of<T: Copy>(self, amounts: &[T; 8]) -> T {
        amounts[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
