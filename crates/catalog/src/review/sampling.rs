use game::{Dice, SeededDice, Turn};

use super::course::play;
use super::evidence::Known;
use super::scale::Scale;
use super::tasks::Effort;
use crate::playing_on::end_values;
use crate::{Match, Refusal};

/// So many of what could be drawn are looked at, by lot; all if there are no more.
const SAMPLES: usize = 8;
/// The same draw is looked at so many times, to know how much a look varies.
pub(super) const REPEATS: usize = 4;

/// What could be drawn at one moment.
#[derive(Debug)]
pub(super) struct Sampled {
    pub(super) samples: Vec<Sample>,
    /// How many could be.
    pub(super) possible: usize,
}

/// A position after something was drawn.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) key: String,
    pub(super) steps: Vec<String>,
    /// Its part in the mean.
    pub(super) weight: f64,
    /// The seat to move; nothing if it is over.
    pub(super) mover: Option<usize>,
    pub(super) rewards: Vec<f64>,
    /// How it is looked at.
    pub(super) effort: Effort,
}

/// Looks at what could be drawn. Which draws are looked at follows from the position before the last move, and so from
/// nothing that was drawn: that makes the mean a fair one. After another move they are the same, so that moves are compared
/// over the same draws.
pub(super) fn sample(game: &dyn Match, steps: &[String]) -> Result<Sampled, Refusal> {
    let mut draws = game.draws();
    let possible = draws.len();
    let mut dice = SeededDice::new(seed(&before_last_move(steps).join(" ")));
    let whole: u64 = draws.iter().map(|&(_, weight)| u64::from(weight)).sum();
    // Those of a game for one are few, and looks at them short.
    let all = possible <= SAMPLES || Scale::of(game).of_draws() == Effort::Play;
    if !all {
        draws = by_lot(draws, whole, &mut dice);
    }
    let mut samples = Vec::with_capacity(draws.len());
    for (number, (draw, weight)) in draws.iter().enumerate() {
        let weight = if all {
            f64::from(*weight) / whole.max(1) as f64
        } else {
            1.0 / SAMPLES as f64
        };
        let mark = number.to_string();
        samples.push(after(game, steps, draw, &mark, weight, &mut dice)?);
    }
    Ok(Sampled { samples, possible })
}

fn before_last_move(steps: &[String]) -> &[String] {
    let last = steps.iter().rposition(|step| !step.starts_with("draw:"));
    &steps[..last.unwrap_or(0)]
}

/// Some of what could be drawn, each as likely as its weight says, and none twice unless it weighs that much: at equal
/// distances along all of them, in an order by lot.
fn by_lot(mut draws: Vec<(String, u32)>, whole: u64, dice: &mut SeededDice) -> Vec<(String, u32)> {
    for last in (1..draws.len()).rev() {
        draws.swap(last, dice.below(last as u32 + 1) as usize);
    }
    let begin = u64::from(dice.below(u32::try_from(whole).unwrap_or(u32::MAX)));
    let drawn = (0..SAMPLES as u64).map(|number| {
        let mut at = (begin + number * whole / SAMPLES as u64) % whole;
        let met = draws.iter().find(|(_, weight)| {
            let here = at < u64::from(*weight);
            at = at.saturating_sub(u64::from(*weight));
            here
        });
        met.cloned()
    });
    drawn.flatten().collect()
}

/// The position after a draw, and after whatever is drawn right behind it, by lot.
fn after(
    game: &dyn Match,
    steps: &[String],
    draw: &str,
    mark: &str,
    weight: f64,
    dice: &mut SeededDice,
) -> Result<Sample, Refusal> {
    let mut game = game.boxed_clone();
    let mut steps = steps.to_vec();
    let mut next = Some(draw.to_owned());
    while let Some(draw) = next {
        game.draw(&draw)?;
        steps.push(format!("draw:{draw}"));
        let draws = game.draws();
        let lot = dice.below(draws.len().max(1) as u32) as usize;
        next = draws.get(lot).map(|(draw, _)| draw.clone());
    }
    Ok(Sample::of(game.as_ref(), steps, mark, weight))
}

impl Sample {
    fn of(game: &dyn Match, steps: Vec<String>, mark: &str, weight: f64) -> Self {
        let effort = Scale::of(game).of_draws();
        Self {
            key: key(&steps.join(" "), effort, mark),
            steps,
            weight,
            mover: match game.turn() {
                Turn::Seat(seat) => Some(seat.index()),
                Turn::Chance | Turn::Over => None,
            },
            rewards: end_values(game),
            effort,
        }
    }

    /// What it is worth, as far as that is known.
    pub(super) fn worth(&self, known: &Known) -> Option<Vec<f64>> {
        match self.mover {
            None => Some(self.rewards.clone()),
            Some(mover) => known.get(&self.key)?.values(mover, self.rewards.len()),
        }
    }
}

impl Sampled {
    /// What the moment before the draw is worth: nothing before all samples are known.
    pub(super) fn mean(&self, known: &Known, seats: usize) -> Option<Vec<f64>> {
        let mut mean = vec![0.0; seats];
        for sample in &self.samples {
            let worth = sample.worth(known)?;
            for (sum, value) in mean.iter_mut().zip(worth) {
                *sum += value * sample.weight;
            }
        }
        Some(mean)
    }

    /// The same draws, to be looked at once more.
    pub(super) fn again(&self) -> Vec<Sample> {
        let again = |(number, sample): (usize, &Sample)| Sample {
            key: key(
                &sample.steps.join(" "),
                sample.effort,
                &format!("again{number}"),
            ),
            ..sample.clone()
        };
        self.samples.iter().enumerate().map(again).collect()
    }

    /// What was really drawn, to be looked at as often as [`REPEATS`] says, in the same way.
    pub(super) fn real(
        game: &dyn Match,
        before: &[String],
        draws: &[String],
    ) -> Result<Vec<Sample>, Refusal> {
        let mut game = game.boxed_clone();
        for draw in draws {
            play(game.as_mut(), draw)?;
        }
        let steps: Vec<String> = before.iter().chain(draws).cloned().collect();
        let of = |number| {
            Sample::of(
                game.as_ref(),
                steps.clone(),
                &real_mark(number),
                1.0 / REPEATS as f64,
            )
        };
        Ok((0..REPEATS).map(of).collect())
    }
}

/// By what a look is told: the position, how it is looked at, and which of several looks it is.
fn key(steps: &str, effort: Effort, mark: &str) -> String {
    let how = if effort == Effort::Play {
        "played-"
    } else {
        ""
    };
    format!("{steps} ~{how}{mark}")
}

fn real_mark(number: usize) -> String {
    format!("real{number}")
}

/// The keys by which games are told that were played on from what was really drawn, after these steps.
pub(super) fn real_keys(steps: &str) -> impl Iterator<Item = String> {
    (0..REPEATS).map(move |number| key(steps, Effort::Play, &real_mark(number)))
}

/// A seed that follows from a text (FNV-1a), and fits into a number of JavaScript.
pub(super) fn seed(text: &str) -> u64 {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    hash >> 20
}
