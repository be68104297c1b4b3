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

    use game::{Dice, SeededDice, Turn};

    use super::*;
    use crate::review::course::{Point, play};
    use crate::review::sampling::seed;
    use crate::review::{Effort, Evidence, Found, FoundMove, Task};
    use crate::{Match, configure};

    /// Evenly from -1 to 1, times the root of three: a standard deviation of 1.
    fn standard(text: &str) -> f64 {
        let even = SeededDice::new(seed(text)).below(1_000_001);
        (f64::from(even) / 500_000.0 - 1.0) * 3.0_f64.sqrt()
    }

    /// A world in which it is known what positions are worth: something by what was drawn last, something of their own.
    fn truth(steps: &[String]) -> f64 {
        let drawn = steps.last().filter(|step| step.starts_with("draw:"));
        let by_tile = drawn.map_or(0.0, |tile| 0.05 * standard(tile));
        let own = 0.05 * standard(&steps.join(" "));
        0.5 + by_tile + own
    }

    /// What the mean of all looks at a position would come to, over everything that could be drawn.
    fn worth(course: &Course, point: &Point) -> f64 {
        if let Some(rewards) = &point.rewards {
            return rewards[0];
        }
        if point.sampled.is_none() {
            return truth(&point.steps);
        }
        let game = begun(course, &point.steps);
        let draws = game.draws();
        let after = draws.iter().map(|(draw, weight)| {
            let mut steps = point.steps.clone();
            steps.push(format!("draw:{draw}"));
            let mut after = game.boxed_clone();
            after.draw(draw).unwrap();
            let value = match after.turn() {
                Turn::Over => Point::of(after.as_ref(), &steps).unwrap().rewards.unwrap()[0],
                _ => truth(&steps),
            };
            (value, f64::from(*weight))
        });
        let (sum, whole) = after.fold((0.0, 0.0), |(sum, whole), (value, weight)| {
            (sum + value * weight, whole + weight)
        });
        sum / whole
    }

    fn begun(course: &Course, steps: &[String]) -> Box<dyn Match> {
        let mut game = configure(&course.spec)
            .unwrap()
            .begin(&course.setup)
            .unwrap();
        for step in steps {
            play(game.as_mut(), step).unwrap();
        }
        game
    }

    /// What a look says: the truth, and noise.
    fn look(course: &Course, task: &Task, run: u64) -> Evidence {
        let deviation = match task.effort {
            Effort::Judge => 0.02,
            Effort::Sample => 0.03,
        };
        let noise = standard(&format!("{run} {}", task.key));
        let first = truth(&task.moves) + deviation * noise;
        let values = match course.seats {
            1 => vec![first],
            _ => vec![first, 1.0 - first],
        };
        // Of other moves than the one that was played, some seem best.
        let mut moves = Vec::new();
        if task.effort == Effort::Judge {
            moves = begun(course, &task.moves).legal_moves();
            moves.truncate(2);
        }
        let moves = moves.into_iter().map(|text| FoundMove {
            text,
            visits: 1,
            values: values.clone(),
            proven: false,
        });
        Evidence::Found(Found {
            moves: moves.collect(),
            values,
            proven: false,
            line: Vec::new(),
            playouts: 400,
        })
    }

    fn course(spec: &str, number: u64) -> Course {
        let rules = configure(spec).unwrap();
        let mut dice = SeededDice::new(number);
        let mut game = rules.begin(&rules.deal(&mut dice)).unwrap();
        while matches!(game.turn(), Turn::Seat(_)) && game.ply() < 30 {
            let legal = game.legal_moves();
            let text = &legal[dice.below(legal.len() as u32) as usize];
            game.play(text).unwrap();
        }
        Course::of(game.as_ref()).unwrap()
    }

    /// What is told of a seat's moves less what they truly lost, in errors as they are told.
    fn off(course: &Course, run: u64) -> Vec<f64> {
        let mut known = Known::new();
        loop {
            let tasks = course.tasks(&known);
            if tasks.is_empty() {
                break;
            }
            for task in tasks {
                let found = look(course, &task, run);
                known.insert(task.key, found);
            }
        }
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
            let count = off.len() as f64;
            assert!(count >= 60.0, "{spec}: {count}");
            let bias = off.iter().sum::<f64>() / count;
            let spread = off.iter().map(|one| one * one).sum::<f64>() / count;
            assert!(bias.abs() < 3.0 / count.sqrt(), "{spec}: {bias}");
            // Over n seats the mean of the squares varies by the root of 2/n.
            let slack = 3.0 * (2.0 / count).sqrt();
            assert!((spread - 1.0).abs() < slack, "{spec}: {spread}");
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
