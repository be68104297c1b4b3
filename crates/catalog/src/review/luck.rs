use serde::{Deserialize, Serialize};

use super::course::Course;
use super::evidence::Known;
use super::sampling::{REPEATS, Sample, Sampled};
use super::scale::Scale;
use crate::configure;

/// What one draw did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Drawn {
    /// After so many moves.
    pub ply: usize,
    /// What was drawn.
    pub drawn: String,
    /// By how much it changed what each seat could expect, against what could have been drawn.
    pub luck: Vec<f64>,
    /// How much that may be wrong: one standard error.
    pub error: Vec<f64>,
}

/// What all draws together did to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Luck {
    /// What they changed.
    pub sum: f64,
    /// One standard error.
    pub error: f64,
    /// 1 if they clearly helped, -1 if they clearly hurt; 0 as long as it may be noise.
    pub side: i8,
}

/// What is less than this nobody would call luck.
const LEAST: f64 = 0.05;
/// Only what is so many standard errors from nothing is told.
pub(super) const SURE: f64 = 2.0;

/// A moment at which something was drawn.
#[derive(Debug)]
pub(super) struct Moment<'a> {
    ply: usize,
    drawn: &'a [String],
    pub(super) sampled: &'a Sampled,
    pub(super) real: Vec<Sample>,
}

/// What all draws of a game did, as far as it is known.
pub(super) struct Lucks {
    pub(super) drawn: Vec<Drawn>,
    /// What they did together to each seat, once all are known.
    pub(super) by_seat: Option<Vec<Luck>>,
    /// How much one look varies, for each seat: a variance.
    pub(super) noise: Vec<f64>,
    /// Of what was to be expected before the first draw, the square of the standard error, for each seat.
    pub(super) first: Vec<f64>,
}

/// The values of one moment, for one seat.
#[derive(Clone, Debug)]
struct Look {
    /// What was drawn, each time it was looked at.
    real: Vec<f64>,
    /// What could have been drawn, with weights.
    others: Vec<(f64, f64)>,
    /// How many could have been.
    possible: usize,
}

impl Look {
    /// How much two looks at the same differ, squared, as of one look.
    fn noise(&self) -> f64 {
        variance(&self.real)
    }

    /// What was drawn against the mean of what could have been, and the square of its standard error, where one look
    /// varies by `noise` (a variance). Over everything that could have been drawn, the first has no bias, however the
    /// search errs: all looks err alike.
    fn luck(&self, noise: f64) -> (f64, f64) {
        let real = mean(&self.real);
        let weighed = self.others.iter().map(|(value, weight)| value * weight);
        let expected: f64 = weighed.sum();
        let square = noise / self.real.len() as f64 + self.expected_square(noise);
        (real - expected, square)
    }

    /// The square of the standard error of what was to be expected.
    fn expected_square(&self, noise: f64) -> f64 {
        of_mean(&self.others, self.possible, noise)
    }
}

/// The square of the standard error of a mean over draws, `others` with their weights, of which so many were possible,
/// where one of the values varies by `noise` (a variance). Looks vary; and if only some of what could be drawn were looked at, so
/// does the choice of them.
pub(super) fn of_mean(others: &[(f64, f64)], possible: usize, noise: f64) -> f64 {
    let squares = others.iter().map(|(_, weight)| weight * weight);
    let mut square = noise * squares.sum::<f64>();
    let looked_at = others.len();
    if looked_at < possible {
        let values: Vec<f64> = others.iter().map(|&(value, _)| value).collect();
        let between = (variance(&values) - noise).max(0.0);
        let left_out = 1.0 - looked_at as f64 / possible as f64;
        square += between / looked_at as f64 * left_out;
    }
    square
}

pub(super) fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// The unbiased variance; 0 of fewer than two.
pub(super) fn variance(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares = values.iter().map(|value| (value - mean).powi(2));
    squares.sum::<f64>() / values.len().saturating_sub(1).max(1) as f64
}

impl Luck {
    fn of(sum: f64, square: f64, scale: Scale) -> Self {
        let error = square.sqrt();
        let sure = scale.weighed(sum.abs()) >= LEAST && sum.abs() > SURE * error;
        Self {
            sum,
            error,
            side: if sure { sum.signum() as i8 } else { 0 },
        }
    }
}

impl Course {
    /// The moments at which something was drawn, several draws in a row as one.
    pub(super) fn moments(&self) -> Vec<Moment<'_>> {
        let is_draw = |step: &String| step.starts_with("draw:");
        let mut moments = Vec::new();
        for (depth, point) in self.points.iter().enumerate() {
            let follows = depth > 0 && is_draw(&self.steps[depth - 1]);
            let Some(sampled) = point.sampled.as_ref().filter(|_| !follows) else {
                continue;
            };
            let rest = &self.steps[depth..];
            let drawn = &rest[..rest.iter().take_while(|step| is_draw(step)).count()];
            let moves = self.steps[..depth].iter().filter(|step| !is_draw(step));
            let real = self.really(&point.steps, drawn).unwrap_or_default();
            // Who ended the game before anything was drawn had no luck in it.
            if !drawn.is_empty() && !real.is_empty() {
                moments.push(Moment {
                    ply: moves.count(),
                    drawn,
                    sampled,
                    real,
                });
            }
        }
        moments
    }

    fn really(&self, before: &[String], drawn: &[String]) -> Option<Vec<Sample>> {
        let mut game = configure(&self.spec).ok()?.begin(&self.setup).ok()?;
        for step in before {
            super::course::play(game.as_mut(), step).ok()?;
        }
        Sampled::real(game.as_ref(), before, drawn).ok()
    }

    /// What the draws did, as far as it is known.
    pub(super) fn luck(&self, known: &Known) -> Lucks {
        let moments = self.moments();
        let looks: Vec<Option<Vec<Look>>> = moments
            .iter()
            .map(|moment| moment.looks(known, self.seats))
            .collect();
        let complete = !looks.is_empty() && looks.iter().all(Option::is_some);
        let noise: Vec<f64> = (0..self.seats)
            .map(|seat| {
                let of_seat = looks.iter().flatten().map(|look| look[seat].noise());
                mean(&of_seat.collect::<Vec<_>>())
            })
            .collect();
        let mut sums = vec![(0.0, 0.0); self.seats];
        let mut drawn = Vec::new();
        for (moment, looks) in moments.iter().zip(&looks) {
            let Some(looks) = looks else { continue };
            let by_seat: Vec<(f64, f64)> = looks
                .iter()
                .zip(&noise)
                .map(|(look, &noise)| look.luck(noise))
                .collect();
            for (sum, luck) in sums.iter_mut().zip(&by_seat) {
                *sum = (sum.0 + luck.0, sum.1 + luck.1);
            }
            drawn.push(moment.told(&by_seat));
        }
        let of = |(sum, square)| Luck::of(sum, square, self.scale);
        let first = looks.first().and_then(Option::as_ref);
        let first = first.map_or_else(Vec::new, |looks| {
            let by_seat = looks.iter().zip(&noise);
            by_seat
                .map(|(look, &noise)| look.expected_square(noise))
                .collect()
        });
        Lucks {
            drawn,
            by_seat: complete.then(|| sums.into_iter().map(of).collect()),
            noise,
            first,
        }
    }
}

impl Moment<'_> {
    /// What was found, seat by seat.
    fn looks(&self, known: &Known, seats: usize) -> Option<Vec<Look>> {
        debug_assert_eq!(self.real.len(), REPEATS);
        let worths = |samples: &[Sample]| -> Option<Vec<Vec<f64>>> {
            samples.iter().map(|sample| sample.worth(known)).collect()
        };
        let (real, others) = (worths(&self.real)?, worths(&self.sampled.samples)?);
        let weights = self.sampled.samples.iter().map(|sample| sample.weight);
        let weights: Vec<f64> = weights.collect();
        let of_seat = |seat: usize| Look {
            real: real.iter().map(|values| values[seat]).collect(),
            others: others
                .iter()
                .zip(&weights)
                .map(|(values, &weight)| (values[seat], weight))
                .collect(),
            possible: self.sampled.possible,
        };
        Some((0..seats).map(of_seat).collect())
    }

    fn told(&self, by_seat: &[(f64, f64)]) -> Drawn {
        let drawn = self
            .drawn
            .iter()
            .filter_map(|step| step.strip_prefix("draw:"));
        Drawn {
            ply: self.ply,
            drawn: drawn.collect::<Vec<_>>().join(" "),
            luck: by_seat.iter().map(|&(luck, _)| luck).collect(),
            error: by_seat.iter().map(|&(_, square)| square.sqrt()).collect(),
        }
    }
}
