use std::ops::RangeInclusive;
use std::sync::{Mutex, PoisonError};

use game::{Dice, SeededDice};

/// Dice that everybody in a simulation shares.
#[derive(Debug)]
pub(crate) struct SharedDice(Mutex<SeededDice>);

impl SharedDice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Mutex::new(SeededDice::new(seed)))
    }

    /// A number below `bound`.
    pub(crate) fn below(&self, bound: usize) -> usize {
        let mut dice = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        dice.below(bound as u32) as usize
    }

    /// A number of a range.
    pub(crate) fn within(&self, range: RangeInclusive<i64>) -> i64 {
        let (least, most) = range.into_inner();
        least + self.below((most - least + 1) as usize) as i64
    }

    /// Whether something happens that happens so often in a thousand times.
    pub(crate) fn in_thousand(&self, times: u32) -> bool {
        self.below(1000) < times as usize
    }

    /// One of several.
    pub(crate) fn pick<'a, T>(&self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}
