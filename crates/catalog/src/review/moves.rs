use serde::{Deserialize, Serialize};

use super::classes::{Class, accuracy};
use super::course::{Course, Point};
use super::evidence::{Evidence, Known};
use super::luck::{Drawn, Luck};

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
    /// What its moves lost together.
    pub lost: f64,
    /// How many of its moves lost .1.
    pub inaccuracies: usize,
    /// And .2.
    pub mistakes: usize,
    /// And .3.
    pub blunders: usize,
    /// What the draws did to it, in games that have them, once all are known.
    pub luck: Option<Luck>,
}

/// Who played best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Verdict {
    /// The seat; nothing if nobody clearly did.
    pub best: Option<usize>,
}

/// Whoever lost so much less than everybody else has clearly played best.
const CLEARLY_BETTER: f64 = 0.15;
/// What seems to lose so much is compared with what seems better.
const SUSPECT: f64 = 0.05;

/// A move beside what seems better.
#[derive(Debug)]
pub(super) enum Compared {
    /// It lost so much; the second is what was better, if anything was.
    Lost(f64, Option<Better>),
    /// It can't be said before this position is looked at.
    Unknown(Box<Point>),
    /// It can't be said before positions of the game itself are.
    NotYet,
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
        let (draws, lucks) = self.luck(known);
        let complete = self.tasks(known).is_empty();
        let players: Vec<PlayerReview> = (0..self.seats)
            .map(|seat| PlayerReview::of(seat, &moves, lucks.as_ref().map(|lucks| lucks[seat])))
            .collect();
        let ends = [self.steps.len()].into_iter();
        let depths = self.moves().map(|(depth, _)| depth).chain(ends);
        Review {
            positions: depths.map(|depth| self.judged(depth, known)).collect(),
            verdict: complete.then(|| Verdict {
                best: best(&players),
            }),
            moves,
            players,
            draws,
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
        let (loss, better) = match self.compare(depth, known) {
            Compared::Lost(loss, better) => (Some(loss), better),
            Compared::Unknown(_) | Compared::NotYet => (None, None),
        };
        let left = after.as_ref().map_or(0.0, |after| after.values[seat]);
        let class = loss.and_then(|loss| Class::of(loss, left));
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

    /// How much a move of the game lost: what seems best is looked at just as what was played was, from the position after it.
    pub(super) fn compare(&self, depth: usize, known: &Known) -> Compared {
        let point = &self.points[depth];
        if point.choices == 1 {
            return Compared::Lost(0.0, None);
        }
        let after = self.worth_at(depth + 1, known);
        let (Some(seat), Some(after), Some(evidence)) =
            (point.mover(), after, known.get(&point.key()))
        else {
            return Compared::NotYet;
        };
        let Some(before) = evidence.values(seat, self.seats) else {
            return Compared::NotYet;
        };
        let rough = (before[seat] - after.values[seat]).max(0.0);
        let played = &self.steps[depth];
        let Some(best) = evidence.best_but(played).filter(|_| rough >= SUSPECT) else {
            // The best that was found, or as good as that.
            let same = evidence.line().first() == Some(played);
            return Compared::Lost(if same { 0.0 } else { rough }, None);
        };
        if evidence.is_proved() && evidence.line().first() == Some(best) {
            let worth = Judged::certain(before);
            return Compared::Lost(
                rough,
                Some(self.better(&point.steps, evidence.line(), worth)),
            );
        }
        let Ok(alternative) = self.elsewhere(depth, std::slice::from_ref(best)) else {
            return Compared::Lost(0.0, None);
        };
        let Some(worth) = alternative.worth(known, self.seats) else {
            return Compared::Unknown(Box::new(alternative));
        };
        let loss = (worth.values[seat] - after.values[seat]).max(0.0);
        let further = known.get(&alternative.key()).map(Evidence::line);
        let line: Vec<String> = [best]
            .into_iter()
            .chain(further.unwrap_or_default())
            .cloned()
            .collect();
        Compared::Lost(loss, Some(self.better(&point.steps, &line, worth)))
    }

    fn better(&self, steps: &[String], line: &[String], mut worth: Judged) -> Better {
        let (line, over) = self.playable(steps, line);
        worth.plies = (worth.proved && over).then(|| line.len().saturating_sub(1));
        Better { line, worth }
    }
}

impl PlayerReview {
    fn of(seat: usize, moves: &[ReviewedMove], luck: Option<Luck>) -> Self {
        let own = || moves.iter().filter(|one| one.seat == seat);
        let losses: Vec<f64> = own()
            .filter(|one| !one.forced)
            .filter_map(|one| one.loss)
            .collect();
        let exact: f64 = losses.iter().map(|&loss| accuracy(loss)).sum();
        let count = |class| own().filter(|one| one.class == Some(class)).count();
        Self {
            accuracy: (!losses.is_empty()).then(|| exact / losses.len() as f64),
            judged: losses.len(),
            lost: losses.iter().sum(),
            inaccuracies: count(Class::Inaccuracy),
            mistakes: count(Class::Mistake),
            blunders: count(Class::Blunder),
            luck,
        }
    }
}

/// The seat that lost clearly less than all others.
fn best(players: &[PlayerReview]) -> Option<usize> {
    let by_loss = |&one: &usize, &other: &usize| players[one].lost.total_cmp(&players[other].lost);
    let mut seats: Vec<usize> = (0..players.len()).collect();
    seats.sort_by(by_loss);
    let (first, second) = (*seats.first()?, *seats.get(1)?);
    (players[second].lost - players[first].lost >= CLEARLY_BETTER).then_some(first)
}
