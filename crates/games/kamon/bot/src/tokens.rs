/// A set of tokens: a byte a colour, a bit of it a symbol.
pub(super) type Tokens = u64;

const FIRST: u64 = 0x0101_0101_0101;
const TOP: u64 = 0x80 * FIRST;

/// Tokens of the same colour or symbol as this one, without itself.
pub(super) const fn relatives(token: usize) -> Tokens {
    (0x3F << (token / 8 * 8) | FIRST << (token % 8)) & !(1 << token)
}

/// Tokens that have a relative in the set.
pub(super) const fn related(set: Tokens) -> Tokens {
    let colours = (((set + 0x7F * FIRST) & TOP) >> 7) * 0x3F;
    let halves = set & 0xFF_FFFF | set >> 24;
    let symbols = ((halves | halves >> 8 | halves >> 16) & 0xFF) * FIRST;
    // Those of the set are found by themselves, too.
    (colours | symbols) & !lonely(set).0
}

/// Tokens of the set that have no relative in it, and those that have at most one.
pub(super) const fn lonely(set: Tokens) -> (Tokens, Tokens) {
    // The lowest bit of each byte taken away; the top bit lends, so that no byte borrows from the next.
    const fn less_one(bytes: u64) -> u64 {
        bytes & ((bytes | TOP) - FIRST)
    }
    const fn where_zero(bytes: u64) -> u64 {
        ((!(bytes + 0x7F * FIRST) & TOP) >> 7) * 0xFF
    }
    let less = less_one(set);
    let lone_of_colour = set & where_zero(less);
    let few_of_colour = set & where_zero(less_one(less));
    // For each symbol, whether at least one, two, three colours have it: colours in three pairs first.
    let (low, high) = (set & 0xFF_FFFF, set >> 24);
    let (one, two) = (low | high, low & high);
    let (a1, a2) = (one & 0xFF, two & 0xFF);
    let (b1, b2) = (one >> 8 & 0xFF, two >> 8 & 0xFF);
    let (c1, c2) = (one >> 16, two >> 16);
    let (ab1, ab2, ab3) = (a1 | b1, a2 | b2 | a1 & b1, a2 & b1 | a1 & b2);
    let (all2, all3) = (ab2 | c2 | ab1 & c1, ab3 | ab2 & c1 | ab1 & c2);
    let lone_of_symbol = set & !(all2 * FIRST);
    let few_of_symbol = set & !(all3 * FIRST);
    (
        lone_of_colour & lone_of_symbol,
        lone_of_colour & few_of_symbol | few_of_colour & lone_of_symbol,
    )
}

/// The numbers of the bits of a set, lowest first.
pub(super) fn each_bit(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        bit
    })
}

#[cfg(test)]
mod tests {
    use game::{Dice, SeededDice};

    use super::*;

    #[test]
    fn relatives_are_found_as_by_counting() {
        let mut dice = SeededDice::new(1);
        for round in 0..3_000 {
            let density = 1 + round % 6;
            let every = (0..6).flat_map(|row| (0..6).map(move |column| 8 * row + column));
            let set = every
                .clone()
                .filter(|_| dice.below(6) < density)
                .fold(0, |set, token| set | 1_u64 << token);
            let count = |token: usize| {
                each_bit(set)
                    .filter(|&other| other != token)
                    .filter(|&other| other / 8 == token / 8 || other % 8 == token % 8)
                    .count()
            };
            let those = |with: &dyn Fn(usize) -> bool| {
                let found = every.clone().filter(|&token| with(token));
                found.fold(0, |set, token| set | 1_u64 << token)
            };
            assert_eq!(lonely(set).0, set & those(&|token| count(token) == 0));
            assert_eq!(lonely(set).1, set & those(&|token| count(token) <= 1));
            assert_eq!(related(set), those(&|token| count(token) > 0));
            for token in every.clone() {
                assert_eq!((relatives(token) & set).count_ones() as usize, count(token));
            }
        }
    }
}
