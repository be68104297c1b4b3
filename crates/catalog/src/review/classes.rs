use serde::{Deserialize, Serialize};
use tree::Glyph;

/// How bad a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// It lost a tenth of winning chances.
    Inaccuracy,
    /// Two tenths.
    Mistake,
    /// Three.
    Blunder,
}

/// Whoever still can expect so much wins clearly: nothing was spoilt.
const CLEARLY_WINNING: f64 = 0.9;
/// Values have four decimals at most: what is a tenth must not depend on how tenths are written in binary.
const ROUNDING: f64 = 1e-6;

impl Class {
    /// How much a move of this class loses at least.
    pub const fn loses(self) -> f64 {
        match self {
            Self::Inaccuracy => 0.1,
            Self::Mistake => 0.2,
            Self::Blunder => 0.3,
        }
    }

    /// What a move is that lost so much and left its player so much to expect; nothing if there is nothing to say.
    pub fn of(loss: f64, after: f64) -> Option<Self> {
        if after + ROUNDING >= CLEARLY_WINNING {
            return None;
        }
        Self::of_loss(loss)
    }

    /// What a move is that lost so much, where there is nothing to win clearly.
    pub fn of_loss(loss: f64) -> Option<Self> {
        let worst_first = [Self::Blunder, Self::Mistake, Self::Inaccuracy];
        let class = worst_first.into_iter();
        class
            .into_iter()
            .find(|class| loss + ROUNDING >= class.loses())
    }

    /// As trees write it.
    pub const fn glyph(self) -> Glyph {
        match self {
            Self::Inaccuracy => Glyph::Dubious,
            Self::Mistake => Glyph::Mistake,
            Self::Blunder => Glyph::Blunder,
        }
    }
}

/// How exact a move is that lost so much of its player's winning chances, from 0 to 100. The curve is lichess's, which
/// fits what people call a good move: 100 for nothing lost, 64 for a tenth, 40 for two, 25 for three, 0 for four fifths.
pub fn accuracy(loss: f64) -> f64 {
    (103.1668 * (-4.354 * loss).exp() - 3.1668).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_two_and_three_are_told_apart() {
        let classes = [0.0, 0.0999, 0.1, 0.1999, 0.2, 0.2999, 0.3, 1.0].map(|loss| {
            let class = Class::of(loss, 0.4);
            class.map(|class| serde_json::to_value(class.glyph()).unwrap())
        });
        let signs = classes.map(|sign| sign.map(|sign| sign.as_str().unwrap_or("").to_owned()));
        let signs: Vec<_> = signs.iter().map(Option::as_deref).collect();
        let (some, more, most) = (Some("?!"), Some("?"), Some("??"));
        assert_eq!(signs, [None, None, some, some, more, more, most, most]);
        // As numbers are written in binary, .7 - .6 is less than .1.
        assert_eq!(Class::of(0.7 - 0.6, 0.6), Some(Class::Inaccuracy));
    }

    #[test]
    fn whoever_still_wins_clearly_made_no_mistake() {
        assert_eq!(Class::of(0.1, 0.9), None);
        assert_eq!(Class::of(0.35, 1.0), None);
        assert_eq!(Class::of(0.11, 0.89), Some(Class::Inaccuracy));
    }

    #[test]
    fn accuracy_falls_from_a_hundred_to_nothing() {
        let rounded = |loss| accuracy(loss).round() as u32;
        assert_eq!(
            [0.0, 0.1, 0.2, 0.3, 0.8, 1.0].map(rounded),
            [100, 64, 40, 25, 0, 0]
        );
    }
}
