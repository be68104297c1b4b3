use game::Message;

use super::standings::Standings;
use crate::TEXTS;
use crate::failure::Failure;

/// The difference in Elo at which a player scores so much.
pub(super) fn elo(score: f64) -> f64 {
    let score = score.clamp(1e-6, 1.0 - 1e-6);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// What a player of this Elo above another scores.
fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The mean of some points, and how far it may be off in nineteen cases of twenty.
pub(super) fn mean_and_error(points: &[f64]) -> (f64, f64) {
    let many = points.len() as f64;
    let mean = points.iter().sum::<f64>() / many;
    let squares: f64 = points.iter().map(|point| (point - mean).powi(2)).sum();
    // A little is added as if one more game had been drawn: twenty wins in a row are not certainty.
    let deviation = ((squares + 0.25) / (many + 1.0)).sqrt();
    (mean, 1.96 * deviation / many.sqrt())
}

/// A sequential test: is the first player stronger than the second by `low` Elo only, or by `high`?
#[derive(Clone, Copy, Debug)]
pub(super) struct Sprt {
    low: f64,
    high: f64,
}

/// Both kinds of error: one in twenty.
const ERROR: f64 = 0.05;

impl Sprt {
    /// `0,20` and the like.
    pub(super) fn parse(text: &str) -> Result<Self, Failure> {
        let refuse = || Message::new(&TEXTS, "arena-sprt").with("text", text);
        let (low, high) = text.split_once(',').ok_or_else(refuse)?;
        let number = |text: &str| {
            text.trim()
                .parse::<f64>()
                .ok()
                .filter(|elo| elo.abs() <= 2000.0)
        };
        let (low, high) = (
            number(low).ok_or_else(refuse)?,
            number(high).ok_or_else(refuse)?,
        );
        if low < high {
            Ok(Self { low, high })
        } else {
            Err(refuse().into())
        }
    }

    /// How the likelihood of the two compares, as a logarithm.
    pub(super) fn likelihood(&self, standings: &Standings) -> f64 {
        let points = standings.points_of_first();
        if points.len() < 2 {
            return 0.0;
        }
        let (mean, _) = mean_and_error(points);
        let squares: f64 = points.iter().map(|point| (point - mean).powi(2)).sum();
        let variance = ((squares + 0.25) / (points.len() as f64 + 1.0)).max(1e-9);
        let (low, high) = (score(self.low), score(self.high));
        points.len() as f64 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// True if the higher difference is accepted, false if the lower, nothing while it is open.
    pub(super) fn verdict(&self, standings: &Standings) -> Option<bool> {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let likelihood = self.likelihood(standings);
        (likelihood.abs() >= bound).then_some(likelihood > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_score_are_inverse() {
        for difference in [-300.0, -20.0, 0.0, 7.0, 191.0] {
            assert!((elo(score(difference)) - difference).abs() < 1e-6);
        }
        assert!((elo(0.75) - 190.85).abs() < 0.01);
    }

    #[test]
    fn a_mean_of_even_games_has_the_binomial_error() {
        let points: Vec<f64> = (0..400).map(|game| f64::from(game % 2)).collect();
        let (mean, error) = mean_and_error(&points);
        assert!((mean - 0.5).abs() < 1e-9);
        assert!((error - 1.96 * 0.5 / 20.0).abs() < 1e-3, "{error}");
    }

    #[test]
    fn bounds_are_two_numbers_in_order() {
        assert!(Sprt::parse("0,20").is_ok());
        assert!(Sprt::parse("-5,5").is_ok());
        for bad in ["", "5", "20,0", "0,0", "a,b", "0,1,2", "nan,5", "0,inf"] {
            assert!(Sprt::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_clear_winner_is_accepted_and_an_equal_one_is_not() {
        let sprt = Sprt::parse("0,100").unwrap();
        let standings = |points: &[f64]| Standings::of_first(points);
        assert_eq!(sprt.verdict(&standings(&[1.0; 40])), Some(true));
        assert_eq!(
            sprt.verdict(&standings(&[0.0, 1.0, 0.0, 0.0].repeat(20))),
            Some(false)
        );
        assert_eq!(sprt.verdict(&standings(&[1.0, 0.0])), None);
    }
}
