use std::fmt;

use game::{Dice, KeyMixer};

use crate::{Misread, Token};

/// The 37 tokens in reading order: Kamon's setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout([Token; 37]);

const ROWS: [usize; 7] = [4, 5, 6, 7, 6, 5, 4];

impl Layout {
    /// A layout, each equally likely.
    pub fn deal(dice: &mut impl Dice) -> Self {
        let mut tokens = Token::ALL;
        dice.shuffle(&mut tokens);
        Self(tokens)
    }

    /// These tokens, each of which is there once.
    pub(crate) const fn of(tokens: [Token; 37]) -> Self {
        Self(tokens)
    }

    /// The layout with this text: rows of tokens from the top, separated by `/`.
    pub fn parse(text: &str) -> Result<Self, Misread> {
        let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
        if !rows.iter().map(Vec::len).eq(ROWS.map(|tokens| 2 * tokens)) {
            return Err(Misread::Length);
        }
        let mut tokens = [Token::BLANK; 37];
        let mut left = Token::ALL.to_vec();
        for (place, pair) in tokens
            .iter_mut()
            .zip(rows.iter().flat_map(|row| row.chunks(2)))
        {
            let name: String = pair.iter().collect();
            let token = Token::parse(&name).ok_or(Misread::NoSuchToken(name))?;
            let Some(unused) = left.iter().position(|&other| other == token) else {
                return Err(Misread::Twice(token));
            };
            left.swap_remove(unused);
            *place = token;
        }
        Ok(Self(tokens))
    }

    /// The same layout with two tokens exchanged, by their places in reading order.
    pub(crate) fn exchanged(&self, [one, other]: [usize; 2]) -> Option<Self> {
        let mut tokens = self.0;
        (one.max(other) < tokens.len()).then(|| tokens.swap(one, other))?;
        Some(Self(tokens))
    }

    /// Equal layouts have equal keys.
    pub(crate) fn key(&self) -> u64 {
        let word = |tokens: &[Token]| {
            tokens
                .iter()
                .fold(0, |word, token| word << 8 | token.number())
        };
        self.0
            .chunks(8)
            .fold(KeyMixer::new(), |key, tokens| key.word(word(tokens)))
            .key()
    }

    /// The tokens in reading order.
    pub const fn tokens(&self) -> &[Token; 37] {
        &self.0
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tokens = self.0.iter();
        for (row, &length) in ROWS.iter().enumerate() {
            if row > 0 {
                f.write_str("/")?;
            }
            for token in tokens.by_ref().take(length) {
                write!(f, "{token}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use game::SeededDice;

    use super::*;

    #[test]
    fn whatever_two_tokens_change_places_the_layout_is_another() {
        let layout = Layout::deal(&mut SeededDice::new(5));
        for one in 0..37 {
            for other in 0..one {
                let exchanged = layout.exchanged([one, other]).unwrap();
                assert_ne!(exchanged.key(), layout.key(), "{one} {other}");
                for (place, token) in exchanged.tokens().iter().enumerate() {
                    let from = match place {
                        _ if place == one => other,
                        _ if place == other => one,
                        _ => place,
                    };
                    assert_eq!(*token, layout.tokens()[from]);
                }
                assert_eq!(exchanged.exchanged([one, other]), Some(layout.clone()));
            }
            assert_eq!(layout.exchanged([one, 37]), None);
            assert_eq!(layout.exchanged([40, one]), None);
        }
    }
}
