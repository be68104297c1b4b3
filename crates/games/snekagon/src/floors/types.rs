use std::fmt;

use game::{Dice, MAX_SEATS, Seat};

use crate::Misread;
use crate::tiles::{Hand, Tile};

/// A kind of snake, which has two tiles of five hexes to itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules' own words")]
pub enum SnakeType {
    #[default]
    Boa,
    Cobra,
    Python,
    Viper,
    Mamba,
}

impl SnakeType {
    /// Every type, in the order of their letters.
    pub const ALL: [Self; MAX_SEATS] = [
        Self::Boa,
        Self::Cobra,
        Self::Python,
        Self::Viper,
        Self::Mamba,
    ];

    /// Its letter, from A to E.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// All its tiles.
    pub(crate) const fn hand(self) -> Hand {
        let first = 8 + 2 * self as usize;
        Hand::SNAKES
            .with(Tile::SINGLE)
            .with(Tile::new(first))
            .with(Tile::new(first + 1))
    }

    pub(crate) const fn text(self) -> &'static str {
        ["boa", "cobra", "python", "viper", "mamba"][self as usize]
    }
}

/// Each seat's type of snake: the setup of Snekagon 5G.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SnakeTypes {
    types: [SnakeType; MAX_SEATS],
    seats: u8,
}

impl SnakeTypes {
    /// Types for so many seats, each choice equally likely.
    pub fn deal(seats: usize, dice: &mut impl Dice) -> Self {
        let mut types = SnakeType::ALL;
        dice.shuffle(&mut types);
        types[seats..].fill(SnakeType::Boa);
        Self {
            types,
            seats: seats as u8,
        }
    }

    /// The same with types that seats wish for.
    pub(crate) fn with_types(mut self, wishes: &[Option<SnakeType>]) -> Self {
        game::grant_wishes(&mut self.types[..self.seats as usize], wishes);
        self
    }

    /// The types with these letters, one a seat, all different.
    pub fn parse(seats: usize, text: &str) -> Result<Self, Misread> {
        if text.chars().count() != seats {
            return Err(Misread::SetupLength(seats));
        }
        let mut types = [SnakeType::Boa; MAX_SEATS];
        for (seat, letter) in text.chars().enumerate() {
            let letters = SnakeType::ALL.map(SnakeType::letter);
            let known = letters.iter().position(|&known| known == letter);
            types[seat] = SnakeType::ALL[known.ok_or(Misread::NoSuchType(letter))?];
            if types[..seat].contains(&types[seat]) {
                return Err(Misread::TypeTwice(letter));
            }
        }
        Ok(Self {
            types,
            seats: seats as u8,
        })
    }

    /// The types of the seats, then those that nobody has.
    pub(crate) fn with_unused(self) -> Vec<SnakeType> {
        let used = &self.types[..self.seats()];
        let unused = SnakeType::ALL
            .into_iter()
            .filter(|kind| !used.contains(kind));
        used.iter().copied().chain(unused).collect()
    }

    /// The same with two of those exchanged.
    pub(crate) fn exchanged(self, [one, other]: [usize; 2]) -> Option<Self> {
        let mut all = self.with_unused();
        (one.max(other) < all.len()).then(|| all.swap(one, other))?;
        let mut exchanged = self;
        exchanged.types[..self.seats()].copy_from_slice(&all[..self.seats()]);
        Some(exchanged)
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// A seat's type.
    pub const fn of(&self, seat: Seat) -> SnakeType {
        self.types[seat.index()]
    }
}

impl fmt::Display for SnakeTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.types[..self.seats()]
            .iter()
            .try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

impl fmt::Debug for SnakeTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
