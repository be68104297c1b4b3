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
    (mean, 1.96 * cautious_variance(points).sqrt() / many.sqrt())
}

/// How far points lie apart, by the mean square.
pub(super) fn variance(points: &[f64]) -> f64 {
    squares(points) / (points.len() as f64 - 1.0).max(1.0)
}

/// The same with a little added, as if there had been one more, half a point off: twenty wins in a row are not
/// certainty.
fn cautious_variance(points: &[f64]) -> f64 {
    (squares(points) + 0.25) / (points.len() as f64 + 1.0)
}

fn squares(points: &[f64]) -> f64 {
    let mean = points.iter().sum::<f64>() / points.len() as f64;
    points.iter().map(|point| (point - mean).powi(2)).sum()
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
        // Deals are the unit: the games of one share its luck.
        let points = standings.means_of_first();
        if points.len() < 2 {
            return 0.0;
        }
        let (mean, _) = mean_and_error(&points);
        let variance = cautious_variance(&points);
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
        let verdict = |deals: &[&[f64]]| sprt.verdict(&Standings::of_first(deals));
        assert_eq!(verdict(&[&[1.0, 1.0] as &[f64]; 20]), Some(true));
        assert_eq!(
            verdict(&[&[0.0, 1.0] as &[f64], &[0.0, 0.0]].repeat(20)),
            Some(false)
        );
        assert_eq!(verdict(&[&[1.0, 1.0], &[0.0, 0.0]]), None);
    }

    #[test]
    fn where_deals_decide_games_the_luck_falls_out() {
        // Whoever begins wins, but for one deal in ten, which the first player wins from both seats.
        let deals = [&[[1.0, 0.0]; 9] as &[_], &[[1.0, 1.0]]]
            .concat()
            .repeat(12);
        let pairs: Vec<&[f64]> = deals.iter().map(<[f64; 2]>::as_slice).collect();
        let singles: Vec<&[f64]> = deals.iter().flatten().map(std::slice::from_ref).collect();
        let sprt = Sprt::parse("0,50").unwrap();
        let by = |deals: &[&[f64]]| sprt.likelihood(&Standings::of_first(deals));
        assert!(by(&pairs) > 3.0 * by(&singles));
        assert_eq!(sprt.verdict(&Standings::of_first(&pairs)), Some(true));
        assert_eq!(sprt.verdict(&Standings::of_first(&singles)), None);
    }

    #[test]
    fn a_deal_that_is_half_played_does_not_count_as_one() {
        let sprt = Sprt::parse("0,50").unwrap();
        let whole: Vec<&[f64]> = vec![&[1.0, 0.0], &[1.0, 1.0], &[0.0, 1.0]];
        let torn = [whole.as_slice(), &[&[1.0]]].concat();
        let by = |deals: &[&[f64]]| sprt.likelihood(&Standings::of_first(deals));
        assert!((by(&whole) - by(&torn)).abs() < 1e-12);
    }
}
