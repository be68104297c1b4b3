//! The order of candidates. A sort is a large piece of code, and one for the moves of each game would make the
//! engine for the browser a quarter larger: what is sorted are keys, whose type is the same for all games.

use std::cmp::Reverse;

/// A weight as a whole number: they compare as `f32::total_cmp` does.
pub(super) const fn comparable(weight: f32) -> i32 {
    let bits = weight.to_bits().cast_signed();
    // Numbers below zero grow with their bits; all of theirs but the sign are turned over.
    bits ^ ((bits >> 31).cast_unsigned() >> 1).cast_signed()
}

/// Orders by weight, again and again without allocating.
#[derive(Debug, Default)]
pub(super) struct ByWeight {
    keys: Vec<(Reverse<i32>, u32)>,
}

impl ByWeight {
    /// The indices of weights, the heaviest first; equals stay in their order.
    pub(super) fn order(
        &mut self,
        weights: impl Iterator<Item = f32>,
    ) -> impl Iterator<Item = usize> {
        let keys = weights.map(|weight| Reverse(comparable(weight))).zip(0..);
        self.keys.clear();
        self.keys.extend(keys);
        self.keys.sort_unstable();
        self.keys.iter().map(|&(_, index)| index as usize)
    }
}

/// What decides where a candidate stands in a report: the fields in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    pub(super) class: u8,
    /// Counts for those whose worth is not proved.
    pub(super) most_visited: Reverse<u64>,
    pub(super) most_worth: Reverse<i32>,
    pub(super) hardest: Reverse<u64>,
    /// Equals stay in their order.
    pub(super) index: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_compare_as_numbers_do() {
        let weights = [
            f32::NEG_INFINITY,
            -2.5,
            -1.0,
            -f32::MIN_POSITIVE,
            -0.0,
            0.0,
            1e-30,
            0.5,
            1.0,
            f32::INFINITY,
            f32::NAN,
        ];
        for one in weights {
            for other in weights {
                let expected = one.total_cmp(&other);
                assert_eq!(
                    comparable(one).cmp(&comparable(other)),
                    expected,
                    "{one} {other}"
                );
            }
        }
    }

    #[test]
    fn the_heaviest_come_first_and_equals_stay_in_their_order() {
        let mut by_weight = ByWeight::default();
        let weights = [0.5, 2.0, 0.5, -1.0, 2.0, 0.5];
        let order: Vec<usize> = by_weight.order(weights.into_iter()).collect();
        assert_eq!(order, [1, 4, 0, 2, 5, 3]);
    }
}
