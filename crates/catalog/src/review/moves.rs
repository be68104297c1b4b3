use serde::{Deserialize, Serialize};

use super::balance::{self, Balance};
use super::classes::{Class, accuracy};
use super::compare::Compared;
use super::course::{Course, Point};
use super::evidence::{Evidence, Known};
use super::luck::{Drawn, Luck};
use super::scale::Scale;
use super::skill::best;

/// What follows from all that was found about a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Review {
    /// What every position was worth, before each move and at the end; nothing where it is not known yet.
    pub positions: Vec<Option<Judged>>,
    /// The moves.
    pub moves: Vec<ReviewedMove>,
    /// How everybody played, seat by seat.
    pub players: Vec<PlayerReview>,
    /// What draws did, in games that have them.
    pub draws: Vec<Drawn>,
    /// In a game for one the score to reach: values, losses and luck are parts of it, and so many times as much in points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole: Option<i32>,
    /// Whether all is known.
    pub complete: bool,
    /// Who clearly played best, once all is known.
    pub verdict: Option<Verdict>,
}

/// What a position is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Judged {
    /// What each seat can expect, from 0 to 1.
    pub values: Vec<f64>,
    /// Whether that is certain, rather than an estimate.
    pub proved: bool,
    /// In how many plies it is over then, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<usize>,
}

/// A move, and what it did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedMove {
    /// Whose it was.
    pub seat: usize,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// Whether there was nothing else to play.
    pub forced: bool,
    /// How much of what its player could expect it lost; nothing as long as that is not known.
    pub loss: Option<f64>,
    /// What it is called, if it lost much.
    pub class: Option<Class>,
    /// Whether the loss is certain: what was there and what was left are both proved.
    pub proved: bool,
    /// What was better, if it lost much.
    pub better: Option<Better>,
    /// What punishes it, if it lost much: how it would go on.
    pub refutation: Vec<String>,
}

/// What could have been played instead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Better {
    /// The move, and how it would go on.
    pub line: Vec<String>,
    /// What the position after it is worth.
    #[serde(flatten)]
    pub worth: Judged,
}

/// How a seat played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerReview {
    /// The mean [accuracy] of its moves, from 0 to 100; nothing if it had nothing to choose.
    pub accuracy: Option<f64>,
    /// How many moves that is the mean of: those with something to choose.
    pub judged: usize,
    /// What its doubtful moves lost together, each compared with what seemed better by looks of its own: the mean of what
    /// many reviews would say, so that it can be a little less than nothing. No part of the balance,
    /// in which good moves count as well.
    pub lost: f64,
    /// How much that may be wrong: one standard error; nothing before all is known.
    pub lost_error: Option<f64>,
    /// How many of its moves lost .1.
    pub inaccuracies: usize,
    /// And .2.
    pub mistakes: usize,
    /// And .3.
    pub blunders: usize,
    /// What the draws did to it, in games that have them, once all are known.
    pub luck: Option<Luck>,
    /// How its result came about, in games with draws, once all is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<Balance>,
}

/// Who played best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Verdict {
    /// The seat; nothing if nobody clearly did.
    pub best: Option<usize>,
}

impl Judged {
    pub(super) const fn certain(values: Vec<f64>) -> Self {
        Self {
            values,
            proved: true,
            plies: None,
        }
    }

    pub(super) const fn estimate(values: Vec<f64>) -> Self {
        Self {
            values,
            proved: false,
            plies: None,
        }
    }
}

impl Course {
    /// What follows from what is known so far.
    pub fn review(&self, known: &Known) -> Review {
        let moves: Vec<ReviewedMove> = self
            .moves()
            .map(|(depth, point)| self.reviewed(depth, point, known))
            .collect();
        let lucks = self.luck(known);
        let complete = self.tasks(known).is_empty();
        let lost = self.lost(known, &lucks.noise);
        let balances = self.balances(known, &lucks);
        let balances = balances.filter(|_| complete);
        let players: Vec<PlayerReview> = (0..self.seats)
            .map(|seat| {
                let luck = lucks.by_seat.as_ref().map(|lucks| lucks[seat]);
                let mut player = PlayerReview::of(seat, &moves, luck, self.scale);
                player.lost = lost[seat].sum;
                player.lost_error = complete.then_some(lost[seat].error);
                player.balance = balances.as_ref().map(|balances| balances[seat]);
                player
            })
            .collect();
        let best = match &balances {
            Some(balances) => balance::best(balances),
            None => best(&lost),
        };
        let ends = [self.steps.len()].into_iter();
        let depths = self.moves().map(|(depth, _)| depth).chain(ends);
        Review {
            positions: depths.map(|depth| self.judged(depth, known)).collect(),
            verdict: complete.then_some(Verdict { best }),
            moves,
            players,
            draws: lucks.drawn,
            whole: self.scale.whole(),
            complete,
        }
    }

    /// What a position is worth; if that is proved, also in how many plies it is over, where the line reaches the end.
    fn judged(&self, depth: usize, known: &Known) -> Option<Judged> {
        let mut judged = self.worth_at(depth, known)?;
        let point = &self.points[depth];
        if let Some(evidence) = known.get(&point.key()).filter(|_| judged.proved) {
            let (line, over) = self.playable(&point.steps, evidence.line());
            judged.plies = over.then_some(line.len());
        }
        Some(judged)
    }

    fn reviewed(&self, depth: usize, point: &Point, known: &Known) -> ReviewedMove {
        let seat = point.mover().unwrap_or_default();
        let after = self.worth_at(depth + 1, known);
        let (loss, left, better) = match self.compare(depth, known) {
            Compared::Lost(lost) => (Some(lost.amount.max(0.0)), lost.left, lost.better),
            Compared::Unknown(_) | Compared::NotYet => (None, 0.0, None),
        };
        let class = loss.and_then(|loss| self.class(loss, left));
        let better = better.filter(|_| class.is_some());
        let certain = after.is_some_and(|after| after.proved);
        let line = known.get(&self.points[depth + 1].key()).map(Evidence::line);
        let line = line.filter(|_| class.is_some()).unwrap_or_default();
        ReviewedMove {
            seat,
            text: self.steps[depth].clone(),
            forced: point.choices == 1,
            loss,
            class,
            proved: certain && better.as_ref().is_some_and(|better| better.worth.proved),
            refutation: self.playable(&self.steps[..=depth], line).0,
            better,
        }
    }
}

impl PlayerReview {
    fn of(seat: usize, moves: &[ReviewedMove], luck: Option<Luck>, scale: Scale) -> Self {
        let own = || moves.iter().filter(|one| one.seat == seat);
        let losses: Vec<f64> = own()
            .filter(|one| !one.forced)
            .filter_map(|one| one.loss)
            .collect();
        let exact: f64 = losses
            .iter()
            .map(|&loss| accuracy(scale.weighed(loss)))
            .sum();
        let count = |class| own().filter(|one| one.class == Some(class)).count();
        Self {
            accuracy: (!losses.is_empty()).then(|| exact / losses.len() as f64),
            judged: losses.len(),
            lost: 0.0,
            lost_error: None,
            inaccuracies: count(Class::Inaccuracy),
            mistakes: count(Class::Mistake),
            blunders: count(Class::Blunder),
            luck,
            balance: None,
        }
    }
}
