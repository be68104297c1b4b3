use crate::Match;

/// What a tenth is: of what there is to win, or a point of the score in a game for one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale(Option<i32>);

/// So many tenths make a whole.
const TENTHS: f64 = 10.0;

impl Scale {
    pub(super) fn of(game: &dyn Match) -> Self {
        let target = game.family().target.filter(|_| game.seats() == 1);
        Self(target)
    }

    /// In a game for one the score to reach: values are parts of it.
    pub(super) const fn whole(self) -> Option<i32> {
        self.0
    }

    /// How much a difference of values weighs, as if they were chances to win: a point of a score is a tenth.
    pub(super) fn weighed(self, difference: f64) -> f64 {
        match self.0 {
            Some(whole) => difference * f64::from(whole) / TENTHS,
            None => difference,
        }
    }
}

/// What the end of a game is worth to each seat, from 0 to 1: by its rank, or by the score in a game for one.
pub(super) fn end(game: &dyn Match) -> Vec<f64> {
    if let Some(whole) = Scale::of(game).whole() {
        let scores = game.scores();
        let scores = scores.as_slice().iter();
        return scores
            .map(|&score| (f64::from(score) / f64::from(whole)).clamp(0.0, 1.0))
            .collect();
    }
    let rewards = game.rewards();
    rewards.as_slice().iter().map(|&one| one.into()).collect()
}
