use super::classes::Class;
use super::course::{Course, Point};
use super::evidence::{Evidence, Known};
use super::luck::{mean, of_mean, variance};
use super::moves::{Better, Judged};
use super::sampling::Sample;
use super::tasks::{Task, tasks_of};

/// What seems to lose so much is compared with what seems better.
const SUSPECT: f64 = 0.05;
/// A position that is compared is looked at so many times, to know how much a look varies.
const LOOKS: usize = 2;

/// A move beside what seems better.
#[derive(Debug)]
pub(super) enum Compared {
    /// How much it lost.
    Lost(Box<Loss>),
    /// It can't be said before these positions are looked at.
    Unknown(Vec<Task>),
    /// It can't be said before positions of the game itself are.
    NotYet,
}

/// What a move lost.
#[derive(Debug)]
pub(super) struct Loss {
    /// So much, and less than nothing if what seemed better was not.
    pub(super) amount: f64,
    /// What it left its player to expect.
    pub(super) left: f64,
    /// What was better, if anything was.
    pub(super) better: Option<Better>,
    /// What its error follows from, if it was compared.
    pub(super) measured: Option<Measured>,
}

/// What was found on both sides of a comparison.
#[derive(Debug)]
pub(super) struct Measured([Side; 2]);

/// What was found about one position, for whoever made the move.
#[derive(Clone, Debug)]
enum Side {
    /// It is certain.
    Exact(f64),
    /// So many looks at it.
    Looks(Vec<f64>),
    /// A look at it after each of some draws, with its weight; so many could have been drawn.
    Draws {
        drawn: Vec<String>,
        values: Vec<(f64, f64)>,
        possible: usize,
    },
}

impl Side {
    fn worth(&self) -> f64 {
        match self {
            Self::Exact(value) => *value,
            Self::Looks(values) => mean(values),
            Self::Draws { values, .. } => values.iter().map(|(value, weight)| value * weight).sum(),
        }
    }

    /// The square of its standard error; one look at a position varies by `judged`, after a draw by `sampled`.
    fn square(&self, judged: f64, sampled: f64) -> f64 {
        match self {
            Self::Exact(_) => 0.0,
            Self::Looks(values) => judged / values.len().max(1) as f64,
            Self::Draws {
                values, possible, ..
            } => of_mean(values, *possible, sampled),
        }
    }
}

impl Measured {
    /// How much looks at the same position differ, as a variance of one look; nothing where there was one position to look
    /// at once.
    pub(super) fn noise(&self) -> impl Iterator<Item = f64> {
        self.0.iter().filter_map(|side| match side {
            Side::Looks(values) if values.len() > 1 => Some(variance(values)),
            _ => None,
        })
    }

    /// The square of the difference's standard error.
    pub(super) fn square(&self, judged: f64, sampled: f64) -> f64 {
        let [one, other] = &self.0;
        if let (
            Side::Draws {
                drawn,
                values,
                possible,
            },
            Side::Draws {
                drawn: same,
                values: against,
                ..
            },
        ) = (one, other)
            && drawn == same
        {
            // Over the same draws: what a draw is worth after both moves is in neither.
            let pairs = values.iter().zip(against);
            let pairs: Vec<(f64, f64)> = pairs
                .map(|((one, weight), (other, _))| (one - other, *weight))
                .collect();
            return of_mean(&pairs, *possible, 2.0 * sampled);
        }
        one.square(judged, sampled) + other.square(judged, sampled)
    }
}

impl Course {
    /// What a move is called that lost so much and left so much.
    pub(super) fn class(&self, loss: f64, left: f64) -> Option<Class> {
        let weighed = self.scale.weighed(loss);
        match self.scale.whole() {
            Some(_) => Class::of_loss(weighed),
            None => Class::of(weighed, left),
        }
    }

    /// How much a move of the game lost. What seems to lose something is compared with what seems best: the positions after both
    /// are looked at in the same way, and that of the game once more, as it may seem to lose only because the look at it
    /// erred.
    pub(super) fn compare(&self, depth: usize, known: &Known) -> Compared {
        let point = &self.points[depth];
        let after = self.worth_at(depth + 1, known);
        let (Some(seat), Some(after)) = (point.mover(), after) else {
            return Compared::NotYet;
        };
        let left = after.values[seat];
        let lost = |loss| {
            Compared::Lost(Box::new(Loss {
                amount: loss,
                left,
                better: None,
                measured: None,
            }))
        };
        if point.choices == 1 {
            return lost(0.0);
        }
        let Some(evidence) = known.get(&point.key()) else {
            return Compared::NotYet;
        };
        let Some(before) = self.worth_at(depth, known) else {
            return Compared::NotYet;
        };
        let before = before.values;
        let rough = (before[seat] - left).max(0.0);
        let played = &self.steps[depth];
        let suspect = self.scale.weighed(rough) >= SUSPECT;
        let Some(best) = evidence.best_but(played).filter(|_| suspect) else {
            // The best that was found, or as good as that.
            let same = evidence.line().first() == Some(played);
            return lost(if same { 0.0 } else { rough });
        };
        let mut missing = Vec::new();
        let here = self.looked_again(&self.points[depth + 1], seat, known, &mut missing);
        let (there, better) = if evidence.is_proved() && evidence.line().first() == Some(best) {
            let worth = Judged::certain(before.clone());
            let better = self.better(&point.steps, evidence.line(), worth);
            (Some(Side::Exact(before[seat])), Some(better))
        } else {
            let Ok(alternative) = self.elsewhere(depth, std::slice::from_ref(best)) else {
                return lost(0.0);
            };
            let there = self.looked_at(&alternative, seat, known, &mut missing);
            let further = known.get(&alternative.key()).map(Evidence::line);
            let line = [best]
                .into_iter()
                .chain(further.unwrap_or_default())
                .cloned();
            let worth = alternative.worth(known, self.seats);
            let better =
                worth.map(|worth| self.better(&point.steps, &line.collect::<Vec<_>>(), worth));
            (there, better)
        };
        let (Some(here), Some(there)) = (here, there) else {
            return Compared::Unknown(missing);
        };
        Compared::Lost(Box::new(Loss {
            amount: there.worth() - here.worth(),
            left: here.worth(),
            better,
            measured: Some(Measured([there, here])),
        }))
    }

    /// What is known of a position that seems better; what is not is to be looked at.
    fn looked_at(
        &self,
        point: &Point,
        seat: usize,
        known: &Known,
        missing: &mut Vec<Task>,
    ) -> Option<Side> {
        if let Some(sampled) = &point.sampled {
            return Self::drawn(point, seat, &sampled.samples, known, missing);
        }
        let first = tasks_of(point);
        self.looks(point, seat, first, known, missing)
    }

    /// The same of a position of the game, by other looks than those that made it seem bad.
    fn looked_again(
        &self,
        point: &Point,
        seat: usize,
        known: &Known,
        missing: &mut Vec<Task>,
    ) -> Option<Side> {
        if let Some(sampled) = &point.sampled {
            return Self::drawn(point, seat, &sampled.again(), known, missing);
        }
        self.looks(point, seat, Vec::new(), known, missing)
    }

    fn looks(
        &self,
        point: &Point,
        seat: usize,
        mut tasks: Vec<Task>,
        known: &Known,
        missing: &mut Vec<Task>,
    ) -> Option<Side> {
        let found = point.worth(known, self.seats);
        if let Some(found) = found.filter(|found| found.proved) {
            return Some(Side::Exact(found.values[seat]));
        }
        let mover = point.mover()?;
        let again = (tasks.len()..LOOKS).map(|number| Task::again(point, number));
        tasks.extend(again);
        let mut values = Vec::new();
        for task in tasks {
            let evidence = known.get(&task.key);
            let Some(found) = evidence.and_then(|found| found.values(mover, self.seats)) else {
                missing.push(task);
                continue;
            };
            if evidence.is_some_and(Evidence::is_proved) {
                return Some(Side::Exact(found[seat]));
            }
            values.push(found[seat]);
        }
        (values.len() == LOOKS).then_some(Side::Looks(values))
    }

    fn drawn(
        point: &Point,
        seat: usize,
        samples: &[Sample],
        known: &Known,
        missing: &mut Vec<Task>,
    ) -> Option<Side> {
        let (mut drawn, mut values) = (Vec::new(), Vec::new());
        for sample in samples {
            match sample.worth(known) {
                Some(worth) => values.push((worth[seat], sample.weight)),
                None => missing.extend(Task::of_sample(sample)),
            }
            drawn.extend(sample.steps.get(point.steps.len()).cloned());
        }
        (values.len() == samples.len()).then(|| Side::Draws {
            drawn,
            values,
            possible: point.sampled.as_ref().map_or(0, |all| all.possible),
        })
    }

    fn better(&self, steps: &[String], line: &[String], mut worth: Judged) -> Better {
        let (line, over) = self.playable(steps, line);
        worth.plies = (worth.proved && over).then(|| line.len().saturating_sub(1));
        Better { line, worth }
    }
}
