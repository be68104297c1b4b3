use super::compare::Compared;
use super::course::Course;
use super::evidence::Known;
use super::luck::{SURE, mean};

/// What all moves of a seat lost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lost {
    pub(super) sum: f64,
    /// One standard error.
    pub(super) error: f64,
}

/// Whoever lost so much less than everybody else has clearly played best, if it is not noise.
const CLEARLY_BETTER: f64 = 0.15;

impl Course {
    /// What the moves of each seat lost that were compared with what seemed better. Each difference counts as it was found, below
    /// nothing too: else the noise of many looks would add up to a loss. `sampled` is how much a look after a draw varies, for each
    /// seat; how much the others do follows from looks at the same positions.
    pub(super) fn lost(&self, known: &Known, sampled: &[f64]) -> Vec<Lost> {
        let compared = self.moves().filter_map(|(depth, point)| {
            let Compared::Lost(loss) = self.compare(depth, known) else {
                return None;
            };
            Some((point.mover()?, loss.amount, loss.measured?))
        });
        let compared: Vec<_> = compared.collect();
        let noise = compared
            .iter()
            .flat_map(|(_, _, measured)| measured.noise());
        let judged = mean(&noise.collect::<Vec<_>>());
        let mut sums = vec![(0.0, 0.0); self.seats];
        for (seat, loss, measured) in compared {
            sums[seat].0 += loss;
            sums[seat].1 += measured.square(judged, sampled[seat]);
        }
        let lost = |(sum, square): (f64, f64)| Lost {
            sum,
            error: square.sqrt(),
        };
        sums.into_iter().map(lost).collect()
    }
}

/// The seat that lost clearly less than every other.
pub(super) fn best(lost: &[Lost]) -> Option<usize> {
    let mut seats: Vec<usize> = (0..lost.len()).collect();
    game::order::sort_by(&mut seats, |&one, &other| {
        lost[one].sum.total_cmp(&lost[other].sum)
    });
    let (&first, others) = seats.split_first()?;
    let clearly = |&seat: &usize| {
        let more = lost[seat].sum - lost[first].sum;
        more >= CLEARLY_BETTER && more > SURE * lost[seat].error.hypot(lost[first].error)
    };
    (!others.is_empty() && others.iter().all(clearly)).then_some(first)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::review::world::{all_known, course, has_no_bias_and_errs_as_it_says, worth};

    /// What is told of a seat's moves less what they truly lost, in errors as they are told.
    fn off(course: &Course, run: u64) -> Vec<f64> {
        let known = all_known(course, run);
        let review = course.review(&known);
        let mut truly: HashMap<usize, f64> = HashMap::new();
        for (depth, point) in course.moves() {
            let Compared::Lost(loss) = course.compare(depth, &known) else {
                panic!("everything is known")
            };
            if loss.measured.is_none() {
                continue;
            }
            let seat = point.mover().unwrap();
            let best = known[&point.key()].best_but(&course.steps[depth]).unwrap();
            let better = course.elsewhere(depth, std::slice::from_ref(best)).unwrap();
            let lost = worth(course, &better) - worth(course, &course.points[depth + 1]);
            *truly.entry(seat).or_default() += if seat == 0 { lost } else { -lost };
        }
        let seats = truly.into_iter();
        seats
            .filter_map(|(seat, truly)| {
                let player = &review.players[seat];
                let (off, error) = (player.lost - truly, player.lost_error.unwrap());
                // Where both ways end the game at once nothing can be off.
                assert!(error > 0.0 || off.abs() < 1e-9, "{off} and no error");
                (error > 0.0).then(|| off / error)
            })
            .collect()
    }

    /// Over many games whose truth is known, what is told is right on average, and as far off as its error says: moves with draws
    /// behind them, and moves without.
    #[test]
    fn losses_have_no_bias_and_err_as_much_as_they_say() {
        for (spec, games) in [("tantrix", 40), ("tantrix-solitaire", 90), ("kamon", 60)] {
            let games = (0..games).map(|number| off(&course(spec, number), number));
            let off: Vec<f64> = games.flatten().collect();
            has_no_bias_and_errs_as_it_says(spec, &off);
        }
    }

    #[test]
    fn best_is_only_who_lost_less_by_more_than_noise() {
        let lost = |sum, error| Lost { sum, error };
        let of = |all: [Lost; 3]| best(&all);
        assert_eq!(
            of([lost(0.5, 0.05), lost(0.1, 0.05), lost(0.6, 0.05)]),
            Some(1)
        );
        assert_eq!(of([lost(0.5, 0.3), lost(0.1, 0.05), lost(0.6, 0.05)]), None);
        assert_eq!(
            of([lost(0.2, 0.01), lost(0.1, 0.01), lost(0.6, 0.01)]),
            None
        );
        assert_eq!(best(&[lost(0.2, 0.01)]), None, "there is nobody else");
    }
}
