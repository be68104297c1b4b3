//! Glicko-2: how strong somebody is thought to be, how sure that is, and what results make of it. Players of matches
//! are rated by it, and whoever solves puzzles, where a puzzle is an opponent that is met once.

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

/// How strong a player is thought to be, on Glicko's scale.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// What is thought.
    pub rating: f64,
    /// How far off it may well be.
    pub deviation: f64,
    /// How steadily it changes.
    pub volatility: f64,
}

impl Default for Strength {
    fn default() -> Self {
        Self {
            rating: 1500.0,
            deviation: 350.0,
            volatility: 0.06,
        }
    }
}

const SCALE: f64 = 173.7178;
/// How much volatility may change.
const TAU: f64 = 0.5;
/// Nobody is ever known so well that a rating stops moving.
const SUREST: f64 = 45.0;

/// A player's strength after meeting these opponents with these results (1, ½ or 0). The steps and
/// letters are those of Mark Glickman's description of the system.
pub fn rate(player: Strength, results: &[(Strength, f64)]) -> Strength {
    let mu = (player.rating - 1500.0) / SCALE;
    let phi = player.deviation / SCALE;
    let terms = results.iter().map(|(opponent, score)| {
        let weight = g(opponent.deviation / SCALE);
        let expected = expected(mu, (opponent.rating - 1500.0) / SCALE, weight);
        (weight, expected, *score)
    });
    let information: f64 = terms
        .clone()
        .map(|(weight, expected, _)| weight * weight * expected * (1.0 - expected))
        .sum();
    let v = 1.0 / information;
    let surprise: f64 = terms
        .map(|(weight, expected, score)| weight * (score - expected))
        .sum();
    let volatility = new_volatility(player.volatility, phi, v, v * surprise);
    let phi_star = phi.hypot(volatility);
    let phi = 1.0 / (1.0 / (phi_star * phi_star) + 1.0 / v).sqrt();
    Strength {
        rating: 1500.0 + SCALE * (mu + phi * phi * surprise),
        deviation: (SCALE * phi).max(SUREST),
        volatility,
    }
}

/// Somebody and a puzzle after one try at it: whoever solves it has won against it.
pub fn meet_puzzle(player: Strength, puzzle: Strength, solved: bool) -> (Strength, Strength) {
    let score = f64::from(u8::from(solved));
    let after = rate(player, &[(puzzle, score)]);
    (after, rate(puzzle, &[(player, 1.0 - score)]))
}

impl Strength {
    /// Whether a calculation can begin with it: the scale's usual range, and nothing that is no number.
    pub fn is_plausible(&self) -> bool {
        (-10_000.0..=10_000.0).contains(&self.rating)
            && (1.0..=1_000.0).contains(&self.deviation)
            && (0.001..=1.0).contains(&self.volatility)
    }
}

fn g(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

fn expected(mu: f64, other: f64, weight: f64) -> f64 {
    1.0 / (1.0 + (-weight * (mu - other)).exp())
}

/// Step 5: the volatility, by the Illinois variant of regula falsi.
fn new_volatility(sigma: f64, phi: f64, v: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi * phi + v + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + v {
        (delta * delta - phi * phi - v).ln()
    } else {
        let mut x = a - TAU;
        while f(x) < 0.0 {
            x -= TAU;
        }
        x
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    while (high - low).abs() > 1e-6 {
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example of Glickman's own description.
    #[test]
    fn the_worked_example_comes_out() {
        let player = Strength {
            rating: 1500.0,
            deviation: 200.0,
            volatility: 0.06,
        };
        let met = |rating, deviation, score| {
            let opponent = Strength {
                rating,
                deviation,
                volatility: 0.06,
            };
            (opponent, score)
        };
        let after = rate(
            player,
            &[
                met(1400.0, 30.0, 1.0),
                met(1550.0, 100.0, 0.0),
                met(1700.0, 300.0, 0.0),
            ],
        );
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn a_puzzle_loses_what_its_solver_gains() {
        let player = Strength::default();
        let puzzle = Strength {
            rating: 1700.0,
            deviation: 100.0,
            volatility: 0.06,
        };
        let (better, easier) = meet_puzzle(player, puzzle, true);
        assert!(better.rating > 1600.0 && better.deviation < player.deviation);
        assert!(easier.rating < 1700.0 && easier.rating > 1650.0);
        let (worse, harder) = meet_puzzle(player, puzzle, false);
        assert!(worse.rating < 1500.0 && harder.rating > 1700.0);
    }

    #[test]
    fn what_is_no_strength_is_known() {
        let fine = Strength::default();
        assert!(fine.is_plausible());
        for wrong in [
            Strength {
                rating: f64::NAN,
                ..fine
            },
            Strength {
                deviation: 0.0,
                ..fine
            },
            Strength {
                volatility: f64::INFINITY,
                ..fine
            },
        ] {
            assert!(!wrong.is_plausible(), "{wrong:?}");
        }
    }

    #[test]
    fn winners_gain_what_surprise_deserves() {
        let even = Strength::default();
        let won = rate(even, &[(even, 1.0)]);
        let lost = rate(even, &[(even, 0.0)]);
        assert!((won.rating - 1500.0 - (1500.0 - lost.rating)).abs() < 1e-9);
        let strong = Strength {
            rating: 1900.0,
            ..even
        };
        assert!(rate(even, &[(strong, 1.0)]).rating > won.rating);
        let drawn = rate(even, &[(even, 0.5)]);
        assert!((drawn.rating - 1500.0).abs() < 1e-9 && drawn.deviation < even.deviation);
    }
}
