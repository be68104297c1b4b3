use crate::{Choices, Explain, Family, Game, Hidden, Symmetric};

/// A game on the shelf: what it is called, and how it can be played.
pub trait Listed: Game {
    /// The game on the shelf.
    fn family() -> &'static Family;
    /// The game as chosen.
    fn configure(choices: &Choices) -> Self;
    /// What was chosen.
    fn choices(&self) -> &Choices;

    /// A setup in which seats have what they wish for of the family's `seat_choice`, given by its place there;
    /// who wishes for nothing keeps what chance gave, as far as nobody wishes for it. Wishes are all different.
    fn grant(&self, setup: Self::Setup, _wishes: &[Option<usize>]) -> Self::Setup {
        setup
    }
}

/// Gives seats what they wish for. Whoever had it takes what the other had, so that among those without a wish
/// everything that is left stays equally likely.
pub fn grant_wishes<T: Copy + PartialEq>(given: &mut [T], wishes: &[Option<T>]) {
    for (seat, &wish) in wishes.iter().enumerate() {
        let Some(wish) = wish else { continue };
        match given.iter().position(|&one| one == wish) {
            Some(other) => given.swap(seat, other),
            None => given[seat] = wish,
        }
    }
}

/// All that this crate asks of a game: what a match between people needs. Nobody implements it by hand.
pub trait FullRules: Explain + Hidden + Symmetric + Listed {}

impl<G: Explain + Hidden + Symmetric + Listed> FullRules for G {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_granted_and_the_rest_stays_fair() {
        let granted = |mut given: [u8; 3], wishes: [Option<u8>; 3]| {
            grant_wishes(&mut given, &wishes);
            given
        };
        assert_eq!(granted([1, 2, 3], [None; 3]), [1, 2, 3]);
        assert_eq!(granted([1, 2, 3], [Some(3), None, None]), [3, 2, 1]);
        assert_eq!(granted([1, 2, 3], [Some(4), None, Some(1)]), [4, 2, 1]);
        assert_eq!(granted([1, 2, 3], [Some(2), Some(1), None]), [2, 1, 3]);
        // Of four things two are given out; seat 0 wants the first, seat 1 nothing in particular.
        let mut seen = [0; 4];
        for one in 0..4 {
            for other in (0..4).filter(|&other| other != one) {
                let mut given = [one, other];
                grant_wishes(&mut given, &[Some(0), None]);
                seen[given[1]] += 1;
            }
        }
        assert_eq!(seen, [0, 4, 4, 4]);
    }
}
