use serde::{Deserialize, Serialize};

/// What somebody thinks of a move, in one sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Glyph {
    /// `!`
    #[serde(rename = "!")]
    Good,
    /// `?`
    #[serde(rename = "?")]
    Mistake,
    /// `!!`
    #[serde(rename = "!!")]
    Brilliant,
    /// `??`
    #[serde(rename = "??")]
    Blunder,
    /// `!?`
    #[serde(rename = "!?")]
    Interesting,
    /// `?!`
    #[serde(rename = "?!")]
    Dubious,
    /// `□`: nothing else is worth playing.
    #[serde(rename = "□")]
    OnlyMove,
    /// `∞`: nobody knows what it leads to.
    #[serde(rename = "∞")]
    Unclear,
    /// `⊙`: whoever is to move would rather not.
    #[serde(rename = "⊙")]
    Zugzwang,
}

impl Glyph {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Good,
        Self::Mistake,
        Self::Brilliant,
        Self::Blunder,
        Self::Interesting,
        Self::Dubious,
        Self::OnlyMove,
        Self::Unclear,
        Self::Zugzwang,
    ];

    /// The sign.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Brilliant => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
            Self::OnlyMove => "□",
            Self::Unclear => "∞",
            Self::Zugzwang => "⊙",
        }
    }

    /// The glyph with this sign.
    pub fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|glyph| glyph.sign() == sign)
    }

    /// Whether a character is part of a sign.
    pub(crate) const fn is_of_sign(character: char) -> bool {
        matches!(character, '!' | '?' | '□' | '∞' | '⊙')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_is_the_same_in_both_forms() {
        for glyph in Glyph::ALL {
            assert_eq!(Glyph::from_sign(glyph.sign()), Some(glyph));
            let json = serde_json::to_string(&glyph).unwrap();
            assert_eq!(json, format!("\"{}\"", glyph.sign()));
            assert!(glyph.sign().chars().all(Glyph::is_of_sign));
        }
    }
}
