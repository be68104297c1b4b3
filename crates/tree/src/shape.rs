use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Somewhere on a board, as scenes have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Which board, from 0.
    pub board: u8,
    /// Axial.
    pub q: i16,
    /// Axial.
    pub r: i16,
}

/// What a shape is drawn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "colours are their own description")]
pub enum Colour {
    Green,
    Red,
    Blue,
    Yellow,
}

/// Something that is drawn over a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Shape {
    /// A marked cell.
    Mark {
        /// In which colour.
        colour: Colour,
        /// Where.
        at: Place,
    },
    /// An arrow.
    Arrow {
        /// In which colour.
        colour: Colour,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];

    /// As both forms have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
        }
    }

    /// The colour of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{}", self.board, self.q, self.r)
    }
}

/// A text is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlace;

impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let mut numbers = text.split(',');
        let place = Self {
            board: number(numbers.next())?,
            q: number(numbers.next())?,
            r: number(numbers.next())?,
        };
        match numbers.next() {
            None => Ok(place),
            Some(_) => Err(NoPlace),
        }
    }
}

fn number<N: FromStr>(text: Option<&str>) -> Result<N, NoPlace> {
    text.and_then(|text| text.parse().ok()).ok_or(NoPlace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_written() {
        let place = Place {
            board: 1,
            q: -3,
            r: 4,
        };
        assert_eq!(place.to_string(), "1,-3,4");
        assert_eq!("1,-3,4".parse(), Ok(place));
        for text in ["", "1", "1,2", "1,2,3,4", "256,0,0", "0,a,0", "-1,0,0"] {
            assert_eq!(text.parse::<Place>(), Err(NoPlace), "{text}");
        }
    }

    #[test]
    fn colours_are_called_the_same_in_both_forms() {
        for colour in Colour::ALL {
            let json = serde_json::to_string(&colour).unwrap();
            assert_eq!(json, format!("\"{}\"", colour.name()));
            assert_eq!(Colour::from_name(colour.name()), Some(colour));
        }
    }
}
