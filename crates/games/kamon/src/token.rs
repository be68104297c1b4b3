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

/// One of the 36 tokens, or the blank: the colour's number times eight, plus the symbol's.
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
    pub const BLANK: Self = Self(6 * 8);

    /// All 37, the blank last.
    pub const ALL: [Self; 37] = {
        let mut all = [Self::BLANK; 37];
        let mut index = 0;
        while index < 36 {
            all[index] = Self((index / 6 * 8 + index % 6) as u8);
            index += 1;
        }
        all
    };

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
            .then_some(Self((colour * 8 + symbol) as u8))
    }

    /// Whether it is the blank.
    pub const fn is_blank(self) -> bool {
        self.0 == Self::BLANK.0
    }

    /// Its colour; the blank has none.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.colour_number()).copied()
    }

    /// Its symbol; the blank has none.
    pub fn symbol(self) -> Option<Symbol> {
        (!self.is_blank()).then(|| Symbol::ALL[self.symbol_number()])
    }

    pub(crate) const fn number(self) -> u64 {
        self.0 as u64
    }

    /// From 0 to 5; 6 for the blank.
    pub(crate) const fn colour_number(self) -> usize {
        self.0 as usize / 8
    }

    /// From 0 to 5; 0 for the blank.
    pub(crate) const fn symbol_number(self) -> usize {
        self.0 as usize % 8
    }

    /// The code of its name among the texts. The blank has no name of its own.
    pub(crate) fn text(self) -> &'static str {
        TEXTS
            .get(self.colour_number() * 6 + self.symbol_number())
            .copied()
            .unwrap_or("blank")
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
            COLOURS[self.colour_number()],
            SYMBOLS[self.symbol_number()]
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
        for token in Token::ALL {
            assert_eq!(Token::parse(&token.to_string()), Some(token));
            assert_eq!(format!("{token:?}"), token.to_string());
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
