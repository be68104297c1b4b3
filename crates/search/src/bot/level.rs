use std::fmt;

use crate::Limits;

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

    /// What this level makes of what it is given. Every level also has an end of its own, which it meets
    /// first when there is plenty; the part keeps levels apart when there is little.
    pub fn budget(self, limits: &Limits) -> Limits {
        let divisor = self.of(&BUDGET_DIVISORS);
        let some_of = |amount: u64| (amount / u64::from(divisor)).max(1);
        Limits {
            time: limits.time.map(|time| time / divisor),
            playouts: limits.playouts.map(some_of),
            nodes: limits.nodes.map(some_of),
            ..limits.clone()
        }
    }

    /// What this level has of something of which each level has its own amount.
    pub const fn of<T: Copy>(self, amounts: &[T; 8]) -> T {
        amounts[self.0 as usize - 1]
    }
}

/// Each level uses the time, playouts or nodes given, divided by this.
const BUDGET_DIVISORS: [u32; 8] = [64, 64, 64, 40, 24, 10, 4, 1];

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_best_level_uses_everything_and_nobody_is_left_with_nothing() {
        let given = Limits {
            playouts: Some(20),
            ..Limits::time(Duration::from_secs(1))
        };
        let best = Level::BEST.budget(&given);
        assert_eq!((best.time, best.playouts), (given.time, given.playouts));
        let first = Level::FIRST.budget(&given);
        assert_eq!(first.playouts, Some(1));
        assert!(first.time < given.time && first.time > Some(Duration::ZERO));
        assert_eq!((first.nodes, first.depth), (None, None));
    }
}
