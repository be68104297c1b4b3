//! A sort for what is not sorted in a hot loop. The standard library's are fast and large: five to twenty kilobytes for each type and
//! each way to compare, a seventh of the engine for the browser. Here what is sorted are places, which are always the
//! same type, and things only change theirs.

use std::cmp::Ordering;

/// Sorts; equals stay in their order.
pub fn sort<T: Ord>(things: &mut [T]) {
    sort_by(things, T::cmp);
}

/// Sorts by a key; equals stay in their order.
pub fn sort_by_key<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(things, |one, other| key(one).cmp(&key(other)));
}

/// Sorts as somebody compares; equals stay in their order.
pub fn sort_by<T>(things: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let mut from = places(things.len(), &|one, other| {
        compare(&things[one], &things[other])
    });
    // Each round of places that pass something on to each other.
    for start in 0..things.len() {
        let mut hole = start;
        loop {
            let next = std::mem::replace(&mut from[hole], hole);
            if next == start {
                break;
            }
            things.swap(hole, next);
            hole = next;
        }
    }
}

/// Where each thing comes from once they are sorted.
#[inline(never)]
fn places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by(|&one, &other| compare(one, other));
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, SeededDice};

    #[test]
    fn it_sorts_like_the_standard_library() {
        let mut dice = SeededDice::new(1);
        for count in 0..200 {
            let mut things: Vec<(u32, u32)> = (0..count).map(|i| (dice.below(20), i)).collect();
            let mut other = things.clone();
            things.sort_by_key(|&(key, _)| std::cmp::Reverse(key));
            sort_by_key(&mut other, |&(key, _)| std::cmp::Reverse(key));
            assert_eq!(other, things);
            things.sort_unstable();
            sort(&mut other);
            assert_eq!(other, things);
        }
    }
}
