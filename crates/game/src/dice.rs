use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Where chance comes from. Rules never roll by themselves: they are handed dice.
///
/// How numbers become choices is fixed here and not left to a library, so that a seed written down
/// today deals the same game tomorrow.
pub trait Dice {
    /// 64 fair bits.
    fn bits(&mut self) -> u64;

    /// A number below `bound`, each equally likely. `bound` must not be 0.
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing to choose from");
        // Lemire's multiplication; the few low products that would favour some numbers are rolled again.
        loop {
            let product = (self.bits() >> 32) * u64::from(bound);
            if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the things into any order, each equally likely.
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Dice that fall the same way whenever the seed is the same.
#[derive(Clone, Debug)]
pub struct SeededDice(Xoshiro256PlusPlus);

impl SeededDice {
    /// Dice for a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Dice for the `index`-th of many games that share a seed, so that it does not matter how the
    /// games are divided among threads.
    pub fn for_game(seed: u64, index: u64) -> Self {
        Self::new(seed.wrapping_add(index.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
    }
}

impl Dice for SeededDice {
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_comes_up_about_equally_often() {
        let mut dice = SeededDice::new(1);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[dice.below(7) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&count| (9_500..10_500).contains(&count)),
            "{seen:?}"
        );
    }

    #[test]
    fn a_shuffle_loses_nothing_and_follows_the_seed() {
        let shuffled = |seed| {
            let mut things: Vec<u32> = (0..50).collect();
            SeededDice::new(seed).shuffle(&mut things);
            things
        };
        assert_eq!(shuffled(3), shuffled(3));
        assert_ne!(shuffled(3), shuffled(4));
        let mut back = shuffled(3);
        back.sort_unstable();
        assert_eq!(back, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut dice = SeededDice::new(2026);
        let rolled: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(rolled, SEED_2026);
    }

    const SEED_2026: [u32; 8] = [42, 61, 72, 86, 3, 91, 80, 89];
}
