use std::fmt;
use std::ops::{Add, Neg, Sub};

/// A place in the plane, in axial coordinates (drawn at the top of this crate).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// Grows to the east.
    pub q: i16,
    /// Grows to the south-east.
    pub r: i16,
}

impl Hex {
    /// The middle of everything.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The hex at (q, r).
    pub const fn new(q: i16, r: i16) -> Self {
        Self { q, r }
    }

    /// The neighbour in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let by = direction.delta();
        Self::new(self.q + by.q, self.r + by.r)
    }

    /// The six neighbours, clockwise from the east.
    pub fn neighbours(self) -> [Self; 6] {
        Direction::ALL.map(|direction| self.step(direction))
    }

    /// How many steps lie between two hexes.
    pub const fn distance(self, other: Self) -> u16 {
        let (q, r) = (self.q - other.q, self.r - other.r);
        let (a, b, c) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
        if a >= b && a >= c {
            a
        } else if b >= c {
            b
        } else {
            c
        }
    }

    /// Turned about the origin by `steps` of 60 degrees clockwise.
    #[must_use]
    pub const fn turned(self, steps: u8) -> Self {
        let mut hex = self;
        let mut left = steps % 6;
        while left > 0 {
            hex = Self::new(-hex.r, hex.q + hex.r);
            left -= 1;
        }
        hex
    }

    /// Mirrored so that east and west stay and north and south change places.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::new(self.q + self.r, -self.r)
    }

    /// How many ways there are to turn and to mirror everything about the origin.
    pub const IMAGES: usize = 12;

    /// Where it comes to lie in one of them: from 0 to 5 turned by so many steps, from 6 on mirrored before.
    #[must_use]
    pub const fn image(self, image: usize) -> Self {
        let hex = if image < 6 { self } else { self.mirrored() };
        hex.turned((image % 6) as u8)
    }

    /// The way that leads back from one of them.
    pub const fn image_back(image: usize) -> usize {
        // Who is mirrored and turned twice in the same way is back.
        if image < 6 { (6 - image) % 6 } else { image }
    }
}

impl Add for Hex {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Hex {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.q - other.q, self.r - other.r)
    }
}

impl Neg for Hex {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.q, -self.r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.q, self.r)
    }
}

/// One of the six directions, counted clockwise from the east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Direction(u8);

impl Direction {
    /// All six, clockwise from the east.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Direction `index` modulo six.
    pub const fn new(index: u8) -> Self {
        Self(index % 6)
    }

    /// 0 for east, then clockwise to 5 for north-east.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The step that it is.
    pub const fn delta(self) -> Hex {
        const DELTAS: [Hex; 6] = [
            Hex::new(1, 0),
            Hex::new(0, 1),
            Hex::new(-1, 1),
            Hex::new(-1, 0),
            Hex::new(0, -1),
            Hex::new(1, -1),
        ];
        DELTAS[self.0 as usize]
    }

    /// Turned by `steps` of 60 degrees clockwise.
    #[must_use]
    pub const fn turned(self, steps: u8) -> Self {
        Self::new(self.0 + steps % 6)
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// The direction from a hex to a neighbour of it, if it is one.
    pub fn between(from: Hex, to: Hex) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|&direction| from.step(direction) == to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_goes_round_clockwise() {
        for direction in Direction::ALL {
            assert_eq!(direction.delta().turned(1), direction.turned(1).delta());
            assert_eq!(direction.delta().turned(6), direction.delta());
            assert_eq!(
                Hex::ORIGIN.step(direction).step(direction.opposite()),
                Hex::ORIGIN
            );
            assert_eq!(
                Direction::between(Hex::ORIGIN, direction.delta()),
                Some(direction)
            );
        }
        assert_eq!(Direction::between(Hex::ORIGIN, Hex::new(1, 1)), None);
    }

    #[test]
    fn a_mirror_swaps_clockwise_and_anticlockwise() {
        for direction in Direction::ALL {
            let mirrored = direction.delta().mirrored();
            assert_eq!(mirrored.mirrored(), direction.delta());
            assert_eq!(mirrored.turned(5), direction.delta().turned(1).mirrored());
        }
    }

    #[test]
    fn distance_counts_steps() {
        assert_eq!(Hex::new(2, -1).distance(Hex::new(-1, 1)), 3);
        assert_eq!(Hex::new(1, 1).distance(Hex::ORIGIN), 2);
        assert_eq!(Hex::new(-3, 3).distance(Hex::ORIGIN), 3);
    }
}
