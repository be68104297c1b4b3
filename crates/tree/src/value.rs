use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::limits::{MOST_SEATS, check_line};
use crate::{Field, TreeRefusal};

/// What a position is worth, and who says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Value {
    /// By whom: `bot:8`, `solver`, somebody's name.
    pub by: String,
    /// What each seat can expect, in seat order.
    pub chances: Vec<Chance>,
    /// Whether that is proved.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proved: bool,
    /// In how many plies the game is over with best play, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// How many games were played out for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playouts: Option<u64>,
}

/// A chance from 0 to 1, to four decimals: so that it is the same whatever it is written as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(u16);

/// Of one whole.
const PARTS: u16 = 10_000;
/// What was no chance when it was read. It is kept until it is checked, which refuses it in words.
const NONSENSE: Chance = Chance(u16::MAX);

impl Value {
    pub(crate) fn check(&self) -> Result<(), TreeRefusal> {
        check_line(Field::Valuer, &self.by)?;
        let sensible = self.chances.iter().all(|chance| chance.0 <= PARTS);
        if !sensible || self.chances.is_empty() || self.chances.len() > MOST_SEATS {
            return Err(TreeRefusal::Chances { most: MOST_SEATS });
        }
        Ok(())
    }
}

impl Chance {
    /// The chance nearest to a number; nothing if it is not from 0 to 1.
    pub fn new(number: f64) -> Option<Self> {
        let is_chance = (0.0..=1.0).contains(&number);
        is_chance.then(|| Self((number * f64::from(PARTS)).round() as u16))
    }

    /// As a number.
    pub fn number(self) -> f64 {
        f64::from(self.0) / f64::from(PARTS)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Chance {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        // Rust would also read `inf`, `+1` and `1e-3`.
        let is_plain = text.chars().all(|c| c.is_ascii_digit() || c == '.');
        let number = text.parse().ok().filter(|_| is_plain);
        number.and_then(Self::new).ok_or(())
    }
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.number())
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        Ok(Self::new(number).unwrap_or(NONSENSE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chance_is_read_as_it_is_written() {
        for parts in 0..=PARTS {
            let chance = Chance(parts);
            assert_eq!(chance.to_string().parse(), Ok(chance));
            let json = serde_json::to_string(&chance).unwrap();
            assert_eq!(serde_json::from_str::<Chance>(&json).unwrap(), chance);
        }
    }

    #[test]
    fn what_is_no_chance_is_refused_in_words() {
        let value: Value = serde_json::from_str(r#"{"by": "bot:8", "chances": [1.5]}"#).unwrap();
        assert_eq!(
            value.check(),
            Err(TreeRefusal::Chances { most: MOST_SEATS })
        );
        for text in ["", "1.5", "-0.5", "inf", "NaN", "1e-3", "."] {
            assert_eq!(text.parse::<Chance>(), Err(()), "{text}");
        }
    }
}
