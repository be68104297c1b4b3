use super::tasks::Effort;
use crate::Match;
use crate::playing_on::score_to_reach;

/// What a tenth is: of what there is to win, or a point of the score in a game for one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale(Option<i32>);

/// So many tenths make a whole.
const TENTHS: f64 = 10.0;

impl Scale {
    pub(super) fn of(game: &dyn Match) -> Self {
        Self(score_to_reach(game))
    }

    /// In a game for one the score to reach: values are parts of it.
    pub(super) const fn whole(self) -> Option<i32> {
        self.0
    }

    /// How positions after draws are looked at. For a score games are played on to their ends, as a search that looks a few
    /// moves ahead expects too little of the first positions.
    pub(super) const fn of_draws(self) -> Effort {
        match self.0 {
            Some(_) => Effort::Play,
            None => Effort::Sample,
        }
    }

    /// How much a difference of values weighs, as if they were chances to win: a point of a score is a tenth.
    pub(super) fn weighed(self, difference: f64) -> f64 {
        match self.0 {
            Some(whole) => difference * f64::from(whole) / TENTHS,
            None => difference,
        }
    }
}
