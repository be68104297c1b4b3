use std::fmt;

/// A token's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "colours are their own description")]
pub enum Colour {
    Pink,
    Yellow,
    Blue,
    Orange,
    Red,
    Green,
}

/// A token's symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "symbols are their own description")]
pub enum Symbol {
    Butterfly,
    Fish,
    Bird,
    Fan,
    Mountain,
    Gate,
}

/// One of the 36 tokens, or the blank.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Token(u8);

impl Colour {
    const ALL: [Self; 6] = [
        Self::Pink,
        Self::Yellow,
        Self::Blue,
        Self::Orange,
        Self::Red,
        Self::Green,
    ];
}

impl Symbol {
    const ALL: [Self; 6] = [
        Self::Butterfly,
        Self::Fish,
        Self::Bird,
        Self::Fan,
        Self::Mountain,
        Self::Gate,
    ];
}

const COLOURS: [char; 6] = ['P', 'Y', 'B', 'O', 'R', 'G'];
const SYMBOLS: [char; 6] = ['b', 'f', 'd', 'n', 'm', 'g'];
#[rustfmt::skip]
const TEXTS: [&str; 36] = [
    "pink-butterfly", "pink-fish", "pink-bird", "pink-fan", "pink-mountain", "pink-gate",
    "yellow-butterfly", "yellow-fish", "yellow-bird", "yellow-fan", "yellow-mountain", "yellow-gate",
    "blue-butterfly", "blue-fish", "blue-bird", "blue-fan", "blue-mountain", "blue-gate",
    "orange-butterfly", "orange-fish", "orange-bird", "orange-fan", "orange-mountain", "orange-gate",
    "red-butterfly", "red-fish", "red-bird", "red-fan", "red-mountain", "red-gate",
    "green-butterfly", "green-fish", "green-bird", "green-fan", "green-mountain", "green-gate",
];

impl Token {
    /// The one that is never covered.
    pub const BLANK: Self = Self(36);

    /// All 37, the blank last.
    pub fn all() -> [Self; 37] {
        std::array::from_fn(|index| Self(index as u8))
    }

    /// The token with this text: a colour and a symbol, or `--`.
    pub fn parse(text: &str) -> Option<Self> {
        if text == "--" {
            return Some(Self::BLANK);
        }
        let mut characters = text.chars();
        let colour = characters
            .next()
            .and_then(|c| COLOURS.iter().position(|&other| other == c))?;
        let symbol = characters
            .next()
            .and_then(|c| SYMBOLS.iter().position(|&other| other == c))?;
        characters
            .next()
            .is_none()
            .then_some(Self((colour * 6 + symbol) as u8))
    }

    /// Whether it is the blank.
    pub const fn is_blank(self) -> bool {
        self.0 == Self::BLANK.0
    }

    /// Its colour; the blank has none.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.0 as usize / 6).copied()
    }

    /// Its symbol; the blank has none.
    pub fn symbol(self) -> Option<Symbol> {
        (!self.is_blank()).then(|| Symbol::ALL[self.0 as usize % 6])
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The code of its name among the texts. The blank has no name of its own.
    pub(crate) fn text(self) -> &'static str {
        TEXTS.get(self.index()).copied().unwrap_or("blank")
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_blank() {
            return f.write_str("--");
        }
        write!(
            f,
            "{}{}",
            COLOURS[self.index() / 6],
            SYMBOLS[self.index() % 6]
        )
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_and_written() {
        for token in Token::all() {
            assert_eq!(Token::parse(&token.to_string()), Some(token));
        }
        let fish = Token::parse("Of").unwrap();
        assert_eq!(
            (fish.colour(), fish.symbol()),
            (Some(Colour::Orange), Some(Symbol::Fish))
        );
        assert_eq!((Token::BLANK.colour(), Token::BLANK.symbol()), (None, None));
        for bad in ["", "-", "P", "bP", "Px", "Pbb", "--P", "ř-"] {
            assert_eq!(Token::parse(bad), None, "{bad}");
        }
    }
}
